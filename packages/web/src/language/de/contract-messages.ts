import type { Area } from "./forms.ts";

/** Messages of forms and of the server. Texts that the engine has too are among its messages. */
export const contractMessages = {
  "Use at least {count} characters": ["Verwende mindestens {count} Zeichen", "Verwende mindestens {count} Zeichen"],
  "Use at most {count} characters": ["Verwende höchstens {count} Zeichen", "Verwende höchstens {count} Zeichen"],
  "Username is required": "Gib einen Benutzernamen ein",
  "Use letters, digits, spaces, hyphens, underscores and periods":
    "Verwende Buchstaben, Ziffern, Leerzeichen, Bindestriche, Unterstriche und Punkte",
  "This name is reserved for the site itself. Choose another":
    "Dieser Name ist für die Website selbst reserviert. Wähle einen anderen",
  "Email is required": "Gib eine E-Mail-Adresse ein",
  "Enter a valid email address": "Gib eine gültige E-Mail-Adresse ein",
  "Password is required": "Gib ein Passwort ein",
  "Use a password that does not repeat a few characters":
    "Verwende ein Passwort, das nicht nur wenige Zeichen wiederholt",
  "Use a password that is not a sequence, such as 87654321 or asdfghjk":
    "Verwende ein Passwort, das keine Folge wie 87654321 oder asdfghjk ist",
  "This password is one of the most common ones. Choose another":
    "Dieses Passwort ist eines der häufigsten. Wähle ein anderes",
  "Use a password that is more than the name of this site or of a device":
    "Verwende ein Passwort, das mehr ist als der Name dieser Website oder eines Geräts",
  "Use a password that is not your username or email address":
    "Verwende ein Passwort, das nicht dein Benutzername oder deine E-Mail-Adresse ist",
  "Confirm your password": "Bestätige dein Passwort",
  "Passwords do not match": "Die Passwörter stimmen nicht überein",
  "Project name is required": "Gib dem Projekt einen Namen",
  "Name is required": "Gib einen Namen ein",
  "Set-up code is required": "Gib den Einrichtungscode ein",
  "Code is required": "Gib den Code ein",
  "Recovery code is required": "Gib einen Wiederherstellungscode ein",
  "If an account exists for that email, we sent a reset link.":
    "Falls es ein Konto mit dieser E-Mail-Adresse gibt, haben wir einen Link zum Zurücksetzen gesendet.",
  "Password updated successfully. You can now sign in with your new password.":
    "Dein Passwort ist geändert. Du kannst dich jetzt mit dem neuen Passwort anmelden.",
  "We sent a confirmation link to your email address.":
    "Wir haben einen Bestätigungslink an deine E-Mail-Adresse gesendet.",
  "Your email address is confirmed. You can now sign in with it.":
    "Deine E-Mail-Adresse ist bestätigt. Du kannst dich jetzt damit anmelden.",
  masters: "Master",
  plan: "Plan",
  template: "Vorlage",
  "line {line}": "Zeile {line}",
  'list "{name}"': "Liste „{name}“",
  'section "{name}"': "Abschnitt „{name}“",
  'master "{name}"': "Master „{name}“",
  'block "{name}"': "Block „{name}“",
  '{label} "{name}"': "{label} „{name}“",
  "{place}: {problem}": "{place}: {problem}",
  "{problem} ({count} times)": ["{problem} ({count} Mal)", "{problem} ({count} Mal)"],
  "{problem} ({count} times, first on page {page})": [
    "{problem} ({count} Mal, auf Seite {page})",
    "{problem} ({count} Mal, zuerst auf Seite {page})",
  ],
  "{problem} (page {page})": "{problem} (Seite {page})",
  "{sentence}.": "{sentence}.",
  "{sentence} {hint}": "{sentence} {hint}",
  "The body is not valid JSON": "Der Inhalt der Anfrage ist kein gültiges JSON",
  "The request needs a JSON body": "Die Anfrage braucht einen Inhalt in JSON",
  "The body has too many values or levels": "Der Inhalt der Anfrage hat zu viele Werte oder Ebenen",
  "The request cannot be read": "Die Anfrage kann nicht gelesen werden",
  "The request needs a Host header": "Die Anfrage braucht einen Host-Header",
  "The server supports only the expectation 100-continue": "Der Server unterstützt nur die Erwartung 100-continue",
  "The body must be JSON (content type application/json)":
    "Der Inhalt der Anfrage muss JSON sein (Content-Type application/json)",
  "Network request failed": "Keine Verbindung zum Server",
  "Authentication required": "Melde dich an, um fortzufahren",
  "Only administrators of this site can do this": "Nur Admins dieser Website können das",
  "Choose at least one permission": "Wähle mindestens eine Berechtigung",
  "Programs can't make this call. It needs a signed-in user":
    "Programme können das nicht aufrufen. Dafür muss ein Benutzer angemeldet sein",
  "This token lacks the scope {scope}": "Diesem Token fehlt die Berechtigung {scope}",
  "Confirm that it is you, and try again": "Bestätige, dass du es bist, und versuche es erneut",
  "Accept the terms of use first": "Akzeptiere zuerst die Nutzungsbedingungen",
  "This site requires an authenticator app or a passkey. Set one up on the Security page of your account first":
    "Diese Website verlangt eine Authenticator-App oder einen Passkey. Richte zuerst eines davon in deinem Konto auf der Seite „Sicherheit“ ein",
  "Set up an authenticator app or a passkey for your own account first":
    "Richte zuerst für dein eigenes Konto eine Authenticator-App oder einen Passkey ein",
  "This site requires more than a password. Sign in with your passkey, or with a recovery code":
    "Diese Website verlangt mehr als ein Passwort. Melde dich mit deinem Passkey oder einem Wiederherstellungscode an",
  "This username is taken": "Dieser Benutzername ist vergeben",
  "This session has ended already": "Diese Sitzung ist bereits beendet",
  "A download of your data is running already. Try again when it has ended":
    "Deine Daten werden bereits heruntergeladen. Versuche es erneut, wenn der Download fertig ist",
  "This is not your username": "Das ist nicht dein Benutzername",
  "No other active account has this name": "Kein anderes aktives Konto hat diesen Namen",
  "This is the email address of your account already": "Das ist schon die E-Mail-Adresse deines Kontos",
  "We sent a confirmation link to the new address.": "Wir haben einen Bestätigungslink an die neue Adresse gesendet.",
  "This is not your password": "Das ist nicht dein Passwort",
  "Wrong username or password": "Benutzername oder Passwort ist falsch",
  "This link has been used or has expired. Request a new one":
    "Dieser Link wurde schon verwendet oder ist abgelaufen. Fordere einen neuen an",
  "This link has expired, or another account has confirmed the address. Sign in and request a new link":
    "Dieser Link ist abgelaufen, oder ein anderes Konto hat die Adresse bestätigt. Melde dich an und fordere einen neuen Link an",
  "Too many users are signing in. Try again in a few seconds":
    "Gerade melden sich zu viele Benutzer an. Versuche es in ein paar Sekunden erneut",
  "Too many attempts. Try again in {time}": "Zu viele Versuche. Versuche es in {time} erneut",
  "The server is stopping": "Der Server wird gerade beendet",
  "The server's database is not responding, is damaged or has no space left":
    "Die Datenbank des Servers antwortet nicht, ist beschädigt oder hat keinen Platz mehr",
  "If-Match must contain the revision of an ETag": "If-Match muss die Revision eines ETag enthalten",
  "This field is missing": "Dieses Feld fehlt",
  "Must be {expected}": "Muss {expected} sein",
  "Must have {amount}": "Muss {amount} haben",
  "The request is larger than {size}, which is the limit": "Die Anfrage überschreitet das Limit von {size}",
  "There is no {method} {path}": "{method} {path} gibt es nicht",
  "Nothing was found at this address": "Unter dieser Adresse wurde nichts gefunden",
  "Something went wrong on the server. Request id: {id}":
    "Auf dem Server ist etwas schiefgegangen. Anfragenummer: {id}",
  "Large pictures, fonts and PDFs can't be read or saved at the moment. Nothing was lost. Try again in a minute":
    "Große Bilder, Schriften und PDFs können im Moment nicht gelesen oder gespeichert werden. Nichts ging verloren. Versuch es in einer Minute noch einmal",
  "A picture, font or PDF is missing or damaged on the server. Tell the operator of the site":
    "Ein Bild, eine Schrift oder ein PDF fehlt auf dem Server oder ist beschädigt. Sag dem Betreiber der Website Bescheid",
  "The server's disk is full, so nothing was saved. Tell the operator of the site":
    "Der Speicher des Servers ist voll, deshalb wurde nichts gespeichert. Sag dem Betreiber der Website Bescheid",
  "The server is busy. Try again in a few seconds":
    "Der Server ist ausgelastet. Versuche es in ein paar Sekunden erneut",
  "Too many planners are being rendered. Try again in a few seconds":
    "Gerade werden zu viele Planer gerendert. Versuche es in ein paar Sekunden erneut",
  "{jobs} of your requests are in progress. Try again in a few seconds":
    "{jobs} deiner Anfragen laufen noch. Versuche es in ein paar Sekunden erneut",
  "You have too many live previews open. Close one first":
    "Du hast zu viele Live-Vorschauen geöffnet. Schließe zuerst eine",
  "Pages of other sites can't connect": "Seiten anderer Websites können sich nicht verbinden",
  "Messages must be text": "Nachrichten müssen Text sein",
  "Rendering was stopped after {seconds} seconds, which is the limit":
    "Das Rendern wurde nach {seconds} Sekunden abgebrochen, weil das Limit erreicht war",
  "Rendering needs too much memory. Try smaller images or fewer widgets":
    "Das Rendern braucht zu viel Speicher. Versuche es mit kleineren Bildern oder weniger Elementen",
  "The PDF is larger than {size} MiB, which is the limit": "Das PDF überschreitet das Limit von {size} MiB",
  "The picture would have {pixels} million pixels and may have {limit}; choose a smaller scale":
    "Das Bild hätte {pixels} Millionen Pixel, erlaubt sind {limit}; wähle einen kleineren Maßstab",
  "Project not found": "Projekt nicht gefunden",
  "The edition could not be made in several attempts. Try again later":
    "Die Ausgabe konnte auch nach mehreren Versuchen nicht erstellt werden. Versuche es später noch einmal",
  "An account can have nightly editions of {limit} projects. Switch them off for another project first":
    "Ein Konto kann nächtliche Ausgaben von {limit} Projekten haben. Schalte sie zuerst bei einem anderen Projekt aus",
  "This edition has been decided about or replaced":
    "Über diese Ausgabe wurde schon entschieden, oder sie wurde ersetzt",
  "This project has no nightly editions. Switch them on first":
    "Dieses Projekt hat keine nächtlichen Ausgaben. Schalte sie zuerst ein",
  "There is no such time zone": "Diese Zeitzone gibt es nicht",
  "Write an address that begins with https:// or http://":
    "Gib eine Adresse ein, die mit https:// oder http:// beginnt",
  "Public project not available.": "Öffentliches Projekt nicht verfügbar.",
  "The project has no current PDF. Compile it first": "Das Projekt hat kein aktuelles PDF. Kompiliere es zuerst",
  "Part not found": "Baustein nicht gefunden",
  "Token not found": "Token nicht gefunden",
  "This passkey was not accepted. Try again, or sign in another way":
    "Dieser Passkey wurde nicht akzeptiert. Versuche es erneut oder melde dich anders an",
  "Passkeys need a site with a domain name and TLS": "Passkeys brauchen eine Website mit Domainnamen und TLS",
  "Passkey not found": "Passkey nicht gefunden",
  "You have {limit} passkeys, which is the limit. Remove one first":
    "Du hast {limit} Passkeys, mehr sind nicht möglich. Entferne zuerst einen",
  "This is your only way to sign in. Add a password or another way first":
    "Das ist deine einzige Möglichkeit, dich anzumelden. Füge zuerst ein Passwort oder eine andere hinzu",
  "This is not the set-up code. The server prints it at its start, and the operator reads it with: octavo admin setup-code":
    "Das ist nicht der Einrichtungscode. Der Server gibt ihn beim Start aus, und der Betreiber erfährt ihn mit: octavo admin setup-code",
  "Enter the code of your authenticator app": "Gib den Code aus deiner Authenticator-App ein",
  "This code is not valid. Wait for the next one, and check the time of your device":
    "Dieser Code ist ungültig. Warte auf den nächsten und prüfe die Uhrzeit deines Geräts",
  "This took too long. Start again with a new QR code":
    "Das hat zu lange gedauert. Beginne mit einem neuen QR-Code von vorn",
  "The account has no authenticator app": "Das Konto hat keine Authenticator-App",
  "This account needs its password, too. Sign in with it, and enter the recovery code in place of the app's code":
    "Dieses Konto braucht auch sein Passwort. Melde dich damit an und gib statt des Codes aus der App den Wiederherstellungscode ein",
  "Enter your current password. If you have forgotten it, reset it by email":
    "Gib dein aktuelles Passwort ein. Wenn du es vergessen hast, setze es per E-Mail zurück",
  "Wrong username or recovery code": "Benutzername oder Wiederherstellungscode ist falsch",
  "This site has no other provider for signing in": "Diese Website hat keinen anderen Anbieter zum Anmelden",
  "{provider} does not respond. Try again later, or sign in another way":
    "{provider} antwortet nicht. Versuche es später erneut oder melde dich anders an",
  "This sign-in has expired, or was started in another browser. Try again":
    "Diese Anmeldung ist abgelaufen oder wurde in einem anderen Browser begonnen. Versuche es erneut",
  "No account is linked with your account at {provider}. Sign in another way, and link it on the account page":
    "Mit deinem Konto bei {provider} ist kein Konto verknüpft. Melde dich anders an und verknüpfe es auf der Kontoseite",
  "This account at the provider is linked with another user":
    "Dieses Konto beim Anbieter ist mit einem anderen Benutzer verknüpft",
  "Linked account not found": "Verknüpftes Konto nicht gefunden",
  "You have {limit} tokens, which is the limit. Revoke one first":
    "Du hast {limit} Token, mehr sind nicht möglich. Widerrufe zuerst eines",
  "You have {limit} parts, which is the limit. Delete one first":
    "Du hast {limit} Bausteine, mehr sind nicht möglich. Lösche zuerst einen",
  "Template not found": "Vorlage nicht gefunden",
  'Master "{name}" not found': "Master „{name}“ nicht gefunden",
  'Page "{name}" not found': "Seite „{name}“ nicht gefunden",
  'There is a master called "{name}" already': "Es gibt schon einen Master namens „{name}“",
  'There is a page called "{name}" already': "Es gibt schon eine Seite namens „{name}“",
  "Too many of your responses are unread. Read or cancel them, and try again in a few seconds":
    "Zu viele Antworten an dich sind noch nicht gelesen. Lies sie oder brich sie ab und versuche es in ein paar Sekunden erneut",
  "The project was changed while it was being read. Try again":
    "Das Projekt wurde geändert, während es gelesen wurde. Versuche es erneut",
  "Too many changes are waiting to be saved. Try again in a few seconds":
    "Zu viele Änderungen warten auf das Speichern. Versuche es in ein paar Sekunden erneut",
  "This is being changed elsewhere. Try again in a few seconds":
    "Das wird gerade anderswo geändert. Versuche es in ein paar Sekunden erneut",
  "This was changed after you opened it. Reload it, or save your version as a copy":
    "Das wurde geändert, nachdem du es geöffnet hast. Lade es neu oder speichere deine Version als Kopie",
  'The address "{slug}" is taken; "{free}" is free': "Die Adresse „{slug}“ ist vergeben; „{free}“ ist frei",
  "Text with the character U+0000 can't be stored": "Text mit dem Zeichen U+0000 kann nicht gespeichert werden",
  "You have {limit} projects, which is the limit. Delete one first":
    "Du hast {limit} Projekte, mehr sind nicht möglich. Lösche zuerst eines",
  "You have {limit} templates, which is the limit. Delete one first":
    "Du hast {limit} Vorlagen, mehr sind nicht möglich. Lösche zuerst eine",
  "Your projects and templates take {used} of {limit} MiB, and this does not fit. Delete one, or use smaller images":
    "Deine Projekte und Vorlagen belegen {used} von {limit} MiB, und das hier passt nicht mehr dazu. Lösche etwas oder verwende kleinere Bilder",
  "This version no longer exists": "Diese Version gibt es nicht mehr",
  "A project can have {limit} named versions at most. Remove the name of one first":
    "Ein Projekt kann höchstens {limit} benannte Versionen haben. Entferne zuerst den Namen einer davon",
  "The named versions of all your projects can take {size} MiB at most. Remove the name of one first":
    "Die benannten Versionen all deiner Projekte können höchstens {size} MiB belegen. Entferne zuerst den Namen einer davon",
  "Your parts take {used} of {limit} MiB, and this one does not fit. Delete one first":
    "Deine Bausteine belegen {used} von {limit} MiB, und dieser passt nicht mehr dazu. Lösche zuerst einen",
  "The named versions of a project can take {size} MiB at most. Remove the name of one first":
    "Die benannten Versionen eines Projekts können höchstens {size} MiB belegen. Entferne zuerst den Namen einer davon",
  "A project can have {limit} masters at most": "Ein Projekt kann höchstens {limit} Master haben",
  "A project can have {limit} named pages at most": "Ein Projekt kann höchstens {limit} benannte Seiten haben",
  "A project can have {limit} compilation rules at most":
    "Ein Projekt kann höchstens {limit} Kompilierungsregeln haben",
  "A project can have {limit} blocks, {limit} styles and {limit} themes at most":
    "Ein Projekt kann höchstens {limit} Blöcke, {limit} Stile und {limit} Gestaltungen haben",
  "A project can hold {size} MiB at most, including images":
    "Ein Projekt kann mit Bildern höchstens {size} MiB groß sein",
  'No device profile is called "{written}"': "Es gibt kein Geräteprofil namens „{written}“",
  'No font face is called "{written}"': "Es gibt keinen Schriftschnitt namens „{written}“",
  "{problem}. {advice}": "{problem}. {advice}",
  "{count} seconds": "{count} s",
  "{count} minutes": "{count} min",
  "{count} hours": "{count} h",
  "a whole number": "eine ganze Zahl",
  "an object with fields": "ein Objekt mit Feldern",
  "{written}": "{written}",
  "at least {limit}": "mindestens {limit}",
  "at most {limit}": "höchstens {limit}",
  "at least {count} entries": ["mindestens {count} Eintrag", "mindestens {count} Einträge"],
  "at most {count} entries": ["höchstens {count} Eintrag", "höchstens {count} Einträge"],
  "{path}: {problem}": "{path}: {problem}",
  "An administrator has disabled this account. Ask the administrator of this site to enable it":
    "Ein Admin hat dieses Konto deaktiviert. Bitte einen Admin dieser Website, es zu aktivieren",
  "An administrator of this site has made this project private. It cannot be published again until an administrator allows it":
    "Ein Admin dieser Website hat dieses Projekt privat gemacht. Es lässt sich erst wieder veröffentlichen, wenn ein Admin es erlaubt",
  "Another administrator has already answered this report": "Ein anderer Admin hat diese Meldung schon erledigt",
  "New accounts need an invitation on this site. Ask its administrator for one, and open its link":
    "Neue Konten brauchen auf dieser Website eine Einladung. Bitte einen Admin darum und öffne ihren Link",
  "This site accepts no new accounts. Ask its administrator for an account":
    "Diese Website nimmt keine neuen Konten an. Bitte einen Admin um ein Konto",
  "This invitation has been used, was revoked or has expired. Ask the administrator of this site for a new one":
    "Diese Einladung wurde verwendet, widerrufen oder ist abgelaufen. Bitte einen Admin dieser Website um eine neue",
  "This is the only administrator of the site. Make another user an administrator first":
    "Das ist der einzige Admin der Website. Mach zuerst einen anderen Benutzer zum Admin",
  "Type the name of the account": "Gib den Namen des Kontos ein",
  "User not found": "Benutzer nicht gefunden",
  "This invitation has been used or revoked": "Diese Einladung wurde verwendet oder widerrufen",
  "Report not found": "Meldung nicht gefunden",
  "You have made {limit} planners in 24 hours, which is the limit. Try again in {time}":
    "Du hast in 24 Stunden {limit} Planer erstellt, mehr sind nicht möglich. Versuche es in {time} erneut",
  "Paste the address of the calendar": "Füge die Adresse des Kalenders ein",
  "This site reads no calendars from addresses. Ask its administrator to allow it, or import a calendar file":
    "Diese Website liest keine Kalender von Adressen. Bitte einen Admin, das zu erlauben, oder importiere eine Kalenderdatei",
  "You have {limit} calendars by address, which is the limit. Remove one first":
    "Du hast {limit} Kalender per Adresse, mehr sind nicht möglich. Entferne zuerst einen",
  "The project already has a calendar from this address": "Das Projekt hat schon einen Kalender von dieser Adresse",
  "This calendar address has been removed": "Diese Kalenderadresse wurde entfernt",
  "The calendar is no longer among the dates of the plan. Refresh it to add it again, or remove its address":
    "Der Kalender ist nicht mehr unter den Terminen des Plans. Aktualisiere ihn, um ihn wieder hinzuzufügen, oder entferne seine Adresse",
  "The address was stored with another key of this site and cannot be read. Remove it and add it again":
    "Die Adresse wurde mit einem anderen Schlüssel dieser Website gespeichert und ist nicht lesbar. Entferne sie und füge sie neu hinzu",
  "The plan has no first and last day yet, so no events can be added":
    "Der Plan hat noch keinen ersten und letzten Tag, daher können keine Termine hinzugefügt werden",
  "The dates of the plan would have too many entries. Remove a calendar, or choose a shorter time":
    "Die Termine des Plans hätten zu viele Einträge. Entferne einen Kalender oder wähle eine kürzere Zeit",
  "This is not an address that begins with https:// or webcal://":
    "Das ist keine Adresse, die mit https:// oder webcal:// beginnt",
  "The address must not contain a username and password. Use the public or secret address of the calendar":
    "Die Adresse darf keinen Benutzernamen und kein Passwort enthalten. Verwende die öffentliche oder geheime Adresse des Kalenders",
  "The address has a port that this site does not allow. Ask its administrator to allow this server":
    "Die Adresse hat einen Port, den diese Website nicht erlaubt. Bitte einen Admin, diesen Server zu erlauben",
  "The address leads into a private network, which this site does not reach. Ask its administrator to allow this server":
    "Die Adresse führt in ein privates Netz, auf das diese Website nicht zugreift. Bitte einen Admin, diesen Server zu erlauben",
  "There is no server with this name. Check the address": "Es gibt keinen Server mit diesem Namen. Prüfe die Adresse",
  "The server of the calendar does not respond. Try again later":
    "Der Server des Kalenders antwortet nicht. Versuche es später erneut",
  "The server of the calendar has no valid certificate, so nothing was read":
    "Der Server des Kalenders hat kein gültiges Zertifikat, daher wurde nichts gelesen",
  "The server of the calendar took too long to answer. Try again later":
    "Der Server des Kalenders hat zu lange für die Antwort gebraucht. Versuche es später erneut",
  "The calendar is larger than {megabytes} MB. Choose one with fewer years":
    "Der Kalender ist größer als {megabytes} MB. Wähle einen mit weniger Jahren",
  "The server of the calendar redirects too often. Check the address":
    "Der Server des Kalenders leitet zu oft weiter. Prüfe die Adresse",
  "The server of the calendar redirects to an address without encryption, which would reveal the secret in it":
    "Der Server des Kalenders leitet zu einer Adresse ohne Verschlüsselung weiter, die das Geheimnis darin verraten würde",
  "The server of the calendar refuses access. Copy the public or secret address of the calendar again":
    "Der Server des Kalenders verweigert den Zugriff. Kopiere die öffentliche oder geheime Adresse des Kalenders noch einmal",
  "There is no calendar at this address. It was removed or got a new address. Copy the address again":
    "Unter dieser Adresse gibt es keinen Kalender. Er wurde entfernt oder hat eine neue Adresse. Kopiere die Adresse noch einmal",
  "The server of the calendar reports an error. Try again later":
    "Der Server des Kalenders meldet einen Fehler. Versuche es später erneut",
  "The address leads to a web page. Copy the address in iCal format (.ics) from the settings of the calendar":
    "Die Adresse führt zu einer Webseite. Kopiere die Adresse im iCal-Format (.ics) aus den Einstellungen des Kalenders",
  "The address leads to a file that is not a calendar (.ics)":
    "Die Adresse führt zu einer Datei, die kein Kalender (.ics) ist",
  "The answer of the calendar's server is damaged. Try again later":
    "Die Antwort des Kalenderservers ist beschädigt. Versuche es später erneut",
  "Collection not found": "Sammlung nicht gefunden",
  "Public collection not available.": "Öffentliche Sammlung nicht verfügbar.",
  "The collection doesn't contain this project": "Die Sammlung enthält dieses Projekt nicht",
  "An administrator of this site has made this collection private. It cannot be published again until an administrator allows it":
    "Ein Admin dieser Website hat diese Sammlung auf privat gestellt. Sie kann erst wieder veröffentlicht werden, wenn ein Admin es erlaubt",
  "You have {limit} collections, which is the limit. Delete one first":
    "Du hast {limit} Sammlungen, mehr sind nicht möglich. Lösche zuerst eine",
  "A collection can have {limit} projects at most. Remove one first":
    "Eine Sammlung kann höchstens {limit} Projekte enthalten. Entferne zuerst eins",
  "Must name each project of the collection once": "Muss jedes Projekt der Sammlung einmal nennen",
  "Its author reserves all rights, so this project can't be cloned":
    "Der Autor behält sich alle Rechte vor, deshalb kann dieses Projekt nicht geklont werden",
  "This project is based on a work under {licence}, which does not allow this licence. Choose another one":
    "Dieses Projekt beruht auf einem Werk unter {licence}, das diese Lizenz nicht erlaubt. Wähle eine andere",
  "The original of this project can't be cloned any more, so there is nothing to merge":
    "Das Original dieses Projekts lässt sich nicht mehr klonen, daher gibt es nichts zu übernehmen",
  "The content that the original had when it was cloned was not kept, so its changes can't be merged. Clone it again":
    "Der Inhalt des Originals beim Klonen wurde nicht aufbewahrt, daher lassen sich seine Änderungen nicht übernehmen. Klone es noch einmal",
  "The original has changed again. Look at its changes before you merge them":
    "Das Original hat sich noch einmal geändert. Sieh dir die Änderungen an, bevor du sie übernimmst",
  "The original has another licence now, which your project's licence does not allow. Clone it again to use its changes":
    "Das Original hat jetzt eine andere Lizenz, mit der die Lizenz deines Projekts nicht vereinbar ist. Klone es noch einmal, um seine Änderungen zu verwenden",
  "The original states no licence, so this project can't have one":
    "Das Original nennt keine Lizenz, deshalb kann auch dieses Projekt keine haben",
  "{provider} does not respond. Try again later": "{provider} antwortet nicht. Versuche es später erneut",
  "People sign in to this site only with {provider}, so its own passwords, passkeys, codes and invitations are not used. Sign in with {provider}":
    "Auf dieser Website meldet man sich nur mit {provider} an, daher werden ihre eigenen Passwörter, Passkeys, Codes und Einladungen nicht verwendet. Melde dich mit {provider} an",
  "Your account at {provider} is in no group that may use this site. Ask the administrator of {provider} to add you to one":
    "Dein Konto bei {provider} ist in keiner Gruppe, die diese Website verwenden darf. Bitte den Admin von {provider}, dich in eine aufzunehmen",
  "This site requires a second factor, and {provider} reports none for this sign-in. Set one up there, and sign in again with it":
    "Diese Website verlangt einen zweiten Faktor, und {provider} meldet für diese Anmeldung keinen. Richte dort einen ein und melde dich damit erneut an",
  "{provider} reported no second factor when you signed in, so you could not sign in again. Sign out, and sign in with a second factor first":
    "{provider} hat bei deiner Anmeldung keinen zweiten Faktor gemeldet, du könntest dich also nicht wieder anmelden. Melde dich zuerst ab und mit einem zweiten Faktor wieder an",
  "The account of this site with your address can't be linked with your account at {provider}. Ask the administrator of this site to unlink it first":
    "Das Konto dieser Website mit deiner Adresse kann nicht mit deinem Konto bei {provider} verknüpft werden. Bitte den Admin dieser Website, es zuerst zu trennen",
  "No account of this site has confirmed the address of your account at {provider}, and new accounts are not allowed. Ask the administrator of this site for one":
    "Kein Konto dieser Website hat die Adresse deines Kontos bei {provider} bestätigt, und neue Konten sind nicht erlaubt. Bitte den Admin dieser Website um eines",
  "This is your only way to sign in. Link another account at {provider} first":
    "Das ist deine einzige Möglichkeit, dich anzumelden. Verknüpfe zuerst ein anderes Konto bei {provider}",
} satisfies Area<"contractMessages">;

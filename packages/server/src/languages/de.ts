import type { Translation } from "./translation.ts";

const getPage = {
  title: "Planer holen",
  label: "Code",
  button: "Herunterladen",
  hint: "Öffne dein Projekt in Octavo auf einem anderen Gerät, wähle „Auf ein Gerät übertragen“ und erstelle einen Code.",
  wrong: "Dieser Code ist nicht gültig. Prüfe ihn oder erstelle einen neuen: Ein Code gilt zehn Minuten.",
  tooMany: "Zu viele falsche Codes. Warte zehn Minuten und versuche es noch einmal.",
  failed:
    "Das PDF konnte nicht erzeugt werden. Öffne das Projekt auf einem anderen Gerät und sieh dir seine Probleme an.",
  later:
    "Das PDF kann gerade nicht erzeugt werden: Das Konto hat sein Limit erreicht, oder der Server ist ausgelastet. Versuche es später noch einmal.",
  terms:
    "Die Nutzungsbedingungen haben sich geändert. Melde dich auf einem anderen Gerät bei Octavo an, stimme ihnen zu und verwende den Code dann noch einmal.",
  secondFactor:
    "Diese Website verlangt einen zweiten Faktor. Melde dich auf einem anderen Gerät bei Octavo an, richte ihn ein und verwende den Code dann noch einmal.",
};

const archiveReadme = `Diese Datei enthält alles, was du mit Octavo gemacht hast.

account.json   dein Konto, deine Sammlungen und der Inhalt der Ordner darunter
projects/      ein Ordner für jedes Projekt:
  masters.yaml, plan.yaml   Designs, Plan, Regeln und Termine, wie "octavo build" sie liest
  planner.pdf               der Planer, außer er hat Fehler oder braucht zu lange
  cover.png                 seine erste Seite
  fonts/, pictures/         Dateien, die in den Designs enthalten sind
  versions/                 benannte Versionen und die letzten automatischen
templates/     deine Vorlagen
parts.json     die Bausteine, die du in der Palette gespeichert hast

Gelöschte Projekte, Passwörter, Tokens und Sitzungen sind nicht enthalten.

Um sie in eine Website mit Octavo einzulesen, führt deren Betreiber aus:
  octavo restore --user NAME octavo-account.zip
Die Projekte sind dann privat, und nichts, was schon da ist, wird ersetzt.
`;

/** By the English text. */
const emails = {
  "A calendar of {project} can't be read": "Ein Kalender von {project} kann nicht gelesen werden",
  "The calendar {calendar} of your planner {project} could not be read from its address three times.":
    "Der Kalender {calendar} deines Planers {project} konnte dreimal nicht von seiner Adresse gelesen werden.",
  "The planner keeps the events from before. Open its dates to see the reason, and to change the address.":
    "Der Planer behält die bisherigen Termine. Öffne seine Termine, um den Grund zu sehen und die Adresse zu ändern.",
  "Open the dates of the project": "Termine des Projekts öffnen",
  "Hello,": "Hallo,",
  "New edition of {project}": "Neue Ausgabe von {project}",
  "A new edition of your planner {project} is ready. Changed events: {events}.":
    "Eine neue Ausgabe deines Planers {project} ist fertig. Geänderte Termine: {events}.",
  "All pages keep their places, so handwriting stays on its page.":
    "Alle Seiten behalten ihren Platz, sodass Handschrift auf ihrer Seite bleibt.",
  "Open the project": "Projekt öffnen",
  "A decision about {project}": "Eine Entscheidung zu {project}",
  "The new edition of your planner {project} was not delivered, because pages would change: {pages}.":
    "Die neue Ausgabe deines Planers {project} wurde nicht ausgeliefert, weil sich Seiten ändern würden: {pages}.",
  "Your tablet keeps getting the old one until you have decided.":
    "Bis du entschieden hast, bekommt dein Tablet weiterhin die alte Ausgabe.",
  "No new edition of {project}": "Keine neue Ausgabe von {project}",
  "The new edition of your planner {project} could not be made. Open the project to see its problems.":
    "Die neue Ausgabe deines Planers {project} konnte nicht erstellt werden. Öffne das Projekt, um seine Probleme zu sehen.",
  "You get this email because you asked for it in the nightly editions of the project.":
    "Du erhältst diese E-Mail, weil du sie in den nächtlichen Ausgaben des Projekts gewünscht hast.",

  "A test email from Octavo": "Eine Test-E-Mail von Octavo",
  "The mail settings of the site work.": "Die E-Mail-Einstellungen der Website funktionieren.",

  "Choose a new password for Octavo": "Neues Passwort für Octavo wählen",
  "A new password was requested for your account.": "Für dein Konto wurde ein neues Passwort angefordert.",
  "Choose a new password for {username}": "Neues Passwort für {username} wählen",
  "The link works once, for {minutes} minutes. Your old password keeps working until you choose a new one.":
    "Der Link funktioniert einmal und gilt {minutes} Minuten. Dein altes Passwort gilt, bis du ein neues wählst.",
  "If you did not request this, you can ignore this message.":
    "Wenn du das nicht angefordert hast, kannst du diese Nachricht ignorieren.",

  "Confirm your email address for Octavo": "Bestätige deine E-Mail-Adresse für Octavo",
  "The account {username} was created with this email address.":
    "Mit dieser E-Mail-Adresse wurde das Konto {username} erstellt.",
  "Confirm this address for {username}": "Diese Adresse für {username} bestätigen",
  "The link works for {days} days. Once the address is confirmed, you can sign in with it and reset a forgotten password.":
    "Der Link gilt {days} Tage. Sobald die Adresse bestätigt ist, kannst du dich mit ihr anmelden und ein vergessenes Passwort zurücksetzen.",
  "If you did not create this account, ignore this message. An unconfirmed address has no effect.":
    "Wenn du dieses Konto nicht erstellt hast, ignoriere diese Nachricht. Eine unbestätigte Adresse hat keine Wirkung.",

  "A new password was requested for this email address. This requires a confirmed address, and no account has confirmed this one.":
    "Für diese E-Mail-Adresse wurde ein neues Passwort angefordert. Dafür muss die Adresse bestätigt sein, und kein Konto hat sie bestätigt.",
  "Confirm the address for your account, and then request a new password again. A link works for {days} days, and an address can be confirmed for one account only.":
    "Bestätige die Adresse für dein Konto und fordere dann noch einmal ein neues Passwort an. Ein Link gilt {days} Tage, und eine Adresse kann nur für ein Konto bestätigt werden.",
  "If you did not create an account, ignore this message. An unconfirmed address has no effect.":
    "Wenn du kein Konto erstellt hast, ignoriere diese Nachricht. Eine unbestätigte Adresse hat keine Wirkung.",

  "If you did not do this, change your password, remove what you don't know on the account page, and sign out everywhere.":
    "Wenn du das nicht warst, ändere dein Passwort, entferne auf der Kontoseite, was du nicht kennst, und melde dich überall ab.",
  "An authenticator app for Octavo": "Eine Authenticator-App für Octavo",
  "The account {username} now asks for a code of an authenticator app beside the password.":
    "Das Konto {username} verlangt jetzt neben dem Passwort einen Code aus einer Authenticator-App.",
  "An authenticator app for Octavo was removed": "Eine Authenticator-App für Octavo wurde entfernt",
  "The account {username} no longer asks for a code of an authenticator app.":
    "Das Konto {username} verlangt keinen Code aus einer Authenticator-App mehr.",
  "Your password for Octavo was removed": "Dein Passwort für Octavo wurde entfernt",
  "The password of the account {username} was removed. You sign in to it in another way.":
    "Das Passwort des Kontos {username} wurde entfernt. Du meldest dich auf andere Weise an.",
  "A new passkey for Octavo": "Ein neuer Passkey für Octavo",
  "A passkey was added to the account {username}. It can be used to sign in.":
    "Zum Konto {username} wurde ein Passkey hinzugefügt. Mit ihm kann man sich anmelden.",
  "A passkey for Octavo was removed": "Ein Passkey für Octavo wurde entfernt",
  "A passkey was removed from the account {username}. It can no longer be used to sign in.":
    "Vom Konto {username} wurde ein Passkey entfernt. Mit ihm kann man sich nicht mehr anmelden.",
  "A new way to sign in to Octavo": "Eine neue Anmeldemöglichkeit für Octavo",
  "The account {username} was linked with an account at another provider, which can be used to sign in.":
    "Das Konto {username} wurde mit einem Konto bei einem anderen Anbieter verknüpft, mit dem man sich anmelden kann.",
  "A recovery code for Octavo was used": "Ein Wiederherstellungscode für Octavo wurde verwendet",
  "A recovery code was used to sign in to the account {username}. It can't be used again.":
    "Mit einem Wiederherstellungscode hat sich jemand beim Konto {username} angemeldet. Der Code kann nicht noch einmal verwendet werden.",
  "Your password for Octavo was changed": "Dein Passwort für Octavo wurde geändert",
  "The account {username} has a new password. All sessions have been signed out.":
    "Das Konto {username} hat ein neues Passwort. Alle Sitzungen wurden abgemeldet.",
  "The account {username} has a new password. All other sessions have been signed out.":
    "Das Konto {username} hat ein neues Passwort. Alle anderen Sitzungen wurden abgemeldet.",
  "If you did not change it, request a new password on the sign-in page, and check who has access to your mailbox.":
    "Wenn du es nicht geändert hast, fordere auf der Anmeldeseite ein neues Passwort an und prüfe, wer Zugriff auf dein Postfach hat.",

  "Another account with your address at Octavo": "Ein weiteres Konto mit deiner Adresse bei Octavo",
  "The account {created} was created with this email address. The address belongs to your account {yours}, which has confirmed it.":
    "Mit dieser E-Mail-Adresse wurde das Konto {created} erstellt. Die Adresse gehört zu deinem Konto {yours}, das sie bestätigt hat.",
  "If you created it, sign in to {created} with its username.":
    "Wenn du es erstellt hast, melde dich bei {created} mit dem Benutzernamen an.",
  "If you did not, you can ignore this message. The new account can't sign in with your address and receives no password reset links.":
    "Wenn nicht, kannst du diese Nachricht ignorieren. Das neue Konto kann sich nicht mit deiner Adresse anmelden und bekommt keine Links zum Zurücksetzen des Passworts.",

  "The account {username} asks to use this email address.":
    "Das Konto {username} möchte diese E-Mail-Adresse verwenden.",
  "The link works for {days} days. Until you use it, the account keeps its present address.":
    "Der Link gilt {days} Tage. Bis du ihn verwendest, behält das Konto seine bisherige Adresse.",
  "If this is not your account, ignore this message. An unconfirmed address has no effect.":
    "Wenn das nicht dein Konto ist, ignoriere diese Nachricht. Eine unbestätigte Adresse hat keine Wirkung.",
  "The account {other} asks to use this email address. The address belongs to your account {yours}, which has confirmed it, so it can't be used twice.":
    "Das Konto {other} möchte diese E-Mail-Adresse verwenden. Die Adresse gehört zu deinem Konto {yours}, das sie bestätigt hat. Sie kann nicht zweimal verwendet werden.",
  "If you asked for this, delete {yours}, or give it another address first. If you did not, you can ignore this message.":
    "Wenn du das angefordert hast, lösche {yours} oder gib dem Konto zuerst eine andere Adresse. Wenn nicht, kannst du diese Nachricht ignorieren.",

  "A new email address for your account at Octavo": "Eine neue E-Mail-Adresse für dein Konto bei Octavo",
  "Somebody who is signed in to {username} asked to change its email address to {email}. The address changes when the link that we sent there is used.":
    "Jemand, der bei {username} angemeldet ist, möchte die E-Mail-Adresse des Kontos in {email} ändern. Die Adresse ändert sich, sobald der Link verwendet wird, den wir dorthin geschickt haben.",
  "If this was not you, sign in, cancel the change on your account page, and choose a new password.":
    "Wenn du das nicht warst, melde dich an, brich die Änderung auf deiner Kontoseite ab und wähle ein neues Passwort.",
  "The account {username} has the email address {email} now. This address can no longer sign in to it or reset its password.":
    "Das Konto {username} hat jetzt die E-Mail-Adresse {email}. Mit der bisherigen Adresse kann man sich nicht mehr anmelden und das Passwort nicht mehr zurücksetzen.",
  "If this was not you, contact the administrator of the server.":
    "Wenn du das nicht warst, wende dich an den Admin des Servers.",

  "Your account at Octavo was deleted": "Dein Konto bei Octavo wurde gelöscht",
  "The account {username} is deleted, with its planners, templates and tokens. This can't be undone.":
    "Das Konto {username} ist gelöscht, mit seinen Planern, Vorlagen und Tokens. Das kann nicht rückgängig gemacht werden.",
  "Copies that other people made of your public planners stay with them.":
    "Kopien, die andere von deinen öffentlichen Planern gemacht haben, bleiben bei ihnen.",

  "Your username at Octavo was changed": "Dein Benutzername bei Octavo wurde geändert",
  "Your account is called {username} now. Sign in with this name, or with your email address.":
    "Dein Konto heißt jetzt {username}. Melde dich mit diesem Namen oder mit deiner E-Mail-Adresse an.",
  "If this was not you, sign in, and choose a new password on your account page.":
    "Wenn du das nicht warst, melde dich an und wähle auf deiner Kontoseite ein neues Passwort.",

  "You are invited to Octavo": "Einladung zu Octavo",
  "An administrator of {site} invites you to make planners there.":
    "Ein Admin von {site} lädt dich ein, dort Planer zu erstellen.",
  "{words}": "{words}",
  "Create your account": "Konto erstellen",
  "The invitation works once, until {date}.": "Die Einladung funktioniert einmal und gilt bis {date}.",
  "If you do not know this site, you can ignore this message.":
    "Wenn du diese Website nicht kennst, kannst du diese Nachricht ignorieren.",

  "Your project {project} is no longer public": "Dein Projekt {project} ist nicht mehr öffentlich",
  "An administrator has made your public project {project} private. It is still among your projects.":
    "Ein Admin hat dein öffentliches Projekt {project} auf privat gestellt. Du findest es weiterhin unter deinen Projekten.",
  "Your collection {collection} is no longer public": "Deine Sammlung {collection} ist nicht mehr öffentlich",
  "An administrator has made your public collection {collection} private. You still have it.":
    "Ein Admin hat deine öffentliche Sammlung {collection} auf privat gestellt. Du hast sie weiterhin.",
  "Reason: {reason}": "Grund: {reason}",
  "You cannot publish it again until an administrator allows it.":
    "Du kannst es erst wieder veröffentlichen, wenn ein Admin es erlaubt.",
};

export const german: Translation = { getPage, archiveReadme, emails };

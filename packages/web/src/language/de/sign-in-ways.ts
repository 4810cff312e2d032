import type { Area } from "./forms.ts";

/** Passkeys, linked accounts and recovery codes on the account page. */
export const signInWays = {
  "Confirm with a passkey": "Mit einem Passkey bestätigen",
  "Confirm with {provider}": "Mit {provider} bestätigen",
  "This site requires an authenticator app or a passkey. Set one up on this page to continue.":
    "Diese Website verlangt eine Authenticator-App oder einen Passkey. Richte eines davon auf dieser Seite ein, um fortzufahren.",
  "Your account has a second factor.": "Dein Konto hat einen zweiten Faktor.",
  "Authenticator app": "Authenticator-App",
  "An app on your phone shows a code that changes every 30 seconds. Signing in with the password needs it.":
    "Eine App auf deinem Smartphone zeigt einen Code, der sich alle 30 Sekunden ändert. Beim Anmelden mit dem Passwort wird er abgefragt.",
  "In use since {day}": "In Gebrauch seit {day}",
  "Remove the app": "App entfernen",
  "Remove the authenticator app?": "Die Authenticator-App entfernen?",
  "The password alone will be enough to sign in.": "Zum Anmelden genügt dann das Passwort allein.",
  "Set up an app": "App einrichten",
  "Make recovery codes below. Without them, losing the app locks you out.":
    "Erstelle unten Wiederherstellungscodes. Ohne sie kommst du nicht mehr ins Konto, wenn du die App verlierst.",
  "Set up an authenticator app": "Authenticator-App einrichten",
  "Scan the QR code with the app, or type the key. Then enter the code that the app shows.":
    "Scanne den QR-Code mit der App oder tippe den Schlüssel ein. Gib dann den Code ein, den die App zeigt.",
  "QR code for the authenticator app": "QR-Code für die Authenticator-App",
  "Code in the app": "Code in der App",
  "Turn on": "Einschalten",
  "Code of your authenticator app": "Code deiner Authenticator-App",
  "A recovery code works, too.": "Ein Wiederherstellungscode geht auch.",
  "Remove the password": "Passwort entfernen",
  "Remove the password?": "Das Passwort entfernen?",
  "You then sign in only with your passkeys or linked accounts. If you lose all of them, a recovery code or a reset by email lets you in. All other browsers are signed out.":
    "Danach meldest du dich nur noch mit deinen Passkeys oder verknüpften Konten an. Wenn du sie alle verlierst, kommst du mit einem Wiederherstellungscode oder einem Zurücksetzen per E-Mail wieder hinein. Alle anderen Browser werden abgemeldet.",
  "To remove the password, make recovery codes first.":
    "Um das Passwort zu entfernen, erstelle zuerst Wiederherstellungscodes.",
  Passkeys: "Passkeys",
  "Sign in with a fingerprint, your face or a PIN of your device, without username and password.":
    "Melde dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an, ohne Benutzernamen und Passwort.",
  "Add a passkey": "Passkey hinzufügen",
  "This browser can't use passkeys.": "Dieser Browser kann keine Passkeys verwenden.",
  Synced: "Synchronisiert",
  "Added on {day}, not used yet": "Hinzugefügt am {day}, noch nicht verwendet",
  "Added on {day}, last used on {last}": "Hinzugefügt am {day}, zuletzt verwendet am {last}",
  "Remove {name}?": "{name} entfernen?",
  "You can no longer sign in with it. Delete it on your device, too.":
    "Du kannst dich damit nicht mehr anmelden. Lösche den Passkey auch auf deinem Gerät.",
  "Your browser asks next where to keep the passkey. The name is for this list.":
    "Dein Browser fragt als Nächstes, wo er den Passkey aufbewahren soll. Der Name ist für diese Liste.",
  Continue: "Weiter",
  Print: "Drucken",
  "Passkey {number}": "Passkey {number}",
  "Recovery codes": "Wiederherstellungscodes",
  "Each of ten codes replaces your password or passkey once, if you have lost it. Keep them on paper.":
    "Jeder der zehn Codes ersetzt einmal dein Passwort oder deinen Passkey, falls du sie verlierst. Bewahre sie auf Papier auf.",
  "{count} codes left, made on {day}": [
    "Noch {count} Code, erstellt am {day}",
    "Noch {count} Codes, erstellt am {day}",
  ],
  "Make recovery codes": "Wiederherstellungscodes erstellen",
  "Make new recovery codes": "Neue Wiederherstellungscodes erstellen",
  "Make new recovery codes?": "Neue Wiederherstellungscodes erstellen?",
  "The codes that you have now stop working.": "Deine bisherigen Codes funktionieren dann nicht mehr.",
  "Your recovery codes": "Deine Wiederherstellungscodes",
  "They are shown only now. Keep them where others can't find them.":
    "Sie werden nur jetzt angezeigt. Bewahre sie dort auf, wo andere sie nicht finden.",
  "Recovery codes of {name} at {site}": "Wiederherstellungscodes von {name} bei {site}",
  "I have kept them": "Ich habe sie aufbewahrt",
  "Signing out here doesn't sign you out of {provider}.":
    "Wenn du dich hier abmeldest, bleibst du bei {provider} angemeldet.",
  "Link an account": "Konto verknüpfen",
  "Link another account": "Weiteres Konto verknüpfen",
  "Linked on {day}": "Verknüpft am {day}",
  Unlink: "Trennen",
  "Unlink {name}": "{name} trennen",
  "Unlink {name}?": "{name} trennen?",
  "You can no longer sign in with it.": "Du kannst dich damit nicht mehr anmelden.",
  "Your account is not linked with {provider} yet. Sign out, and sign in with {provider} to link it.":
    "Dein Konto ist noch nicht mit {provider} verknüpft. Melde dich ab und mit {provider} wieder an, um es zu verknüpfen.",
} satisfies Area<"signInWays">;

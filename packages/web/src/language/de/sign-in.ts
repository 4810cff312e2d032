import type { Area } from "./forms.ts";

export const signIn = {
  Username: "Benutzername",
  Email: "E-Mail",
  Password: "Passwort",
  "New password": "Neues Passwort",
  "Confirm password": "Passwort bestätigen",
  Show: "Anzeigen",
  Hide: "Ausblenden",
  "At least {characters} characters, and not a common password.":
    "Mindestens {characters} Zeichen und kein häufiges Passwort.",
  "Sign in to keep your planner “{planner}”.": "Melde dich an, um deinen Planer „{planner}“ zu behalten.",
  "Create an account to keep your planner “{planner}”.":
    "Erstelle ein Konto, um deinen Planer „{planner}“ zu behalten.",

  "Set-up code": "Einrichtungscode",
  "The first account of a site becomes its administrator. The server printed this code when it started.":
    "Das erste Konto einer Website wird ihr Admin. Der Server hat diesen Code beim Start ausgegeben.",

  "Signing in…": "Wird angemeldet…",
  "Forgot your password?": "Passwort vergessen?",
  "Create an account": "Konto erstellen",
  or: "oder",
  "Sign in with a passkey": "Mit Passkey anmelden",
  "Sign in with {provider}": "Mit {provider} anmelden",
  "Use a recovery code": "Wiederherstellungscode verwenden",
  "Recovery code": "Wiederherstellungscode",
  "Each of your ten codes signs you in once. Upper case, spaces and hyphens don't matter.":
    "Mit jedem deiner zehn Codes kannst du dich einmal anmelden. Großschreibung, Leerzeichen und Bindestriche spielen keine Rolle.",
  "the provider": "dem Anbieter",
  "You canceled the sign-in at {provider}.": "Du hast die Anmeldung bei {provider} abgebrochen.",
  "The answer of {provider} was not accepted. Try again, and tell the administrator if it happens again.":
    "Die Antwort von {provider} wurde nicht akzeptiert. Versuche es erneut, und sag einem Admin Bescheid, falls es wieder passiert.",
  "Link your account": "Konto verknüpfen",
  "The account {name} has the address {email}, like yours at {provider}. Sign in to it once. From then on, you can sign in with {provider}, too.":
    "Das Konto {name} hat die Adresse {email}, genau wie deines bei {provider}. Melde dich einmal darin an. Danach kannst du dich auch mit {provider} anmelden.",
  "Sign in and link": "Anmelden und verknüpfen",
  "Choose a username for your account here. You sign in to it with {provider}.":
    "Wähle einen Benutzernamen für dein Konto hier. Du meldest dich mit {provider} darin an.",
  "Choose a username for your account here. You sign in to it with {provider}, and its address is {email}.":
    "Wähle einen Benutzernamen für dein Konto hier. Du meldest dich mit {provider} darin an, und seine Adresse ist {email}.",
  "Creating account…": "Konto wird erstellt…",
  "Back to sign in": "Zurück zur Anmeldung",

  "Reset your password": "Passwort zurücksetzen",
  "We will send a reset link to your account's email address.":
    "Wir senden einen Link zum Zurücksetzen an die E-Mail-Adresse deines Kontos.",
  "Password reset is not yet implemented on this server: it cannot send email. Contact the administrator of the server.":
    "Das Zurücksetzen des Passworts ist auf diesem Server noch nicht möglich: Er kann keine E-Mails senden. Wende dich an den Admin des Servers.",
  "Send password reset link": "Link zum Zurücksetzen senden",
  "Sending…": "Wird gesendet…",
  "Confirm your email address": "E-Mail-Adresse bestätigen",
  "After you confirm the address, you can use it to sign in and to reset your password.":
    "Wenn du die Adresse bestätigt hast, kannst du dich mit ihr anmelden und dein Passwort zurücksetzen.",
  "This link is incomplete. Open it again from the email, or copy the whole link.":
    "Dieser Link ist unvollständig. Öffne ihn noch einmal aus der E-Mail oder kopiere den ganzen Link.",
  "Confirming…": "Wird bestätigt…",
  "Confirm address": "Adresse bestätigen",
  "Confirm {address}: open the link in the email that we sent. Until then, you can only sign in with your username.":
    "Bestätige {address}: Öffne den Link in der E-Mail, die wir gesendet haben. Bis dahin kannst du dich nur mit deinem Benutzernamen anmelden.",
  "Send link again": "Link noch einmal senden",
  "Choose a new password": "Neues Passwort wählen",
  "Update password": "Passwort ändern",
  "This link has been used or has expired. {request}":
    "Dieser Link wurde schon verwendet oder ist abgelaufen. {request}",
  "Request a new one": "Neuen Link anfordern",
  "People sign in to this site only with {provider}.": "Auf dieser Website meldet man sich nur mit {provider} an.",
  "Confirm {address}: open the link in the email that we sent.":
    "Bestätige {address}: Öffne den Link in der E-Mail, die wir geschickt haben.",
} satisfies Area<"signIn">;

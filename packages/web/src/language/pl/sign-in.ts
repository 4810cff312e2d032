import type { Translations } from "./forms.ts";

export const signIn = {
  Username: "Nazwa użytkownika",
  Email: "E-mail",
  Password: "Hasło",
  "New password": "Nowe hasło",
  "Confirm password": "Powtórz hasło",
  Show: "Pokaż",
  Hide: "Ukryj",
  "At least {characters} characters, and not a common password.":
    "Co najmniej {characters} znaków i nie jedno z często używanych haseł.",
  "Sign in to keep your planner “{planner}”.": "Zaloguj się, aby zachować planer „{planner}”.",
  "Create an account to keep your planner “{planner}”.": "Utwórz konto, aby zachować planer „{planner}”.",

  "Set-up code": "Kod instalacji",
  "The first account of a site becomes its administrator. The server printed this code when it started.":
    "Pierwsze konto w serwisie otrzymuje uprawnienia administratora. Serwer wyświetlił ten kod przy uruchomieniu.",

  "Signing in…": "Logowanie…",
  "Forgot your password?": "Nie pamiętasz hasła?",
  "Create an account": "Utwórz konto",
  or: "albo",
  "Sign in with a passkey": "Zaloguj się kluczem dostępu",
  "Sign in with {provider}": "Zaloguj się przez {provider}",
  "Use a recovery code": "Użyj kodu zapasowego",
  "Recovery code": "Kod zapasowy",
  "Each of your ten codes signs you in once. Upper case, spaces and hyphens don't matter.":
    "Każdym z dziesięciu kodów można zalogować się raz. Wielkość liter, spacje i łączniki nie mają znaczenia.",
  "the provider": "dostawca",
  "You canceled the sign-in at {provider}.": "Logowanie przez {provider} zostało anulowane.",
  "The answer of {provider} was not accepted. Try again, and tell the administrator if it happens again.":
    "Odpowiedź z {provider} nie została przyjęta. Spróbuj jeszcze raz, a jeśli to się powtórzy, powiadom administratora.",
  "Link your account": "Połącz konto",
  "The account {name} has the address {email}, like yours at {provider}. Sign in to it once. From then on, you can sign in with {provider}, too.":
    "Konto {name} ma adres {email}, tak jak Twoje w {provider}. Zaloguj się na nie raz. Potem możesz logować się też przez {provider}.",
  "Sign in and link": "Zaloguj się i połącz",
  "Choose a username for your account here. You sign in to it with {provider}.":
    "Wybierz nazwę użytkownika dla konta w tym serwisie. Logujesz się na nie przez {provider}.",
  "Choose a username for your account here. You sign in to it with {provider}, and its address is {email}.":
    "Wybierz nazwę użytkownika dla konta w tym serwisie. Logujesz się na nie przez {provider}, a jego adres to {email}.",
  "Creating account…": "Tworzenie konta…",
  "Back to sign in": "Wróć do logowania",

  "Reset your password": "Resetowanie hasła",
  "We will send a reset link to your account's email address.": "Wyślemy link na adres przypisany do konta.",
  "Password reset is not yet implemented on this server: it cannot send email. Contact the administrator of the server.":
    "Ten serwer nie obsługuje jeszcze resetowania hasła: nie może wysyłać e-maili. Zwróć się do jego administratora.",
  "Send password reset link": "Wyślij link do zmiany hasła",
  "Sending…": "Wysyłanie…",
  "Confirm your email address": "Potwierdź adres e-mail",
  "After you confirm the address, you can use it to sign in and to reset your password.":
    "Potwierdzonym adresem możesz się logować, a w razie potrzeby zmienić zapomniane hasło.",
  "This link is incomplete. Open it again from the email, or copy the whole link.":
    "Ten link jest niepełny. Otwórz go ponownie z wiadomości albo skopiuj w całości.",
  "Confirming…": "Potwierdzanie…",
  "Confirm address": "Potwierdź adres",
  "Confirm {address}: open the link in the email that we sent. Until then, you can only sign in with your username.":
    "Potwierdź adres {address}: otwórz link, który tam wysłaliśmy. Do tego czasu możesz się logować tylko nazwą użytkownika.",
  "Send link again": "Wyślij link ponownie",
  "Choose a new password": "Wybierz nowe hasło",
  "Update password": "Zmień hasło",
  "This link has been used or has expired. {request}": "Ten link został już użyty albo stracił ważność. {request}",
  "Request a new one": "Poproś o nowy",
  "People sign in to this site only with {provider}.": "Na tej stronie można się logować tylko przez {provider}.",
  "Confirm {address}: open the link in the email that we sent.":
    "Potwierdź {address}: otwórz link w wysłanym przez nas e-mailu.",
} satisfies Translations;

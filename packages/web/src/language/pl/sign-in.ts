import type { Translations } from "./forms.ts";

export const signIn = {
  Username: "Nazwa użytkownika",
  Email: "E-mail",
  Password: "Hasło",
  "New password": "Nowe hasło",
  "Confirm password": "Powtórz hasło",
  Show: "Pokaż",
  Hide: "Ukryj",

  "Signing in…": "Logowanie…",
  "Forgot your password?": "Nie pamiętasz hasła?",
  "Create an account": "Utwórz konto",
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
} satisfies Translations;

import type { Words } from "./polish.ts";

/** Texts of src/screens/account. */
export const account: Words = {
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
  "We send a link to the address of your account.": "Wyślemy link na adres przypisany do konta.",
  "Password reset is not yet implemented on this server: it has no way to send e-mail. Ask whoever runs it.":
    "Ten serwer nie obsługuje jeszcze resetowania hasła: nie może wysyłać e-maili. Zwróć się do jego administratora.",
  "Send password reset link": "Wyślij link do zmiany hasła",
  "Sending…": "Wysyłanie…",
  "Confirm your email address": "Potwierdź adres e-mail",
  "Once the address is confirmed, you can sign in with it and reset a forgotten password.":
    "Potwierdzonym adresem możesz się logować, a w razie potrzeby zmienić zapomniane hasło.",
  "This link is incomplete. Open it from the message again, or copy all of it.":
    "Ten link jest niepełny. Otwórz go ponownie z wiadomości albo skopiuj w całości.",
  "Confirming…": "Potwierdzanie…",
  "Confirm address": "Potwierdź adres",
  "Confirm {address}: open the link that we sent there. Until then you can only sign in by your username.":
    "Potwierdź adres {address}: otwórz link, który tam wysłaliśmy. Do tego czasu możesz się logować tylko nazwą użytkownika.",
  "Send link again": "Wyślij link ponownie",
  "Choose a new password": "Wybierz nowe hasło",
  "Update password": "Zmień hasło",
};

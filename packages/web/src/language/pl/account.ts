import type { Words } from "./polish.ts";

/** Before the studio: src/screens/account. */
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
  "Choose a new password": "Wybierz nowe hasło",
  "Update password": "Zmień hasło",
};

import type { Words } from "./polish.ts";

/** What contract and server say. With a slot: whatever stands there in the English is taken over. */
export const sentences: Words = {
  "Username is required": "Podaj nazwę użytkownika",
  "Use at least {min} characters": "Użyj co najmniej {min} znaków",
  "Use at most {max} characters": "Użyj najwyżej {max} znaków",
  "Use letters, digits, spaces, hyphens, underscores and periods":
    "Użyj liter, cyfr, spacji, łączników, podkreśleń i kropek",
  "Email is required": "Podaj adres e-mail",
  "Enter a valid email address": "Podaj poprawny adres e-mail",
  "Password is required": "Podaj hasło",
  "Confirm your password": "Powtórz hasło",
  "Passwords do not match": "Hasła się różnią",

  "Project name is required": "Podaj nazwę projektu",
  "Name is required": "Podaj nazwę",
  "Master name is required": "Podaj nazwę strony wzorcowej",
  "Master name must be at least 2 characters long": "Nazwa strony wzorcowej musi mieć co najmniej 2 znaki",
  "Master name must be less than 100 characters": "Nazwa strony wzorcowej musi mieć mniej niż 100 znaków",
  "Master name can only contain letters, numbers, spaces, hyphens, underscores, periods, and parentheses":
    "Nazwa strony wzorcowej może zawierać tylko litery, cyfry, spacje, łączniki, podkreślenia, kropki i nawiasy",
  "Master name must contain at least one letter or number":
    "Nazwa strony wzorcowej musi zawierać co najmniej jedną literę lub cyfrę",

  "If an account exists for that email, we sent a reset link.":
    "Jeśli istnieje konto z tym adresem e-mail, wysłaliśmy na niego link do zmiany hasła.",
  "Password updated successfully. You can now sign in with your new password.":
    "Hasło zostało zmienione. Możesz się teraz zalogować nowym hasłem.",
  "Pages per day must be at least 1": "Na dzień musi przypadać co najmniej 1 strona",

  "Network request failed": "Brak połączenia z serwerem",
  "Authentication required": "Zaloguj się, aby kontynuować",
};

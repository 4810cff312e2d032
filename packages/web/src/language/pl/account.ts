import type { Translations } from "./forms.ts";

/** Texts of src/screens/account, and of the confirmation that changes there need. */
export const account = {
  "Confirm that it is you": "Potwierdź, że to Ty",
  "You signed in as {name} a while ago. Confirm that it is still you to continue.":
    "Od zalogowania jako {name} minęło trochę czasu. Potwierdź, że to nadal Ty, aby kontynuować.",
  Confirm: "Potwierdź",
  Account: "Konto",
  Profile: "Profil",
  Security: "Bezpieczeństwo",
  "API tokens": "Tokeny API",
  "Your data": "Twoje dane",
  Sessions: "Sesje",
  "Signs out this browser, too.": "Wylogowuje też tę przeglądarkę.",
  "Sign out everywhere": "Wyloguj się wszędzie",
  "Programs use a token instead of your password.": "Programy używają tokenu zamiast Twojego hasła.",
  "Everything that you have made here is yours.": "Wszystko, co tu powstało, należy do Ciebie.",
} satisfies Translations;

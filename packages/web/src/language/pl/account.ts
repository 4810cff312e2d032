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
  "Make a token": "Utwórz token",
  "Failed to load the tokens": "Nie udało się wczytać tokenów",
  "Failed to change the tokens": "Nie udało się zmienić tokenów",
  "Your tokens": "Twoje tokeny",
  "You have no tokens.": "Nie masz tokenów.",
  "Programs use a token instead of your password, for {api} and for the catalog of your planners. No token reaches your account, other tokens or the gallery.":
    "Programy używają tokenu zamiast Twojego hasła: dla {api} i katalogu Twoich planerów. Żaden token nie sięga konta, innych tokenów ani galerii.",
  "The token has not been made.": "Token nie został utworzony.",
  "Such as the program or device that will use it": "Na przykład program lub urządzenie, które go użyje",
  Permissions: "Uprawnienia",
  "Read planners": "Czytanie planerów",
  "Change planners": "Zmienianie planerów",
  "Compile documents": "Kompilowanie dokumentów",
  "Projects, versions, templates, PDFs, and the catalog for e-readers":
    "Projekty, wersje, szablony, pliki PDF i katalog dla czytników",
  "Create, change and delete them; 30 days to restore what is deleted":
    "Tworzenie, zmiany i usuwanie; usunięte można przywrócić przez 30 dni",
  "Render documents that the program sends, without your planners":
    "Składanie dokumentów przysłanych przez program, bez Twoich planerów",
  End: "Koniec",
  "No end": "Bez końca",
  "In a year": "Za rok",
  "In {days} days": "Za {days} dni",
  "Copy the token of {name} now. It is not shown again.":
    "Skopiuj teraz token „{name}”. Nie zostanie pokazany ponownie.",
  "For example, to list your projects:": "Na przykład lista projektów:",
  "ends {date}": "kończy się {date}",
  "Everything that you have made here is yours.": "Wszystko, co tu powstało, należy do Ciebie.",
} satisfies Translations;

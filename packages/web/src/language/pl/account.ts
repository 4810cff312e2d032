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

  "You sign in with this name, or with your confirmed email address.":
    "Logujesz się tą nazwą albo potwierdzonym adresem e-mail.",
  "Change username": "Zmień nazwę użytkownika",
  "Your new username is not saved.": "Nowa nazwa użytkownika nie jest zapisana.",
  "Your username is changed.": "Nazwa użytkownika została zmieniona.",
  "You can sign in with it once it is confirmed, and get a link there if you forget your password.":
    "Potwierdzonym adresem możesz się logować, a jeśli zapomnisz hasła, dostaniesz tam link.",
  "(confirmed)": "(potwierdzony)",
  "(not confirmed)": "(niepotwierdzony)",
  "This server cannot send email, so the address can't be changed.":
    "Ten serwer nie może wysyłać e-maili, więc adresu nie można zmienić.",
  "New email address": "Nowy adres e-mail",
  "Send confirmation link": "Wyślij link potwierdzający",
  "Your new email address is not saved.": "Nowy adres e-mail nie jest zapisany.",
  "To change your address to {address}, open the link in the email that we sent there. Until then the present address stays.":
    "Aby zmienić adres na {address}, otwórz link z wiadomości, którą tam wysłaliśmy. Do tego czasu zostaje dotychczasowy adres.",
  "Cancel the change": "Anuluj zmianę",
  "The language of the studio and of emails to you.": "Język studia i wiadomości e-mail do Ciebie.",
  "Change language": "Zmień język",
  "Your choice of language is not saved.": "Wybór języka nie jest zapisany.",
  "Your language is changed.": "Język został zmieniony.",

  "A new password signs out all other browsers.": "Nowe hasło wyloguje wszystkie inne przeglądarki.",
  "Your account has no password. With one, you can also sign in with your username.":
    "Twoje konto nie ma hasła. Z hasłem można się też logować nazwą użytkownika.",
  "Change password": "Zmień hasło",
  "Set a password": "Ustaw hasło",
  "Current password": "Obecne hasło",
  "Your new password is not saved.": "Nowe hasło nie jest zapisane.",
  "Your password is changed.": "Hasło zostało zmienione.",

  Sessions: "Sesje",
  "The browsers in which you are signed in. Sign out the ones that you do not know, and change your password.":
    "Przeglądarki z otwartą sesją Twojego konta. Wyloguj te, których nie znasz, i zmień hasło.",
  "This browser": "Ta przeglądarka",
  "Signed in {date}, {method}": "Logowanie {date}, {method}",
  "Last used {date}": "Ostatnio używana {date}",
  "Sign out|session": "Wyloguj",
  "Sign out: {name}": "Wyloguj: {name}",
  "Sign out all others": "Wyloguj wszystkie inne",
  "{browser} on {system}": "{browser} ({system})",
  "Unknown browser": "Nieznana przeglądarka",
  "with the password": "hasłem",
  "with a passkey": "kluczem dostępu",
  "with another account": "innym kontem",
  "with a recovery code": "kodem odzyskiwania",
  "Make a token": "Utwórz token",
  "Failed to load the tokens": "Nie udało się wczytać tokenów",
  "Failed to change the tokens": "Nie udało się zmienić tokenów",
  "Your tokens": "Twoje tokeny",
  "You have no tokens.": "Nie masz tokenów.",
  "Programs use a token instead of your password, for the {api} and for the catalog of your planners. No token reaches your account, other tokens or the gallery.":
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

  "Download your data": "Pobierz swoje dane",
  "A ZIP file with your planners as documents and PDFs, with their versions, pictures and fonts, and with your templates and saved parts. Any site of Octavo can read it.":
    "Plik ZIP z Twoimi planerami jako dokumentami i plikami PDF, z ich wersjami, obrazami i krojami pisma oraz z szablonami i zapisanymi elementami. Wczyta go każdy serwer Octavo.",
  "Your data is downloaded.": "Dane zostały pobrane.",
  "Packing your data… {size}": "Pakowanie danych… {size}",
  "Download everything": "Pobierz wszystko",

  "Delete the account": "Usuń konto",
  "Deletes your planners, templates and everything else that you have here. Download your data first.":
    "Usuwa Twoje planery, szablony i wszystko inne, co tu masz. Najpierw pobierz swoje dane.",
  "Delete account…": "Usuń konto…",
  "Delete account": "Usuń konto",
  "Delete the account {name}?": "Usunąć konto {name}?",
  "This can't be undone.": "Tego nie można cofnąć.",
  "{count} projects": ["{count} projekt", "{count} projekty", "{count} projektów"],
  "{count} templates": ["{count} szablon", "{count} szablony", "{count} szablonów"],
  "{count} saved parts": ["{count} zapisany element", "{count} zapisane elementy", "{count} zapisanych elementów"],
  "{count} API tokens": ["{count} token API", "{count} tokeny API", "{count} tokenów API"],
  "Your public projects": "Twoje publiczne projekty",
  "Keep them in the gallery, with “Former member” as their author": "Zostaw je w galerii, z autorem „Former member”",
  "Delete them, too": "Usuń je także",
  "Next administrator": "Następny administrator",
  "You are the only administrator. Name the user who becomes the next one.":
    "Tylko Ty jesteś tu administratorem. Podaj, kto zostanie następnym.",
  "Your username": "Twoja nazwa użytkownika",
  "Type {name} to confirm.": "Wpisz {name}, aby potwierdzić.",
} satisfies Translations;

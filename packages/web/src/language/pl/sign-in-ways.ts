import type { Translations } from "./forms.ts";

/** Passkeys, linked accounts and recovery codes on the account page. */
export const signInWays = {
  "Confirm with a passkey": "Potwierdź kluczem dostępu",
  "Confirm with {provider}": "Potwierdź przez {provider}",
  "This site requires an authenticator app or a passkey. Set one up on this page to continue.":
    "Ten serwis wymaga aplikacji uwierzytelniającej albo klucza dostępu. Skonfiguruj jedno z nich na tej stronie, aby przejść dalej.",
  "Your account has a second factor.": "Twoje konto ma drugi składnik.",
  "Authenticator app": "Aplikacja uwierzytelniająca",
  "An app on your phone shows a code that changes every 30 seconds. Signing in with the password needs it.":
    "Aplikacja w telefonie pokazuje kod, który zmienia się co 30 sekund. Jest potrzebny przy logowaniu hasłem.",
  "In use since {day}": "Używana od {day}",
  "Remove the app": "Usuń aplikację",
  "Remove the authenticator app?": "Usunąć aplikację uwierzytelniającą?",
  "The password alone will be enough to sign in.": "Do zalogowania wystarczy wtedy samo hasło.",
  "Set up an app": "Skonfiguruj aplikację",
  "Make recovery codes below. Without them, losing the app locks you out.":
    "Utwórz poniżej kody zapasowe. Bez nich utrata aplikacji odetnie Ci dostęp do konta.",
  "Set up an authenticator app": "Konfiguracja aplikacji uwierzytelniającej",
  "Scan the QR code with the app, or type the key. Then enter the code that the app shows.":
    "Zeskanuj kod QR aplikacją albo wpisz klucz. Potem podaj kod, który pokaże aplikacja.",
  "QR code for the authenticator app": "Kod QR dla aplikacji uwierzytelniającej",
  "Code in the app": "Kod z aplikacji",
  "Turn on": "Włącz",
  "Code of your authenticator app": "Kod z aplikacji uwierzytelniającej",
  "A recovery code works, too.": "Może to być też kod zapasowy.",
  "Remove the password": "Usuń hasło",
  "Remove the password?": "Usunąć hasło?",
  "You then sign in only with your passkeys or linked accounts. If you lose all of them, a recovery code or a reset by email lets you in. All other browsers are signed out.":
    "Potem logujesz się tylko kluczami dostępu lub połączonymi kontami. Gdy utracisz wszystkie, pomoże kod zapasowy albo zmiana hasła przez e-mail. Wszystkie inne przeglądarki zostaną wylogowane.",
  "To remove the password, make recovery codes first.": "Aby usunąć hasło, najpierw utwórz kody zapasowe.",
  Passkeys: "Klucze dostępu",
  "Sign in with a fingerprint, your face or a PIN of your device, without username and password.":
    "Loguj się odciskiem palca, twarzą lub kodem PIN urządzenia, bez nazwy użytkownika i hasła.",
  "Add a passkey": "Dodaj klucz dostępu",
  "This browser can't use passkeys.": "Ta przeglądarka nie obsługuje kluczy dostępu.",
  Synced: "Synchronizowany",
  "Added on {day}, not used yet": "Dodany {day}, jeszcze nieużyty",
  "Added on {day}, last used on {last}": "Dodany {day}, ostatnio użyty {last}",
  "Remove {name}?": "Usunąć {name}?",
  "You can no longer sign in with it. Delete it on your device, too.":
    "Nie będzie można się nim logować. Usuń go także na urządzeniu.",
  "Your browser asks next where to keep the passkey. The name is for this list.":
    "Przeglądarka zapyta za chwilę, gdzie zapisać klucz dostępu. Nazwa jest potrzebna tylko na tej liście.",
  Continue: "Dalej",
  Print: "Drukuj",
  "Passkey {number}": "Klucz dostępu {number}",
  "Recovery codes": "Kody zapasowe",
  "Each of ten codes replaces your password or passkey once, if you have lost it. Keep them on paper.":
    "Każdy z dziesięciu kodów zastępuje raz zgubione hasło lub klucz dostępu. Trzymaj je na papierze.",
  "{count} codes left, made on {day}": [
    "Został {count} kod z {day}",
    "Zostały {count} kody z {day}",
    "Zostało {count} kodów z {day}",
  ],
  "Make recovery codes": "Utwórz kody zapasowe",
  "Make new recovery codes": "Utwórz nowe kody zapasowe",
  "Make new recovery codes?": "Utworzyć nowe kody zapasowe?",
  "The codes that you have now stop working.": "Dotychczasowe kody przestaną działać.",
  "Your recovery codes": "Twoje kody zapasowe",
  "They are shown only now. Keep them where others can't find them.":
    "Są widoczne tylko teraz. Trzymaj je tam, gdzie nikt inny ich nie znajdzie.",
  "Recovery codes of {name} at {site}": "Kody zapasowe konta {name} w {site}",
  "I have kept them": "Mam je zapisane",
  "Signing out here doesn't sign you out of {provider}.": "Wylogowanie stąd nie wylogowuje z {provider}.",
  "Link an account": "Połącz konto",
  "Link another account": "Połącz inne konto",
  "Linked on {day}": "Połączone {day}",
  Unlink: "Odłącz",
  "Unlink {name}": "Odłącz: {name}",
  "Unlink {name}?": "Odłączyć {name}?",
  "You can no longer sign in with it.": "Nie będzie można się nim logować.",
  "Your account is not linked with {provider} yet. Sign out, and sign in with {provider} to link it.":
    "Twoje konto nie jest jeszcze połączone z {provider}. Wyloguj się i zaloguj przez {provider}, aby je połączyć.",
} satisfies Translations;

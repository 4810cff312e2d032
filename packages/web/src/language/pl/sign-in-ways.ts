import type { Translations } from "./forms.ts";

/** Passkeys, linked accounts and recovery codes on the account page. */
export const signInWays = {
  "Confirm with a passkey": "Potwierdź kluczem dostępu",
  "Confirm with {provider}": "Potwierdź przez {provider}",
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
} satisfies Translations;

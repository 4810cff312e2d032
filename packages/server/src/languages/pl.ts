const getPage = {
  title: "Pobierz planer",
  label: "Kod",
  button: "Pobierz",
  hint: "Otwórz projekt w Octavo na innym urządzeniu, wybierz Przenieś na urządzenie i utwórz kod.",
  wrong: "Ten kod nie jest poprawny. Sprawdź go albo utwórz nowy: kod działa dziesięć minut.",
  tooMany: "Za dużo błędnych kodów. Poczekaj dziesięć minut i spróbuj ponownie.",
  failed: "Nie udało się utworzyć pliku PDF. Otwórz projekt na innym urządzeniu i sprawdź jego problemy.",
  later:
    "Nie można teraz utworzyć pliku PDF: to konto osiągnęło swój limit albo serwer jest zajęty. Spróbuj ponownie później.",
  terms:
    "Zmienił się regulamin. Zaloguj się do Octavo na innym urządzeniu i zaakceptuj go, a potem użyj kodu jeszcze raz.",
  secondFactor:
    "Ten serwis wymaga drugiego składnika logowania. Zaloguj się do Octavo na innym urządzeniu i skonfiguruj go, a potem użyj kodu jeszcze raz.",
};

const archiveReadme = `Ten plik zawiera wszystko, co powstało u Ciebie w Octavo.

account.json   Twoje konto, kolekcje i zawartość folderów poniżej
projects/      folder dla każdego projektu:
  masters.yaml, plan.yaml   wzorce, plan, reguły i daty, w postaci, którą czyta "octavo build"
  planner.pdf               planer, chyba że ma błędy albo jego przygotowanie trwa za długo
  cover.png                 jego pierwsza strona
  fonts/, pictures/         pliki, które zawierają wzorce
  versions/                 nazwane wersje i najnowsze automatyczne
templates/     Twoje szablony
parts.json     elementy zapisane w palecie

Usuniętych projektów, haseł, tokenów i sesji tu nie ma.

Aby wczytać go do Octavo, operator serwera uruchamia:
  octavo restore --user NAZWA octavo-account.zip
Projekty są wtedy prywatne, a nic, co już tam jest, nie jest zastępowane.
`;

/** By the English text. */
const emails = {
  "A calendar of {project} can't be read": "Nie można odczytać kalendarza w projekcie {project}",
  "The calendar {calendar} of your planner {project} could not be read from its address three times.":
    "Kalendarza {calendar} z Twojego planera {project} trzy razy nie udało się odczytać spod jego adresu.",
  "The planner keeps the events from before. Open its dates to see the reason, and to change the address.":
    "Planer zachowuje wcześniejsze wydarzenia. Otwórz jego daty, aby zobaczyć przyczynę i zmienić adres.",
  "Open the dates of the project": "Otwórz daty projektu",
  "Hello,": "Dzień dobry,",
  "New edition of {project}": "Nowe wydanie: {project}",
  "A new edition of your planner {project} is ready. Changed events: {events}.":
    "Nowe wydanie planera {project} jest gotowe. Zmienione wydarzenia: {events}.",
  "All pages keep their places, so handwriting stays on its page.":
    "Wszystkie strony zachowują swoje miejsca, więc notatki zostają na swoich stronach.",
  "Open the project": "Otwórz projekt",
  "A decision about {project}": "Decyzja: {project}",
  "The new edition of your planner {project} was not delivered, because pages would change: {pages}.":
    "Nowe wydanie planera {project} nie zostało dostarczone, bo zmieniłyby się strony: {pages}.",
  "Your tablet keeps getting the old one until you have decided.":
    "Do czasu decyzji tablet dostaje poprzednie wydanie.",
  "No new edition of {project}": "Nie ma nowego wydania: {project}",
  "The new edition of your planner {project} could not be made. Open the project to see its problems.":
    "Nie udało się przygotować nowego wydania planera {project}. Otwórz projekt, aby zobaczyć jego problemy.",
  "You get this email because you asked for it in the nightly editions of the project.":
    "Ta wiadomość przychodzi, bo jest włączona w nocnych wydaniach projektu.",

  "A test email from Octavo": "List próbny z Octavo",
  "The mail settings of the site work.": "Ustawienia poczty tej strony działają.",

  "Choose a new password for Octavo": "Wybierz nowe hasło do Octavo",
  "A new password was requested for your account.": "Poproszono o nowe hasło do Twojego konta.",
  "Choose a new password for {username}": "Wybierz nowe hasło do konta {username}",
  "The link works once, for {minutes} minutes. Your old password keeps working until you choose a new one.":
    "Link działa raz, przez {minutes} minut. Stare hasło działa, dopóki nie wybierzesz nowego.",
  "If you did not request this, you can ignore this message.":
    "Jeśli to nie była Twoja prośba, możesz zignorować tę wiadomość.",

  "Confirm your email address for Octavo": "Potwierdź adres e-mail w Octavo",
  "The account {username} was created with this email address.": "Z tym adresem e-mail utworzono konto {username}.",
  "Confirm this address for {username}": "Potwierdź ten adres dla konta {username}",
  "The link works for {days} days. Once the address is confirmed, you can sign in with it and reset a forgotten password.":
    "Link działa przez {days} dni. Potwierdzonym adresem możesz się logować, a w razie potrzeby zmienić zapomniane hasło.",
  "If you did not create this account, ignore this message. An unconfirmed address has no effect.":
    "Jeśli nie zakładasz tego konta, zignoruj tę wiadomość. Niepotwierdzony adres nie ma żadnego skutku.",

  "A new password was requested for this email address. This requires a confirmed address, and no account has confirmed this one.":
    "Dla tego adresu e-mail poproszono o nowe hasło. Wymaga to potwierdzonego adresu, a tego nie potwierdziło żadne konto.",
  "Confirm the address for your account, and then request a new password again. A link works for {days} days, and an address can be confirmed for one account only.":
    "Potwierdź adres dla swojego konta, a potem jeszcze raz poproś o nowe hasło. Link działa przez {days} dni, a adres można potwierdzić tylko dla jednego konta.",
  "If you did not create an account, ignore this message. An unconfirmed address has no effect.":
    "Jeśli nie masz tu konta, zignoruj tę wiadomość. Niepotwierdzony adres nie ma żadnego skutku.",

  "If you did not do this, change your password, remove what you don't know on the account page, and sign out everywhere.":
    "Jeśli to nie Twoja zmiana, zmień hasło, usuń na stronie konta to, czego nie znasz, i wyloguj się wszędzie.",
  "An authenticator app for Octavo": "Aplikacja uwierzytelniająca do Octavo",
  "The account {username} now asks for a code of an authenticator app beside the password.":
    "Konto {username} wymaga teraz przy haśle kodu z aplikacji uwierzytelniającej.",
  "An authenticator app for Octavo was removed": "Usunięto aplikację uwierzytelniającą do Octavo",
  "The account {username} no longer asks for a code of an authenticator app.":
    "Konto {username} nie wymaga już kodu z aplikacji uwierzytelniającej.",
  "Your password for Octavo was removed": "Usunięto hasło do Octavo",
  "The password of the account {username} was removed. You sign in to it in another way.":
    "Usunięto hasło konta {username}. Logujesz się na nie w inny sposób.",
  "A new passkey for Octavo": "Nowy klucz dostępu do Octavo",
  "A passkey was added to the account {username}. It can be used to sign in.":
    "Do konta {username} dodano klucz dostępu. Można się nim logować.",
  "A passkey for Octavo was removed": "Klucz dostępu do Octavo został usunięty",
  "A passkey was removed from the account {username}. It can no longer be used to sign in.":
    "Z konta {username} usunięto klucz dostępu. Nie można się już nim logować.",
  "A new way to sign in to Octavo": "Nowy sposób logowania do Octavo",
  "The account {username} was linked with an account at another provider, which can be used to sign in.":
    "Konto {username} połączono z kontem u innego dostawcy, którym można się logować.",
  "A recovery code for Octavo was used": "Użyto kodu zapasowego do Octavo",
  "A recovery code was used to sign in to the account {username}. It can't be used again.":
    "Kodem zapasowym zalogowano się na konto {username}. Nie można go użyć ponownie.",
  "Your password for Octavo was changed": "Hasło do Octavo zostało zmienione",
  "The account {username} has a new password. All sessions have been signed out.":
    "Konto {username} ma nowe hasło. Wszystkie sesje zostały zakończone.",
  "The account {username} has a new password. All other sessions have been signed out.":
    "Konto {username} ma nowe hasło. Wszystkie inne sesje zostały zakończone.",
  "If you did not change it, request a new password on the sign-in page, and check who has access to your mailbox.":
    "Jeśli to nie była Twoja zmiana, poproś o nowe hasło na stronie logowania i sprawdź, kto ma dostęp do Twojej skrzynki.",

  "Another account with your address at Octavo": "Inne konto z Twoim adresem w Octavo",
  "The account {created} was created with this email address. The address belongs to your account {yours}, which has confirmed it.":
    "Z tym adresem e-mail utworzono konto {created}. Adres należy do Twojego konta {yours}, które go potwierdziło.",
  "If you created it, sign in to {created} with its username.":
    "Jeśli to Twoje konto, zaloguj się do {created} jego nazwą użytkownika.",
  "If you did not, you can ignore this message. The new account can't sign in with your address and receives no password reset links.":
    "Jeśli nie, możesz zignorować tę wiadomość. Nowe konto nie może logować się Twoim adresem i nie dostaje linków do zmiany hasła.",

  "The account {username} asks to use this email address.": "Konto {username} chce używać tego adresu e-mail.",
  "The link works for {days} days. Until you use it, the account keeps its present address.":
    "Link działa przez {days} dni. Dopóki go nie użyjesz, konto zachowuje dotychczasowy adres.",
  "If this is not your account, ignore this message. An unconfirmed address has no effect.":
    "Jeśli to nie Twoje konto, zignoruj tę wiadomość. Niepotwierdzony adres nie ma żadnego skutku.",
  "The account {other} asks to use this email address. The address belongs to your account {yours}, which has confirmed it, so it can't be used twice.":
    "Konto {other} chce używać tego adresu e-mail. Adres należy do Twojego konta {yours}, które go potwierdziło, więc nie można użyć go drugi raz.",
  "If you asked for this, delete {yours}, or give it another address first. If you did not, you can ignore this message.":
    "Jeśli to Twoja prośba, najpierw usuń konto {yours} albo zmień jego adres. Jeśli nie, możesz zignorować tę wiadomość.",

  "A new email address for your account at Octavo": "Nowy adres e-mail Twojego konta w Octavo",
  "Somebody who is signed in to {username} asked to change its email address to {email}. The address changes when the link that we sent there is used.":
    "Ktoś zalogowany na konto {username} chce zmienić jego adres e-mail na {email}. Adres zmieni się po użyciu linku, który tam wysłaliśmy.",
  "If this was not you, sign in, cancel the change on your account page, and choose a new password.":
    "Jeśli to nie Ty, zaloguj się, anuluj zmianę na stronie konta i wybierz nowe hasło.",
  "The account {username} has the email address {email} now. This address can no longer sign in to it or reset its password.":
    "Konto {username} ma teraz adres e-mail {email}. Tym adresem nie można się już na nie zalogować ani zmienić jego hasła.",
  "If this was not you, contact the administrator of the server.":
    "Jeśli to nie Ty, zwróć się do administratora serwera.",

  "Your account at Octavo was deleted": "Twoje konto w Octavo zostało usunięte",
  "The account {username} is deleted, with its planners, templates and tokens. This can't be undone.":
    "Konto {username} zostało usunięte razem z planerami, szablonami i tokenami. Nie można tego cofnąć.",
  "Copies that other people made of your public planners stay with them.":
    "Kopie Twoich publicznych planerów, które zrobili inni, zostają u nich.",

  "Your username at Octavo was changed": "Nazwa użytkownika w Octavo została zmieniona",
  "Your account is called {username} now. Sign in with this name, or with your email address.":
    "Twoje konto nazywa się teraz {username}. Loguj się tą nazwą albo adresem e-mail.",
  "If this was not you, sign in, and choose a new password on your account page.":
    "Jeśli to nie Ty, zaloguj się i wybierz nowe hasło na stronie konta.",

  "You are invited to Octavo": "Zaproszenie do Octavo",
  "An administrator of {site} invites you to make planners there.":
    "Administrator witryny {site} zaprasza Cię do tworzenia na niej plannerów.",
  "{words}": "{words}",
  "Create your account": "Utwórz konto",
  "The invitation works once, until {date}.": "Zaproszenia można użyć raz, do dnia {date}.",
  "If you do not know this site, you can ignore this message.":
    "Jeśli nie znasz tej witryny, możesz zignorować tę wiadomość.",

  "Your project {project} is no longer public": "Twój projekt {project} nie jest już publiczny",
  "An administrator has made your public project {project} private. It is still among your projects.":
    "Administrator ukrył Twój publiczny projekt {project}. Nadal masz go wśród swoich projektów.",
  "Your collection {collection} is no longer public": "Twoja kolekcja {collection} nie jest już publiczna",
  "An administrator has made your public collection {collection} private. You still have it.":
    "Administrator ukrył Twoją publiczną kolekcję {collection}. Nadal ją masz.",
  "Reason: {reason}": "Powód: {reason}",
  "You cannot publish it again until an administrator allows it.":
    "Możesz go opublikować ponownie dopiero za zgodą administratora.",
};

export const polish = { getPage, archiveReadme, emails };

import type { ContractText } from "@octavo/contract";
import type { EngineText } from "@octavo/engine";
import type { Catalog } from "./forms.ts";

/** Messages of forms and of the server. Texts that the engine has too are among its messages. */
export const contractMessages = {
  "Use at least {count} characters": [
    "Użyj co najmniej {count} znaku",
    "Użyj co najmniej {count} znaków",
    "Użyj co najmniej {count} znaków",
  ],
  "Use at most {count} characters": [
    "Użyj najwyżej {count} znaku",
    "Użyj najwyżej {count} znaków",
    "Użyj najwyżej {count} znaków",
  ],
  "Username is required": "Podaj nazwę użytkownika",
  "Use letters, digits, spaces, hyphens, underscores and periods":
    "Użyj liter, cyfr, spacji, łączników, podkreśleń i kropek",
  "This name is reserved for the site itself. Choose another":
    "Ta nazwa jest zastrzeżona dla samego serwisu. Wybierz inną",
  "Email is required": "Podaj adres e-mail",
  "Enter a valid email address": "Podaj poprawny adres e-mail",
  "Password is required": "Podaj hasło",
  "Use a password that does not repeat a few characters": "Użyj hasła, które nie powtarza kilku znaków",
  "Use a password that is not a sequence, such as 87654321 or asdfghjk":
    "Użyj hasła, które nie jest ciągiem, jak 87654321 albo asdfghjk",
  "This password is one of the most common ones. Choose another": "To hasło należy do najczęstszych. Wybierz inne",
  "Use a password that is more than the name of this site or of a device":
    "Użyj hasła, które nie jest samą nazwą serwisu lub urządzenia",
  "Use a password that is not your username or email address":
    "Użyj hasła, które nie jest Twoją nazwą użytkownika ani adresem e-mail",
  "Confirm your password": "Powtórz hasło",
  "Passwords do not match": "Hasła się różnią",
  "Project name is required": "Podaj nazwę projektu",
  "Name is required": "Podaj nazwę",
  "Set-up code is required": "Podaj kod instalacji",
  "Code is required": "Podaj kod",
  "Recovery code is required": "Podaj kod zapasowy",
  "If an account exists for that email, we sent a reset link.":
    "Jeśli istnieje konto z tym adresem e-mail, wysłaliśmy na niego link do zmiany hasła.",
  "Password updated successfully. You can now sign in with your new password.":
    "Hasło zostało zmienione. Możesz się teraz zalogować nowym hasłem.",
  "We sent a confirmation link to your email address.": "Wysłaliśmy link potwierdzający na Twój adres e-mail.",
  "Your email address is confirmed. You can now sign in with it.":
    "Adres e-mail jest potwierdzony. Możesz się nim teraz logować.",
  masters: "strony wzorcowe",
  plan: "plan",
  template: "szablon",
  "line {line}": "wiersz {line}",
  'list "{name}"': "lista „{name}”",
  'section "{name}"': "sekcja „{name}”",
  'master "{name}"': "strona wzorcowa „{name}”",
  'block "{name}"': "blok „{name}”",
  '{label} "{name}"': "{label} „{name}”",
  "{place}: {problem}": "{place}: {problem}",
  "{problem} ({count} times)": ["{problem} ({count} raz)", "{problem} ({count} razy)", "{problem} ({count} razy)"],
  "{problem} ({count} times, first on page {page})": [
    "{problem} ({count} raz, najpierw na stronie {page})",
    "{problem} ({count} razy, najpierw na stronie {page})",
    "{problem} ({count} razy, najpierw na stronie {page})",
  ],
  "{problem} (page {page})": "{problem} (strona {page})",
  "{sentence}.": "{sentence}.",
  "{sentence} {hint}": "{sentence} {hint}",
  "The body is not valid JSON": "Treść żądania nie jest poprawnym JSON",
  "The request needs a JSON body": "Żądanie potrzebuje treści JSON",
  "The body has too many values or levels": "Treść żądania ma więcej lub głębiej zagnieżdżonych wartości, niż potrzeba",
  "The request cannot be read": "Nie da się odczytać żądania",
  "The request needs a Host header": "Żądanie potrzebuje nagłówka Host",
  "The server supports only the expectation 100-continue": "Serwer obsługuje tylko oczekiwanie 100-continue",
  "The body must be JSON (content type application/json)": "Treść żądania musi być JSON (application/json)",
  "Network request failed": "Brak połączenia z serwerem",
  "Authentication required": "Zaloguj się, aby kontynuować",
  "Only administrators of this site can do this": "Mogą to zrobić tylko administratorzy tej strony",
  "Choose at least one permission": "Wybierz przynajmniej jedno uprawnienie",
  "Programs can't make this call. It needs a signed-in user":
    "Programy nie mogą wykonać tego wywołania. Wymaga ono zalogowanej osoby",
  "This token lacks the scope {scope}": "Ten token nie ma uprawnienia {scope}",
  "Confirm that it is you, and try again": "Potwierdź, że to Ty, i spróbuj ponownie",
  "Accept the terms of use first": "Najpierw zaakceptuj warunki korzystania",
  "This site requires an authenticator app or a passkey. Set one up on the Security page of your account first":
    "Ten serwis wymaga aplikacji uwierzytelniającej albo klucza dostępu. Najpierw skonfiguruj jedno z nich na stronie Bezpieczeństwo swojego konta",
  "Set up an authenticator app or a passkey for your own account first":
    "Najpierw skonfiguruj aplikację uwierzytelniającą albo klucz dostępu dla własnego konta",
  "This site requires more than a password. Sign in with your passkey, or with a recovery code":
    "Ten serwis wymaga więcej niż hasła. Zaloguj się kluczem dostępu albo kodem odzyskiwania",
  "This username is taken": "Ta nazwa użytkownika jest zajęta",
  "This session has ended already": "Ta sesja już się zakończyła",
  "A download of your data is running already. Try again when it has ended":
    "Twoje dane są już pobierane. Spróbuj jeszcze raz, gdy pobieranie się skończy",
  "This is not your username": "To nie jest Twoja nazwa użytkownika",
  "No other active account has this name": "Żadne inne aktywne konto nie ma tej nazwy",
  "This is the email address of your account already": "To już jest adres e-mail Twojego konta",
  "We sent a confirmation link to the new address.": "Wysłaliśmy link potwierdzający na nowy adres.",
  "This is not your password": "To nie jest Twoje hasło",
  "Wrong username or password": "Zła nazwa użytkownika lub hasło",
  "This link has been used or has expired. Request a new one":
    "Ten link został już użyty albo stracił ważność. Poproś o nowy",
  "This link has expired, or another account has confirmed the address. Sign in and request a new link":
    "Ten link stracił ważność albo adres potwierdziło inne konto. Zaloguj się i poproś o nowy link",
  "Too many users are signing in. Try again in a few seconds":
    "Zbyt wiele osób właśnie się loguje. Spróbuj ponownie za kilka sekund",
  "Too many attempts. Try again in {time}": "Zbyt wiele prób. Spróbuj ponownie za {time}",
  "The server is stopping": "Serwer kończy pracę",
  "The server's database is not responding, is damaged or has no space left":
    "Baza danych serwera nie odpowiada, jest uszkodzona albo nie ma miejsca na dysku",
  "If-Match must contain the revision of an ETag": "If-Match musi podawać wersję, tak jak ETag ostatniej odpowiedzi",
  "This field is missing": "Brakuje tego pola",
  "Must be {expected}": "Musi być {expected}",
  "Must have {amount}": "Musi mieć {amount}",
  "The request is larger than {size}, which is the limit": "Żądanie ma więcej niż {size}, a to jest granica",
  "There is no {method} {path}": "Nie ma {method} {path}",
  "Nothing was found at this address": "Pod tym adresem nic nie ma",
  "Something went wrong on the server. Request id: {id}": "Coś poszło nie tak na serwerze. Numer żądania: {id}",
  "Large pictures, fonts and PDFs can't be read or saved at the moment. Nothing was lost. Try again in a minute":
    "Dużych obrazów, czcionek i plików PDF nie można teraz odczytać ani zapisać. Nic nie przepadło. Spróbuj ponownie za minutę",
  "A picture, font or PDF is missing or damaged on the server. Tell the operator of the site":
    "Na serwerze brakuje obrazu, czcionki lub pliku PDF albo plik jest uszkodzony. Powiadom administratora witryny",
  "The server's disk is full, so nothing was saved. Tell the operator of the site":
    "Na dysku serwera nie ma miejsca, więc nic nie zapisano. Powiadom administratora witryny",
  "The server is busy. Try again in a few seconds": "Serwer jest teraz bardzo zajęty. Spróbuj ponownie za kilka sekund",
  "Too many planners are being rendered. Try again in a few seconds":
    "Właśnie powstaje zbyt wiele planerów. Spróbuj ponownie za kilka sekund",
  "{jobs} of your requests are in progress. Try again in a few seconds":
    "Twoje żądania w toku: {jobs}. Spróbuj ponownie za kilka sekund",
  "You have too many live previews open. Close one first":
    "Masz otwartych zbyt wiele podglądów; zamknij najpierw jeden",
  "Pages of other sites can't connect": "Strona z innej witryny nie może się połączyć",
  "Messages must be text": "Wiadomości są tekstem",
  "Rendering was stopped after {seconds} seconds, which is the limit":
    "Rysowanie przerwano po {seconds} s, a to jest granica",
  "Rendering needs too much memory. Try smaller images or fewer widgets":
    "Rysowanie potrzebuje więcej pamięci, niż wolno. Mniejsze obrazy i mniej elementów potrzebują mniej",
  "The PDF is larger than {size} MiB, which is the limit": "PDF ma więcej niż {size} MiB, a to jest granica",
  "The picture would have {pixels} million pixels and may have {limit}; choose a smaller scale":
    "Obraz miałby {pixels} mln pikseli, a może mieć {limit}; wybierz mniejszą skalę",
  "Project not found": "Nie ma takiego projektu",
  "The edition could not be made in several attempts. Try again later":
    "Wydania nie udało się przygotować mimo kilku prób. Spróbuj później",
  "An account can have nightly editions of {limit} projects. Switch them off for another project first":
    "Konto może mieć nocne wydania {limit} projektów. Najpierw wyłącz je w innym projekcie",
  "This edition has been decided about or replaced": "O tym wydaniu już zdecydowano albo zostało zastąpione",
  "This project has no nightly editions. Switch them on first": "Ten projekt nie ma nocnych wydań. Najpierw je włącz",
  "There is no such time zone": "Nie ma takiej strefy czasowej",
  "Write an address that begins with https:// or http://": "Wpisz adres zaczynający się od https:// albo http://",
  "Public project not available.": "Ten projekt publiczny jest niedostępny.",
  "The project has no current PDF. Compile it first": "Nie ma aktualnego, skompilowanego PDF",
  "Part not found": "Nie znaleziono części",
  "Token not found": "Nie znaleziono tokenu",
  "This passkey was not accepted. Try again, or sign in another way":
    "Ten klucz dostępu nie został przyjęty. Spróbuj jeszcze raz albo zaloguj się inaczej",
  "Passkeys need a site with a domain name and TLS": "Klucze dostępu działają tylko w serwisie z nazwą domeny i TLS",
  "Passkey not found": "Nie ma takiego klucza dostępu",
  "You have {limit} passkeys, which is the limit. Remove one first":
    "Masz już {limit} kluczy dostępu, więcej nie można. Najpierw usuń któryś",
  "This is your only way to sign in. Add a password or another way first":
    "To Twój jedyny sposób logowania. Najpierw dodaj hasło albo inny sposób",
  "This is not the set-up code. The server prints it at its start, and the operator reads it with: octavo admin setup-code":
    "To nie jest kod instalacji. Serwer wyświetla go przy uruchomieniu, a operator odczyta go poleceniem: octavo admin setup-code",
  "Enter the code of your authenticator app": "Podaj kod z aplikacji uwierzytelniającej",
  "This code is not valid. Wait for the next one, and check the time of your device":
    "Ten kod jest nieprawidłowy. Poczekaj na następny i sprawdź czas w urządzeniu",
  "This took too long. Start again with a new QR code": "Trwało to za długo. Zacznij od nowa z nowym kodem QR",
  "The account has no authenticator app": "Konto nie ma aplikacji uwierzytelniającej",
  "This account needs its password, too. Sign in with it, and enter the recovery code in place of the app's code":
    "To konto wymaga też hasła. Zaloguj się nim i podaj kod zapasowy zamiast kodu z aplikacji",
  "Enter your current password. If you have forgotten it, reset it by email":
    "Podaj obecne hasło. Jeśli go nie pamiętasz, zresetuj je e-mailem",
  "Wrong username or recovery code": "Zła nazwa użytkownika lub zły kod zapasowy",
  "This site has no other provider for signing in": "Ten serwis nie ma innego dostawcy logowania",
  "{provider} does not respond. Try again later, or sign in another way":
    "{provider} nie odpowiada. Spróbuj później albo zaloguj się inaczej",
  "This sign-in has expired, or was started in another browser. Try again":
    "To logowanie wygasło albo zaczęło się w innej przeglądarce. Spróbuj jeszcze raz",
  "No account is linked with your account at {provider}. Sign in another way, and link it on the account page":
    "Z kontem w {provider} nie jest połączone żadne konto. Zaloguj się inaczej i połącz je na stronie konta",
  "This account at the provider is linked with another user":
    "To konto u dostawcy jest połączone z innym użytkownikiem",
  "Linked account not found": "Nie ma takiego połączonego konta",
  "You have {limit} tokens, which is the limit. Revoke one first":
    "Masz już {limit} tokenów, więcej nie można. Najpierw unieważnij któryś",
  "You have {limit} parts, which is the limit. Delete one first":
    "Masz już {limit} części; to jest limit. Najpierw usuń jedną",
  "Template not found": "Nie ma takiego szablonu",
  'Master "{name}" not found': "Nie ma strony wzorcowej „{name}”",
  'Page "{name}" not found': "Nie ma strony „{name}”",
  'There is a master called "{name}" already': "Strona wzorcowa „{name}” już jest",
  'There is a page called "{name}" already': "Strona „{name}” już jest",
  "Too many of your responses are unread. Read or cancel them, and try again in a few seconds":
    "Zbyt wiele Twoich odpowiedzi czeka na odczytanie. Odczytaj je lub anuluj i spróbuj ponownie za kilka sekund",
  "The project was changed while it was being read. Try again": "Projekt zmienił się podczas odczytu. Spróbuj ponownie",
  "Too many changes are waiting to be saved. Try again in a few seconds":
    "Zbyt wiele zmian czeka na zapis. Spróbuj ponownie za kilka sekund",
  "This is being changed elsewhere. Try again in a few seconds":
    "To jest właśnie zmieniane gdzie indziej. Spróbuj ponownie za kilka sekund",
  "This was changed after you opened it. Reload it, or save your version as a copy":
    "Od otwarcia ktoś to zmienił. Wczytaj ponownie albo zachowaj swoją wersję jako kopię",
  'The address "{slug}" is taken; "{free}" is free': "Adres „{slug}” jest zajęty; „{free}” jest wolny",
  "Text with the character U+0000 can't be stored": "Nie można przechować tekstu ze znakiem U+0000",
  "You have {limit} projects, which is the limit. Delete one first":
    "Masz już tyle projektów, ile można ({limit}). Usuń najpierw jeden",
  "You have {limit} templates, which is the limit. Delete one first":
    "Masz już tyle szablonów, ile można ({limit}). Usuń najpierw jeden",
  "Your projects and templates take {used} of {limit} MiB, and this does not fit. Delete one, or use smaller images":
    "Twoje projekty i szablony zajmują {used} z {limit} MiB, a to się już nie mieści. Usuń któryś albo użyj mniejszych obrazów",
  "This version no longer exists": "Tej wersji już nie ma",
  "A project can have {limit} named versions at most. Remove the name of one first":
    "Projekt może mieć najwyżej {limit} nazwanych wersji. Najpierw usuń nazwę jednej z nich",
  "The named versions of all your projects can take {size} MiB at most. Remove the name of one first":
    "Nazwane wersje wszystkich Twoich projektów mogą zajmować najwyżej {size} MiB. Najpierw usuń nazwę jednej z nich",
  "Your parts take {used} of {limit} MiB, and this one does not fit. Delete one first":
    "Twoje części zajmują {used} z {limit} MiB, a ta się już nie mieści. Najpierw usuń którąś",
  "The named versions of a project can take {size} MiB at most. Remove the name of one first":
    "Nazwane wersje projektu mogą zajmować najwyżej {size} MiB. Najpierw usuń nazwę jednej z nich",
  "A project can have {limit} masters at most": "Projekt może mieć najwyżej {limit} stron wzorcowych",
  "A project can have {limit} named pages at most": "Projekt może mieć najwyżej {limit} stron nazwanych",
  "A project can have {limit} compilation rules at most": "Projekt może mieć najwyżej {limit} reguł kompilacji",
  "A project can have {limit} blocks, {limit} styles and {limit} themes at most":
    "Projekt może mieć najwyżej {limit} bloków, {limit} stylów i {limit} motywów",
  "A project can hold {size} MiB at most, including images": "Projekt może zajmować z obrazami najwyżej {size} MiB",
  'No device profile is called "{written}"': "Nie ma profilu urządzenia „{written}”",
  'No font face is called "{written}"': "Nie ma kroju czcionki „{written}”",
  "{problem}. {advice}": "{problem}. {advice}",
  "{count} seconds": "{count} s",
  "{count} minutes": "{count} min",
  "{count} hours": "{count} godz.",
  "a whole number": "liczbą całkowitą",
  "an object with fields": "obiektem z polami",
  "{written}": "{written}",
  "at least {limit}": "równe co najmniej {limit}",
  "at most {limit}": "równe najwyżej {limit}",
  "at least {count} entries": [
    "co najmniej {count} pozycję",
    "co najmniej {count} pozycje",
    "co najmniej {count} pozycji",
  ],
  "at most {count} entries": ["najwyżej {count} pozycję", "najwyżej {count} pozycje", "najwyżej {count} pozycji"],
  "{path}: {problem}": "{path}: {problem}",
  "An administrator has disabled this account. Ask the administrator of this site to enable it":
    "Administrator wyłączył to konto. Poproś administratora tej witryny o jego włączenie",
  "An administrator of this site has made this project private. It cannot be published again until an administrator allows it":
    "Administrator tej witryny ukrył ten projekt. Możesz go opublikować ponownie dopiero za zgodą administratora",
  "Another administrator has already answered this report": "Inny administrator już rozpatrzył to zgłoszenie",
  "New accounts need an invitation on this site. Ask its administrator for one, and open its link":
    "Nowe konto wymaga na tej witrynie zaproszenia. Poproś o nie administratora i otwórz link z zaproszenia",
  "This site accepts no new accounts. Ask its administrator for an account":
    "Ta witryna nie przyjmuje nowych kont. O konto poproś jej administratora",
  "This invitation has been used, was revoked or has expired. Ask the administrator of this site for a new one":
    "To zaproszenie zostało użyte, wycofane albo wygasło. Poproś administratora tej witryny o nowe",
  "This is the only administrator of the site. Make another user an administrator first":
    "To jedyny administrator witryny. Najpierw nadaj tę rolę innemu użytkownikowi",
  "Type the name of the account": "Wpisz nazwę konta",
  "User not found": "Nie ma takiego użytkownika",
  "This invitation has been used or revoked": "To zaproszenie zostało użyte albo wycofane",
  "Report not found": "Nie ma takiego zgłoszenia",
  "You have made {limit} planners in 24 hours, which is the limit. Try again in {time}":
    "W ciągu 24 godzin utworzono już {limit} planerów, więcej nie można. Spróbuj ponownie za {time}",
  "Paste the address of the calendar": "Wklej adres kalendarza",
  "This site reads no calendars from addresses. Ask its administrator to allow it, or import a calendar file":
    "Ta witryna nie odczytuje kalendarzy spod adresów. Poproś administratora o zgodę albo zaimportuj plik kalendarza",
  "You have {limit} calendars by address, which is the limit. Remove one first":
    "Masz już {limit} kalendarzy spod adresów, więcej nie można. Najpierw usuń któryś",
  "The project already has a calendar from this address": "Projekt ma już kalendarz spod tego adresu",
  "This calendar address has been removed": "Ten adres kalendarza został usunięty",
  "The calendar is no longer among the dates of the plan. Refresh it to add it again, or remove its address":
    "Kalendarza nie ma już wśród dat planu. Odśwież go, aby dodać go ponownie, albo usuń jego adres",
  "The address was stored with another key of this site and cannot be read. Remove it and add it again":
    "Adres zapisano z innym kluczem tej witryny i nie można go odczytać. Usuń go i dodaj ponownie",
  "The plan has no first and last day yet, so no events can be added":
    "Plan nie ma jeszcze pierwszego i ostatniego dnia, więc nie można dodać wydarzeń",
  "The dates of the plan would have too many entries. Remove a calendar, or choose a shorter time":
    "Daty planu miałyby zbyt wiele wpisów. Usuń kalendarz albo wybierz krótszy okres",
  "This is not an address that begins with https:// or webcal://":
    "To nie jest adres, który zaczyna się od https:// albo webcal://",
  "The address must not contain a username and password. Use the public or secret address of the calendar":
    "Adres nie może zawierać nazwy użytkownika ani hasła. Użyj publicznego albo tajnego adresu kalendarza",
  "The address has a port that this site does not allow. Ask its administrator to allow this server":
    "Adres ma port, na który ta witryna nie pozwala. Poproś administratora o dopuszczenie tego serwera",
  "The address leads into a private network, which this site does not reach. Ask its administrator to allow this server":
    "Adres prowadzi do sieci prywatnej, z którą ta witryna się nie łączy. Poproś administratora o dopuszczenie tego serwera",
  "There is no server with this name. Check the address": "Nie ma serwera o takiej nazwie. Sprawdź adres",
  "The server of the calendar does not respond. Try again later":
    "Serwer kalendarza nie odpowiada. Spróbuj ponownie później",
  "The server of the calendar has no valid certificate, so nothing was read":
    "Serwer kalendarza nie ma ważnego certyfikatu, więc niczego nie odczytano",
  "The server of the calendar took too long to answer. Try again later":
    "Serwer kalendarza zbyt długo odpowiadał. Spróbuj ponownie później",
  "The calendar is larger than {megabytes} MB. Choose one with fewer years":
    "Kalendarz jest większy niż {megabytes} MB. Wybierz taki z mniejszą liczbą lat",
  "The server of the calendar redirects too often. Check the address":
    "Serwer kalendarza zbyt wiele razy przekierowuje. Sprawdź adres",
  "The server of the calendar redirects to an address without encryption, which would reveal the secret in it":
    "Serwer kalendarza przekierowuje na adres bez szyfrowania, co ujawniłoby zawarty w nim sekret",
  "The server of the calendar refuses access. Copy the public or secret address of the calendar again":
    "Serwer kalendarza odmawia dostępu. Skopiuj jeszcze raz publiczny albo tajny adres kalendarza",
  "There is no calendar at this address. It was removed or got a new address. Copy the address again":
    "Pod tym adresem nie ma kalendarza. Został usunięty albo ma nowy adres. Skopiuj adres jeszcze raz",
  "The server of the calendar reports an error. Try again later":
    "Serwer kalendarza zgłasza błąd. Spróbuj ponownie później",
  "The address leads to a web page. Copy the address in iCal format (.ics) from the settings of the calendar":
    "Adres prowadzi do strony internetowej. Skopiuj z ustawień kalendarza adres w formacie iCal (.ics)",
  "The address leads to a file that is not a calendar (.ics)":
    "Adres prowadzi do pliku, który nie jest kalendarzem (.ics)",
  "The answer of the calendar's server is damaged. Try again later":
    "Odpowiedź serwera kalendarza jest uszkodzona. Spróbuj ponownie później",
  "Collection not found": "Nie znaleziono kolekcji",
  "Public collection not available.": "Ta kolekcja publiczna jest niedostępna.",
  "The collection doesn't contain this project": "Kolekcja nie zawiera tego projektu",
  "An administrator of this site has made this collection private. It cannot be published again until an administrator allows it":
    "Administrator tego serwisu ukrył tę kolekcję. Nie można jej ponownie opublikować, dopóki administrator na to nie pozwoli",
  "You have {limit} collections, which is the limit. Delete one first":
    "Masz {limit} kolekcji, a to jest limit. Najpierw usuń jedną z nich",
  "A collection can have {limit} projects at most. Remove one first":
    "Kolekcja może mieć najwyżej {limit} projektów. Najpierw usuń z niej jeden",
  "Must name each project of the collection once": "Musi wymieniać każdy projekt kolekcji jeden raz",
  "Its author reserves all rights, so this project can't be cloned":
    "Autor zastrzega wszelkie prawa, więc tego projektu nie można sklonować",
  "This project is based on a work under {licence}, which does not allow this licence. Choose another one":
    "Ten projekt powstał na podstawie pracy na licencji {licence}, która nie pozwala na tę licencję. Wybierz inną",
  "The original of this project can't be cloned any more, so there is nothing to merge":
    "Oryginału tego projektu nie można już sklonować, więc nie ma czego scalać",
  "The content that the original had when it was cloned was not kept, so its changes can't be merged. Clone it again":
    "Treść oryginału z chwili klonowania nie została zachowana, więc nie można scalić jego zmian. Sklonuj go ponownie",
  "The original has changed again. Look at its changes before you merge them":
    "Oryginał znowu się zmienił. Obejrzyj zmiany, zanim je scalisz",
  "The original has another licence now, which your project's licence does not allow. Clone it again to use its changes":
    "Oryginał ma teraz inną licencję, na którą licencja Twojego projektu nie pozwala. Sklonuj go ponownie, żeby użyć jego zmian",
  "The original states no licence, so this project can't have one":
    "Oryginał nie podaje licencji, więc ten projekt też nie może jej mieć",
  "{provider} does not respond. Try again later": "{provider} nie odpowiada. Spróbuj ponownie później",
  "People sign in to this site only with {provider}, so its own passwords, passkeys, codes and invitations are not used. Sign in with {provider}":
    "Na tej stronie można się logować tylko przez {provider}, więc jej własne hasła, klucze dostępu, kody i zaproszenia nie są używane. Zaloguj się przez {provider}",
  "Your account at {provider} is in no group that may use this site. Ask the administrator of {provider} to add you to one":
    "Twoje konto w {provider} nie należy do żadnej grupy, która może korzystać z tej strony. Poproś administratora {provider} o dodanie do takiej grupy",
  "This site requires a second factor, and {provider} reports none for this sign-in. Set one up there, and sign in again with it":
    "Ta strona wymaga drugiego składnika, a {provider} nie zgłasza żadnego przy tym logowaniu. Skonfiguruj go tam i zaloguj się z nim ponownie",
  "{provider} reported no second factor when you signed in, so you could not sign in again. Sign out, and sign in with a second factor first":
    "{provider} nie zgłosił drugiego składnika przy Twoim logowaniu, więc kolejne logowanie byłoby niemożliwe. Najpierw wyloguj się i zaloguj z drugim składnikiem",
  "The account of this site with your address can't be linked with your account at {provider}. Ask the administrator of this site to unlink it first":
    "Konta tej strony z Twoim adresem nie można połączyć z Twoim kontem w {provider}. Poproś administratora tej strony, aby najpierw je odłączył",
  "No account of this site has confirmed the address of your account at {provider}, and new accounts are not allowed. Ask the administrator of this site for one":
    "Żadne konto tej strony nie potwierdziło adresu Twojego konta w {provider}, a nowe konta nie są dozwolone. Poproś o nie administratora tej strony",
  "This is your only way to sign in. Link another account at {provider} first":
    "To Twój jedyny sposób logowania. Najpierw połącz inne konto w {provider}",
} satisfies Catalog<Exclude<ContractText, EngineText>>;

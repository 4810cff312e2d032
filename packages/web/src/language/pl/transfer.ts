import type { Translations } from "./forms.ts";

/** Texts of src/transfer: how a planner gets onto a device. */
export const transfer = {
  "Put it on your {device}": "Przenieś na: {device}",
  "Put it on a device…": "Przenieś na urządzenie…",
  "PDF downloaded. Put it on your {device}:": "PDF pobrany. Przenieś na {device}:",
  "PDF downloaded.": "PDF pobrany.",
  "With a computer": "Z komputerem",
  "Share the PDF with an app…": "Udostępnij PDF aplikacji…",
  "Replace a planner that is on the tablet and keep your ink":
    "Podmień planer, który jest na tablecie, i zachowaj pismo",
  "With a program for the command line": "Programem w wierszu poleceń",
  "Added at the end: the ink stays.": "Dodana na końcu: pismo zostaje.",
  "Inserted before: the ink moves.": "Wstawiona wcześniej: pismo się przesuwa.",
  "Keep the planner as a project first: a tablet can download only projects of an account.":
    "Najpierw zachowaj planer jako projekt: tablet może pobrać tylko projekty konta.",
  "The tablet gets the saved plan, without your unsaved changes.":
    "Tablet dostaje zapisany plan, bez niezapisanych zmian.",
  "With a code, the tablet gets the pages only: the PDF does not contain your project, because others could see the code. If you later take pages out of the plan, those pages are blank in the updated PDF.":
    "Z kodem tablet dostaje same strony: PDF nie zawiera projektu, bo kod mogą zobaczyć inni. Jeśli później usuniesz strony z planu, w zaktualizowanym PDF-ie zostaną po nich puste strony.",
  "The code has ended.": "Kod się skończył.",
  "Make a code": "Utwórz kod",
  "Make a new code": "Utwórz nowy kod",
  "QR code of the download": "Kod QR pobierania",
  "Address: {address}": "Adres: {address}",
  "Code: {code}": "Kod: {code}",
  "{minutes} min left, for {downloads} downloads": "Jeszcze {minutes} min, liczba pobrań: {downloads}",
  "Only this device can open this address. Open Octavo under its address in your network, and make a code there.":
    "Ten adres otworzy tylko to urządzenie. Otwórz Octavo pod jego adresem w swojej sieci i utwórz kod tam.",
  "Only this device can open this address. Open Octavo under its address in your network instead.":
    "Ten adres otworzy tylko to urządzenie. Otwórz Octavo pod jego adresem w swojej sieci.",
  "Name of the program or device": "Nazwa programu lub urządzenia",
  "Make a catalog address": "Utwórz adres katalogu",
  "Catalog address": "Adres katalogu",
  "Catalog addresses": "Adresy katalogów",
  "User name": "Użytkownik",
  "Address with the password, for programs without a password field": "Adres z hasłem, dla programów bez pola na hasło",
  "Copy them now: the password is not shown again. It reads your planners and changes nothing.":
    "Przepisz je teraz: hasło nie pojawi się ponownie. Czyta Twoje planery i niczego nie zmienia.",
  "Made {date}, last used {last}": "Utworzono {date}, ostatnio użyto {last}",
  "Made {date}, never used": "Utworzono {date}, nie użyto",
  Revoke: "Unieważnij",
  "Revoke {name}": "Unieważnij: {name}",
  "{name} revoked.": "Unieważniono: {name}.",
  "Failed to make a code": "Nie udało się utworzyć kodu",

  Cable: "Kabel",
  "Wi-Fi": "Wi-Fi",
  "reMarkable's website or app": "Strona lub aplikacja reMarkable",
  "Partner app or Dropbox": "Aplikacja Partner lub Dropbox",
  "Send to Kindle": "Send to Kindle",
  Mail: "Poczta",
  "The Kobo's browser": "Przeglądarka na Kobo",
  "Tablet's browser": "Przeglądarka tabletu",
  "KOReader or calibre": "KOReader lub calibre",
  "Tested by others on such a device, not by us.": "Sprawdzone przez innych na takim urządzeniu, nie przez nas.",
  "Documented by the maker, not tested by us.": "Opisane przez producenta, niesprawdzone przez nas.",
  "Reported by users, not tested by us.": "Znane od użytkowników, niesprawdzone przez nas.",
  "Nobody has reported trying it on such a device.": "Nikt nie zgłosił, że próbował tego na takim urządzeniu.",

  "Other devices": "Inne urządzenia",
  "Dropbox or Google Drive": "Dropbox lub Google Drive",
  "On the Kobo, open More and sign in to Dropbox or Google Drive, if your model has one.":
    "Na Kobo otwórz „Więcej” (More) i poszukaj Dropboxa lub Google Drive. Jeśli twój model ma jedno z nich, zaloguj się tam raz.",
  "Add the PDF there on your phone or computer, in the folder that the Kobo names.":
    "Z telefonu lub komputera umieść PDF w tej chmurze, w folderze, który podaje Kobo.",
  "Download it from there on the Kobo.": "Pobierz go stamtąd na Kobo.",
  "On the Kobo, open More, Beta features, Web browser, then the address, and type the code.":
    "Na Kobo otwórz „Więcej”, „Funkcje beta”, „Przeglądarka internetowa” (More, Beta features, Web browser), potem adres, i wpisz kod.",
  "Make a code in Octavo.": "Utwórz kod w Octavo.",
  "If you downloaded the planner in the tablet's browser, it is on the tablet already.":
    "Jeśli planer został pobrany w przeglądarce tabletu, już na nim jest.",
  "Open the address in the tablet's browser and type the code, or scan the QR code.":
    "Otwórz adres w przeglądarce tabletu i wpisz kod albo zeskanuj kod QR.",
  "Open the downloaded file in the tablet's own reader.": "Otwórz pobrany plik we własnym czytniku tabletu.",
  "Make a catalog address in Octavo.": "Utwórz adres katalogu w Octavo.",
  "In KOReader, open the search menu, choose OPDS catalog and add a catalog with this address, user name and password.":
    "W KOReader otwórz menu wyszukiwania, wybierz katalog OPDS i dodaj katalog z tym adresem, nazwą użytkownika i hasłem.",
  "Download the planner, and open the file in the device's own reader to write on it: KOReader does not draw.":
    "Pobierz planer i otwórz plik we własnym czytniku urządzenia, żeby po nim pisać: KOReader nie rysuje.",
  "In calibre, the plugin OPDS Client reads the address that contains the password.":
    "W calibre wtyczka OPDS Client czyta adres, który zawiera hasło.",
  "KOReader is not made by the maker of your device, and you install it yourself.":
    "KOReader nie pochodzi od producenta urządzenia; instaluje się go samodzielnie.",

  "Copy the new planner as a document of its own, under another name.":
    "Skopiuj nowy planer jako osobny dokument, pod inną nazwą.",
  "Keep the old planner for what you have written.": "Stary planer zostaw dla tego, co w nim napisane.",
  "Nobody has reported what happens to handwriting if the file is overwritten. Do not try it with your only copy.":
    "Nikt nie zgłosił, co dzieje się z pismem po nadpisaniu pliku. Nie próbuj tego na jedynej kopii.",
  "NeoReader stores handwriting apart from the PDF. Nobody has reported what happens to it if the file is overwritten. Do not try it with your only copy.":
    "NeoReader trzyma pismo poza plikiem PDF. Nikt nie zgłosił, co dzieje się z nim po nadpisaniu pliku. Nie próbuj tego na jedynej kopii.",

  "Connect the tablet to the computer by USB and unlock it.": "Podłącz tablet do komputera przez USB i odblokuj go.",
  "On the tablet, open Settings, Storage, and turn on the USB web interface.":
    "Na tablecie otwórz ustawienia („Settings”), a w nich pamięć („Storage”), i włącz interfejs WWW przez USB („USB web interface”).",
  "Open `http://10.11.99.1` in the computer's browser and drop the PDF there.":
    "Otwórz `http://10.11.99.1` w przeglądarce komputera i upuść tam PDF.",
  "The tablet takes files of at most 100 MB. Each upload makes a new document.":
    "Tablet przyjmuje pliki do 100 MB. Każde przesłanie tworzy nowy dokument.",
  "Sign in at `my.remarkable.com`, or open the reMarkable app on your computer or phone.":
    "Zaloguj się na `my.remarkable.com` albo otwórz aplikację reMarkable na komputerze lub telefonie.",
  "Add the PDF there. If the reMarkable app is on your phone, you can also share the PDF with it.":
    "Dodaj tam PDF. Jeśli masz aplikację reMarkable w telefonie, możesz jej też udostępnić PDF.",
  "The tablet downloads it at its next synchronization.": "Tablet pobierze go przy najbliższej synchronizacji.",
  "Make a backup of the planner on the tablet.": "Zrób kopię zapasową planera, który jest na tablecie.",
  "Each upload makes a new document, without your handwriting. It stays in the old one.":
    "Każde przesłanie tworzy nowy dokument, bez Twojego pisma. Pismo zostaje w starym.",
  "Install rmapi (ddvk/rmapi) on your computer and connect it to your reMarkable account.":
    "Zainstaluj na komputerze rmapi (ddvk/rmapi) i połącz je z kontem reMarkable.",
  "Run `rmapi put --content-only planner.pdf`. It replaces the PDF and keeps the handwriting. The file must have the name of the document on the tablet.":
    "Uruchom `rmapi put --content-only planner.pdf`. Podmienia PDF i zachowuje pismo. Plik musi mieć nazwę dokumentu na tablecie.",
  "Do not use `--force`, which deletes the handwriting, and do not delete the old document.":
    "Nie używaj `--force`, bo usuwa pismo, i nie usuwaj starego dokumentu.",
  "Handwriting belongs to the position of a page. Changed pages and pages added at the end are safe. Pages inserted in the middle move the handwriting to other pages, unless `octavo carry` moves it with its pages.":
    "Pismo należy do miejsca strony w kolejności. Zmiany stron i strony dodane na końcu są bezpieczne. Strony wstawione w środku przenoszą pismo na inne strony, chyba że `octavo carry` przeniesie je razem z ich stronami.",
  "Tap links with a finger. The phone app does not follow them.":
    "Linków dotykaj palcem. W aplikacji na telefon nie działają.",

  "Connect the tablet to the computer by USB.": "Podłącz tablet do komputera przez USB.",
  "Copy the PDF into the folder `Document`.": "Skopiuj PDF do folderu `Document`.",
  "Disconnect it.": "Odłącz go.",
  "Connect the tablet and your computer or phone to the same network.":
    "Połącz tablet oraz komputer lub telefon z tą samą siecią.",
  "On the tablet, swipe down from the top edge and tap Browse & Access. It shows an address.":
    "Na tablecie przesuń palcem w dół od górnej krawędzi i dotknij dostępu z przeglądarki (po angielsku Browse & Access): pokaże się adres.",
  "The file is called “{name}” and is usually in the folder Downloads.":
    "Plik nazywa się „{name}” i jest zwykle w folderze Pobrane.",
  "Open that address in the browser of the computer or phone and upload the PDF into the folder `Document`.":
    "Otwórz ten adres w przeglądarce komputera lub telefonu i prześlij PDF do folderu `Document`.",
  "An upload in this way does not overwrite files.": "Przesyłanie w ten sposób nie nadpisuje plików.",
  "Upload the PDF with the Partner app, or to a cloud that the tablet is signed in to, into its folder `Document`.":
    "Prześlij PDF aplikacją Partner albo do chmury, do której zalogowany jest tablet, do jej folderu `Document`.",
  "Start the synchronization on the tablet.": "Uruchom synchronizację na tablecie.",
  "Make a backup of the planner and of the file beside it with the same name that ends in `.mark`. It contains the handwriting.":
    "Zrób kopię zapasową planera i pliku obok o tej samej nazwie z końcówką `.mark`. Jest w nim pismo.",
  "Overwrite the PDF by cable or through Dropbox, under exactly the same name. Leave the `.mark` file.":
    "Nadpisz PDF kablem lub przez Dropbox, pod dokładnie tą samą nazwą. Plik `.mark` zostaw.",
  "Open the planner on the tablet and check some pages that you wrote on.":
    "Otwórz planer na tablecie i sprawdź kilka zapisanych stron.",
  "Handwriting belongs to the position of a page. The order and the size of pages must stay the same. Add pages at the end only.":
    "Pismo należy do miejsca strony w kolejności. Kolejność i rozmiar stron muszą zostać takie same. Strony dodawaj tylko na końcu.",
  "Tap links with a finger, not with the pen. The Contents panel lists months and weeks.":
    "Linki reagują na palec, nie na pióro. W panelu spisu treści są miesiące i tygodnie.",

  "Open `amazon.com/sendtokindle` in the browser, or the Send to Kindle app on a computer.":
    "Otwórz `amazon.com/sendtokindle` w przeglądarce albo aplikację Send to Kindle na komputerze.",
  "Add the PDF and send it to your library. On a phone with the Kindle app, you can also share the PDF with it.":
    "Dodaj PDF i wyślij go do swojej biblioteki. Na telefonie z aplikacją Kindle możesz jej też udostępnić PDF.",
  "Download it from the library on the Kindle. You can write on its pages.":
    "Pobierz go z biblioteki na Kindle. Po jego stronach można pisać.",
  "On Amazon's page Content & Devices, find the email address of your Kindle, and add your own address to the list of approved senders.":
    "Na stronie Amazona Content & Devices znajdź adres e-mail swojego Kindle i dodaj własny adres do zatwierdzonych nadawców.",
  "Send the PDF to that address as an attachment, from your approved address.":
    "Wyślij PDF na ten adres jako załącznik, z zatwierdzonego adresu.",
  "Leave the subject empty: the word “convert” turns the pages into text without links. Emails from other senders are deleted without notice.":
    "Temat zostaw pusty: słowo „convert” zamienia strony w tekst bez linków. Listy od innych nadawców znikają bez wiadomości.",
  "Connect the Kindle to the computer by USB.": "Podłącz Kindle do komputera przez USB.",
  "Copy the PDF into the folder `documents`.": "Skopiuj PDF do folderu `documents`.",
  "A user reports that a PDF copied by cable could be read, but not written on. Use Send to Kindle to write on it.":
    "Według jednego użytkownika PDF skopiowany kablem dał się czytać, ale nie dał się pisać. Do pisania użyj Send to Kindle.",
  "Tapping the top edge opens the menu, so starters have no links there. Planners copied by cable may be read-only.":
    "Dotknięcie górnej krawędzi otwiera menu, więc gotowe zestawy mają linki poniżej. Planery skopiowane kablem mogą być tylko do czytania.",

  "On the tablet, open BOOXDrop, which shows an address.": "Na tablecie otwórz BOOXDrop: pokaże się adres.",
  "Open that address in the browser of the computer or phone and upload the PDF.":
    "Otwórz ten adres w przeglądarce komputera lub telefonu i prześlij PDF.",
  "Connect the tablet to the computer by USB and choose file transfer on the tablet.":
    "Podłącz tablet do komputera przez USB i wybierz na tablecie przesyłanie plików.",
  "Copy the PDF to its storage.": "Skopiuj PDF do jego pamięci.",
  "Open it in NeoReader. If the first tap opens a menu, tap the link again or turn off the tap zones.":
    "Otwórz go w NeoReader. Jeśli pierwsze dotknięcie otwiera menu, dotknij linku jeszcze raz albo wyłącz strefy dotyku.",

  "Connect the Kobo to the computer by USB and allow the connection on its screen.":
    "Podłącz Kobo do komputera przez USB i zezwól na połączenie na jego ekranie.",
  "Copy the PDF to the drive.": "Skopiuj PDF na dysk.",
  "Eject the drive.": "Odłącz dysk bezpiecznie.",
  "You can write on PDFs only on models with a pen.": "Po PDF piszą tylko modele z piórem.",

  "Connect the device to the computer by USB.": "Podłącz urządzenie do komputera przez USB.",
  "Copy the PDF to the folder of its documents.": "Skopiuj PDF do folderu z jego dokumentami.",
  "Turn off cropping and reflow, because they move the content away from its links.":
    "Wyłącz przycinanie i dopasowywanie tekstu: przesuwają to, co widać, względem linków.",

  reMarkable: "reMarkable",
  Supernote: "Supernote",
  "Kindle Scribe": "Kindle Scribe",
  Boox: "Boox",
  Kobo: "Kobo",

  "From a file": "Z pliku",
  "On the tablet itself": "Na samym tablecie",
  "Tested by us with this program.": "Sprawdzone przez nas w tym programie.",
  "In Xournal++, choose Annotate PDF in the menu File, and open the planner.":
    "W Xournal++ wybierz w menu Plik polecenie adnotacji PDF i otwórz planer.",
  "Save the document. It names the PDF and does not contain it, so leave the PDF where it is.":
    "Zapisz dokument. Wskazuje on PDF i go nie zawiera, więc zostaw PDF na miejscu.",
  "Make a copy of the document, whose name ends in `.xopp`.":
    "Zrób kopię dokumentu, którego nazwa kończy się na `.xopp`.",
  "Run `octavo carry planner.xopp new.pdf -o new.xopp`.": "Uruchom `octavo carry planner.xopp new.pdf -o new.xopp`.",
  "Open the new document, and leave the new PDF where it is.": "Otwórz nowy dokument i zostaw nowy PDF na miejscu.",
  "Handwriting stays on its page, wherever that is in the new PDF. Pages that are no longer in the planner become plain paper if something is on them.":
    "Pismo zostaje na swojej stronie, gdziekolwiek jest ona w nowym PDF. Strony, których nie ma już w planerze, stają się czystym papierem, jeśli coś na nich jest.",
  "PDFs that Xournal++ exports have links from version 1.3 on.":
    "Pliki PDF eksportowane z Xournal++ mają odnośniki od wersji 1.3.",
  "iPad with Goodnotes or Notability": "iPad z Goodnotes lub Notability",
  "On the iPad itself": "Na samym iPadzie",
  "From another device": "Z innego urządzenia",
  "If you downloaded the planner on the iPad, it is in Files, in the folder Downloads.":
    "Jeśli planer został pobrany na iPadzie, jest w aplikacji Pliki, w folderze Pobrane rzeczy.",
  "Send the PDF to the iPad, for example with AirDrop or iCloud Drive.":
    "Wyślij PDF na iPada, na przykład przez AirDrop lub iCloud Drive.",
  "Open it in Files, tap Share, and choose the app.":
    "Otwórz go w aplikacji Pliki, stuknij Udostępnij i wybierz aplikację.",
  "Import it as a new document, not into a note that exists.":
    "Zaimportuj go jako nowy dokument, nie do istniejącej notatki.",
  "If a tap writes a dot and does not follow a link, turn on the read-only mode of the app.":
    "Jeśli stuknięcie rysuje kropkę i nie otwiera odnośnika, włącz w aplikacji tryb tylko do odczytu.",
  "Xournal++": "Xournal++",
  "Open the new planner as a document of its own.": "Otwórz nowy planer jako osobny dokument.",
  "The new document begins without your handwriting.": "Nowy dokument zaczyna się bez Twojego pisma.",
} satisfies Translations;

/** Words on pages "from the earlier edition", in the languages that planners have words for. */
import { canonicalLocale } from "@octavo/engine";

export type EarlierWords = Readonly<Record<"title" | "list" | "page" | "no_page" | "no_area" | "smaller_area", string>>;

/** In the order of `EarlierWords`. Checked 2026-11 against words of the starters; not yet read by native speakers, except English. */
type Texts = readonly [title: string, list: string, page: string, noPage: string, noArea: string, smallerArea: string];

export const earlierTexts: Readonly<Record<string, Texts>> = {
  en: [
    "From the earlier edition",
    "List",
    "New page",
    "no such page in the new edition",
    "no such lines in the new edition",
    "too little room in the new edition",
  ],
  ar: [
    "من الإصدار السابق",
    "القائمة",
    "الصفحة الجديدة",
    "لا توجد هذه الصفحة في الإصدار الجديد",
    "لا توجد هذه الأسطر في الإصدار الجديد",
    "لا يوجد مكان كاف في الإصدار الجديد",
  ],
  bg: [
    "От предишното издание",
    "Списък",
    "Нова страница",
    "няма такава страница в новото издание",
    "няма такива редове в новото издание",
    "твърде малко място в новото издание",
  ],
  ca: [
    "De l’edició anterior",
    "Llista",
    "Pàgina nova",
    "la nova edició no té aquesta pàgina",
    "la nova edició no té aquestes línies",
    "falta espai a la nova edició",
  ],
  cs: [
    "Z předchozího vydání",
    "Seznam",
    "Nová stránka",
    "nové vydání tuto stránku nemá",
    "nové vydání tyto řádky nemá",
    "v novém vydání je málo místa",
  ],
  da: [
    "Fra den tidligere udgave",
    "Liste",
    "Ny side",
    "ingen sådan side i den nye udgave",
    "ingen sådanne linjer i den nye udgave",
    "for lidt plads i den nye udgave",
  ],
  de: [
    "Aus der früheren Ausgabe",
    "Liste",
    "Neue Seite",
    "keine solche Seite in der neuen Ausgabe",
    "keine solchen Zeilen in der neuen Ausgabe",
    "zu wenig Platz in der neuen Ausgabe",
  ],
  el: [
    "Από την προηγούμενη έκδοση",
    "Λίστα",
    "Νέα σελίδα",
    "η νέα έκδοση δεν έχει αυτή τη σελίδα",
    "η νέα έκδοση δεν έχει αυτές τις γραμμές",
    "πολύ λίγος χώρος στη νέα έκδοση",
  ],
  es: [
    "De la edición anterior",
    "Lista",
    "Página nueva",
    "la nueva edición no tiene esta página",
    "la nueva edición no tiene estas líneas",
    "falta espacio en la nueva edición",
  ],
  et: [
    "Eelmisest väljaandest",
    "Loend",
    "Uus lehekülg",
    "uues väljaandes seda lehekülge ei ole",
    "uues väljaandes neid ridu ei ole",
    "uues väljaandes on liiga vähe ruumi",
  ],
  fa: [
    "از نسخه پیشین",
    "فهرست",
    "صفحه جدید",
    "این صفحه در نسخه جدید نیست",
    "این خط‌ها در نسخه جدید نیستند",
    "جای کافی در نسخه جدید نیست",
  ],
  fi: [
    "Edellisestä versiosta",
    "Luettelo",
    "Uusi sivu",
    "uudessa versiossa ei ole tätä sivua",
    "uudessa versiossa ei ole näitä rivejä",
    "uudessa versiossa on liian vähän tilaa",
  ],
  fr: [
    "De l’édition précédente",
    "Liste",
    "Nouvelle page",
    "page absente de la nouvelle édition",
    "lignes absentes de la nouvelle édition",
    "trop peu de place dans la nouvelle édition",
  ],
  he: [
    "מהמהדורה הקודמת",
    "רשימה",
    "העמוד החדש",
    "אין עמוד כזה במהדורה החדשה",
    "אין שורות כאלה במהדורה החדשה",
    "אין די מקום במהדורה החדשה",
  ],
  hi: ["पिछले संस्करण से", "सूची", "नया पृष्ठ", "नए संस्करण में यह पृष्ठ नहीं है", "नए संस्करण में ये पंक्तियाँ नहीं हैं", "नए संस्करण में जगह कम है"],
  hr: [
    "Iz prethodnog izdanja",
    "Popis",
    "Nova stranica",
    "novo izdanje nema tu stranicu",
    "novo izdanje nema te retke",
    "premalo mjesta u novom izdanju",
  ],
  hu: [
    "Az előző kiadásból",
    "Lista",
    "Új oldal",
    "az új kiadásban nincs ilyen oldal",
    "az új kiadásban nincsenek ilyen sorok",
    "az új kiadásban túl kevés a hely",
  ],
  id: [
    "Dari edisi sebelumnya",
    "Daftar",
    "Halaman baru",
    "halaman ini tidak ada di edisi baru",
    "garis ini tidak ada di edisi baru",
    "tempat di edisi baru terlalu sempit",
  ],
  it: [
    "Dall’edizione precedente",
    "Elenco",
    "Pagina nuova",
    "la nuova edizione non ha questa pagina",
    "la nuova edizione non ha queste righe",
    "troppo poco spazio nella nuova edizione",
  ],
  ja: [
    "以前の版から",
    "一覧",
    "新しいページ",
    "新しい版にこのページがありません",
    "新しい版に同じ行がありません",
    "新しい版に十分な場所がありません",
  ],
  ko: ["이전 판에서", "목록", "새 페이지", "새 판에 이 페이지가 없음", "새 판에 이 줄이 없음", "새 판에 공간이 부족함"],
  lt: [
    "Iš ankstesnio leidimo",
    "Sąrašas",
    "Naujas puslapis",
    "naujame leidime tokio puslapio nėra",
    "naujame leidime tokių eilučių nėra",
    "naujame leidime per mažai vietos",
  ],
  lv: [
    "No iepriekšējā izdevuma",
    "Saraksts",
    "Jaunā lapa",
    "jaunajā izdevumā šādas lapas nav",
    "jaunajā izdevumā šādu rindu nav",
    "jaunajā izdevumā ir par maz vietas",
  ],
  nb: [
    "Fra forrige utgave",
    "Liste",
    "Ny side",
    "ingen slik side i den nye utgaven",
    "ingen slike linjer i den nye utgaven",
    "for liten plass i den nye utgaven",
  ],
  nl: [
    "Uit de vorige editie",
    "Lijst",
    "Nieuwe pagina",
    "de nieuwe editie heeft deze pagina niet",
    "de nieuwe editie heeft deze regels niet",
    "te weinig ruimte in de nieuwe editie",
  ],
  pl: [
    "Z poprzedniego wydania",
    "Lista",
    "Nowa strona",
    "nowe wydanie nie ma tej strony",
    "nowe wydanie nie ma tych linii",
    "za mało miejsca w nowym wydaniu",
  ],
  pt: [
    "Da edição anterior",
    "Lista",
    "Página nova",
    "a nova edição não tem esta página",
    "a nova edição não tem estas linhas",
    "falta espaço na nova edição",
  ],
  ro: [
    "Din ediția anterioară",
    "Listă",
    "Pagină nouă",
    "ediția nouă nu are această pagină",
    "ediția nouă nu are aceste rânduri",
    "prea puțin loc în ediția nouă",
  ],
  ru: [
    "Из прежнего издания",
    "Список",
    "Новая страница",
    "в новом издании нет этой страницы",
    "в новом издании нет этих строк",
    "в новом издании мало места",
  ],
  sk: [
    "Z predchádzajúceho vydania",
    "Zoznam",
    "Nová strana",
    "nové vydanie túto stranu nemá",
    "nové vydanie tieto riadky nemá",
    "v novom vydaní je málo miesta",
  ],
  sl: [
    "Iz prejšnje izdaje",
    "Seznam",
    "Nova stran",
    "nova izdaja nima te strani",
    "nova izdaja nima teh vrstic",
    "v novi izdaji je premalo prostora",
  ],
  sv: [
    "Från den tidigare utgåvan",
    "Lista",
    "Ny sida",
    "ingen sådan sida i den nya utgåvan",
    "inga sådana rader i den nya utgåvan",
    "för lite plats i den nya utgåvan",
  ],
  th: ["จากฉบับก่อน", "รายการ", "หน้าใหม่", "ฉบับใหม่ไม่มีหน้านี้", "ฉบับใหม่ไม่มีบรรทัดเหล่านี้", "ฉบับใหม่มีที่ไม่พอ"],
  tr: [
    "Önceki sürümden",
    "Liste",
    "Yeni sayfa",
    "yeni sürümde bu sayfa yok",
    "yeni sürümde bu satırlar yok",
    "yeni sürümde yeterli yer yok",
  ],
  uk: [
    "З попереднього видання",
    "Список",
    "Нова сторінка",
    "у новому виданні немає цієї сторінки",
    "у новому виданні немає цих рядків",
    "у новому виданні замало місця",
  ],
  vi: [
    "Từ bản trước",
    "Danh sách",
    "Trang mới",
    "bản mới không có trang này",
    "bản mới không có các dòng này",
    "bản mới không đủ chỗ",
  ],
  "zh-Hans": ["来自上一版", "列表", "新页面", "新版中没有这一页", "新版中没有这些行", "新版中空间不足"],
  "zh-Hant": ["來自上一版", "清單", "新頁面", "新版中沒有這一頁", "新版中沒有這些行", "新版中空間不足"],
};

/** Norwegian languages that share words with Bokmål. */
const alsoRead: Readonly<Record<string, string>> = { no: "nb", nn: "nb" };

/** English for languages without words. */
export function earlierWords(language: string): EarlierWords {
  const [title, list, page, no_page, no_area, smaller_area] = textsIn(language) ?? (earlierTexts["en"] as Texts);
  return { title, list, page, no_page, no_area, smaller_area };
}

function textsIn(language: string): Texts | undefined {
  const tag = canonicalLocale(language);
  if (tag === undefined) return undefined;
  const { language: name, script } = new Intl.Locale(tag).maximize();
  const found = [`${name}-${script}`, name, alsoRead[name] ?? ""].find((key) => Object.hasOwn(earlierTexts, key));
  // A reader of one script may not read another one.
  return found !== undefined && new Intl.Locale(found).maximize().script === script ? earlierTexts[found] : undefined;
}

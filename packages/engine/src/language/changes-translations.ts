/** Words on a page of changes, in the languages of planners. Not yet read by native speakers, except Polish. */

import { type ChangesWords, englishChanges } from "./changes-words.ts";

type WordRow = readonly [since: string, title: string, added: string, changed: string, removed: string];

const rows: Readonly<Record<string, WordRow>> = {
  ar: ["التغييرات منذ {date}", "التغييرات", "مضافة", "معدّلة", "محذوفة"],
  bg: ["Промени след {date}", "Промени", "Добавени", "Променени", "Премахнати"],
  ca: ["Canvis des del {date}", "Canvis", "Afegits", "Canviats", "Eliminats"],
  cs: ["Změny od {date}", "Změny", "Přidáno", "Změněno", "Odebráno"],
  da: ["Ændringer siden {date}", "Ændringer", "Tilføjet", "Ændret", "Fjernet"],
  de: ["Änderungen seit {date}", "Änderungen", "Neu", "Geändert", "Entfallen"],
  el: ["Αλλαγές από {date}", "Αλλαγές", "Προστέθηκαν", "Άλλαξαν", "Αφαιρέθηκαν"],
  es: ["Cambios desde el {date}", "Cambios", "Añadidos", "Modificados", "Eliminados"],
  et: ["Muudatused alates {date}", "Muudatused", "Lisatud", "Muudetud", "Eemaldatud"],
  fa: ["تغییرات از {date}", "تغییرات", "افزوده‌شده", "تغییریافته", "حذف‌شده"],
  fi: ["Muutokset {date} jälkeen", "Muutokset", "Lisätty", "Muutettu", "Poistettu"],
  fr: ["Changements depuis le {date}", "Changements", "Ajoutés", "Modifiés", "Supprimés"],
  he: ["שינויים מאז {date}", "שינויים", "נוספו", "השתנו", "הוסרו"],
  hi: ["{date} के बाद बदलाव", "बदलाव", "जोड़े गए", "बदले गए", "हटाए गए"],
  hr: ["Promjene od {date}", "Promjene", "Dodano", "Promijenjeno", "Uklonjeno"],
  hu: ["Változások {date} óta", "Változások", "Új", "Módosult", "Törölve"],
  id: ["Perubahan sejak {date}", "Perubahan", "Ditambahkan", "Diubah", "Dihapus"],
  it: ["Modifiche dal {date}", "Modifiche", "Aggiunti", "Modificati", "Rimossi"],
  ja: ["{date}からの変更点", "変更点", "追加", "変更", "削除"],
  ko: ["{date} 이후 변경 사항", "변경 사항", "추가됨", "변경됨", "삭제됨"],
  lt: ["Pakeitimai nuo {date}", "Pakeitimai", "Pridėta", "Pakeista", "Pašalinta"],
  lv: ["Izmaiņas kopš {date}", "Izmaiņas", "Pievienots", "Mainīts", "Noņemts"],
  nb: ["Endringer siden {date}", "Endringer", "Lagt til", "Endret", "Fjernet"],
  nl: ["Wijzigingen sinds {date}", "Wijzigingen", "Toegevoegd", "Gewijzigd", "Verwijderd"],
  pl: ["Zmiany od {date}", "Zmiany", "Dodane", "Zmienione", "Usunięte"],
  pt: ["Alterações desde {date}", "Alterações", "Adicionados", "Alterados", "Removidos"],
  ro: ["Modificări din {date}", "Modificări", "Adăugate", "Modificate", "Eliminate"],
  ru: ["Изменения с {date}", "Изменения", "Добавлено", "Изменено", "Удалено"],
  sk: ["Zmeny od {date}", "Zmeny", "Pridané", "Zmenené", "Odstránené"],
  sl: ["Spremembe od {date}", "Spremembe", "Dodano", "Spremenjeno", "Odstranjeno"],
  sv: ["Ändringar sedan {date}", "Ändringar", "Tillagt", "Ändrat", "Borttaget"],
  th: ["การเปลี่ยนแปลงตั้งแต่ {date}", "การเปลี่ยนแปลง", "เพิ่มแล้ว", "เปลี่ยนแล้ว", "ลบแล้ว"],
  tr: ["{date} tarihinden beri değişiklikler", "Değişiklikler", "Eklenen", "Değişen", "Kaldırılan"],
  uk: ["Зміни з {date}", "Зміни", "Додано", "Змінено", "Вилучено"],
  vi: ["Thay đổi từ {date}", "Thay đổi", "Đã thêm", "Đã đổi", "Đã xóa"],
  "zh-Hans": ["自{date}以来的更改", "更改", "新增", "已更改", "已删除"],
  "zh-Hant": ["自{date}以來的變更", "變更", "新增", "已變更", "已刪除"],
};

/** Languages whose readers also read another one, and regions with another script. */
const others: Readonly<Record<string, string>> = { no: "nb", nn: "nb", yue: "zh-Hant" };

/** Words for the locale of a planner, in English if its language has none. */
export function changesWords(locale: string): ChangesWords {
  const [language = "", ...rest] = locale.split("-");
  const isTraditional = rest.some((part) => /^(?:hant|tw|hk|mo)$/i.test(part));
  const known = language === "zh" ? (isTraditional ? "zh-Hant" : "zh-Hans") : (others[language] ?? language);
  const row = rows[known];
  if (!row) return englishChanges;
  const [since, title, added, changed, removed] = row;
  return { since, title, added, changed, removed };
}

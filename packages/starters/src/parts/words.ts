/** Texts of parts in the language of the planner. Others have English texts. */
const polish: Readonly<Record<string, string>> = {
  Schedule: "Plan dnia",
  Priorities: "Priorytety",
  "To do": "Do zrobienia",
  Habits: "Nawyki",
  Mood: "Nastrój",
  Water: "Woda",
  Notes: "Notatki",
  Cues: "Hasła",
  Summary: "Podsumowanie",
  Date: "Data",
  Present: "Obecni",
  Agenda: "Plan spotkania",
  Actions: "Ustalenia",
  Index: "Spis",
  Contents: "Spis treści",
  "Week {week}": "Tydzień {week}",
  "Week 53": "Tydzień 53",
  "Q{quarter}": "K{quarter}",
  "Q{quarter} {year}": "{quarter}. kwartał {year}",
  Quarter: "Kwartał",
  Goals: "Cele",
  "Day notes": "Notatki dnia",
  Events: "Wydarzenia",
  Month: "Miesiąc",
  Meeting: "Spotkanie",
  Birthday: "Urodziny",
  Gifts: "Prezenty",
  "Working day": "Dzień roboczy",
};

export const partTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = { pl: polish };

export function textIn(locale: string, english: string): string {
  return partTexts[locale.split("-")[0] ?? ""]?.[english] ?? english;
}

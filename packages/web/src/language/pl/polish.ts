import type { Dictionary } from "../dictionary.ts";
import { account } from "./account.ts";
import { translateDiagnostic } from "./diagnostics.ts";
import { editor } from "./editor.ts";
import { editorAnnouncements } from "./editor-announcements.ts";
import { editorCommands } from "./editor-commands.ts";
import { editorProperties } from "./editor-properties.ts";
import { engineSentences } from "./engine-sentences.ts";
import { pluralForm, type Translations } from "./forms.ts";
import { gallery } from "./gallery.ts";
import { readPattern } from "./pattern.ts";
import { plan } from "./plan.ts";
import { preview } from "./preview.ts";
import { projects } from "./projects.ts";
import { sentences } from "./sentences.ts";
import { serverSentences } from "./server-sentences.ts";
import { shell } from "./shell.ts";
import { tutorial } from "./tutorial.ts";
import { visitor } from "./visitor.ts";
import { widgets } from "./widgets.ts";

/** Messages of other packages, matched with their values filled in. The first match is used. */
export const sentenceAreas: readonly Translations[] = [sentences, serverSentences, engineSentences];

export const areas: readonly Translations[] = [
  shell,
  account,
  projects,
  plan,
  preview,
  gallery,
  tutorial,
  visitor,
  editor,
  editorCommands,
  editorProperties,
  widgets,
  ...sentenceAreas,
];

const translations = new Map(areas.flatMap((area) => Object.entries(area)));
const numbers = new Intl.NumberFormat("pl");

/** Slots whose value is a text to translate. */
const translatedSlots = new Set([
  "problem",
  "reason",
  "expected",
  "amount",
  "bound",
  "time",
  "thing",
  "edge",
  "direction",
  "steps",
]);
const patterns = sentenceAreas
  .flatMap((area) => Object.entries(area))
  .flatMap(([english, translation]) =>
    typeof translation === "string" && english.includes("{") ? [readPattern(english, translation, translateValue)] : [],
  );

export const polish: Dictionary = {
  language: "pl",
  text(english) {
    const found = translations.get(english);
    return typeof found === "string" ? found : undefined;
  },
  counted(english, count) {
    const found = translations.get(english);
    return typeof found === "object" ? pluralForm(found, count) : undefined;
  },
  sentence: (english) =>
    polish.text(english) ?? translateEditorText(english) ?? translateDiagnostic(english, translateKnown),
  number: (value) => numbers.format(value),
};

const translateEditorText = editorAnnouncements(translations, (english) => polish.sentence(english));

function translateKnown(english: string): string | undefined {
  const plain = polish.text(english);
  if (plain !== undefined) return plain;
  for (const match of patterns) {
    const translation = match(english);
    if (translation !== undefined) return translation;
  }
  return undefined;
}

function translateValue(value: string, slot: string): string {
  if (translatedSlots.has(slot)) return polish.sentence(value) ?? value;
  if (/^\d{1,3}(,\d{3})+$/.test(value)) return numbers.format(Number(value.replaceAll(",", "")));
  return isMeasure(value) ? value.replaceAll(".", ",") : value;
}

/** Matches "2.5 mm (7.1 pt)". */
function isMeasure(value: string): boolean {
  return /^[\d.×() ]+(?:(?:mm|pt)[\d.×() ]*)+$/.test(value);
}

import type { Dictionary } from "../dictionary.ts";
import { account } from "./account.ts";
import { contractMessages } from "./contract-messages.ts";
import { editor } from "./editor.ts";
import { editorAnnouncements } from "./editor-announcements.ts";
import { editorCommands } from "./editor-commands.ts";
import { editorProperties } from "./editor-properties.ts";
import { engineMessages } from "./engine-messages.ts";
import { failures } from "./failures.ts";
import { pluralForm, type Translations } from "./forms.ts";
import { gallery } from "./gallery.ts";
import { plan } from "./plan.ts";
import { preview } from "./preview.ts";
import { projects } from "./projects.ts";
import { shell } from "./shell.ts";
import { tutorial } from "./tutorial.ts";
import { visitor } from "./visitor.ts";
import { widgets } from "./widgets.ts";
import { workerMessages } from "./worker.ts";

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
  contractMessages,
  engineMessages,
  failures,
  workerMessages,
];

const translations = new Map(areas.flatMap((area) => Object.entries(area)));
const numbers = new Intl.NumberFormat("pl");

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
  sentence: (english) => polish.text(english) ?? translateEditorText(english),
  number: (value) => numbers.format(value),
};

const translateEditorText = editorAnnouncements(translations, (english) => polish.sentence(english));

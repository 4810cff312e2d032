/** English texts that reach the screen through `translate`, from the modules that define them. The type checker compares the messages of engine, contract and worker. */
import { categories } from "@octavo/contract";
import { variableCategories } from "@octavo/engine";
import { generationModes, modeNamed } from "@octavo/foundation";
import {
  examples,
  type Part,
  partGroups,
  type SectionKindAbout,
  type Starter,
  sectionKinds,
  starters,
  themes,
} from "@octavo/starters";
import * as editorFailures from "../src/api/editor-messages.ts";
import * as failures from "../src/api/messages.ts";
import * as projectFailures from "../src/api/project-messages.ts";
import * as transferFailures from "../src/api/transfer-messages.ts";
import { hints } from "../src/help/hints.ts";
import { terms } from "../src/help/terms.ts";
import { pageKindNames } from "../src/screens/gallery/filter-labels.ts";
import { categoryNames, orderNames } from "../src/screens/gallery/gallery-labels.ts";
import { timeline } from "../src/screens/project/plan/timeline.ts";
import { transferTexts } from "../src/transfer/families/index.ts";
import { phrases } from "../src/yaml-editor/phrases.ts";

/** Returns every text of a module. Functions return messages. */
function textsOf(messages: object): readonly string[] {
  return Object.values(messages).flatMap((message: unknown) => {
    if (typeof message === "string") return [message];
    return message instanceof Function ? [Reflect.apply(message, undefined, [""]).text] : textsOf(Object(message));
  });
}

function partTexts({ label, options = [] }: Part): readonly string[] {
  const choices = options.flatMap((option) => (option.kind === "choice" ? option.choices : []));
  return [label, ...[...options, ...choices].map((option) => option.label)];
}

function starterTexts({ name, description, optional, layouts = [] }: Starter): readonly string[] {
  const values = layouts.flatMap((layout) => ("values" in layout ? layout.values : []));
  const members = layouts.flatMap((layout) => (layout.kind === "names" && layout.members ? [layout.members] : []));
  const labels = [...layouts, ...values, ...members].map(({ label }) => label);
  return [name.en, description, ...optional.map((section) => section.name), ...labels];
}

function sectionTexts({ label, form }: SectionKindAbout): readonly string[] {
  if (!form) return [label];
  const fields = form.fields.flatMap((field) => [
    ...("label" in field ? [field.label] : []),
    ...("hint" in field ? [field.hint] : []),
  ]);
  return [label, form.description, form.button, ...fields];
}

export const tableTexts: readonly string[] = [
  ...[failures, projectFailures, editorFailures, transferFailures].flatMap(textsOf),
  // Nouns of conflict dialogs.
  "plan",
  "list of rules",
  "template",
  "page",
  ...generationModes.map((mode) => modeNamed(mode).label),
  ...Object.values(categoryNames),
  ...Object.values(orderNames),
  ...Object.values(pageKindNames),
  ...categories,
  "Custom",
  ...variableCategories,
  ...timeline.flatMap(({ name, description }) => [name, description]),
  ...phrases,
  ...examples.flatMap(({ title, description }) => [title, description]),
  ...hints.flatMap(({ text, touch = text }) => [text.text, touch.text]),
  ...terms.flatMap(({ title, text }) => [title, text.text]),
  ...transferTexts(),
  ...partGroups.flatMap(({ label, parts }) => [label, ...parts.flatMap(partTexts)]),
  ...sectionKinds.flatMap(sectionTexts),
  ...themes.map(({ name }) => name),
  // The studio offers the blank one in other words.
  ...starters.filter(({ id }) => id !== "blank").flatMap(starterTexts),
];

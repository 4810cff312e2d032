/** Styles and themes. Other designs of the project follow when the design is saved. */
import { type Style, type StyleValues, styleName, type Widget } from "@octavo/engine";
import { message } from "@octavo/foundation";
import { type EditorDocument, withShared, withSharedChange } from "../document/editor-document.ts";
import {
  changeEveryWidget,
  detachedStyle,
  type FontChoice,
  renamedStyle,
  shownStyleValues,
  stylesOf,
  stylesWithFont,
  withFontFamily,
  withoutEmptyLists,
  withoutValues,
  withStyle,
  withStyleName,
  withStylesInFamily,
  withStyleValues,
} from "../document/styles.ts";
import { changeWidgets } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { renamed } from "../property-messages.ts";
import * as partMessages from "../shared-part-messages.ts";
import { type EditorState, unlocked } from "../state/editor-state.ts";
import { transact } from "../state/transaction.ts";
import { always, type Command, done, type Outcome } from "./command.ts";

const hasSelection = (state: EditorState) => unlocked(state).length > 0;

function changeUnlocked(state: EditorState, change: (widget: Widget) => Widget, document = state.document) {
  const ids = unlocked(state).map(({ id }) => id);
  return changeWidgets(document, state.selection.place, ids, change);
}

/** Undefined takes the style away and keeps the look. */
export const setStyle: Command<{ readonly name: string | undefined }> = {
  id: "set-style",
  label: message("Style"),
  group: "widget",
  isEnabled: hasSelection,
  run: (state, { name }) => {
    const styles = stylesOf(state.document);
    if (name !== undefined && !styles.has(name)) return done(state);
    const document = changeUnlocked(state, (widget) => withStyle(widget, name, styles));
    return done(transact(state, partMessages.changeStyle, { document }));
  },
};

/** Creates a style with what the first selected widget shows, and gives it to the selection. */
export const newStyle: Command<{ readonly name: string }> = {
  id: "new-style",
  label: message("New Style"),
  group: "widget",
  isEnabled: hasSelection,
  run: (state, { name: written }) => {
    const name = written.trim();
    const refused = nameProblem(state.document, name);
    if (refused) return { refused };
    return withSelectionAsStyle(state, name);
  },
};

/** Gives the style of the selection the values that the first selected widget shows. */
export const updateStyle: Command<undefined> = {
  id: "update-style",
  label: message("Update Style from Selection"),
  group: "widget",
  surfaces: ["palette"],
  isEnabled: (state) => selectedStyle(state) !== undefined,
  run: (state) => {
    const name = selectedStyle(state);
    return name === undefined ? done(state) : withSelectionAsStyle(state, name);
  },
};

/** Returns the style that the first selected widget has. Undefined without a style that exists. */
export function selectedStyle(state: EditorState): string | undefined {
  const [first] = unlocked(state);
  const name = first && styleName(first);
  return name !== undefined && stylesOf(state.document).has(name) ? name : undefined;
}

function withSelectionAsStyle(state: EditorState, name: string): Outcome {
  const { document } = state;
  const [first] = unlocked(state);
  if (!first) return { refused: messages.widgetNotFound };
  const values = shownStyleValues(first, stylesOf(document));
  const shared = withStyleValues(document.shared ?? {}, name, values);
  const gone = new Set(Object.keys(values));
  const change = (widget: Widget): Widget => {
    const bare = withoutValues(widget, gone);
    return { ...bare, styling: { ...bare.styling, style: name } };
  };
  const next = changeUnlocked(state, change, withShared(document, withoutEmptyLists(shared)));
  return done(transact(state, partMessages.updateStyleStep, { document: next }), partMessages.updatedStyle(name));
}

function nameProblem({ shared }: EditorDocument, name: string) {
  if (name === "") return partMessages.styleNameRequired;
  return shared?.styles?.some((style) => style.name === name) ? partMessages.styleNameTaken(name) : undefined;
}

/** Adds styles, without those whose names exist. */
export const addStyles: Command<{ readonly styles: readonly Style[] }> = {
  id: "add-styles",
  label: message("New Style"),
  group: "document",
  isEnabled: always,
  run: (state, { styles }) => {
    const { document } = state;
    const added = styles.filter(({ name }) => !stylesOf(document).has(name));
    const shared = added.reduce(
      (all, { name, ...values }) => withStyleValues(all, name, values),
      document.shared ?? {},
    );
    return done(
      transact(state, partMessages.updateStyleStep, { document: withShared(document, withoutEmptyLists(shared)) }),
    );
  },
};

interface EditStyleArgs {
  readonly name: string;
  /** Undefined values are removed. */
  readonly values: { readonly [Name in keyof StyleValues]: StyleValues[Name] | undefined };
}

export const editStyle: Command<EditStyleArgs> = {
  id: "edit-style",
  label: message("Edit Style"),
  group: "document",
  isEnabled: always,
  run: (state, { name, values }) => {
    const { document } = state;
    if (!stylesOf(document).has(name)) return done(state);
    const shared = withStyleValues(document.shared ?? {}, name, values as StyleValues);
    const key = `style:${name}:${Object.keys(values).join()}`;
    return done(
      transact(state, partMessages.updateStyleStep, { document: withShared(document, withoutEmptyLists(shared)) }, key),
    );
  },
};

interface RenameStyleArgs {
  readonly name: string;
  readonly to: string;
}

/** All references follow. */
export const renameStyle: Command<RenameStyleArgs> = {
  id: "rename-style",
  label: message("Rename Style"),
  group: "document",
  isEnabled: always,
  run: (state, { name, to: written }) => {
    const { document } = state;
    const to = written.trim();
    if (to === name || !stylesOf(document).has(name)) return done(state);
    const refused = nameProblem(document, to);
    if (refused) return { refused };
    const shared = withStyleName(document.shared ?? {}, name, to);
    const changed = withSharedChange(withShared(document, withoutEmptyLists(shared)), { style: name, to });
    const next = changeEveryWidget(changed, (widget) => renamedStyle(widget, name, to));
    return done(transact(state, partMessages.renameStyleStep, { document: next }), renamed(to));
  },
};

/** Its widgets keep their look. */
export const deleteStyle: Command<{ readonly name: string }> = {
  id: "delete-style",
  label: message("Delete Style"),
  group: "document",
  isEnabled: always,
  run: (state, { name }) => {
    const { document } = state;
    const styles = stylesOf(document);
    if (!styles.has(name)) return done(state);
    const shared = withStyleName(document.shared ?? {}, name, undefined);
    const { name: _, ...values } = styles.get(name) ?? { name };
    const changed = withSharedChange(withShared(document, withoutEmptyLists(shared)), { style: name, values });
    const next = changeEveryWidget(changed, (widget) => detachedStyle(widget, name, styles));
    return done(transact(state, partMessages.deleteStyleStep, { document: next }), partMessages.deletedStyle(name));
  },
};

/** Undefined uses the styles of the library as they are. The label is the name in the language of the studio. */
export const setTheme: Command<{ readonly name: string | undefined; readonly label?: string }> = {
  id: "set-theme",
  label: message("Theme"),
  group: "document",
  isEnabled: always,
  run: (state, { name, label = name }) => {
    const { document } = state;
    const { theme, ...others } = document.shared ?? {};
    if (theme === name) return done(state);
    const shared = name === undefined ? others : { ...others, theme: name };
    return done(
      transact(state, partMessages.changeTheme, { document: withShared(document, withoutEmptyLists(shared)) }),
      label === undefined ? undefined : partMessages.themeInUse(label),
    );
  },
};

/** Weights and slants stay. Changes the font of all styles, and of all widgets with a font of their own or without a style. */
export const setFontEverywhere: Command<FontChoice> = {
  id: "set-font-everywhere",
  label: message("Font of the Whole Planner"),
  group: "document",
  isEnabled: always,
  run: (state, choice) => {
    const { document } = state;
    const shared = document.shared && withStylesInFamily(document.shared, choice);
    const styled = shared ? withShared(document, withoutEmptyLists(shared)) : document;
    const styles = stylesWithFont(stylesOf(styled));
    const changed = withSharedChange(styled, { font: choice.family.name, styles: [...styles] });
    const next = changeEveryWidget(changed, (widget) => withFontFamily(widget, choice, styles));
    return done(transact(state, partMessages.fontEverywhereStep, { document: next }), partMessages.fontEverywhere);
  },
};

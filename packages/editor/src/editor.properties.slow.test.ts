/** Properties that hold after any sequence of actions on any document. */

import { detachInstance, parseWrittenTemplate, type Template, type Widget, widgetDefinitions } from "@octavo/engine";
import type { Diagnostic } from "@octavo/foundation";
import { runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aTemplate, aWidget, type Notation } from "../test/a-template.ts";
import { createTestWorld } from "../test/a-world.ts";
import { editorDriver } from "../test/editor-driver.ts";
import { addPages, duplicatePages } from "./commands/add-pages.ts";
import { leaveBlock } from "./commands/blocks.ts";
import {
  deleteBlock,
  makeBlock,
  openBlock,
  overrideLink,
  renameBlock,
  replaceInstances,
  setOverride,
} from "./commands/change-blocks.ts";
import { moveToFrame, switchFrame } from "./commands/change-frame.ts";
import { addMaster, deleteMaster, duplicateMaster, renameMaster } from "./commands/change-masters.ts";
import { moveInOrder } from "./commands/change-order.ts";
import { copyWidgets, cutWidgets, paste, pasteInPlace } from "./commands/copy-and-paste.ts";
import { placeGuide, setDocumentSettings } from "./commands/document-settings.ts";
import { typeText } from "./commands/edit-text.ts";
import { goToPage } from "./commands/go-to-page.ts";
import { insertWidget } from "./commands/insert-widget.ts";
import { linkTo } from "./commands/link-to.ts";
import { showMaster } from "./commands/masters.ts";
import { assignMaster, deletePage, movePage } from "./commands/pages.ts";
import { plainCommands } from "./commands/registry.ts";
import { renameGroup } from "./commands/rename-group.ts";
import { renameWidget } from "./commands/rename-widget.ts";
import { selectWidgets } from "./commands/select.ts";
import { setCanvas } from "./commands/set-canvas.ts";
import { setGeometry, setPin } from "./commands/set-geometry.ts";
import { applyPreset, setBackground, setContent, setProperty, setStyling } from "./commands/set-property.ts";
import {
  deleteStyle,
  editStyle,
  newStyle,
  renameStyle,
  setFontEverywhere,
  setStyle,
  updateStyle,
} from "./commands/styles.ts";
import { rescaleDocument } from "./commands/transform-document.ts";
import { blocksOf } from "./document/blocks.ts";
import { printDocument } from "./document/document-yaml.ts";
import { hasPlace, masterUnder } from "./document/editor-document.ts";
import { isWithin } from "./document/groups.ts";
import { openDesign, openTemplate } from "./document/open-document.ts";
import { draftText, saveDesign, saveTemplate } from "./document/save-document.ts";
import { type Widgets, widgetsIn } from "./document/widget-lists.ts";

type Driver = ReturnType<typeof editorDriver>;
type Action = (editor: Driver) => void;

const types = widgetDefinitions.map(({ type }) => type);
const coordinate = fc.integer({ min: -50, max: 900 });
const side = fc.integer({ min: -5, max: 700 });
const small = fc.nat({ max: 5 });
const xy = fc.tuple(coordinate, coordinate);
const modifiers = fc.record({ shift: fc.boolean(), alt: fc.boolean(), mod: fc.boolean() });
const text = fc.constantFrom("", "Title", "{date_long}", "two\nlines", 'quoted "text"', "żółw", "- a: b");

const action = <T>(arbitrary: fc.Arbitrary<T>, act: (editor: Driver, value: T) => void): fc.Arbitrary<Action> =>
  arbitrary.map((value) =>
    Object.assign((editor: Driver) => act(editor, value), { toString: () => JSON.stringify(value) }),
  );

const numbered = (editor: Driver, n: number) => (n % Math.max(1, editor.document.pages.length)) + 1;
const masterId = (editor: Driver, n: number) =>
  editor.document.masters[n % Math.max(1, editor.document.masters.length)]?.id;

const styleName = fc.constantFrom("Title", "Rule", "Gone");

const blockName = fc.constantFrom("Tabs", "Row", "none");

/** Makes, places, edits, overrides, renames, detaches or deletes a block. */
function changeBlocks(editor: Driver, [name, to, verb, content]: readonly [string, string, number, string]): void {
  const detached = (instance: Widget) => detachInstance(instance, editor.document.shared ?? {}) ?? [];
  const [instance = ""] = editor.selectedIds;
  const acts = [
    () => editor.runWith(makeBlock, { name }),
    () => editor.runWith(makeBlock, { name: to }),
    () => editor.runWith(insertWidget, { type: "block", preset: name }),
    () => editor.runWith(openBlock, { name }),
    () => editor.run(leaveBlock),
    () => editor.runWith(setOverride, { instance, path: "p0-0", values: { content, visible: undefined } }),
    () => editor.runWith(overrideLink, { instance, path: "p0-0", target: { kind: "destination", name: content } }),
    () => editor.runWith(replaceInstances, { detached }),
    () => editor.runWith(renameBlock, { name, to }),
    () => editor.runWith(deleteBlock, { name, instances: "detach", detached }),
    () => editor.runWith(deleteBlock, { name, instances: "delete", detached: () => [] }),
    () => moveToFrame.isEnabled(editor.state()) && editor.runWith(moveToFrame, undefined),
    () => switchFrame.isEnabled(editor.state()) && editor.run(switchFrame),
  ];
  acts[verb % acts.length]?.();
}

const groupAt = (editor: Driver, n: number) => editor.widgets(editor.state().selection.place)[n]?.group;

/** Returns a number in half of the cases and any value otherwise, for a property of the selected widget. */
const property = action(
  fc.tuple(fc.nat(), fc.oneof(fc.integer({ min: -10, max: 300 }), fc.boolean(), text, fc.constant(undefined))),
  (editor, [n, value]) => {
    const [type = ""] = editor.selectedTypes();
    const table = widgetDefinitions.find((definition) => definition.type === type)?.properties ?? {};
    const names = Object.keys(table).filter((name) => table[name]?.kind !== "structure");
    const name = names[n % Math.max(1, names.length)];
    if (name !== undefined) editor.runWith(setProperty, { values: { [name]: value } });
  },
);

const selecting = action(fc.uniqueArray(fc.nat(30), { minLength: 1, maxLength: 4 }), (editor, picks) => {
  const ids = editor.ids();
  const chosen = [...new Set(picks.flatMap((pick) => ids[pick % Math.max(1, ids.length)] ?? []))];
  editor.runWith(selectWidgets, { ids: chosen });
});

const selectingBelow = action(fc.nat(30), (editor, pick) => {
  const { document, place } = editor.state();
  const master = masterUnder(document, place);
  const widget = master?.widgets[pick % Math.max(1, master.widgets.length)];
  if (master && widget) editor.runWith(selectWidgets, { ids: [widget.id], place: { kind: "master", id: master.id } });
});

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: selecting },
  { weight: 1, arbitrary: selectingBelow },
  { weight: 6, arbitrary: action(fc.constantFrom(...plainCommands), (editor, command) => void editor.run(command)) },
  { weight: 3, arbitrary: property },
  {
    weight: 2,
    arbitrary: action(fc.tuple(fc.constantFrom(...types), xy), (editor, [type, [x, y]]) =>
      editor.runWith(insertWidget, { type, corner: { x, y } }),
    ),
  },
  {
    weight: 3,
    arbitrary: action(fc.tuple(fc.array(xy, { minLength: 2, maxLength: 4 }), modifiers), (editor, [points, hand]) =>
      editor.drag(points, hand),
    ),
  },
  { weight: 1, arbitrary: action(fc.tuple(xy, modifiers), (editor, [at, hand]) => editor.click(at, hand)) },
  { weight: 1, arbitrary: action(xy, (editor, at) => editor.doubleClick(at)) },
  {
    weight: 1,
    arbitrary: action(fc.record({ x: coordinate, width: side }), (editor, to) => editor.runWith(setGeometry, { to })),
  },
  {
    weight: 1,
    arbitrary: action(
      fc.tuple(fc.constantFrom("x", "y"), fc.constantFrom("left", "bottom", "stretch", "scale", undefined)),
      (editor, [axis, value]) => editor.runWith(setPin, { axis, value }),
    ),
  },
  { weight: 1, arbitrary: action(text, (editor, content) => editor.runWith(setContent, { content })) },
  { weight: 1, arbitrary: action(text, (editor, content) => editor.runWith(typeText, { content })) },
  {
    weight: 1,
    arbitrary: action(fc.constantFrom("#123456", "", "blue"), (editor, color) =>
      editor.runWith(setBackground, { color }),
    ),
  },
  {
    weight: 1,
    arbitrary: action(fc.integer({ min: 0, max: 100 }), (editor, value) =>
      editor.runWith(setStyling, { name: "size", value }),
    ),
  },
  { weight: 1, arbitrary: action(fc.constant("cornell"), (editor, name) => editor.runWith(applyPreset, { name })) },
  {
    weight: 1,
    arbitrary: action(fc.constantFrom("title", "a", "bad id"), (editor, to) =>
      editor.runWith(renameWidget, { id: editor.selectedIds[0] ?? "", to }),
    ),
  },
  { weight: 1, arbitrary: action(small, (editor, n) => editor.runWith(moveInOrder, { below: editor.ids()[n] })) },
  {
    weight: 2,
    arbitrary: action(fc.tuple(styleName, styleName, fc.nat({ max: 6 })), (editor, [name, to, verb]) => {
      const values = { size: 9, stroke_color: "#777777", color: undefined } as const;
      const acts = [
        () => editor.runWith(setStyle, { name: to === "Gone" ? undefined : name }),
        () => editor.runWith(newStyle, { name }),
        () => editor.run(updateStyle),
        () => editor.runWith(editStyle, { name, values }),
        () => editor.runWith(renameStyle, { name, to }),
        () => editor.runWith(deleteStyle, { name }),
        () => times && editor.runWith(setFontEverywhere, { family: times, fonts: world.fonts }),
      ];
      acts[verb]?.();
    }),
  },
  { weight: 4, arbitrary: action(fc.tuple(blockName, blockName, fc.nat(), text), changeBlocks) },
  {
    weight: 3,
    arbitrary: action(fc.constantFrom("group", "enter", "ungroup", "leave"), (editor, verb) => {
      const command = plainCommands.find(({ id }) => id.startsWith(`${verb}-`) && id.includes("group"));
      if (command) editor.run(command);
    }),
  },
  {
    weight: 1,
    arbitrary: action(fc.tuple(small, fc.constantFrom("Tabs", "Group", "a/b")), (editor, [n, to]) =>
      editor.runWith(renameGroup, { group: groupAt(editor, n) ?? "", to }),
    ),
  },
  {
    weight: 1,
    arbitrary: action(fc.tuple(small, small), (editor, [n, m]) =>
      editor.runWith(moveInOrder, { below: editor.ids()[n], into: groupAt(editor, m) ?? null }),
    ),
  },
  {
    weight: 1,
    arbitrary: action(fc.constantFrom(copyWidgets, cutWidgets, paste, pasteInPlace), (editor, command) =>
      editor.run(command),
    ),
  },
  { weight: 1, arbitrary: action(small, (editor, count) => editor.runWith(addPages, { count })) },
  {
    weight: 1,
    arbitrary: action(fc.tuple(small, small), (editor, [source, count]) =>
      editor.runWith(duplicatePages, { source, count }),
    ),
  },
  { weight: 2, arbitrary: action(small, (editor, n) => editor.runWith(goToPage, { page: numbered(editor, n) })) },
  { weight: 1, arbitrary: action(small, (editor, n) => editor.runWith(deletePage, { page: numbered(editor, n) })) },
  {
    weight: 1,
    arbitrary: action(fc.tuple(small, small), (editor, [from, to]) =>
      editor.runWith(movePage, { from: numbered(editor, from), to: numbered(editor, to) }),
    ),
  },
  {
    weight: 1,
    arbitrary: action(fc.tuple(small, fc.boolean()), (editor, [n, isNone]) =>
      editor.runWith(assignMaster, { master_id: isNone ? undefined : masterId(editor, n) }),
    ),
  },
  {
    weight: 1,
    arbitrary: action(fc.constantFrom("Day", "Żółw", ""), (editor, name) => editor.runWith(addMaster, { name })),
  },
  {
    weight: 1,
    arbitrary: action(
      fc.tuple(small, fc.constantFrom(deleteMaster, duplicateMaster, showMaster)),
      (editor, [n, command]) => editor.runWith(command, { id: masterId(editor, n) ?? "" }),
    ),
  },
  {
    weight: 1,
    arbitrary: action(small, (editor, n) =>
      editor.runWith(renameMaster, { id: masterId(editor, n) ?? "", name: "Night" }),
    ),
  },
  {
    weight: 1,
    arbitrary: action(small, (editor, n) =>
      editor.runWith(linkTo, { kind: "page", page: editor.document.pages[n]?.id ?? "" }),
    ),
  },
  {
    weight: 1,
    arbitrary: action(fc.tuple(fc.constantFrom("x", "y"), coordinate), (editor, [axis, at]) =>
      editor.runWith(placeGuide, { axis, at: at < 0 ? undefined : at, ...(at < 0 && { index: 0 }) }),
    ),
  },
  {
    weight: 1,
    arbitrary: action(fc.integer({ min: -1, max: 60 }), (editor, grid_size) =>
      editor.runWith(setCanvas, { grid_size }),
    ),
  },
  { weight: 1, arbitrary: action(text, (editor, name) => editor.runWith(setDocumentSettings, { name })) },
  {
    weight: 1,
    arbitrary: action(fc.integer({ min: 200, max: 900 }), (editor, width) =>
      editor.runWith(rescaleDocument, { page: { width, height: 700 }, options: { mode: "proportional" } }),
    ),
  },
);

const widget: fc.Arbitrary<Notation> = fc
  .tuple(
    fc.constantFrom(...types),
    fc.tuple(fc.nat(500), fc.nat(700), fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 })),
    fc.constantFrom(undefined, undefined, "Tabs", "Tabs/Inner", "Tabs/Inner/Group", "Group"),
  )
  .map(([type, rect, group]) => [type, type, rect, group === undefined ? {} : { group }]);

const named = (widgets: readonly Notation[], prefix: string): readonly Notation[] =>
  widgets.map(([, type, rect, more = {}], i) => [`${prefix}${i}`, type, rect, more]);

const templates: fc.Arbitrary<Template> = fc
  .record({
    pages: fc.array(fc.array(widget, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3, size: "max" }),
    masters: fc.array(fc.array(widget, { minLength: 1, maxLength: 3 }), { maxLength: 2, size: "max" }),
  })
  .map(({ pages, masters }) =>
    aTemplate({
      pages: pages.map((widgets, page) => named(widgets, `p${page}-`)),
      masters: Object.fromEntries(masters.map((widgets, i) => [`m${i}`, named(widgets, "w")])),
      assigned: pages.map((_, i) => (masters.length > 0 && i % 2 === 0 ? "m0" : undefined)),
      ...(masters.length > 0 && { more: { styles: [{ name: "Title", font: "Times-Bold" }] } }),
    }),
  );

const designs = fc
  .array(widget, { maxLength: 5 })
  .map((widgets) => openDesign("master", { name: "Day", description: "", widgets: named(widgets, "w").map(aWidget) }));

const sources = fc.oneof({ weight: 3, arbitrary: templates.map(openTemplate) }, { weight: 1, arbitrary: designs });
// Long, because little is met by doing two things; what fails is shortened.
const sequences = fc.array(anyAction, { minLength: 25, maxLength: 60, size: "max" });

/** Freezes a value deeply, so that mutations throw. */
function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(frozen);
  return value;
}

function played(source: ReturnType<typeof openTemplate>, actions: readonly Action[]): Driver {
  const editor = editorDriver(frozen(source));
  for (const act of actions) {
    act(editor);
    frozen(editor.document);
  }
  return editor;
}

const world = createTestWorld();
const times = world.fonts.families.find(({ id }) => id === "tinos");

describe("any sequence of commands", () => {
  test("restores the first document by undo and the last by redo", () => {
    fc.assert(
      fc.property(sources, sequences, (source, actions) => {
        const editor = played(source, actions);
        editor.run(plainCommands.find(({ id }) => id === "close-text") ?? copyWidgets);
        const last = editor.document;
        let steps = 0;
        while (editor.key("Mod+Z")) steps++;
        expect(editor.document).toBe(source);
        for (let i = 0; i < steps; i++) expect(editor.key("Mod+Shift+Z")).toBe(true);
        expect(editor.document).toBe(last);
      }),
      { numRuns: runs(150) },
    );
  });

  test("keeps ids unique, the selection existing and widgets within the limits", () => {
    fc.assert(
      fc.property(sources, sequences, (source, actions) => {
        const { document, place, selection, page } = played(source, actions).state();
        const lists = [
          document.pages.flatMap(({ widgets }) => widgets),
          ...document.masters.map(({ widgets }) => widgets),
          ...blocksOf(document).map(({ widgets }) => widgets),
        ];
        for (const list of lists) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
        expect(new Set(document.pages.map(({ id }) => id)).size).toBe(document.pages.length);
        expect(new Set(document.masters.map(({ id }) => id)).size).toBe(document.masters.length);
        expect(hasPlace(document, place)).toBe(true);
        expect(page === undefined).toBe(document.pages.length === 0);
        const there = new Set(widgetsIn(document, selection.place).map(({ id }) => id));
        expect(selection.ids.every((id) => there.has(id))).toBe(true);
        for (const { position } of lists.flat()) {
          expect(Math.min(position.x, position.y)).toBeGreaterThanOrEqual(0);
          expect(Math.min(position.width, position.height)).toBeGreaterThanOrEqual(1);
        }
      }),
      { numRuns: runs(150) },
    );
  });

  test("keeps the widgets of each group together in the lists that it changes, and the selection in its group", () => {
    fc.assert(
      fc.property(sources, sequences, (source, actions) => {
        const { document, selection } = played(source, actions).state();
        const before = new Set([...source.pages, ...source.masters].map(({ widgets }) => widgets));
        for (const { widgets } of [...document.pages, ...document.masters, ...blocksOf(document)])
          if (!before.has(widgets)) expect(breaksOf(widgets)).toEqual([]);
        const { place, within } = selection;
        const list = widgetsIn(document, place);
        const chosen = list.filter(({ id }) => selection.ids.includes(id));
        expect(chosen.every(({ group }) => isWithin(group, within))).toBe(true);
        expect(within === undefined || list.some(({ group }) => isWithin(group, within))).toBe(true);
      }),
      { numRuns: runs(150) },
    );
  });

  test("saves, reopens and reads without differences or errors", () => {
    fc.assert(
      fc.property(sources, sequences, (source, actions) => {
        const { document } = played(source, actions);
        const draft = parseWrittenTemplate(draftText(document), world.profiles);
        expect(draft.template?.widgets).toEqual(saveTemplate(document).widgets);
        const { template, diagnostics } = parseWrittenTemplate(printDocument(document), world.profiles);
        expect(diagnostics.filter(({ at }) => isOfReading(at))).toEqual([]);
        if (!template) throw new Error("the document cannot be read");
        const opened = openTemplate(template);
        if (document.kind === "template") {
          const pages = document.pages.map((page, i) => ({ ...page, id: `page-${i + 1}` }));
          expect(opened).toEqual({ ...document, pages });
        } else {
          expect(opened.pages[0]?.widgets ?? []).toEqual(saveDesign(document).widgets);
          expect(opened.canvas).toEqual(document.canvas);
          expect(opened.metadata).toEqual(document.metadata);
        }
      }),
      { numRuns: runs(150) },
    );
  });

  test("produces the same ids from the same document", () => {
    fc.assert(
      fc.property(sources, sequences, (source, actions) => {
        expect(played(source, actions).document).toEqual(played(source, actions).document);
      }),
      { numRuns: 40 },
    );
  });
});

/** Returns the groups whose widgets don't follow each other. */
function breaksOf(widgets: Widgets): readonly string[] {
  const paths = widgets.flatMap(({ group = "" }) =>
    group.split("/").map((_, i, names) => names.slice(0, i + 1).join("/")),
  );
  return [...new Set(paths)].filter((path) => {
    const members = widgets.map(({ group }) => path !== "" && isWithin(group, path));
    return members.slice(members.indexOf(true), members.lastIndexOf(true) + 1).includes(false);
  });
}

/** Diagnostics of layout have paths of widgets and properties, those of the parser have positions in the text. */
function isOfReading({ path }: Diagnostic["at"]): boolean {
  return path !== undefined && path[0] !== "properties";
}

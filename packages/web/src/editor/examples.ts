/** Examples that empty lists of the editor insert by one click. */
import {
  addStyles,
  Editor,
  type EditorState,
  gridOf,
  insertExampleStep,
  insertWidget,
  loadPlacement,
  makeBlock,
  openDesign,
  saveDesign,
  selectWidgets,
} from "@octavo/editor";
import { detachShared, type Rect, type Widget } from "@octavo/engine";
import { t } from "../language/t.ts";

/** Heights in points. */
const [titleHeight, gap] = [30, 8];

function inOneStep(editor: Editor, act: () => void): void {
  editor.beginStep(insertExampleStep);
  act();
  editor.endStep();
}

const top = (area: Rect, height: number): Rect => ({ ...area, height });

/** A title above lines to write on. */
export async function insertTitleAndLines(editor: Editor, title: string = t("Title")): Promise<void> {
  const { safeArea } = await loadPlacement();
  const { document, place } = editor.getState();
  const area = safeArea(document, place);
  const start = titleHeight + gap;
  const { step } = gridOf(document, place).y;
  const count = Math.max(1, Math.min(50, Math.floor((area.height - start) / Math.max(20, step))));
  inOneStep(editor, () => {
    editor.runWith(insertWidget, { type: "text_block", rect: top(area, titleHeight), content: title });
    const rect = { ...area, y: area.y + start, height: area.height - start };
    editor.runWith(insertWidget, { type: "lines", rect, properties: { line_count: count } });
  });
}

/** Widgets of a title above lines, without styles, as a part for all projects. */
export async function titleAndLines({ document }: EditorState): Promise<readonly Widget[]> {
  const { canvas, metadata, shared = {} } = document;
  const page = openDesign("page", { name: "", description: "", widgets: [] }, canvas, metadata, shared);
  const editor = new Editor(page, quiet);
  await insertTitleAndLines(editor);
  return detachShared(saveDesign(editor.getState().document).widgets, shared);
}

const quiet = { now: () => 0, onRequest: () => {}, onAnnouncement: () => {} };

/** A block of a title and a rule, at the top of the page. */
export async function insertHeader(editor: Editor): Promise<void> {
  const { safeArea } = await loadPlacement();
  const { document, place } = editor.getState();
  const area = safeArea(document, place);
  inOneStep(editor, () => {
    editor.runWith(insertWidget, { type: "text_block", rect: top(area, titleHeight), content: t("Title") });
    const { ids } = editor.getState().selection;
    editor.runWith(insertWidget, { type: "divider", rect: { ...area, y: area.y + titleHeight, height: 2 } });
    editor.runWith(selectWidgets, { ids: [...ids, ...editor.getState().selection.ids] });
    editor.runWith(makeBlock, { name: t("Header") });
  });
}

/** Styles for a heading, for text and for lines to write on. */
export function insertStyles(editor: Editor): void {
  editor.runWith(addStyles, {
    styles: [
      { name: t("Heading"), font: "IBM Plex Sans Bold", size: 16 },
      { name: t("Text"), font: "IBM Plex Sans", size: 11 },
      { name: t("Lines"), stroke_color: "#999999", stroke_width: 0.75 },
    ],
  });
}

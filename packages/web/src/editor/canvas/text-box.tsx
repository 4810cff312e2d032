import { closeText, editCell, rectToScreen, typeText } from "@octavo/editor";
import { defaultStyling, shapeRuns, type Widget, type World, widgetDefinition } from "@octavo/engine";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { fontFamily } from "../../engine-worker/font-url.ts";
import { t } from "../../language/t.ts";
import { loadFaces } from "../../planner-view/planner-fonts.ts";
import { lazy } from "../../ui/lazy.tsx";
import { useWorld } from "../painting/resources.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { focusPage } from "./focus-page.ts";

const TextKeys = lazy(async () => (await import("../text/text-keys.tsx")).TextKeys, {
  isOptional: true,
});

interface TextBoxProps {
  readonly widget: Widget;
  readonly cell: number | undefined;
}

/** Text editor at the position of a widget or of one of its cells. */
export function TextBox({ widget, cell }: TextBoxProps) {
  const world = useWorld();
  const editor = useEditor();
  const area = useRef<HTMLTextAreaElement>(null);
  const camera = useEditorState((state) => state.camera);
  const { x, y, width, height } = rectToScreen(camera, placeOf(widget, cell));
  const { face, size, color, align } = looksOf(widget, world);
  const write = (content: string) => editor.runWith(typeText, { content });
  const content = textOf(widget, cell);
  const faces = [...new Set([face, ...shapeRuns(content, face, world.fonts).runs.map((run) => run.face)])].join();
  useEffect(() => {
    void loadFaces(faces.split(","), { text: content });
  }, [faces, content]);
  useEffect(() => {
    const element = area.current;
    const canvas = element?.closest("[data-canvas]");
    element?.focus();
    element?.select();
    // The focused element was removed, so the canvas gets the focus.
    return () => {
      requestAnimationFrame(() => {
        if (canvas && document.activeElement === document.body) focusPage(canvas);
      });
    };
  }, []);
  return (
    <>
      <textarea
        ref={area}
        aria-label={t("Text")}
        aria-autocomplete="list"
        spellCheck={false}
        className="absolute z-1 resize-none overflow-hidden bg-page p-0 leading-[1.2] outline-2 outline-mark [font-kerning:none] [font-variant-ligatures:none] select-text"
        style={{
          left: x,
          top: y,
          width: Math.max(width, 60),
          height: Math.max(height, size * camera.zoom * 1.4),
          // Faces of other scripts, as on paper.
          fontFamily: faces
            .split(",")
            .map((id) => `"${fontFamily(id)}"`)
            .join(),
          fontSize: size * camera.zoom,
          color,
          // Text from right to left begins at the right, as in planners of its languages.
          textAlign: align === "left" ? "start" : align,
        }}
        dir="auto"
        value={content}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          const next = nextCell(event, widget, cell);
          if (next !== undefined) {
            event.preventDefault();
            event.stopPropagation();
            editor.runWith(editCell, { cell: next });
          } else if (event.key === "Tab") editor.run(closeText);
        }}
      />
      <TextKeys area={area} onWrite={write} />
    </>
  );
}

const cellsOf = ({ type }: Widget) => widgetDefinition(type)?.cells;

function placeOf(widget: Widget, cell: number | undefined) {
  const { position, properties = {} } = widget;
  const place = cell === undefined ? undefined : cellsOf(widget)?.places(position, properties)[cell];
  return place ?? position;
}

const textOf = (widget: Widget, cell: number | undefined): string =>
  cell === undefined ? (widget.content ?? "") : (cellsOf(widget)?.read(widget.properties ?? {}, cell) ?? "");

/** Tab leads to the cell beside, and Enter to the one below. */
function nextCell(event: KeyboardEvent, widget: Widget, cell: number | undefined): number | undefined {
  const isNative = event.defaultPrevented || event.nativeEvent.isComposing;
  if (cell === undefined || isNative) return undefined;
  if (event.key === "Tab") return event.shiftKey ? cell - 1 : cell + 1;
  const isEnter = event.key === "Enter" && !event.shiftKey && !event.ctrlKey && !event.metaKey;
  return isEnter ? cell + (cellsOf(widget)?.columns(widget.properties ?? {}) ?? 1) : undefined;
}

type Align = "left" | "center" | "right";

interface Looks {
  readonly face: string;
  readonly size: number;
  readonly color: string;
  readonly align: Align;
}

function looksOf({ type, styling = {} }: Widget, { fonts }: World): Looks {
  const { font, size, color, text_align } = widgetDefinition(type)?.styling ?? defaultStyling;
  return {
    face: fonts.resolve(font.read(styling.font).value) ?? "arimo-regular",
    size: size.read(styling.size).value,
    color: color.read(styling.color).value,
    align: text_align.read(styling.text_align).value,
  };
}

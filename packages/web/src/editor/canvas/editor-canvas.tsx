import {
  boundsOf,
  defaultViewport,
  type EditorState,
  findWidget,
  type Handle,
  type PlainCommand,
  positionsOf,
  rectToScreen,
  type Sample,
  selected,
  toPage,
} from "@octavo/editor";
import type { DeviceProfile } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { t } from "../../language/t.ts";
import { lazy } from "../../ui/lazy.tsx";
import { noPictureDropped } from "../messages.ts";
import { useResources } from "../painting/resources.ts";
import { usePainter } from "../painting/use-painter.ts";
import { importImage, pictureIn } from "../pictures/import-image.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { Overlay } from "./overlay.tsx";
import { Stage } from "./stage.tsx";
import { useCanvasInputs } from "./use-canvas-inputs.ts";
import { WidgetList } from "./widget-list.tsx";

// Rulers lie over the canvas, so that nothing moves when they appear.
const Rulers = lazy(async () => (await import("./rulers.tsx")).Rulers, { isOptional: true });
const TextBox = lazy(async () => (await import("./text-box.tsx")).TextBox);
const CanvasMenu = lazy(async () => (await import("./context-menu.tsx")).CanvasMenu);

const fontsOf = ({ document }: EditorState) => document.shared?.fonts;

interface EditorCanvasProps {
  readonly profile: DeviceProfile | undefined;
  readonly sample: Sample | undefined;
  readonly onRun: (command: PlainCommand) => void;
  readonly onProblem: (problem: Message | undefined) => void;
}

/** The canvas of the editor. The engine draws; pointer, wheel and key input goes to the editor. */
export function EditorCanvas({ profile, sample, onRun, onProblem }: EditorCanvasProps) {
  const editor = useEditor();
  const canvas = useRef<HTMLDivElement>(null);
  const fonts = useEditorState(fontsOf);
  const resources = useResources();
  useLayoutEffect(() => {
    resources.setFonts(fonts);
  }, [resources, fonts]);
  const paint = usePainter(sample);
  useEffect(() => {
    editor.update((state) => ({ ...state, paint }));
  }, [editor, paint]);
  const cursor = useEditorState(cursorOf);
  const hasMenu = useEditorState(({ contextMenu }) => contextMenu !== undefined);
  // Avoids drawing at a scale that changes after the first measurement.
  const isMeasured = useEditorState(({ viewport }) => viewport !== defaultViewport);
  // Work that depends on all widgets starts after the first painting.
  const [isWhole, setWhole] = useState(false);
  const noteWhole = useCallback(() => setWhole(true), []);
  useEffect(() => {
    if (isWhole) void TextBox.preload();
  }, [isWhole]);
  useCanvasInputs(canvas, editor);
  return (
    // The focus is on the list of widgets inside.
    <div
      ref={canvas}
      data-canvas
      // Its coordinates, and the pages that it shows, run from left to right.
      dir="ltr"
      data-region="canvas"
      tabIndex={-1}
      className="relative min-h-0 min-w-0 flex-1 touch-none overflow-hidden bg-sunken outline-none select-none after:pointer-events-none after:absolute after:inset-0 after:border after:border-transparent not-data-pointer:has-[:is([role=listbox],[role=option]):focus-visible]:after:border-accent forced-colors:not-has-[:focus-visible]:after:hidden"
      style={{ cursor }}
      // Browsers also show the focus that a script moves after a press.
      onPointerDownCapture={({ currentTarget }) => currentTarget.toggleAttribute("data-pointer", true)}
      onKeyDownCapture={({ currentTarget }) => currentTarget.toggleAttribute("data-pointer", false)}
      onBlurCapture={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.removeAttribute("data-pointer");
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const { left, top } = event.currentTarget.getBoundingClientRect();
        const at = { x: event.clientX - left, y: event.clientY - top };
        const picture = pictureIn(event.dataTransfer);
        if (picture) importImage(editor, picture, onProblem, { center: toPage(editor.getState().camera, at) });
        else if (event.dataTransfer.files.length > 0) onProblem(noPictureDropped);
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        // Only the keyboard opens the menu here. Pointer presses open it in the editor.
        const { contextMenu, interaction } = editor.getState();
        if (event.button !== 2 && !contextMenu && interaction.kind === "idle") editor.update(withMenu);
      }}
    >
      <div className="absolute top-(--to-pixel-y) right-0 bottom-0 left-(--to-pixel-x)">
        {isMeasured && <Stage paint={paint} onWhole={noteWhole} />}
        {/* Pointers find widgets by geometry. Without the pane a browser would look through the drawing at each of their moves. */}
        <div className="absolute inset-0" />
        <Overlay profile={profile} paint={isWhole ? paint : undefined} />
        <WrittenText />
        <Rulers profile={profile} />
      </div>
      {isWhole && <WidgetList label={t("Widgets on the page")} />}
      {hasMenu && <CanvasMenu canvas={canvas} onRun={onRun} />}
    </div>
  );
}

const written = ({ document, textEdit }: EditorState) => textEdit && findWidget(document, textEdit.place, textEdit.id);

function WrittenText() {
  const widget = useEditorState(written);
  const cell = useEditorState(({ textEdit }) => textEdit?.cell);
  return widget ? <TextBox key={`${widget.id} ${cell}`} widget={widget} cell={cell} /> : null;
}

function withMenu(state: EditorState): EditorState {
  const bounds = boundsOf(positionsOf(selected(state)));
  const rect = bounds && rectToScreen(state.camera, bounds);
  const { width, height } = state.viewport;
  const screen = rect ? { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 } : { x: width / 2, y: height / 2 };
  return { ...state, contextMenu: { screen, on: bounds ? "widget" : "canvas" } };
}

const resizeCursors: Readonly<Record<Handle, string>> = {
  nw: "nwse-resize",
  se: "nwse-resize",
  ne: "nesw-resize",
  sw: "nesw-resize",
  n: "ns-resize",
  s: "ns-resize",
  e: "ew-resize",
  w: "ew-resize",
};

function cursorOf({ tool, interaction, pointerState: pointing }: EditorState): string {
  if (interaction.kind === "panning") return "grabbing";
  if (interaction.kind === "resizing") return resizeCursors[interaction.handle];
  if (interaction.kind === "translating") return interaction.preview?.copied ? "copy" : "move";
  if (tool.kind === "hand" || pointing.isSpaceDown) return "grab";
  if (tool.kind === "insert" || tool.kind === "link") return "crosshair";
  const { hover } = pointing;
  if (hover?.kind === "handle") return resizeCursors[hover.handle];
  if (hover?.kind === "guide") return hover.axis === "x" ? "ew-resize" : "ns-resize";
  return hover?.kind === "widget" ? "move" : "default";
}

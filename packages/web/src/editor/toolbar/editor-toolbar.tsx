import {
  type EditorState,
  formatShortcut,
  plainCommand,
  redoLabel,
  toggleWheelMode,
  undoLabel,
  wheelModes,
} from "@octavo/editor";
import type { Message } from "@octavo/foundation";
import { Eye, Mouse, PanelRight } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import { t, translate } from "../../language/t.ts";
import { lazy } from "../../ui/lazy.tsx";
import { redoNext, undoNext } from "../messages.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { platform } from "../state/platform.ts";
import { CommandButton, toolStyle } from "./command-button.tsx";
import { MoreTools } from "./more-tools.tsx";
import { type Tool, toolGroups, viewGroups } from "./tool-groups.ts";
import { tooltip } from "./tooltip.ts";

/** True for at least two selected widgets. */
const isArranging = (state: EditorState) => plainCommand("align-left")?.isShown?.(state) ?? false;
const zoomOf = ({ camera }: EditorState) => Math.round(camera.zoom * 100);

interface EditorToolbarProps {
  /** Tools in the corner of the canvas. */
  readonly corner: RefObject<HTMLElement | null>;
  readonly children?: ReactNode;
}

/**
 * A single row, so that the canvas never moves. Groups without room wrap to hidden lines and appear in the menu
 * instead. This needs no measurement before the first painting, in any language.
 */
export function EditorToolbar({ corner, children }: EditorToolbarProps) {
  const isSeveral = useEditorState(isArranging);
  const row = useRef<HTMLDivElement>(null);
  return (
    <div
      role="toolbar"
      aria-label={t("Editor")}
      data-region="toolbar"
      // Positioned, because hidden text for screen readers would otherwise widen the page.
      className="relative flex min-w-min flex-1 items-center gap-x-2 py-1 max-md:order-3 max-md:gap-x-1 max-lg:group-data-two-rows/bar:order-3"
    >
      <div
        ref={row}
        // Padding for the focus outline. A tablet always has room for undo and redo.
        className="@container/tools relative -m-1 flex h-11 min-w-0 flex-1 min-[50rem]:min-w-25 flex-wrap gap-2 overflow-hidden p-1 pointer-coarse:h-13"
      >
        <Group name="steps" tools={toolGroups.steps} />
        <Group name="panels" tools={toolGroups.panels} />
        <Group name="hands" tools={toolGroups.hands} />
        <span data-tools="arrange" className="empty:hidden">
          {isSeveral && <ArrangeButtons />}
        </span>
        <Group name="looks" tools={toolGroups.looks} className="ms-auto" />
      </div>
      {children}
      <MoreTools row={row} corner={corner} />
      <PreviewToggle />
      <Named id="toggle-panels" Icon={PanelRight} className="max-md:hidden" />
    </div>
  );
}

/** Tools for the view, in the corner of the canvas. Groups without room are in the menu of the toolbar. */
export function ViewTools({ ref }: { readonly ref: RefObject<HTMLDivElement | null> }) {
  const hasPanels = useEditorState(({ settings }) => settings.panels);
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={t("View")}
      // Beside the ruler, which is at the left of the canvas in both directions of text. On a phone only the zoom has
      // room. Pointers between the groups are for the canvas. Raised panels leave the room to the selected widget.
      className={`pointer-events-none absolute right-1.5 bottom-1.5 left-8 z-1 flex h-12 flex-wrap justify-end gap-1.5 overflow-hidden p-1 pointer-coarse:h-14 max-md:start-auto max-md:w-46 ${hasPanels ? "max-md:hidden" : ""}`}
    >
      <Group name="zoom" tools={viewGroups.zoom} className={groupBox} />
      <Group name="fit" tools={viewGroups.fit} className={groupBox} />
      <Group name="aids" tools={viewGroups.aids} className={groupBox} />
    </div>
  );
}

const groupBox = "pointer-events-auto rounded-md border border-rule bg-paper";

/** Always visible, unlike the tools without room. Only templates have a preview of the server. */
function PreviewToggle() {
  const hasPages = useEditorState(({ document }) => document.kind === "template");
  return hasPages && <Named id="toggle-preview" Icon={Eye} />;
}

interface GroupProps {
  readonly name: string;
  readonly tools: readonly Tool[];
  readonly className?: string;
}

function Group({ name, tools, className = "" }: GroupProps) {
  const hasPages = useEditorState(({ document }) => document.kind === "template");
  return (
    <span data-tools={name} className={`flex shrink-0 items-center gap-0.5 ${className}`}>
      {tools.map((tool) => (hasPages || !tool.isForPages) && <ToolButton key={tool.id} {...tool} />)}
    </span>
  );
}

/** Describes the next step. */
function stepDetail(labelOf: typeof undoLabel, describe: (step: Message) => Message) {
  return ({ history }: EditorState): string | undefined => {
    const label = labelOf(history);
    return label && translate(describe(label));
  };
}

/** Labels of the next undo and redo steps. */
const details: Readonly<Record<string, (state: EditorState) => string | undefined>> = {
  undo: stepDetail(undoLabel, undoNext),
  redo: stepDetail(redoLabel, redoNext),
};

function ToolButton({ id, Icon }: Tool) {
  if (id === "zoom-reset") return <ZoomButton />;
  if (id === "toggle-wheel-mode") return <WheelButton />;
  const detail = details[id];
  return (
    <Named
      id={id}
      {...(Icon && { Icon })}
      {...(detail && { detail })}
      // On a phone the palette is always visible.
      {...(id === "toggle-palette" && { className: "max-md:hidden" })}
    />
  );
}

type NamedProps = Omit<Parameters<typeof CommandButton>[0], "command"> & { readonly id: string };

/** A command button by command id. */
function Named({ id, ...look }: NamedProps) {
  const command = plainCommand(id);
  return command ? <CommandButton command={command} {...look} /> : null;
}

/** The actual size, and then the whole page again. A separate component, because the number changes with each frame of a zoom. */
function ZoomButton() {
  const editor = useEditor();
  const percent = useEditorState(zoomOf);
  const isActual = percent === 100;
  const next = plainCommand(isActual ? "fit-page" : "zoom-reset");
  return (
    <button
      type="button"
      {...tooltip(t(isActual ? "Fit Page" : "Zoom to 100 %"), formatShortcut(isActual ? "Shift+1" : "Mod+0", platform))}
      aria-label={t(isActual ? "{percent}%, fit page" : "{percent}%, zoom to 100 %", { percent })}
      onClick={() => next && editor.run(next)}
      className={`${toolStyle} w-14 tabular-nums`}
    >
      {percent}%
    </button>
  );
}

function WheelButton() {
  const editor = useEditor();
  const wheel = useEditorState(({ settings }) => settings.wheelMode);
  return (
    <button
      type="button"
      {...tooltip(t(wheel === "zoom" ? "The wheel zooms" : "The wheel scrolls"))}
      aria-label={translate(wheelModes[wheel])}
      onClick={() => editor.run(toggleWheelMode)}
      aria-pressed={wheel === "zoom"}
      className={toolStyle}
    >
      <Mouse size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

const ArrangeButtons = lazy(async () => (await import("./arrange-buttons.tsx")).ArrangeButtons);

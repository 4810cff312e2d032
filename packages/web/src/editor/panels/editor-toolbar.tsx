import { Mouse, PanelRight } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { t, translate } from "../../language/t.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { plainCommand } from "../commands/registry.ts";
import { formatShortcut } from "../commands/shortcuts.ts";
import { toggleWheelMode } from "../commands/view.ts";
import type { EditorState } from "../document/editor-state.ts";
import { redoLabel, undoLabel } from "../document/history.ts";
import { useEditor, useEditorState } from "../session/editor-context.ts";
import { platform } from "../session/platform.ts";
import { CommandButton, toolLook } from "./command-button.tsx";
import { MoreTools } from "./more-tools.tsx";
import { tip } from "./tip.ts";
import { type GroupName, type Tool, toolGroups } from "./tool-groups.ts";

/** With two widgets or more. */
const isArranging = (state: EditorState) => plainCommand("align-left")?.isShown?.(state) ?? false;
const zoomOf = ({ camera }: EditorState) => Math.round(camera.zoom * 100);

interface EditorToolbarProps {
  readonly children?: ReactNode;
}

/**
 * One row, whatever is selected: the canvas below it stays where it is. Groups that have no room wrap to lines that are not
 * shown, and are in the menu instead. So nothing is measured before the first picture, in no language.
 */
export function EditorToolbar({ children }: EditorToolbarProps) {
  const isSeveral = useEditorState(isArranging);
  const row = useRef<HTMLDivElement>(null);
  return (
    <div
      role="toolbar"
      aria-label={t("Editor")}
      data-region="toolbar"
      // Positioned: what is there for ears alone would otherwise make the page as wide as all tools.
      className="relative flex shrink-0 items-center gap-x-3 border-y border-rule bg-paper px-3 py-1 max-md:gap-x-1"
    >
      <div
        ref={row}
        // With room for the mark of focus.
        className="@container/tools relative -m-1 flex h-11 min-w-0 flex-1 flex-wrap gap-2 overflow-hidden p-1 pointer-coarse:h-13"
      >
        <Group name="panels" />
        <Group name="steps" />
        <Group name="hands" />
        <Group name="zoom" />
        <Group name="aids" />
        <Group name="fit" />
        <span data-tools="arrange" className="empty:hidden">
          {isSeveral && <arrange.Part props={{}} />}
        </span>
        <Group name="looks" className="ml-auto" />
      </div>
      {children}
      <MoreTools row={row} />
      <Named id="toggle-panels" Icon={PanelRight} className="max-md:hidden" />
    </div>
  );
}

interface GroupProps {
  readonly name: Exclude<GroupName, "arrange">;
  readonly className?: string;
}

function Group({ name, className = "" }: GroupProps) {
  const hasPages = useEditorState(({ document }) => document.kind === "template");
  const tools: readonly Tool[] = toolGroups[name];
  return (
    <span data-tools={name} className={`flex shrink-0 items-center gap-0.5 ${className}`}>
      {tools.map((tool) => (hasPages || !tool.isForPages) && <ToolButton key={tool.id} {...tool} />)}
    </span>
  );
}

/** What the history would undo and redo. */
const details: Readonly<Record<string, (state: EditorState) => string | undefined>> = {
  undo: ({ history }) => undoLabel(history),
  redo: ({ history }) => redoLabel(history),
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
      // On a phone the widgets are always there.
      {...(id === "toggle-palette" && { className: "max-md:hidden" })}
    />
  );
}

type NamedProps = Omit<Parameters<typeof CommandButton>[0], "command"> & { readonly id: string };

/** A command by its id, where its module exports it as one of several. */
function Named({ id, ...look }: NamedProps) {
  const command = plainCommand(id);
  return command ? <CommandButton command={command} {...look} /> : null;
}

/** Alone with the number, which changes with every frame of a zoom. */
function ZoomButton() {
  const editor = useEditor();
  const percent = useEditorState(zoomOf);
  const reset = plainCommand("zoom-reset");
  return (
    <button
      type="button"
      {...tip(t("Zoom to 100 %"), formatShortcut("Mod+0", platform))}
      aria-label={t("{percent}%, zoom to 100 %", { percent })}
      onClick={() => reset && editor.run(reset)}
      className={`${toolLook} w-14 tabular-nums`}
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
      {...tip(t(wheel === "zoom" ? "The wheel zooms" : "The wheel scrolls"))}
      aria-label={translate(`Wheel: ${wheel}`)}
      onClick={() => editor.run(toggleWheelMode)}
      aria-pressed={wheel === "zoom"}
      className={toolLook}
    >
      <Mouse size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

const arrange = lazyPart(async () => (await import("./arrange-buttons.tsx")).ArrangeButtons);

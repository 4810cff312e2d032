import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  Command as CommandIcon,
  Eye,
  Files,
  Grid3x3,
  Hand,
  type LucideIcon,
  Magnet,
  Minus,
  MousePointer2,
  PanelLeft,
  PenTool,
  Plus,
  Redo2,
  Spline,
  Undo2,
} from "lucide-react";
import type { ReactNode } from "react";
import { alignCommands, distributeCommands, equalizeCommands } from "../commands/arrange.ts";
import { type PlainCommand, plainCommand } from "../commands/registry.ts";
import { chooseHand, chooseLink, chooseSelect } from "../commands/tools.ts";
import { redoStep, undoStep } from "../commands/undo-and-redo.ts";
import { toggleWheelMode } from "../commands/view.ts";
import type { EditorState } from "../document/editor-state.ts";
import { useEditor, useEditorState } from "../session/editor-context.ts";
import { CommandButton } from "./command-button.tsx";

const icons: Readonly<Record<string, LucideIcon>> = {
  "align-left": AlignStartVertical,
  "align-center": AlignCenterVertical,
  "align-right": AlignEndVertical,
  "align-top": AlignStartHorizontal,
  "align-middle": AlignCenterHorizontal,
  "align-bottom": AlignEndHorizontal,
  "distribute-h": AlignHorizontalDistributeCenter,
  "distribute-v": AlignVerticalDistributeCenter,
};

const isShown = (command: PlainCommand) => (state: EditorState) => command.isShown?.(state) ?? true;
const zoomOf = ({ camera }: EditorState) => Math.round(camera.zoom * 100);

interface EditorToolbarProps {
  readonly children?: ReactNode;
}

export function EditorToolbar({ children }: EditorToolbarProps) {
  const hasPages = useEditorState(({ document }) => document.kind === "template");
  return (
    <div
      role="toolbar"
      aria-label="Editor"
      data-region="toolbar"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-y border-rule bg-paper px-3 py-1"
    >
      <Buttons>
        <Named id="toggle-palette" Icon={PanelLeft} />
        {hasPages && <Named id="toggle-pages" Icon={Files} />}
      </Buttons>
      <Buttons>
        <CommandButton command={undoStep} Icon={Undo2} />
        <CommandButton command={redoStep} Icon={Redo2} />
      </Buttons>
      <Buttons>
        <CommandButton command={chooseSelect} Icon={MousePointer2} />
        <CommandButton command={chooseHand} Icon={Hand} />
        <CommandButton command={chooseLink} Icon={Spline} />
      </Buttons>
      <Buttons>
        <Named id="toggle-grid" Icon={Grid3x3} />
        <Named id="toggle-snap" Icon={Magnet} />
        <Named id="toggle-pen-mode" Icon={PenTool} />
      </Buttons>
      <Zoom />
      <Arrange />
      <span className="ml-auto flex items-center gap-1">
        {children}
        {hasPages && <Named id="toggle-preview" Icon={Eye} />}
        <Named id="open-palette" Icon={CommandIcon} />
      </span>
    </div>
  );
}

function Buttons({ children }: { readonly children: ReactNode }) {
  return <span className="flex items-center gap-0.5">{children}</span>;
}

interface NamedProps {
  readonly id: string;
  readonly Icon?: LucideIcon;
}

/** A command by its id, where its module exports it as one of several. */
function Named({ id, ...look }: NamedProps) {
  const command = plainCommand(id);
  return command ? <CommandButton command={command} {...look} /> : null;
}

function Zoom() {
  const editor = useEditor();
  const percent = useEditorState(zoomOf);
  const wheel = useEditorState(({ settings }) => settings.wheelMode);
  const reset = plainCommand("zoom-reset");
  return (
    <Buttons>
      <Named id="zoom-out" Icon={Minus} />
      <button
        type="button"
        aria-label={`${percent}%, zoom to 100 %`}
        title="Zoom to 100 %"
        onClick={() => reset && editor.run(reset)}
        className="h-9 min-w-14 rounded-sm px-1 text-sm tabular-nums text-ink-soft hover:text-accent pointer-coarse:h-11"
      >
        {percent}%
      </button>
      <Named id="zoom-in" Icon={Plus} />
      <Named id="fit-width" />
      <Named id="fit-page" />
      <button
        type="button"
        aria-label={`Wheel: ${wheel}`}
        title="What the wheel does: scroll or zoom"
        onClick={() => editor.run(toggleWheelMode)}
        className="h-9 rounded-sm px-1.5 text-sm text-ink-soft hover:text-accent pointer-coarse:h-11"
      >
        Wheel: {wheel}
      </button>
    </Buttons>
  );
}

const [firstAlignment] = alignCommands;

/** With two widgets or more. */
function Arrange() {
  const isOffered = useEditorState((state) => firstAlignment !== undefined && isShown(firstAlignment)(state));
  if (!isOffered) return null;
  return (
    <Buttons>
      {[...alignCommands, ...distributeCommands].map((command) => {
        const Icon = icons[command.id];
        return <CommandButton key={command.id} command={command} {...(Icon && { Icon })} />;
      })}
      {equalizeCommands.slice(0, 2).map((command) => (
        <CommandButton key={command.id} command={command} />
      ))}
    </Buttons>
  );
}

import {
  Command as CommandIcon,
  Eye,
  Files,
  Grid3x3,
  Hand,
  type LucideIcon,
  Magnet,
  Minus,
  Mouse,
  MousePointer2,
  PanelLeft,
  PanelRight,
  PenTool,
  Plus,
  Redo2,
  Spline,
  Undo2,
  WholeWord,
} from "lucide-react";
import type { ReactNode } from "react";
import { said, t } from "../../language/t.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { plainCommand } from "../commands/registry.ts";
import { formatShortcut } from "../commands/shortcuts.ts";
import { chooseHand, chooseLink, chooseSelect } from "../commands/tools.ts";
import { redoStep, undoStep } from "../commands/undo-and-redo.ts";
import { toggleWheelMode } from "../commands/view.ts";
import type { EditorState } from "../document/editor-state.ts";
import { redoLabel, undoLabel } from "../document/history.ts";
import { useEditor, useEditorState } from "../session/editor-context.ts";
import { platform } from "../session/platform.ts";
import { CommandButton, toolLook } from "./command-button.tsx";
import { tip } from "./tip.ts";

/** With two widgets or more. */
const isArranging = (state: EditorState) => plainCommand("align-left")?.isShown?.(state) ?? false;
const zoomOf = ({ camera }: EditorState) => Math.round(camera.zoom * 100);

interface EditorToolbarProps {
  readonly children?: ReactNode;
}

/** One row, whatever is selected: the canvas below it stays where it is, and what does not fit is scrolled to. */
export function EditorToolbar({ children }: EditorToolbarProps) {
  const hasPages = useEditorState(({ document }) => document.kind === "template");
  const isSeveral = useEditorState(isArranging);
  return (
    <div
      role="toolbar"
      aria-label={t("Editor")}
      data-region="toolbar"
      // Positioned, since it scrolls: what is there for ears alone would otherwise make the page as wide as all tools.
      className="relative flex shrink-0 items-center gap-x-3 border-y border-rule bg-paper px-3 py-1 max-lg:overflow-x-auto max-lg:[scrollbar-width:none]"
    >
      <div className="@container/tools flex items-center gap-x-2 max-lg:contents lg:min-w-0 lg:flex-1 lg:overflow-x-auto lg:p-1 lg:-m-1 lg:[scrollbar-width:thin]">
        <Buttons>
          <Named id="toggle-palette" Icon={PanelLeft} className="max-md:hidden" />
          {hasPages && <Named id="toggle-pages" Icon={Files} />}
        </Buttons>
        <Buttons>
          <CommandButton command={undoStep} Icon={Undo2} detail={({ history }) => undoLabel(history)} />
          <CommandButton command={redoStep} Icon={Redo2} detail={({ history }) => redoLabel(history)} />
        </Buttons>
        <Buttons>
          <CommandButton command={chooseSelect} Icon={MousePointer2} />
          <CommandButton command={chooseHand} Icon={Hand} />
          <CommandButton command={chooseLink} Icon={Spline} />
        </Buttons>
        <Zoom />
        {isSeveral && <arrange.Part props={{}} />}
        <Buttons>
          <Named id="toggle-grid" Icon={Grid3x3} />
          <Named id="toggle-snap" Icon={Magnet} />
          <Named id="toggle-pen-mode" Icon={PenTool} />
        </Buttons>
      </div>
      <span className="ml-auto flex shrink-0 items-center gap-1">
        {children}
        <Named id="toggle-longest-text" Icon={WholeWord} />
        {hasPages && <Named id="toggle-preview" Icon={Eye} />}
        <Named id="open-palette" Icon={CommandIcon} />
        <Named id="toggle-panels" Icon={PanelRight} className="max-md:hidden" />
      </span>
    </div>
  );
}

function Buttons({ children }: { readonly children: ReactNode }) {
  return <span className="flex shrink-0 items-center gap-0.5">{children}</span>;
}

interface NamedProps {
  readonly id: string;
  readonly Icon?: LucideIcon;
  readonly className?: string;
}

/** A command by its id, where its module exports it as one of several. */
function Named({ id, ...look }: NamedProps) {
  const command = plainCommand(id);
  return command ? <CommandButton command={command} {...look} /> : null;
}

/** Alone with the number, which changes with every frame of a zoom. */
function Percent() {
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

function Zoom() {
  const editor = useEditor();
  const wheel = useEditorState(({ settings }) => settings.wheelMode);
  return (
    <Buttons>
      <Named id="zoom-out" Icon={Minus} />
      <Percent />
      <Named id="zoom-in" Icon={Plus} />
      <Named id="fit-width" />
      <Named id="fit-page" />
      <button
        type="button"
        {...tip(t(wheel === "zoom" ? "The wheel zooms" : "The wheel scrolls"))}
        aria-label={said(`Wheel: ${wheel}`)}
        onClick={() => editor.run(toggleWheelMode)}
        aria-pressed={wheel === "zoom"}
        className={toolLook}
      >
        <Mouse size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </Buttons>
  );
}

const arrange = lazyPart(async () => (await import("./arrange-buttons.tsx")).ArrangeButtons);

import {
  askForBlock,
  askToDetach,
  boundsOf,
  deleteWidgets,
  duplicateWidgets,
  type EditorState,
  editBlock,
  editText,
  enterGroup,
  groupWidgets,
  isSelectionHere,
  leaveGroup,
  masterUnder,
  overlap,
  type PlainCommand,
  positionsOf,
  rectToScreen,
  selected,
  selectedUnits,
  ungroupWidgets,
  widgetsIn,
} from "@octavo/editor";
import type { Rect } from "@octavo/engine";
import {
  AlignStartVertical,
  Component,
  CopyPlus,
  CornerLeftUp,
  Ellipsis,
  Group,
  type LucideIcon,
  PenLine,
  SquareMousePointer,
  Trash2,
  Ungroup,
  Unlink,
} from "lucide-react";
import { useState } from "react";
import { t, translate } from "../../language/t.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { ArrangeMenu } from "./arrange-menu.tsx";

interface SelectionBarProps {
  readonly onRun: (command: PlainCommand) => void;
}

/** Frequent commands beside the selection, for use without mouse and keyboard. */
export function SelectionBar({ onRun }: SelectionBarProps) {
  return useEditorState(isBarWanted) ? <Bar onRun={onRun} /> : null;
}

function isBarWanted(state: EditorState): boolean {
  const { interaction, textEdit, contextMenu, tool, selection } = state;
  const isQuiet = interaction.kind === "idle" && !textEdit && !contextMenu && tool.kind === "select";
  return isQuiet && selection.ids.length > 0 && isSelectionHere(state);
}

const selectionOf = ({ selection }: EditorState) => selection;
const documentOf = ({ document }: EditorState) => document;
const cameraOf = ({ camera }: EditorState) => camera;
const viewportOf = ({ viewport }: EditorState) => viewport;

function Bar({ onRun }: SelectionBarProps) {
  const editor = useEditor();
  const hasSeveral = useEditorState((state) => selectedUnits(state).length > 1);
  const hasText = useEditorState(editText.isEnabled);
  const canGroup = useEditorState(groupWidgets.isEnabled);
  const hasGroup = useEditorState(ungroupWidgets.isEnabled);
  const isBlock = useEditorState(editBlock.isEnabled);
  const canEnter = useEditorState(enterGroup.isEnabled);
  const canLeave = useEditorState(leaveGroup.isEnabled);
  // A single widget is rarely a block. The menu offers it.
  const canBlock = useEditorState(askForBlock.isEnabled) && (hasSeveral || hasGroup);
  const [width, setWidth] = useState(0);
  const place = useBarPlace(width);
  const openMenu = () => editor.update((state) => ({ ...state, contextMenu: { screen: place, on: "widget" } }));
  return (
    <div
      ref={(bar) => {
        if (bar) setWidth(bar.offsetWidth);
      }}
      role="toolbar"
      aria-label={t("Selection")}
      className="absolute z-2 flex rounded-md border border-edge bg-paper p-0.5"
      style={{ left: place.x, top: place.y }}
    >
      {canLeave && <Run command={leaveGroup} Icon={CornerLeftUp} onRun={onRun} />}
      {canEnter && (
        <button type="button" className={named} onClick={() => onRun(enterGroup)}>
          <SquareMousePointer size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="max-md:sr-only">{translate(enterGroup.label)}</span>
        </button>
      )}
      {hasText && <Run command={editText} Icon={PenLine} onRun={onRun} />}
      <Run command={duplicateWidgets} Icon={CopyPlus} onRun={onRun} />
      {canGroup && <Run command={groupWidgets} Icon={Group} onRun={onRun} />}
      {hasGroup && <Run command={ungroupWidgets} Icon={Ungroup} onRun={onRun} />}
      {canBlock && <Run command={askForBlock} Icon={Component} onRun={onRun} />}
      {isBlock && <Run command={editBlock} Icon={PenLine} onRun={onRun} />}
      {isBlock && <Run command={askToDetach} Icon={Unlink} onRun={onRun} />}
      {hasSeveral && <ArrangeMenu onRun={onRun} trigger={<IconButton name="Align" Icon={AlignStartVertical} />} />}
      <Run command={deleteWidgets} Icon={Trash2} onRun={onRun} />
      <IconButton name={t("More")} Icon={Ellipsis} onClick={openMenu} />
    </div>
  );
}

interface RunProps extends SelectionBarProps {
  readonly command: PlainCommand;
  readonly Icon: LucideIcon;
}

function Run({ command, Icon, onRun }: RunProps) {
  const isEnabled = useEditorState(command.isEnabled);
  return (
    <IconButton name={translate(command.label)} Icon={Icon} disabled={!isEnabled} onClick={() => onRun(command)} />
  );
}

const named =
  "flex min-h-9 min-w-9 items-center justify-center gap-1.5 px-2 text-[0.9375rem] whitespace-nowrap hover:text-accent pointer-coarse:min-h-11 pointer-coarse:min-w-11";

/** In CSS pixels, of a bar with touch buttons. */
const height = 50;
/** Leaves room for the handles. */
const gap = 22;
const margin = 6;

/** Returns a position above the selection or below it, where the bar covers fewer widgets, or inside it without room. */
function useBarPlace(width: number): { readonly x: number; readonly y: number } {
  const editor = useEditor();
  useEditorState(selectionOf);
  useEditorState(documentOf);
  const camera = useEditorState(cameraOf);
  const viewport = useEditorState(viewportOf);
  const state = editor.getState();
  const bounds = boundsOf(positionsOf(selected(state)));
  if (!bounds) return { x: 0, y: 0 };
  const shown = rectToScreen(camera, bounds);
  const lowest = viewport.height - height - margin;
  const centered = shown.x + (shown.width - width) / 2;
  const x = Math.max(margin, Math.min(viewport.width - width - margin, centered));
  const [first = Math.max(margin, Math.min(lowest, shown.y + gap)), other] = [
    shown.y - gap - height,
    shown.y + shown.height + gap,
  ].filter((y) => y >= margin && y <= lowest);
  const covers = (y: number) => coveredBy(state, { x, y, width, height });
  const y = other !== undefined && covers(other) < covers(first) ? other : first;
  return { x: Math.round(x), y: Math.round(y) };
}

function coveredBy({ document, place, camera, selection }: EditorState, bar: Rect): number {
  const others = [...widgetsIn(document, place), ...(masterUnder(document, place)?.widgets ?? [])];
  return others.filter(
    ({ id, position }) => !selection.ids.includes(id) && overlap(rectToScreen(camera, position), bar),
  ).length;
}

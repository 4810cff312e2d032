import {
  askForBlock,
  askToDetach,
  boundsOf,
  deleteWidgets,
  duplicateWidgets,
  type EditorState,
  editBlock,
  editText,
  groupWidgets,
  isSelectionHere,
  type PlainCommand,
  positionsOf,
  rectToScreen,
  selected,
  selectedUnits,
  ungroupWidgets,
} from "@octavo/editor";
import {
  AlignStartVertical,
  Component,
  CopyPlus,
  Ellipsis,
  Group,
  type LucideIcon,
  PenLine,
  Trash2,
  Ungroup,
  Unlink,
} from "lucide-react";
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
  // A single widget is rarely a block. The menu offers it.
  const canBlock = useEditorState(askForBlock.isEnabled) && (hasSeveral || hasGroup);
  const shown = [hasText, hasSeveral, canGroup, hasGroup, isBlock, isBlock, canBlock];
  const place = useBarPlace(3 + shown.filter(Boolean).length);
  const openMenu = () => editor.update((state) => ({ ...state, contextMenu: { screen: place, on: "widget" } }));
  return (
    <div
      role="toolbar"
      aria-label={t("Selection")}
      className="absolute z-2 flex rounded-md border border-edge bg-paper p-0.5"
      style={{ left: place.x, top: place.y }}
    >
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

/** In CSS pixels: side of a touch button, edges of the bar, and distance to other objects. */
const button = 44;
const edges = 6;
/** Leaves room for the handles. */
const gap = 22;
const margin = 6;

/** Returns a position above the selection, below it, or inside it, depending on the room. */
function useBarPlace(buttons: number): { readonly x: number; readonly y: number } {
  const editor = useEditor();
  useEditorState(selectionOf);
  useEditorState(documentOf);
  const camera = useEditorState(cameraOf);
  const viewport = useEditorState(viewportOf);
  const size = { width: buttons * button + edges, height: button + edges };
  const bounds = boundsOf(positionsOf(selected(editor.getState())));
  if (!bounds) return { x: 0, y: 0 };
  const shown = rectToScreen(camera, bounds);
  const above = shown.y - gap - size.height;
  const below = shown.y + shown.height + gap;
  const lowest = viewport.height - size.height - margin;
  const y = above >= margin ? above : below <= lowest ? below : Math.max(margin, Math.min(lowest, shown.y + gap));
  const x = shown.x + (shown.width - size.width) / 2;
  return { x: Math.round(Math.max(margin, Math.min(viewport.width - size.width - margin, x))), y: Math.round(y) };
}

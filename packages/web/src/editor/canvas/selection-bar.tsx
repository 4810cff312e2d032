import { AlignStartVertical, CopyPlus, Ellipsis, type LucideIcon, PenLine, Trash2 } from "lucide-react";
import { t, translate } from "../../language/t.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { rectToScreen } from "../camera/camera.ts";
import { deleteWidgets } from "../commands/delete-widgets.ts";
import { duplicateWidgets } from "../commands/duplicate.ts";
import { editText } from "../commands/edit-text.ts";
import type { PlainCommand } from "../commands/registry.ts";
import { type EditorState, isSelectionHere, selected } from "../document/editor-state.ts";
import { boundsOf } from "../document/rects.ts";
import { positionsOf } from "../document/widget-lists.ts";
import { useEditor, useEditorState } from "../session/editor-context.ts";
import { ArrangeMenu } from "./arrange-menu.tsx";

interface SelectionBarProps {
  readonly onRun: (command: PlainCommand) => void;
}

/** A hand without a mouse and a keyboard has what it needs most beside what it has selected. */
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
  const count = useEditorState(({ selection }) => selection.ids.length);
  const hasText = useEditorState(editText.isEnabled);
  const place = useBarPlace(3 + (hasText ? 1 : 0) + (count > 1 ? 1 : 0));
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
      {count > 1 && <ArrangeMenu onRun={onRun} trigger={<IconButton name="Align" Icon={AlignStartVertical} />} />}
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

/** In CSS pixels: the side of a button for fingers, the bar's own edges, and what lies between it and other things. */
const button = 44;
const edges = 6;
/** The handles reach beyond the selection. */
const gap = 22;
const margin = 6;

/** Above the selection, or below it where there is no room, or inside where there is none at all. */
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

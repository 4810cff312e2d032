import { groupName, type Place, renameGroup, renameWidget, setFlag } from "@octavo/editor";
import { placedBlock, type Widget, widgetLabel } from "@octavo/engine";
import {
  ChevronDown,
  ChevronRight,
  Eye,
  EyeOff,
  GripVertical,
  Lock,
  LockOpen,
  Square,
  TriangleAlert,
} from "lucide-react";
import { memo } from "react";
import { listed, t, tIn, tn, translate } from "../../language/t.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { InlineName } from "../lists/inline-name.tsx";
import { dropLook } from "../lists/use-reorder.ts";
import { useEditor } from "../state/editor-context.ts";
import { widgetIcons } from "../widgets/widget-icons.ts";
import type { LayerRow } from "./layer-rows.ts";

export type SelectLayer = (key: string, how: "only" | "toggle" | "range") => void;

interface LayerProps {
  readonly row: LayerRow;
  readonly place: Place;
  /** From the top, starting at 0. */
  readonly index: number;
  readonly problems: readonly string[] | undefined;
  readonly isSelected: boolean;
  /** True for the item in the tab order. */
  readonly isReachable: boolean;
  readonly isRenamed: boolean;
  readonly drop: "before" | "after" | undefined;
  readonly onSelect: SelectLayer;
  readonly onRename: (key: string | undefined) => void;
  /** True if the contents of a placed block are listed. Undefined for other widgets. */
  readonly hasContents: boolean | undefined;
  /** Opens or closes a group, or the contents of a block. */
  readonly onToggle: (key: string) => void;
}

/** A widget or a group. Not rendered again for changes of other layers. */
export const Layer = memo(LayerItem, (before, after) => {
  const { row: was, ...others } = before;
  const { row, ...now } = after;
  return isSameRow(was, row) && Object.entries(others).every(([name, value]) => value === Reflect.get(now, name));
});

function isSameRow(a: LayerRow, b: LayerRow): boolean {
  const isSame = a.key === b.key && a.level === b.level && a.isOpen === b.isOpen;
  return isSame && a.widgets.length === b.widgets.length && a.widgets.every((widget, i) => widget === b.widgets[i]);
}

/** In pixels, for each level of the tree. */
export const indent = 16;

function LayerItem(props: LayerProps) {
  const { row, index, isSelected, isReachable, isRenamed, drop, onSelect, onRename, hasContents } = props;
  const { key, group, level, widgets, isOpen } = row;
  const [widget] = widgets;
  const isLocked = widgets.every(({ locked }) => locked);
  const labelId = `layer-${widget?.id}${group === undefined ? "" : `-${level}`}`;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the enclosing tree handles the keys
    <li
      role="treeitem"
      aria-level={level}
      aria-expanded={isOpen ?? hasContents}
      aria-selected={isSelected}
      aria-labelledby={labelId}
      tabIndex={isReachable ? 0 : -1}
      data-place={index}
      data-layer={key}
      data-widget-id={group === undefined ? widget?.id : undefined}
      data-focus
      data-drop={drop}
      onClick={(event) => {
        event.currentTarget.focus();
        onSelect(key, event.shiftKey ? "range" : event.ctrlKey || event.metaKey ? "toggle" : "only");
      }}
      onDoubleClick={() => onRename(key)}
      style={{ paddingInlineStart: 4 + (level - 1) * indent }}
      className={`flex min-h-11 items-center gap-1 pe-2 outline-offset-[-2px] [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto] hover:text-accent aria-selected:bg-wash aria-selected:text-accent eink:aria-selected:font-semibold eink:aria-selected:underline ${dropLook}`}
    >
      <span
        data-grip={isLocked ? undefined : ""}
        className="grid h-11 w-5 shrink-0 cursor-grab touch-none place-items-center text-ink-soft pointer-coarse:w-9"
      >
        {!isLocked && <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />}
      </span>
      {(group ?? hasContents) !== undefined && <Arrow {...props} />}
      {isRenamed && widget ? (
        <Renaming row={row} onDone={() => onRename(undefined)} />
      ) : group !== undefined ? (
        <GroupLabel name={groupName(group)} count={widgets.length} labelId={labelId} more={moreOf(props)} />
      ) : (
        widget && <LayerLabel widget={widget} labelId={labelId} more={moreOf(props)} />
      )}
      <Badge problems={props.problems} />
      <Flags {...props} />
    </li>
  );
}

function Arrow({ row: { key, isOpen }, hasContents, onToggle }: LayerProps) {
  const Icon = (isOpen ?? hasContents) ? ChevronDown : ChevronRight;
  return (
    // The keys of the tree item do the same.
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-still
      onClick={(event) => {
        event.stopPropagation();
        onToggle(key);
      }}
      className="grid size-6 shrink-0 place-items-center text-ink-soft hover:text-accent pointer-coarse:size-11"
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

/** Describes the icons for screen readers. */
function moreOf({ row: { widgets }, problems = [] }: LayerProps): string {
  const count = problems.length > 0 && tn(problems.length, "{count} problem", "{count} problems");
  const isLocked = widgets.every(({ locked }) => locked);
  const isHidden = widgets.every(({ hidden_in_editor }) => hidden_in_editor);
  return listed([isLocked && t("locked"), isHidden && t("hidden"), count]);
}

interface GroupLabelProps {
  readonly name: string;
  readonly count: number;
  readonly labelId: string;
  readonly more: string;
}

function GroupLabel({ name, count, labelId, more }: GroupLabelProps) {
  return (
    <span id={labelId} className="flex min-w-0 flex-1 items-baseline gap-2 py-1">
      <span className="min-w-0 truncate text-[0.9375rem] font-semibold">{name}</span>{" "}
      <span className="text-sm text-ink-soft tabular-nums">{count}</span>
      <span className="sr-only"> {listed([t("widgets"), tIn("layer", "Group"), more])}</span>
    </span>
  );
}

interface WordsProps {
  readonly widget: Widget;
  readonly labelId?: string;
  readonly more?: string;
}

/** Type of the widget, its content or block, and its id. */
export function LayerLabel({ widget, labelId, more = "" }: WordsProps) {
  const { type, content, id } = widget;
  const Icon = widgetIcons[type] ?? Square;
  const label = translate(widgetLabel(type));
  const words = placedBlock(widget) ?? content?.trim();
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2 py-1">
      <Icon size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-ink-soft" />
      <span id={labelId} className="min-w-0 leading-tight">
        <span className="block truncate text-[0.9375rem]">
          <bdi>{words || label}</bdi>
        </span>{" "}
        <span className="block truncate text-sm text-ink-soft">{id}</span>
        <span className="sr-only">{listed([words ? ` ${label}` : "", more])}</span>
      </span>
    </span>
  );
}

function Renaming({ row: { group, widgets }, onDone }: { readonly row: LayerRow; readonly onDone: () => void }) {
  const editor = useEditor();
  const id = widgets[0]?.id ?? "";
  const name = group === undefined ? id : groupName(group);
  return (
    <InlineName
      label={group === undefined ? t("New ID of {id}", { id }) : t("New name of {name}", { name })}
      value={name}
      onCommit={(to) =>
        group === undefined ? editor.runWith(renameWidget, { id, to }) : editor.runWith(renameGroup, { group, to })
      }
      onDone={onDone}
    />
  );
}

function Badge({ problems = [] }: { readonly problems?: readonly string[] | undefined }) {
  if (problems.length === 0) return null;
  return (
    <span title={problems.map(translate).join("\n")} className="grid size-6 shrink-0 place-items-center text-warning">
      <TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}

function Flags({ row: { group, widgets }, place }: LayerProps) {
  const editor = useEditor();
  const id = group === undefined ? (widgets[0]?.id ?? "") : groupName(group);
  const locked = widgets.every((widget) => widget.locked);
  const hidden = widgets.every((widget) => widget.hidden_in_editor);
  const set = (flag: "locked" | "hidden_in_editor", isOn: boolean) =>
    editor.runWith(setFlag, { ids: widgets.map((widget) => widget.id), place, flag, isOn });
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- stops a press on an icon from selecting its row
    <span data-still className="flex shrink-0" onClick={(event) => event.stopPropagation()}>
      <IconButton
        name={t(locked ? "Unlock {id}" : "Lock {id}", { id })}
        Icon={locked ? Lock : LockOpen}
        tabIndex={-1}
        className={`size-8 ${locked ? "text-ink" : ""}`}
        onClick={() => set("locked", !locked)}
      />
      <IconButton
        name={t(hidden ? "Show {id}" : "Hide {id}", { id })}
        Icon={hidden ? EyeOff : Eye}
        tabIndex={-1}
        className={`size-8 ${hidden ? "text-ink" : ""}`}
        onClick={() => set("hidden_in_editor", !hidden)}
      />
    </span>
  );
}

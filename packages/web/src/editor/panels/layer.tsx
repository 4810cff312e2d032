import { type Place, renameWidget, setFlag } from "@octavo/editor";
import { type Widget, widgetLabel } from "@octavo/engine";
import { Eye, EyeOff, GripVertical, Lock, LockOpen, Square, TriangleAlert } from "lucide-react";
import { t, tn, translate } from "../../language/t.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { useEditor } from "../session/editor-context.ts";
import { InlineName } from "./inline-name.tsx";
import { dropLook } from "./use-reorder.ts";
import { widgetIcons } from "./widget-icons.ts";

export type SelectLayer = (id: string, how: "only" | "toggle" | "range") => void;

interface LayerProps {
  readonly widget: Widget;
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
  readonly onRename: (id: string | undefined) => void;
}

export function Layer(props: LayerProps) {
  const { widget, index, isSelected, isReachable, isRenamed, drop, onSelect, onRename } = props;
  const { id, locked } = widget;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the enclosing tree handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      role="treeitem"
      aria-level={1}
      aria-selected={isSelected}
      aria-labelledby={`layer-${id}`}
      tabIndex={isReachable ? 0 : -1}
      data-place={index}
      data-widget-id={id}
      data-focus
      data-drop={drop}
      onClick={(event) => {
        event.currentTarget.focus();
        onSelect(id, event.shiftKey ? "range" : event.ctrlKey || event.metaKey ? "toggle" : "only");
      }}
      onDoubleClick={() => onRename(id)}
      className={`flex min-h-11 items-center gap-1 pr-2 pl-1 outline-offset-[-2px] hover:text-accent aria-selected:bg-wash aria-selected:text-accent eink:aria-selected:font-semibold eink:aria-selected:underline ${dropLook}`}
    >
      <span
        data-grip={locked ? undefined : ""}
        className="grid h-11 w-5 shrink-0 cursor-grab touch-none place-items-center text-ink-soft pointer-coarse:w-9"
      >
        {!locked && <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />}
      </span>
      {isRenamed ? (
        <Renaming widget={widget} onDone={() => onRename(undefined)} />
      ) : (
        <LayerLabel widget={widget} labelId={`layer-${id}`} more={moreOf(props)} />
      )}
      <Badge problems={props.problems} />
      <Flags {...props} />
    </li>
  );
}

/** Describes the icons for screen readers. */
function moreOf({ widget: { locked, hidden_in_editor }, problems = [] }: LayerProps): string {
  const count = problems.length > 0 && tn(problems.length, "{count} problem", "{count} problems");
  return [locked && t("locked"), hidden_in_editor && t("hidden"), count].filter(Boolean).join(", ");
}

interface WordsProps {
  readonly widget: Widget;
  readonly labelId?: string;
  readonly more?: string;
}

/** Type of the widget, and its content or id. */
export function LayerLabel({ widget: { type, content, id }, labelId, more = "" }: WordsProps) {
  const Icon = widgetIcons[type] ?? Square;
  const label = translate(widgetLabel(type));
  const words = content?.trim();
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2 py-1">
      <Icon size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-ink-soft" />
      <span id={labelId} className="min-w-0 leading-tight">
        <span className="block truncate text-[0.9375rem]">{words || label}</span>{" "}
        <span className="block truncate text-sm text-ink-soft">{id}</span>
        <span className="sr-only">{[words ? ` ${label}` : "", more].filter(Boolean).join(", ")}</span>
      </span>
    </span>
  );
}

function Renaming({ widget: { id }, onDone }: { readonly widget: Widget; readonly onDone: () => void }) {
  const editor = useEditor();
  return (
    <InlineName
      label={t("New ID of {id}", { id })}
      value={id}
      onCommit={(to) => editor.runWith(renameWidget, { id, to })}
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

function Flags({ widget: { id, locked, hidden_in_editor: hidden }, place }: LayerProps) {
  const editor = useEditor();
  const set = (flag: "locked" | "hidden_in_editor", isOn: boolean) =>
    editor.runWith(setFlag, { ids: [id], place, flag, isOn });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stops a press on an icon from selecting its row.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
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

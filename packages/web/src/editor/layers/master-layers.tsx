import { selectWidgets } from "@octavo/editor";
import type { TemplateMaster, Widget } from "@octavo/engine";
import { ChevronDown, ChevronRight, Layers } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { logicalKey } from "../../browser/logical-key.ts";
import { t } from "../../language/t.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";
import { LayerLabel } from "./layer.tsx";

interface MasterLayersProps {
  readonly master: TemplateMaster;
  /** True if the master comes first in the tab order. */
  readonly isReachable: boolean;
}

/** The widgets of a page's master, collapsed and read-only. A selected widget can be detached. */
export function MasterLayers({ master, isReachable }: MasterLayersProps) {
  const [isOpen, setOpen] = useState(false);
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const opens = { ArrowRight: true, ArrowLeft: false, Enter: !isOpen, " ": !isOpen }[logicalKey(event)];
    if (opens === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    setOpen(opens);
  };
  return (
    <li
      role="treeitem"
      aria-level={1}
      aria-expanded={isOpen}
      aria-selected={false}
      aria-labelledby={`master-${master.id}`}
      tabIndex={isReachable ? 0 : -1}
      data-focus
      onKeyDown={onKeyDown}
      className="mt-2 border-t border-rule outline-offset-[-2px]"
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the enclosing item handles the keys */}
      <div
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 cursor-pointer items-center gap-2 px-2 text-[0.9375rem] hover:text-accent"
      >
        <Arrow size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-soft" />
        <Layers size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-ink-soft" />
        <span id={`master-${master.id}`} className="flex min-w-0 flex-1 justify-between gap-2">
          <span className="min-w-0 truncate font-semibold">{t("Master: {name}", { name: master.name })}</span>{" "}
          <span className="text-sm text-ink-soft tabular-nums">{master.widgets.length}</span>
          <span className="sr-only"> {t("widgets")}</span>
        </span>
      </div>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group inside a tree item has no semantic element
        <ul role="group">
          {master.widgets.toReversed().map((widget) => (
            <MasterLayer key={widget.id} widget={widget} master={master.id} />
          ))}
        </ul>
      )}
    </li>
  );
}

function MasterLayer({ widget, master }: { readonly widget: Widget; readonly master: string }) {
  const editor = useEditor();
  const isSelected = useEditorState(
    ({ selection: { place, ids } }) => place.kind === "master" && place.id === master && ids.includes(widget.id),
  );
  const select = () => editor.runWith(selectWidgets, { ids: [widget.id], place: { kind: "master", id: master } });
  return (
    <li
      role="treeitem"
      aria-level={2}
      aria-selected={isSelected}
      tabIndex={-1}
      data-focus
      onClick={select}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        select();
      }}
      className="flex min-h-11 cursor-pointer items-center pe-2 ps-9 opacity-80 outline-offset-[-2px] hover:text-accent aria-selected:bg-wash aria-selected:text-accent eink:opacity-100 eink:aria-selected:font-semibold eink:aria-selected:underline"
    >
      <LayerLabel widget={widget} />
    </li>
  );
}

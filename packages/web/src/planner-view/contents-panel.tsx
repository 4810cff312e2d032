import type { OutlineItem } from "@octavo/engine";
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { ChevronDown, ChevronRight } from "lucide-react";
import { type CSSProperties, type Ref, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { t } from "../language/t.ts";
import { findOutlinePath, type OutlineRow, outlineRows, withReserved } from "./outline-rows.ts";

interface ContentsPanelProps {
  readonly outline: readonly OutlineItem[];
  /** First page of each group of reserved pages. */
  readonly reserved?: readonly number[] | undefined;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Height of a row in pixels, before it is measured. */
const defaultRowHeight = 32;

/** Rows rendered beyond both edges, so that Tab always finds the next one. */
const overscan = 8;

export function ContentsPanel({ outline: titles, reserved, page, onPage }: ContentsPanelProps) {
  const outline = useMemo(() => withReserved(titles, reserved, t("Reserved")), [titles, reserved]);
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const current = useMemo(() => findOutlinePath(outline, page), [outline, page]);
  const rows = useMemo(() => outlineRows(outline, { current, toggled }), [outline, current, toggled]);
  const panel = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState<number>();
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => panel.current,
    estimateSize: () => defaultRowHeight,
    overscan,
    getItemKey: (index) => rows[index]?.key ?? index,
    rangeExtractor: (range) => withFocused(range, focused),
  });
  const currentEntry = current.at(-1);
  const here = rows.findIndex(({ entry }) => entry === currentEntry);
  const reveal = useEffectEvent((entry: OutlineItem | undefined) => {
    if (entry) list.scrollToIndex(here, { align: "auto" });
  });
  useEffect(() => {
    reveal(currentEntry);
  }, [currentEntry]);
  return (
    <nav
      ref={panel}
      aria-label={t("Contents of the planner")}
      className="absolute inset-y-0 start-0 z-10 w-72 max-w-[85%] overflow-y-auto border-e border-rule bg-paper py-2 text-[0.9375rem] @2xl:static @2xl:shrink-0"
    >
      <ul className="relative" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row && (
              <Row
                key={key}
                ref={list.measureElement}
                row={row}
                index={index}
                style={{ transform: `translateY(${start}px)`, paddingInlineStart: `${(row.level - 1) * 1.25}rem` }}
                isCurrent={index === here}
                onFocus={setFocused}
                onToggle={() => setToggled(new Map([...toggled, [row.key, !row.isOpen]]))}
                onPage={onPage}
              />
            )
          );
        })}
      </ul>
    </nav>
  );
}

/** Keeps the focused row in the document while it is scrolled out of view. */
function withFocused(range: Range, focused: number | undefined): number[] {
  const indexes = defaultRangeExtractor(range);
  if (focused === undefined || focused >= range.count || indexes.includes(focused)) return indexes;
  return [...indexes, focused].toSorted((a, b) => a - b);
}

interface RowProps extends Pick<ContentsPanelProps, "onPage"> {
  readonly ref: Ref<HTMLLIElement>;
  readonly row: OutlineRow;
  readonly index: number;
  readonly style: CSSProperties;
  readonly isCurrent: boolean;
  /** Receives the index, or undefined when the focus leaves the row. */
  readonly onFocus: (index: number | undefined) => void;
  readonly onToggle: () => void;
}

function Row({ ref, row, index, style, isCurrent, onFocus, onToggle, onPage }: RowProps) {
  const { entry, level, position, siblings, isOpen } = row;
  const focus = { onFocus: () => onFocus(index), onBlur: () => onFocus(undefined) };
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <li
      ref={ref}
      data-index={index}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      className="absolute inset-x-0 top-0 flex items-center pe-2"
      style={style}
    >
      {isOpen === undefined ? (
        <span className="w-8 shrink-0 pointer-coarse:w-11" />
      ) : (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={t("{title}, entries", { title: entry.title })}
          className="grid size-8 shrink-0 place-items-center text-ink-soft hover:text-accent pointer-coarse:size-11"
          onClick={onToggle}
          {...focus}
        >
          <Chevron size={16} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        aria-current={isCurrent ? "page" : undefined}
        className="min-h-8 min-w-0 flex-1 truncate rounded-sm px-1 text-start hover:text-accent aria-[current]:font-semibold aria-[current]:text-accent pointer-coarse:min-h-11"
        onClick={() => onPage(entry.target.page)}
        {...focus}
      >
        {entry.title}
      </button>
    </li>
  );
}

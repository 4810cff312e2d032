import { type EditorState, findMaster, framedWidgets, goToPage, movePage, type Page } from "@octavo/editor";
import type { Canvas } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { GripVertical } from "lucide-react";
import { memo, type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { t, tn } from "../../language/t.ts";
import { ListPager, pagedListClass } from "../lists/paged-list.ts";
import { dropLook, dropMark, useReorder } from "../lists/use-reorder.ts";
import { PagePicture } from "../painting/page-picture.tsx";
import { usePagePainter } from "../painting/use-painter.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";

interface PageListProps {
  readonly pages: readonly Page[];
  /** From 1. */
  readonly current: number;
  readonly onProblem: (problem: Message | undefined) => void;
}

/** Width of a thumbnail, in CSS pixels. */
const pictureWidth = 64;
/** Padding of a row and height of three lines of text, in CSS pixels. */
const padding = 18;
const leastHeight = 92;
/** Rows rendered outside the visible area. */
const spare = 4;

const canvasOf = ({ document }: EditorState) => document.canvas;

/** A virtual list of page thumbnails with rows of equal height. */
export function PageList({ pages, current, onProblem }: PageListProps) {
  const editor = useEditor();
  const canvas = useEditorState(canvasOf);
  const height = rowHeight(canvas);
  const { drag, list } = useReorder((from, gap) => {
    const to = gap > from ? gap - 1 : gap;
    if (pages[to]) onProblem(editor.runWith(movePage, { from: from + 1, to: to + 1 }));
  });
  const { first, last } = useRowsInView(list.ref, height, pages.length);
  useCurrentInView(list.ref, current - 1, height);
  return (
    <>
      <ol
        {...list}
        data-scrolls
        aria-label={t("Pages, to put in order with Alt and the arrow keys")}
        className={`relative min-h-0 flex-1 overflow-y-auto px-1 py-1 select-none ${pagedListClass}`}
      >
        <li aria-hidden="true" style={{ height: first * height }} />
        {pages.slice(first, last).map((page, i) => (
          <PageItem
            key={page.id}
            page={page}
            place={first + i}
            total={pages.length}
            height={height}
            isCurrent={first + i + 1 === current}
            drop={dropMark(drag, first + i, pages.length)}
          />
        ))}
        <li aria-hidden="true" style={{ height: (pages.length - last) * height }} />
      </ol>
      <ListPager />
    </>
  );
}

function rowHeight({ dimensions: { width, height } }: Canvas): number {
  return Math.max(leastHeight, Math.round((pictureWidth * height) / width) + padding);
}

function useRowsInView(list: RefObject<HTMLElement | null>, height: number, count: number) {
  const [view, setView] = useState({ top: 0, height: 800 });
  useLayoutEffect(() => {
    const { current: element } = list;
    if (!element) return undefined;
    const look = () => setView({ top: element.scrollTop, height: element.clientHeight });
    look();
    element.addEventListener("scroll", look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener("scroll", look);
      observer.disconnect();
    };
  }, [list]);
  const first = Math.max(0, Math.min(count - 1, Math.floor(view.top / height) - spare));
  return { first, last: Math.min(count, Math.ceil((view.top + view.height) / height) + spare) };
}

/** Scrolls to the current page when it changes. */
function useCurrentInView(list: RefObject<HTMLElement | null>, index: number, height: number): void {
  useEffect(() => {
    const { current: element } = list;
    if (!element || index < 0) return;
    const top = index * height;
    const { scrollTop, clientHeight } = element;
    if (top < scrollTop) element.scrollTo({ top });
    else if (top + height > scrollTop + clientHeight) element.scrollTo({ top: top + height - clientHeight });
  }, [list, index, height]);
}

interface PageItemProps {
  readonly page: Page;
  readonly place: number;
  readonly total: number;
  readonly height: number;
  readonly isCurrent: boolean;
  readonly drop: "before" | "after" | undefined;
}

const PageItem = memo(({ page, place, total, height, isCurrent, drop }: PageItemProps) => {
  const editor = useEditor();
  const master = useEditorState(({ document }) => findMaster(document, page.master_id));
  return (
    <li
      data-place={place}
      data-drop={drop}
      aria-posinset={place + 1}
      aria-setsize={total}
      className={`flex items-center ${dropLook}`}
      style={{ height }}
    >
      <span
        data-grip
        className="grid h-full w-4 shrink-0 cursor-grab touch-none place-items-center text-ink-soft pointer-coarse:w-8"
      >
        <GripVertical size={14} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <button
        type="button"
        data-focus
        aria-current={isCurrent ? "page" : undefined}
        onClick={() => editor.runWith(goToPage, { page: place + 1 })}
        className="flex h-[calc(100%-4px)] min-w-0 flex-1 items-center gap-2.5 rounded-sm border border-transparent p-1.5 text-start text-sm leading-tight hover:text-accent aria-[current]:border-accent aria-[current]:bg-wash forced-colors:not-aria-[current]:border-[Canvas]"
      >
        <Picture page={page} number={place + 1} />
        <span className="min-w-0">
          <b className="block text-[0.9375rem]">{place + 1}</b>
          <span className="block text-ink-soft">{tn(page.widgets.length, "{count} widget", "{count} widgets")}</span>
          {master && <span className="block truncate text-ink-soft">{master.name}</span>}
        </span>
      </button>
    </li>
  );
});

interface PictureProps {
  readonly page: Page;
  readonly number: number;
}

function Picture({ page, number }: PictureProps) {
  const canvas = useEditorState(canvasOf);
  const below = useEditorState(({ document }) => framedWidgets(document, findMaster(document, page.master_id)));
  const paint = usePagePainter(number);
  return <PagePicture canvas={canvas} below={below} widgets={page.widgets} paint={paint} width={pictureWidth} />;
}

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { isRightToLeft, logicalKey } from "../browser/logical-key.ts";
import type { Planner } from "../engine-worker/protocol.ts";
import { t } from "../language/t.ts";
import { fitPage, type Size, type Zoom } from "./fit-page.ts";
import { type PageMove, pageMove } from "./page-keys.ts";
import type { PageView, ShownPage } from "./use-page.ts";

interface PageViewportProps {
  readonly planner: Planner;
  readonly view: PageView;
  readonly isOnTablet: boolean;
  readonly zoom: Zoom;
  readonly showLinks: boolean;
  readonly onMove: (move: PageMove) => void;
  readonly onFollow: (page: number) => void;
}

export function PageViewport({ planner, view, isOnTablet, zoom, showLinks, onMove, onFollow }: PageViewportProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const space = useElementSize(viewport);
  const swipe = useSwipe(onMove);
  const { shown } = view;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const viewportElement = event.currentTarget;
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    // With Alt, as in browsers, which go back with the left arrow in both directions of text.
    const key = altKey ? event.key : logicalKey(event);
    const move = pageMove(
      { key, altKey, ctrlKey, metaKey, shiftKey },
      viewportElement.scrollHeight > viewportElement.clientHeight + 1,
    );
    if (!move) return;
    event.preventDefault();
    onMove(move);
  };
  const follow = (page: number) => {
    // The focused link is removed with its page.
    viewport.current?.focus({ preventScroll: true });
    viewport.current?.scrollTo({ top: 0 });
    onFollow(page);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={viewport}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={t("Planner page. Arrow keys turn pages, Tab reaches the links.")}
      className={`flex min-h-0 min-w-0 flex-1 touch-pan-y touch-pinch-zoom -outline-offset-2 ${isOnTablet ? "" : "bg-sunken p-3 sm:p-5"} ${zoom === "width" ? "overflow-y-scroll" : "overflow-hidden"}`}
      onKeyDown={onKeyDown}
      {...swipe}
    >
      {shown && space && (
        <div className={`m-auto shrink-0 ${isOnTablet ? "tablet" : ""}`}>
          <RenderedPage
            shown={shown}
            size={fitPage(shown.drawing.size, isOnTablet ? withinTablet(space) : space, zoom)}
            name={pageName(shown.drawing.page, planner.pages, shown.drawing.label)}
            language={planner.language}
            showLinks={showLinks}
            onFollow={follow}
          />
        </div>
      )}
      {!shown && view.late && <p className="m-auto text-ink-soft">{t("Drawing the page…")}</p>}
    </section>
  );
}

/** Frame of `.tablet` in tokens.css, in CSS pixels. */
const tabletFrame = { width: 44, height: 44 };

const withinTablet = ({ width, height }: Size): Size => ({
  width: width - tabletFrame.width,
  height: height - tabletFrame.height,
});

export function pageName(page: number, pages: number, label: string): string {
  const place = t("Page {page} of {total}", { page, total: pages });
  return label ? `${place}, ${label}` : place;
}

interface RenderedPageProps {
  readonly shown: ShownPage;
  readonly size: Size;
  readonly name: string;
  readonly language: string;
  readonly showLinks: boolean;
  readonly onFollow: (page: number) => void;
}

function RenderedPage({ shown, size, name, language, showLinks, onFollow }: RenderedPageProps) {
  const host = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    host.current?.replaceChildren(shown.node);
  }, [shown.node]);
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a[data-page]");
    if (!link) return;
    event.preventDefault();
    onFollow(Number(link.getAttribute("data-page")));
  };
  return (
    // Links receive the focus themselves. Enter on a link arrives here as a click.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events jsx-a11y/no-noninteractive-element-interactions
    <figure
      ref={host}
      aria-label={name}
      lang={language}
      data-show-links={showLinks || undefined}
      dir="ltr"
      className="planner-page bg-page outline-(length:--line) outline-rule"
      style={{ width: size.width, height: size.height }}
      onClick={onClick}
    />
  );
}

/** Returns the size of the element's content box and follows its changes. */
function useElementSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** In CSS pixels. */
const minDistance = 48;

/** Turns the page on a horizontal swipe, to the left for the next page, or to the right where text runs to the left. A pinch or a scroll ends in `pointercancel` and turns nothing. */
function useSwipe(onSwipe: (towards: "previous" | "next") => void) {
  const start = useRef<{ readonly x: number; readonly y: number; readonly id: number }>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      const finger = event.pointerType === "touch" && event.isPrimary;
      start.current = finger ? { x: event.clientX, y: event.clientY, id: event.pointerId } : null;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      start.current = null;
      if (from?.id !== event.pointerId) return;
      const across = event.clientX - from.x;
      if (Math.abs(across) < minDistance || Math.abs(across) < 2 * Math.abs(event.clientY - from.y)) return;
      onSwipe(across < 0 === isRightToLeft(event.currentTarget) ? "previous" : "next");
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}

import { type KeyboardEvent, useRef } from "react";
import type { Planner } from "../engine-worker/protocol.ts";
import { t } from "../language/t.ts";
import { fitPage, type Zoom } from "./fit-page.ts";
import { type PageMove, pageMove } from "./page-keys.ts";
import { RenderedPage } from "./rendered-page.tsx";
import { useElementSize } from "./use-element-size.ts";
import type { PageView } from "./use-page.ts";
import { useSwipe } from "./use-swipe.ts";

interface PageViewportProps {
  readonly planner: Planner;
  readonly view: PageView;
  readonly zoom: Zoom;
  readonly showLinks: boolean;
  readonly onMove: (move: PageMove) => void;
  readonly onFollow: (page: number) => void;
}

/** Shows the page and turns pages by key while it has the focus. */
export function PageViewport({ planner, view, zoom, showLinks, onMove, onFollow }: PageViewportProps) {
  const stage = useRef<HTMLDivElement>(null);
  const space = useElementSize(stage);
  const swipe = useSwipe(onMove);
  const { shown } = view;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const table = event.currentTarget;
    const move = pageMove(event, table.scrollHeight > table.clientHeight + 1);
    if (!move) return;
    event.preventDefault();
    onMove(move);
  };
  const follow = (page: number) => {
    // The focused link is removed with its page.
    stage.current?.focus({ preventScroll: true });
    stage.current?.scrollTo({ top: 0 });
    onFollow(page);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={stage}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={t("Planner page. Arrow keys turn pages, Tab reaches the links.")}
      className={`flex min-h-0 min-w-0 flex-1 touch-pan-y touch-pinch-zoom bg-sunken p-3 -outline-offset-2 sm:p-5 ${zoom === "width" ? "overflow-y-scroll" : "overflow-hidden"}`}
      onKeyDown={onKeyDown}
      {...swipe}
    >
      {shown && space && (
        <RenderedPage
          shown={shown}
          size={fitPage(shown.drawing.size, space, zoom)}
          name={pageName(shown.drawing.page, planner.pages, shown.drawing.label)}
          language={planner.language}
          showLinks={showLinks}
          onFollow={follow}
        />
      )}
      {!shown && view.late && <p className="m-auto text-ink-soft">{t("Drawing the page…")}</p>}
    </section>
  );
}

/** Returns a name such as "Page 12 of 389, 2026-01-03". */
export function pageName(page: number, pages: number, label: string): string {
  const place = t("Page {page} of {total}", { page, total: pages });
  return label ? `${place}, ${label}` : place;
}

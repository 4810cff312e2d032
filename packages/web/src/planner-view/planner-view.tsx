import { useEffect, useRef, useState } from "react";
import type { PageDrawing, Planner } from "../engine-worker/protocol.ts";
import { t } from "../language/t.ts";
import { useAnnounce } from "../ui/announcer.tsx";
import { lazy } from "../ui/lazy.tsx";
import { useMediaQuery } from "../ui/use-media-query.ts";
import type { Zoom } from "./fit-page.ts";
import { back, clampHistory, firstPage, forward, jumpTo, type PageHistory, turnTo } from "./page-history.ts";
import type { PageMove } from "./page-keys.ts";
import { PageViewport, pageName } from "./page-viewport.tsx";
import { PlannerToolbar } from "./planner-toolbar.tsx";
import { type DrawPage, usePage } from "./use-page.ts";

const ContentsPanel = lazy(async () => (await import("./contents-panel.tsx")).ContentsPanel);

export interface PageRequest {
  readonly page: number;
}

interface PlannerViewProps {
  readonly planner: Planner;
  readonly draw: DrawPage;
  readonly onPage?: (page: number) => void;
  /** Turns to a page. A new object is a new request. */
  readonly request?: PageRequest | undefined;
  /** Opens the contents at first, on wide screens. */
  readonly hasContents?: boolean;
  /** Draws a tablet around the page, and hides contents, link outlines and zoom. */
  readonly isOnTablet?: boolean;
}

export function PlannerView(props: PlannerViewProps) {
  const { planner, draw, onPage, request, hasContents = false, isOnTablet = false } = props;
  const { history, jump, move } = usePageHistory(planner, request);
  useEffect(() => {
    onPage?.(history.page);
  }, [onPage, history.page]);
  const view = usePage(planner, history.page, draw);
  const wide = useMediaQuery("(width >= 87.5rem)");
  const [contents, setContents] = useState(hasContents && wide);
  const [zoom, setZoom] = useState<Zoom>("page");
  const [showLinks, setShowLinks] = useState(false);
  const { drawing } = view.shown ?? {};
  const label = labelOf(drawing);
  useAnnouncedPage(planner, history.page, drawing && { page: drawing.page, label });

  const go = (page: number) => {
    jump(page);
    if (!wide) setContents(false);
  };
  return (
    <div className={`@container flex min-h-0 flex-1 ${isOnTablet ? "flex-col-reverse" : "flex-col"}`}>
      <PlannerToolbar
        page={history.page}
        pages={planner.pages}
        label={label}
        canGoBack={history.past.length > 0}
        contents={planner.outline.length > 0 && !isOnTablet ? contents : undefined}
        onContents={setContents}
        zoom={zoom}
        onZoom={setZoom}
        showLinks={showLinks}
        onShowLinks={setShowLinks}
        isOnTablet={isOnTablet}
        onMove={move}
        onPage={go}
      />
      <div className="relative flex min-h-0 flex-1">
        {contents && (
          <ContentsPanel outline={planner.outline} reserved={planner.reserved} page={history.page} onPage={go} />
        )}
        <PageViewport
          planner={planner}
          view={view}
          isOnTablet={isOnTablet}
          zoom={zoom}
          showLinks={showLinks}
          onMove={move}
          onFollow={go}
        />
      </div>
      <PageNotices view={view} />
    </div>
  );
}

function labelOf(drawing: PageDrawing | undefined): string {
  return drawing?.label || (drawing?.isPlaceholder ? t("Reserved") : "");
}

function usePageHistory(planner: Planner, request: PageRequest | undefined) {
  const { initialPage, keptPage, pages } = planner;
  const [visited, setVisited] = useState<PageHistory>({ ...firstPage, page: request?.page ?? initialPage });
  const [shown, setShown] = useState(planner);
  const [followed, setFollowed] = useState(request);
  if (shown !== planner) {
    setShown(planner);
    // Pages of the history belong to the previous planner.
    if (keptPage !== undefined) setVisited({ ...firstPage, page: keptPage });
  }
  if (followed !== request) {
    setFollowed(request);
    if (request) setVisited(jumpTo(visited, request.page));
  }
  const history = clampHistory(visited, pages);
  return {
    history,
    jump: (page: number) => setVisited(jumpTo(history, page)),
    move: (move: PageMove) => setVisited(applyMove(history, move, pages)),
  };
}

function PageNotices({ view }: { readonly view: ReturnType<typeof usePage> }) {
  return (
    <>
      {view.failed && (
        <p className="px-4 py-2 text-sm text-danger">{t("This page could not be drawn. Compile the planner again.")}</p>
      )}
      {view.shown?.fontsLoaded === false && (
        <p className="px-4 py-2 text-sm text-warning">
          {t("A font could not be loaded, so this preview uses a substitute. The PDF uses the correct font.")}
        </p>
      )}
    </>
  );
}

function applyMove(history: PageHistory, move: PageMove, pages: number): PageHistory {
  switch (move) {
    case "previous":
      return turnTo(history, Math.max(1, history.page - 1));
    case "next":
      return turnTo(history, Math.min(pages, history.page + 1));
    case "first":
      return jumpTo(history, 1);
    case "last":
      return jumpTo(history, pages);
    case "back":
      return back(history);
    case "forward":
      return forward(history);
  }
}

function useAnnouncedPage(
  planner: Planner,
  page: number,
  drawing: { readonly page: number; readonly label: string } | undefined,
) {
  const announce = useAnnounce();
  const announced = useRef(page);
  const arrived = drawing?.page === page;
  const label = drawing?.label ?? "";
  useEffect(() => {
    if (!arrived || page === announced.current) return;
    announced.current = page;
    announce(pageName(page, planner.pages, label));
  }, [announce, arrived, label, page, planner.pages]);
}

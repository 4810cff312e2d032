import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import type { PageRun, Planner } from "../../../engine-worker/protocol.ts";
import type { PageRequest } from "../../../planner-view/planner-view.tsx";
import type { LivePlanner } from "../use-live-planner.ts";

/** The page in the viewer, and the panels' way to turn to another one. */
interface PageOnView {
  /** Master and section of the page. */
  readonly run: PageRun | undefined;
  readonly runs: readonly PageRun[];
  readonly turnTo: (page: number) => void;
}

interface ViewerTurns {
  readonly request: PageRequest | undefined;
  readonly onPage: (page: number) => void;
}

const PageOnViewContext = createContext<PageOnView>({ run: undefined, runs: [], turnTo: () => undefined });
const ViewerTurnsContext = createContext<ViewerTurns>({ request: undefined, onPage: () => undefined });

export const usePageOnView = (): PageOnView => useContext(PageOnViewContext);
export const useViewerTurns = (): ViewerTurns => useContext(ViewerTurnsContext);

interface PageOnViewProviderProps {
  readonly live: LivePlanner;
  readonly children: ReactNode;
}

/** Only turning to another master or section renders the panels again. */
export function PageOnViewProvider({ live: { planner, rememberPage }, children }: PageOnViewProviderProps) {
  const [page, setPage] = useState(1);
  const [request, setRequest] = useState<PageRequest>();
  const turnTo = useCallback((wanted: number) => setRequest({ page: wanted }), []);
  const onPage = useCallback(
    (shown: number) => {
      rememberPage(shown);
      setPage(shown);
    },
    [rememberPage],
  );
  const run = runAt(planner, page);
  const onView = useMemo(() => ({ run, runs: planner?.runs ?? [], turnTo }), [run, planner, turnTo]);
  const turns = useMemo(() => ({ request, onPage }), [request, onPage]);
  return (
    <PageOnViewContext value={onView}>
      <ViewerTurnsContext value={turns}>{children}</ViewerTurnsContext>
    </PageOnViewContext>
  );
}

function runAt(planner: Planner | undefined, page: number): PageRun | undefined {
  return planner?.runs.findLast((run) => run.page <= page);
}

import { useEffect, useRef, useState } from "react";
import type { LivePlanner } from "../use-live-planner.ts";
import { usePageOnView } from "../viewer/page-on-view.tsx";
import { kindsOfList } from "./list-draft.ts";

interface RowOnView {
  readonly live: LivePlanner;
  /** Name of the list. */
  readonly list: string;
  /** Cell of the active row that identifies it. */
  readonly cell: string;
}

/** Shows the first page of the active row in the viewer, when another row becomes active. Returns its number. */
export function useRowOnView({ live, list, cell }: RowOnView): number | undefined {
  const { planner, engine, project } = live;
  const { turnTo } = usePageOnView();
  const [found, setFound] = useState<{ readonly cell: string; readonly page: number | undefined }>();
  const last = useRef(cell);
  const revision = planner?.revision;
  useEffect(() => {
    const kinds = kindsOfList(project.plan.sections, list);
    if (revision === undefined || kinds.length === 0 || cell === "") return undefined;
    let isWanted = true;
    const find = async () => {
      const page = await engine().run("findRowPage", { revision, kinds, key: cell });
      if (!isWanted) return;
      setFound({ cell, page });
      if (page !== undefined && last.current !== cell) turnTo(page);
      last.current = cell;
    };
    void find();
    return () => {
      isWanted = false;
    };
  }, [revision, project, list, cell, engine, turnTo]);
  return found?.cell === cell ? found.page : undefined;
}

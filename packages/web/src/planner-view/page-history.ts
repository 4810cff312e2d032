/** Where a reader has been. Turning a page moves on; following a link or an outline entry can be undone. */
export interface PageHistory {
  readonly past: readonly number[];
  readonly page: number;
  readonly future: readonly number[];
}

const maxEntries = 100;

export const firstPage: PageHistory = { past: [], page: 1, future: [] };

/** To a neighbour: nothing to come back from. */
export function turnTo(history: PageHistory, page: number): PageHistory {
  return { ...history, page };
}

export function jumpTo(history: PageHistory, page: number): PageHistory {
  if (page === history.page) return history;
  return { past: [...history.past, history.page].slice(-maxEntries), page, future: [] };
}

export function back(history: PageHistory): PageHistory {
  const page = history.past.at(-1);
  if (page === undefined) return history;
  return { past: history.past.slice(0, -1), page, future: [history.page, ...history.future] };
}

export function forward(history: PageHistory): PageHistory {
  const [page, ...future] = history.future;
  if (page === undefined) return history;
  return { past: [...history.past, history.page], page, future };
}

/** The same history in a planner that may have become shorter. */
export function clampHistory(history: PageHistory, pages: number): PageHistory {
  const exists = (page: number) => page <= pages;
  if (exists(history.page) && history.past.every(exists) && history.future.every(exists)) return history;
  return {
    past: history.past.filter(exists),
    page: Math.max(1, Math.min(history.page, pages)),
    future: history.future.filter(exists),
  };
}

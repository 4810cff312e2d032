/** Navigation history of a planner. Following a link or an outline entry adds an entry; turning a page does not. */
export interface PageHistory {
  readonly past: readonly number[];
  readonly page: number;
  readonly future: readonly number[];
}

const maxEntries = 100;

export const firstPage: PageHistory = { past: [], page: 1, future: [] };

/** Turns to a neighbouring page without a history entry. */
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

/** Returns the history without pages beyond the end of a planner that became shorter. */
export function clampHistory(history: PageHistory, pages: number): PageHistory {
  const exists = (page: number) => page <= pages;
  if (exists(history.page) && history.past.every(exists) && history.future.every(exists)) return history;
  return {
    past: history.past.filter(exists),
    page: Math.max(1, Math.min(history.page, pages)),
    future: history.future.filter(exists),
  };
}

/** Result of one check of `octavo doctor`. */
export interface Finding {
  /** Subject, such as "Mail". */
  readonly area: string;
  readonly level: "ok" | "warning" | "error";
  readonly text: string;
  /** Next step. Set for warnings and errors. */
  readonly remedy?: string;
}

export interface Reporter {
  readonly ok: (text: string) => Finding;
  readonly warning: (text: string, remedy: string) => Finding;
  readonly error: (text: string, remedy: string) => Finding;
}

export function findings(area: string): Reporter {
  return {
    ok: (text) => ({ area, level: "ok", text }),
    warning: (text, remedy) => ({ area, level: "warning", text, remedy }),
    error: (text, remedy) => ({ area, level: "error", text, remedy }),
  };
}

/** Runs a check. An unexpected exception is an error of its area. */
export async function checked(
  area: string,
  check: () => Promise<readonly Finding[]> | readonly Finding[],
): Promise<readonly Finding[]> {
  try {
    return await check();
  } catch (problem) {
    return [findings(area).error(reasonOf(problem), "See the message, or report it with OCTAVO_DEBUG=1.")];
  }
}

export function reasonOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const { code } = problem as NodeJS.ErrnoException;
  return problem.message || (code ?? problem.name);
}

/** Returns "1.5 GB". */
export function inGigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(bytes < 1e10 ? 1 : 0)} GB`;
}

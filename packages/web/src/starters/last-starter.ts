const key = "octavo.starter";

/** Returns the starter that was looked at last in this tab, which a new project then starts from. */
export function lastStarter(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberStarter(id: string): void {
  try {
    sessionStorage.setItem(key, id);
  } catch {
    // A blank project is proposed instead.
  }
}

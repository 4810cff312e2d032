/** The look of the studio. A planner's page is white in all of them. */
export const themes = ["light", "dark", "eink"] as const;
export type Theme = (typeof themes)[number];

const key = "octavo.theme";

/** What was chosen on this device; otherwise what its screen is. */
export function preferredTheme(): Theme {
  const chosen = readChoice();
  if (chosen) return chosen;
  if (matchMedia("(update: slow), (monochrome)").matches) return "eink";
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(key, theme);
  } catch {
    // The choice then lasts until the page is closed.
  }
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
}

function readChoice(): Theme | undefined {
  try {
    const stored = localStorage.getItem(key);
    return themes.find((theme) => theme === stored);
  } catch {
    return undefined;
  }
}

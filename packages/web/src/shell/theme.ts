/** Themes of the studio. Planner pages are white in all of them. */
type Theme = "light" | "dark" | "eink";

/** `system` follows the settings of the device and its screen. */
export const themeChoices = ["system", "light", "dark", "eink"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = "octavo.theme";
const slow = "(update: slow), (monochrome)";
const dark = "(prefers-color-scheme: dark)";

let chosen = readChoice();

export const themeChoice = (): ThemeChoice => chosen;

export function chooseTheme(choice: ThemeChoice): void {
  chosen = choice;
  applyTheme();
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

export function startTheme(): void {
  applyTheme();
  for (const query of [slow, dark]) matchMedia(query).addEventListener("change", applyTheme);
}

function applyTheme(): void {
  document.documentElement.dataset["theme"] = chosen === "system" ? systemTheme() : chosen;
}

function systemTheme(): Theme {
  if (matchMedia(slow).matches) return "eink";
  return matchMedia(dark).matches ? "dark" : "light";
}

function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(key);
    return themeChoices.find((choice) => choice === stored) ?? "system";
  } catch {
    return "system";
  }
}

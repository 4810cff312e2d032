import type { DeviceProfile } from "@octavo/engine";
import { type PlannerChoices, profileOf, type Starter, themesFor } from "@octavo/starters";
import { useState } from "react";
import { t, translate } from "../language/t.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { lazy } from "../ui/lazy.tsx";

const ThemeCards = lazy(async () => (await import("./theme-cards.tsx")).ThemeCards);

interface ThemeFieldProps {
  readonly starter: Starter;
  readonly profiles: readonly DeviceProfile[];
  readonly choices: PlannerChoices;
  readonly onChoose: (theme: string) => void;
}

/** Name of the chosen theme. Opened, it shows a page in each theme. */
export function ThemeField({ starter, profiles, choices, onChoose }: ThemeFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const themes = themesFor(starter, profileOf(choices, profiles));
  const [first] = themes;
  if (!first || themes.length < 2) return null;
  const chosen = themes.find(({ id }) => id === choices.theme) ?? first;
  return (
    <Disclosure
      summary={
        <span>
          <span className="font-semibold">{t("Theme")}</span>{" "}
          <span className="text-ink-soft">{translate(chosen.name)}</span>
        </span>
      }
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {isOpen && <ThemeCards {...{ starter, profiles, choices, themes, onChoose }} chosen={chosen.id} />}
    </Disclosure>
  );
}

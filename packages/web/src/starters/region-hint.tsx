import type { PlannerChoices, Region } from "@octavo/starters";
import { regionName } from "../language/language-name.ts";
import { t } from "../language/t.ts";

interface RegionHintProps {
  readonly region: Region | undefined;
  readonly choices: Pick<PlannerChoices, "calendar" | "weekStart" | "hours">;
  readonly className?: string;
}

/** Explains where calendar, first day and clock come from, as long as they are those of the region. */
export function RegionHint({ region, choices, className = "" }: RegionHintProps) {
  const isUsual = (["calendar", "weekStart", "hours"] as const).every((name) => choices[name] === region?.[name]);
  if (!region || !isUsual) return null;
  return (
    <p className={`text-sm leading-snug text-ink-soft ${className}`}>
      {t("Usual in {region}, the region of your browser's language.", {
        region: regionName(region.code),
      })}
    </p>
  );
}

import { t } from "../language/t.ts";
import { describeLists, type NamedList } from "./named-lists.ts";

interface SummaryRowProps {
  readonly label: string;
  /** The choice in words. */
  readonly value: string;
  readonly action: string;
  readonly onAction: () => void;
}

/** A choice in one line, with a button that leads to its section. */
export function SummaryRow({ label, value, action, onAction }: SummaryRowProps) {
  return (
    <p className="flex min-h-11 items-center gap-x-3">
      <span className="line-clamp-2 min-w-0 flex-1 leading-snug wrap-anywhere">
        <span className="font-semibold">{label}</span> <span className="text-ink-soft">{value}</span>
      </span>
      <button
        type="button"
        aria-label={`${action}: ${label}`}
        className="min-h-11 min-w-11 shrink-0 text-end font-semibold text-accent underline underline-offset-4"
        onClick={onAction}
      >
        {action}
      </button>
    </p>
  );
}

interface NamesRowProps {
  readonly lists: readonly NamedList[];
  readonly onAction: () => void;
}

export function NamesRow({ lists, onAction }: NamesRowProps) {
  const action =
    lists.length === 0 ? t("Add") : lists.some(({ names }) => names.length === 0) ? t("Name them") : t("Change");
  return <SummaryRow label={t("Pages with names")} value={describeLists(lists)} {...{ action, onAction }} />;
}

/** Opens and focuses a section that a row leads to. */
export function revealSection(section: HTMLElement | null): void {
  for (const details of section?.querySelectorAll("details") ?? []) details.open = true;
  section?.scrollIntoView({ block: "start" });
  section?.focus({ preventScroll: true });
}

import type { WrittenPlanSection } from "@octavo/contract";
import { canNamePages } from "@octavo/starters";
import { Tags } from "lucide-react";
import { t } from "../../../language/t.ts";
import { CompactButton } from "../../../ui/compact-button.tsx";
import { usePlanView } from "./plan-view.ts";

interface NamePagesButtonProps {
  readonly section: WrittenPlanSection | undefined;
  readonly className?: string;
}

/** For counted pages with a line for a title. */
export function NamePagesButton({ section, className = "" }: NamePagesButtonProps) {
  const { masters, askNames } = usePlanView();
  if (!section || !canNamePages(section, masters)) return null;
  return (
    <CompactButton
      name={t("Name the pages…")}
      Icon={Tags}
      className={`max-sm:[&>span]:not-sr-only ${className}`}
      aria-label={t("Name the pages of {kind}…", { kind: section.kind })}
      onClick={() => askNames(section.kind)}
    />
  );
}

import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../language/t.ts";
import { IconButton } from "../ui/icon-button.tsx";

interface PageTurnerProps {
  /** Counts from 0. */
  readonly at: number;
  readonly total: number;
  /** Name of the page. Can be empty. */
  readonly label: string;
  readonly onTurn: (by: number) => void;
  readonly children?: ReactNode;
}

/** Turns the pages of a comparison. */
export function PageTurner({ at, total, label, onTurn, children }: PageTurnerProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 border-y border-rule">
      <IconButton name={t("Previous page")} Icon={ChevronLeft} disabled={at === 0} onClick={() => onTurn(-1)} />
      <span className="text-sm wrap-anywhere tabular-nums" aria-live="polite">
        {[t("{page} of {total}", { page: at + 1, total }), label].filter(Boolean).join(" · ")}
      </span>
      <IconButton name={t("Next page")} Icon={ChevronRight} disabled={at === total - 1} onClick={() => onTurn(1)} />
      {children}
    </div>
  );
}

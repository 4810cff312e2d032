import { useState } from "react";
import { t, tn } from "../language/t.ts";
import { Badge } from "../ui/badge.tsx";
import { Notice } from "../ui/notice.tsx";
import { Switch } from "../ui/switch.tsx";
import { PagePicture } from "./page-picture.tsx";
import { PageTurner } from "./page-turner.tsx";
import type { Comparison, Pair } from "./use-comparison.ts";

/** Words for the two sides of a comparison. */
export interface PairWords {
  readonly before: string;
  readonly after: string;
  readonly onlyBefore: string;
  readonly onlyAfter: string;
  readonly same: { readonly pages: string; readonly masters: string };
}

interface PagePairsProps {
  readonly comparison: Comparison;
  readonly words: PairWords;
  /** Aspect ratio of the page. */
  readonly shape: number;
}

/** Shows the pages of two contents side by side, one pair at a time, first those that differ. */
export function PagePairs({ comparison, words, shape }: PagePairsProps) {
  const { pairs } = comparison;
  const differing = pairs.filter(({ differs }) => differs);
  const [onlyDiffering, setOnlyDiffering] = useState(true);
  const shown = onlyDiffering && differing.length > 0 ? differing : pairs;
  const [index, setIndex] = useState(0);
  const at = Math.min(index, shown.length - 1);
  const pair = shown[at];
  const filter = (only: boolean) => {
    setOnlyDiffering(only);
    setIndex(Math.max(0, pair ? (only ? differing : pairs).indexOf(pair) : 0));
  };
  return (
    <section aria-label={t("Pages")} className="mt-4 flex min-w-0 flex-col">
      {comparison.of === "masters" && (
        <Notice>{t("One of the two has errors, and therefore no pages. Masters are compared instead.")}</Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="font-semibold tabular-nums" aria-live="polite">
          {summaryOf(comparison, differing.length, words)}
        </p>
        {differing.length > 0 && (
          <Switch checked={onlyDiffering} onChange={(event) => filter(event.target.checked)}>
            {comparison.of === "pages" ? t("Only pages that differ") : t("Only masters that differ")}
          </Switch>
        )}
      </div>
      {pair && (
        <>
          <PageTurner at={at} total={shown.length} label={pair.label} onTurn={(by) => setIndex(at + by)}>
            {pair.differs && <Badge>{differenceOf(pair, words)}</Badge>}
          </PageTurner>
          <div className="mt-3 flex items-start justify-center gap-3 sm:gap-5">
            <PagePicture caption={words.before} side={pair.before} shape={shape} />
            <PagePicture caption={words.after} side={pair.after} shape={shape} />
          </div>
        </>
      )}
    </section>
  );
}

function summaryOf({ of, pairs }: Comparison, differing: number, { same }: PairWords): string {
  if (differing === 0) return same[of];
  const total = pairs.length;
  return of === "pages"
    ? tn(differing, "{count} of {total} pages differs", "{count} of {total} pages differ", { total })
    : tn(differing, "{count} of {total} masters differs", "{count} of {total} masters differ", { total });
}

function differenceOf({ before, after }: Pair, { onlyBefore, onlyAfter }: PairWords): string {
  if (!before) return onlyAfter;
  return after ? t("Differs") : onlyBefore;
}

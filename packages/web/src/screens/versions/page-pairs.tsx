import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import type { PageDrawing } from "../../engine-worker/protocol.ts";
import { t, tn } from "../../language/t.ts";
import { PageThumbnail } from "../../planner-view/page-thumbnail.tsx";
import { Badge } from "../../ui/badge.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Switch } from "../../ui/switch.tsx";
import type { Comparison, Pair, Side } from "./use-comparison.ts";

interface PagePairsProps {
  readonly comparison: Comparison;
  /** Name of the version. */
  readonly title: string;
  /** Aspect ratio of today's page. */
  readonly shape: number;
}

/** Shows the pages of a version beside today's, one pair at a time, first those that differ. */
export function PagePairs({ comparison, title, shape }: PagePairsProps) {
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
          {summaryOf(comparison, differing.length)}
        </p>
        {differing.length > 0 && (
          <Switch checked={onlyDiffering} onChange={(event) => filter(event.target.checked)}>
            {comparison.of === "pages" ? t("Only pages that differ") : t("Only masters that differ")}
          </Switch>
        )}
      </div>
      {pair && (
        <>
          <PairTurner pair={pair} at={at} total={shown.length} onTurn={(by) => setIndex(at + by)} />
          <div className="mt-3 flex items-start justify-center gap-3 sm:gap-5">
            <Picture caption={title} side={pair.before} shape={shape} />
            <Picture caption={t("Today")} side={pair.after} shape={shape} />
          </div>
        </>
      )}
    </section>
  );
}

function summaryOf({ of, pairs }: Comparison, differing: number): string {
  if (differing === 0)
    return of === "pages" ? t("No page differs from today's.") : t("No master differs from today's.");
  const total = pairs.length;
  return of === "pages"
    ? tn(differing, "{count} of {total} pages differs", "{count} of {total} pages differ", { total })
    : tn(differing, "{count} of {total} masters differs", "{count} of {total} masters differ", { total });
}

interface PairTurnerProps {
  readonly pair: Pair;
  readonly at: number;
  readonly total: number;
  readonly onTurn: (by: number) => void;
}

function PairTurner({ pair, at, total, onTurn }: PairTurnerProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 border-y border-rule">
      <IconButton name={t("Previous page")} Icon={ChevronLeft} disabled={at === 0} onClick={() => onTurn(-1)} />
      <span className="text-sm tabular-nums" aria-live="polite">
        {[t("{page} of {total}", { page: at + 1, total }), pair.label].filter(Boolean).join(" · ")}
      </span>
      <IconButton name={t("Next page")} Icon={ChevronRight} disabled={at === total - 1} onClick={() => onTurn(1)} />
      {pair.differs && <Badge>{differenceOf(pair)}</Badge>}
    </div>
  );
}

function differenceOf({ before, after }: Pair): string {
  if (!before) return t("Only today");
  return after ? t("Differs") : t("Only in this version");
}

interface PictureProps {
  readonly caption: string;
  readonly side: Side | undefined;
  readonly shape: number;
}

function Picture({ caption, side, shape }: PictureProps) {
  const drawing = useDrawing(side);
  return (
    <figure className="flex min-w-0 flex-1 flex-col items-center gap-2">
      <figcaption className="text-center text-sm text-ink-soft wrap-anywhere">
        <span className="font-semibold text-ink">{caption}</span>
        {side?.page !== undefined && ` · ${t("Page {page}", { page: side.page })}`}
      </figcaption>
      {side ? (
        <PageThumbnail drawing={drawing} shape={shape} className="w-full" />
      ) : (
        <p className="grid w-full place-items-center border border-dashed border-edge px-3 py-16 text-center text-ink-soft">
          {t("There is no such page.")}
        </p>
      )}
    </figure>
  );
}

/** Keeps the previous picture until the next one is drawn. */
function useDrawing(side: Side | undefined): PageDrawing | undefined {
  const [drawing, setDrawing] = useState<PageDrawing>();
  useEffect(() => {
    let isWanted = true;
    void side?.draw().then((drawn) => {
      if (isWanted) setDrawing(drawn);
    });
    return () => {
      isWanted = false;
    };
  }, [side]);
  return drawing;
}

import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useState } from "react";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import type { PageDrawing, PagePair, Planner } from "../../engine-worker/protocol.ts";
import { t, tn } from "../../language/t.ts";
import { PageThumbnail } from "../../planner-view/page-thumbnail.tsx";
import { Badge } from "../../ui/badge.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Switch } from "../../ui/switch.tsx";
import type { Comparison } from "./use-comparison.ts";

interface PagePairsProps {
  readonly engine: EngineClient;
  readonly comparison: Comparison;
  /** Name of the version. */
  readonly title: string;
}

/** Shows the pages of a version beside today's, one pair at a time, first those that differ. */
export function PagePairs({ engine, comparison, title }: PagePairsProps) {
  const { pairs, before, after } = comparison;
  const differing = pairs.filter(({ differs }) => differs);
  const [onlyDiffering, setOnlyDiffering] = useState(true);
  const shown = onlyDiffering && differing.length > 0 ? differing : pairs;
  const [index, setIndex] = useState(0);
  const at = Math.min(index, shown.length - 1);
  const pair = shown[at];
  const turn = (by: number) => setIndex(Math.max(0, Math.min(shown.length - 1, at + by)));
  const filter = (only: boolean) => {
    setOnlyDiffering(only);
    const next = only ? differing : pairs;
    setIndex(Math.max(0, pair ? next.indexOf(pair) : 0));
  };
  return (
    <section aria-label={t("Pages")} className="mt-4 flex min-w-0 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="font-semibold tabular-nums" aria-live="polite">
          {differing.length === 0
            ? t("No page differs from today's.")
            : tn(differing.length, "{count} of {total} pages differs", "{count} of {total} pages differ", {
                total: pairs.length,
              })}
        </p>
        {differing.length > 0 && (
          <Switch checked={onlyDiffering} onChange={(event) => filter(event.target.checked)}>
            {t("Only pages that differ")}
          </Switch>
        )}
      </div>
      {pair && (
        <>
          <PairTurner {...{ pair, at, turn }} total={shown.length} />
          <div className="mt-3 flex items-start justify-center gap-3 sm:gap-6">
            <PagePicture
              caption={title}
              planner={before}
              page={pair.before}
              shape={shapeOf(comparison)}
              engine={engine}
            />
            <PagePicture
              caption={t("Today")}
              planner={after}
              page={pair.after}
              shape={shapeOf(comparison)}
              engine={engine}
            />
          </div>
        </>
      )}
    </section>
  );
}

function shapeOf({ before, after }: Comparison): number {
  const { width, height } = (after ?? before)?.size ?? { width: 3, height: 4 };
  return width / height;
}

interface PairTurnerProps {
  readonly pair: PagePair;
  readonly at: number;
  readonly total: number;
  readonly turn: (by: number) => void;
}

function PairTurner({ pair, at, total, turn }: PairTurnerProps) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") turn(-1);
    if (key === "ArrowRight") turn(1);
  };
  return (
    <div
      role="toolbar"
      aria-label={t("Turn pages")}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-2 border-y border-rule"
      onKeyDown={onKeyDown}
    >
      <IconButton name={t("Previous page")} Icon={ChevronLeft} disabled={at === 0} onClick={() => turn(-1)} />
      <span className="text-sm tabular-nums" aria-live="polite">
        {[t("{page} of {total}", { page: at + 1, total }), pair.label].filter(Boolean).join(" · ")}
      </span>
      <IconButton name={t("Next page")} Icon={ChevronRight} disabled={at === total - 1} onClick={() => turn(1)} />
      {pair.differs && <Badge>{differenceOf(pair)}</Badge>}
    </div>
  );
}

function differenceOf({ before, after }: PagePair): string {
  if (before === undefined) return t("Only today");
  return after === undefined ? t("Only in this version") : t("Differs");
}

interface PagePictureProps {
  readonly caption: string;
  readonly planner: Planner | undefined;
  /** Undefined if this side has no such page. */
  readonly page: number | undefined;
  readonly shape: number;
  readonly engine: EngineClient;
}

function PagePicture({ caption, planner, page, shape, engine }: PagePictureProps) {
  const drawing = usePageDrawing(engine, planner, page);
  return (
    <figure className="flex min-w-0 flex-1 flex-col items-center gap-2">
      <figcaption className="text-center text-sm text-ink-soft wrap-anywhere">
        <span className="font-semibold text-ink">{caption}</span>
        {page !== undefined && ` · ${t("Page {page}", { page })}`}
      </figcaption>
      {page === undefined ? (
        <p className="grid w-full max-w-[34rem] place-items-center border border-dashed border-edge px-3 py-16 text-center text-ink-soft">
          {planner ? t("There is no such page.") : t("This content has errors, so it has no pages.")}
        </p>
      ) : (
        <PageThumbnail drawing={drawing} shape={shape} className="w-full max-w-[34rem]" />
      )}
    </figure>
  );
}

interface Drawn {
  readonly planner: Planner;
  readonly drawing: PageDrawing;
}

/** Keeps the previous page until the next one is drawn. */
function usePageDrawing(
  engine: EngineClient,
  planner: Planner | undefined,
  page: number | undefined,
): PageDrawing | undefined {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    if (!planner || page === undefined) return undefined;
    let isWanted = true;
    void engine.page(planner, page).then((drawing) => {
      if (isWanted && drawing) setDrawn({ planner, drawing });
    });
    return () => {
      isWanted = false;
    };
  }, [engine, planner, page]);
  return drawn?.planner === planner ? drawn?.drawing : undefined;
}

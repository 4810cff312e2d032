import { ChevronLeft, ChevronRight, Link2, ListTree, MoveHorizontal, Scan, Undo2 } from "lucide-react";
import type { ComponentProps } from "react";
import { t } from "../language/t.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { NumberField } from "../ui/number-field.tsx";
import type { Zoom } from "./fit-page.ts";
import type { PageMove } from "./page-keys.ts";

interface PlannerToolbarProps {
  readonly page: number;
  readonly pages: number;
  readonly label: string;
  readonly canGoBack: boolean;
  readonly contents: boolean | undefined;
  readonly onContents: (shown: boolean) => void;
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly showLinks: boolean;
  readonly onShowLinks: (shown: boolean) => void;
  readonly isOnTablet: boolean;
  readonly onMove: (move: PageMove) => void;
  readonly onPage: (page: number) => void;
}

export function PlannerToolbar(props: PlannerToolbarProps) {
  const { contents, isOnTablet, canGoBack, label, onMove } = props;
  return (
    <div
      role="toolbar"
      aria-label={t("Planner")}
      className={`flex min-h-11 items-center gap-x-1 px-2 pointer-coarse:min-h-12 ${isOnTablet ? "justify-center" : "flex-wrap border-b border-rule"}`}
    >
      {contents !== undefined && (
        <NamedButton
          name={t("Contents")}
          Icon={ListTree}
          pressed={contents}
          onClick={() => props.onContents(!contents)}
        />
      )}
      <IconButton
        name={t("Back to the previous page")}
        Icon={Undo2}
        disabled={!canGoBack}
        className={canGoBack ? "" : "@max-[25rem]:hidden"}
        onClick={() => onMove("back")}
      />
      <PageTurner {...props} />
      {!isOnTablet && (
        <span className="ms-1 hidden min-w-0 flex-1 truncate text-sm text-ink-soft tabular-nums @min-[32rem]:block">
          {label}
        </span>
      )}
      {!isOnTablet && <ViewOptions {...props} />}
    </div>
  );
}

/** Shows its name where there is room, because touch has no tooltips. */
function NamedButton(props: ComponentProps<typeof IconButton>) {
  return (
    <label className="flex items-center">
      <IconButton {...props} />
      <span aria-hidden="true" className="hidden px-1.5 text-sm text-ink-soft @min-[46rem]:inline">
        {props.name}
      </span>
    </label>
  );
}

function ViewOptions({ zoom, onZoom, showLinks, onShowLinks }: PlannerToolbarProps) {
  return (
    <span className="ms-auto flex">
      <NamedButton name={t("Show links")} Icon={Link2} pressed={showLinks} onClick={() => onShowLinks(!showLinks)} />
      {zoom === "page" ? (
        <NamedButton name={t("Fit width")} Icon={MoveHorizontal} onClick={() => onZoom("width")} />
      ) : (
        <NamedButton name={t("Fit page")} Icon={Scan} onClick={() => onZoom("page")} />
      )}
    </span>
  );
}

function PageTurner({ page, pages, onMove, onPage }: PlannerToolbarProps) {
  return (
    <span className="flex items-center gap-1 tabular-nums">
      <IconButton
        name={t("Previous page")}
        Icon={ChevronLeft}
        disabled={page <= 1}
        onClick={() => onMove("previous")}
      />
      <span className="flex items-center gap-x-1.5 text-sm @max-[25rem]:flex-col @max-[25rem]:py-1 @max-[25rem]:leading-tight">
        <span className="hidden @min-[32rem]:inline">{t("Page")}</span>
        <NumberField label={t("Page number")} value={page} min={1} max={pages} onCommit={onPage} />
        <span className="whitespace-nowrap">{t("of {pages}", { pages })}</span>
      </span>
      <IconButton name={t("Next page")} Icon={ChevronRight} disabled={page >= pages} onClick={() => onMove("next")} />
    </span>
  );
}

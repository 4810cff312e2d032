import { useMemo, useState } from "react";
import type { PageDrawing } from "../../engine-worker/protocol.ts";
import { t, tn } from "../../language/t.ts";
import { PagePicture, type Side } from "../../planner-view/page-picture.tsx";
import { PageTurner } from "../../planner-view/page-turner.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { type PageGroup, rangeOf } from "./edition-report.ts";

type DrawPage = (page: number) => Promise<PageDrawing | undefined>;

/** Sources of the pictures. */
export interface Pictures {
  readonly before: DrawPage;
  /** Undefined if there is no new PDF yet. */
  readonly after: DrawPage | undefined;
  /** Aspect ratio of a page. */
  readonly shape: number;
}

interface PageGroupsProps {
  readonly title: string;
  readonly hint: string;
  readonly groups: readonly PageGroup[];
  readonly pictures: Pictures;
}

export function PageGroups({ title, hint, groups, pictures }: PageGroupsProps) {
  if (groups.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="text-lg leading-snug font-semibold">{title}</h3>
      <p className="text-ink-soft text-pretty">{hint}</p>
      <ul className="mt-2 divide-y divide-rule border-y border-rule">
        {groups.map((group) => (
          <li key={`${group.section} ${group.change}`}>
            <Group group={group} pictures={pictures} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Group({ group, pictures }: { readonly group: PageGroup; readonly pictures: Pictures }) {
  const [isOpen, setOpen] = useState(false);
  const { section, change, pages } = group;
  return (
    <Disclosure
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      summary={
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 py-1.5 leading-snug">
          <span className="font-semibold wrap-anywhere">{section}</span>
          <span className="text-sm text-ink-soft wrap-anywhere tabular-nums">{rangeOf(group)}</span>
          {change && <span className="min-w-0 flex-1 basis-40 text-sm wrap-anywhere">{change}</span>}
          <span className="ms-auto text-sm tabular-nums">{tn(pages.length, "{count} page", "{count} pages")}</span>
        </span>
      }
    >
      {isOpen && <Pairs group={group} pictures={pictures} />}
    </Disclosure>
  );
}

function Pairs({ group: { pages }, pictures }: { readonly group: PageGroup; readonly pictures: Pictures }) {
  const [index, setIndex] = useState(0);
  const at = Math.min(index, pages.length - 1);
  const shown = pages[at];
  const before = useSide(shown?.before, pictures.before);
  const after = useSide(shown?.after, pictures.after);
  if (!shown) return null;
  return (
    <div className="pb-4">
      <PageTurner at={at} total={pages.length} label={shown.identity} onTurn={(by) => setIndex(at + by)} />
      <div
        className={`mx-auto mt-3 flex items-start justify-center gap-3 sm:gap-5 ${pictures.after ? "max-w-2xl" : "max-w-sm"}`}
      >
        <PagePicture caption={t("On the tablet")} side={before} shape={pictures.shape} />
        {pictures.after && <PagePicture caption={t("After the update")} side={after} shape={pictures.shape} />}
      </div>
    </div>
  );
}

function useSide(page: number | undefined, draw: DrawPage | undefined): Side | undefined {
  return useMemo(() => (page === undefined || !draw ? undefined : { page, draw: () => draw(page) }), [page, draw]);
}

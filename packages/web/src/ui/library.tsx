/** Lists of projects and of templates. */
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { failureMessage } from "../api/failures.ts";
import { rich } from "../language/rich.tsx";
import { t } from "../language/t.ts";
import { Button } from "./button.tsx";
import { formatDate } from "./format-date.ts";
import { Loading } from "./loading.tsx";
import { Notice } from "./notice.tsx";
import { PageHeading } from "./page-heading.tsx";

interface LibraryScreenProps<Item> {
  readonly title: string;
  readonly subtitle: string;
  /** Button that creates an item. */
  readonly create: ReactNode;
  readonly notice?: ReactNode;
  readonly query: UseQueryResult<readonly Item[]>;
  /** Message of a failed request without a reason. */
  readonly failed: string;
  readonly loading: string;
  /** Shown instead of an empty list. */
  readonly empty: ReactNode;
  readonly footer?: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

export function LibraryScreen<Item>(props: LibraryScreenProps<Item>) {
  const { data: items, error, isFetching, refetch } = props.query;
  return (
    <div className="mx-auto flex w-full max-w-[78rem] flex-1 flex-col gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <PageHeading title={props.title} subtitle={props.subtitle}>
        <Link
          to="/build"
          className="flex min-h-9 items-center px-1 text-[0.9375rem] text-ink-soft underline decoration-rule underline-offset-4 hover:text-accent pointer-coarse:min-h-11"
        >
          {t("Build from YAML")}
        </Link>
        {props.create}
      </PageHeading>
      {props.notice}
      {error && (
        <Notice
          kind="error"
          action={
            <Button disabled={isFetching} onClick={() => void refetch()}>
              {t("Try again")}
            </Button>
          }
        >
          {failureMessage(error, props.failed)}
        </Notice>
      )}
      {items && (items.length === 0 ? props.empty : props.children(items))}
      {!items && !error && <Loading>{props.loading}</Loading>}
      {items && props.footer}
    </div>
  );
}

interface LibraryGridProps<Item> {
  readonly items: readonly Item[];
  readonly children: (item: Item) => ReactNode;
}

export function LibraryGrid<Item extends { readonly id: string }>({ items, children }: LibraryGridProps<Item>) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {items.map((item) => (
        <li key={item.id} className="flex">
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

/** Covers the whole card. */
export const cardLinkClasses =
  "after:absolute after:inset-0 after:rounded-md hover:text-accent focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent";

interface LibraryCardProps {
  readonly cover?: ReactNode;
  /** Link with `cardLinkClasses`. */
  readonly link: ReactNode;
  readonly badge?: ReactNode;
  readonly description: string;
  /** Buttons and menus in the corner. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

export function LibraryCard({ cover, link, badge, description, actions, children }: LibraryCardProps) {
  return (
    <article className="relative flex min-w-0 flex-1 flex-col rounded-md border bg-surface p-4 hover:border-accent">
      {cover}
      <div className="flex items-start gap-2">
        <h2 className="min-w-0 flex-1 text-lg leading-snug font-semibold wrap-anywhere">{link}</h2>
        {badge}
        <div className="relative z-1 -mt-2 -me-2 flex">{actions}</div>
      </div>
      <p dir="auto" className="mt-1 mb-3 line-clamp-2 md:min-h-[2lh] leading-snug text-ink-soft wrap-anywhere">
        {description}
      </p>
      <div className="mt-auto text-sm tabular-nums">{children}</div>
    </article>
  );
}

/** The last row of a card. */
export function CardFooter({ children }: { readonly children: ReactNode }) {
  return <p className="flex flex-wrap justify-between gap-x-4 border-t border-rule pt-2.5 text-ink-soft">{children}</p>;
}

export function UpdatedAt({ time }: { readonly time: string }) {
  return <span>{rich("Updated {date}", { date: <time dateTime={time}>{formatDate(time)}</time> })}</span>;
}

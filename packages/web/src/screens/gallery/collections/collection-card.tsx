import type { CollectionCard as Card } from "@octavo/contract";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { coverUrl } from "../../../api/gallery-overview.ts";
import { tn } from "../../../language/t.ts";

/** In pixels per point: four covers share the width of a card. */
const coverScale = 0.5;

interface CollectionCardProps {
  readonly collection: Pick<Card, "id" | "name" | "description" | "project_count" | "covers">;
  /** Opens the page on which its owner changes it. */
  readonly isOwn?: boolean;
  readonly badge?: ReactNode;
  readonly children?: ReactNode;
}

export function CollectionCard({ collection, isOwn = false, badge, children }: CollectionCardProps) {
  const { id: collectionId, name, description, project_count } = collection;
  const to = isOwn ? "/collections/mine/{-$collectionId}" : "/collections/{-$collectionId}";
  const params = { collectionId };
  return (
    <li className="flex flex-col">
      <Link to={to} params={params} className="group block" tabIndex={-1} aria-hidden="true">
        <Covers covers={collection.covers} />
      </Link>
      <div className="mt-3 flex items-start gap-2">
        <h2 className="min-w-0 flex-1 text-lg leading-snug font-semibold wrap-anywhere">
          <Link to={to} params={params} className="hover:text-accent">
            <bdi>{name}</bdi>
          </Link>
        </h2>
        {badge}
      </div>
      {description && (
        <p dir="auto" className="mt-1 line-clamp-3 text-pretty wrap-anywhere">
          {description}
        </p>
      )}
      <p className="mt-1.5 text-sm text-ink-soft tabular-nums wrap-anywhere">
        {tn(project_count, "{count} planner", "{count} planners")}
        {children}
      </p>
    </li>
  );
}

/** The first pages of up to four planners, beside each other. */
function Covers({ covers }: Pick<Card, "covers">) {
  return (
    <div className="grid h-44 auto-cols-fr grid-flow-col grid-rows-[minmax(0,1fr)] place-items-center gap-3 overflow-hidden rounded-sm border border-rule bg-sunken p-4 group-hover:border-accent">
      {covers.map(({ id, cover_version }) => (
        <img
          key={id}
          src={coverUrl(id, cover_version, coverScale)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={({ currentTarget }) => currentTarget.remove()}
          className="max-h-full max-w-full border border-rule bg-page object-contain"
        />
      ))}
    </div>
  );
}

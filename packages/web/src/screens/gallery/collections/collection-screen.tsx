import type { PublicCollection } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { publicCollectionQuery } from "../../../api/collections.ts";
import { failureMessage, isNotFound } from "../../../api/failures.ts";
import { t, tn } from "../../../language/t.ts";
import { useSession } from "../../../session/use-session.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format-date.ts";
import { lazy } from "../../../ui/lazy.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { BackToCollections } from "./collection-parts.tsx";

const CollectionNotAvailable = lazy(
  async () => (await import("./collection-not-available.tsx")).CollectionNotAvailable,
);

/** Loads after the heading, with the buttons of the cards. */
const CollectionPlanners = lazy(async () => (await import("./collection-planners.tsx")).CollectionPlanners, {
  fallback: () => <Loading />,
});

const ReportCollection = lazy(async () => (await import("../report-project.tsx")).ReportCollection, {
  isOptional: true,
});

/** A public collection at its own address. */
export function CollectionScreen({ id }: { readonly id: string }) {
  const { data: collection, error, refetch } = useQuery(publicCollectionQuery(id));
  return (
    <div className="mx-auto w-full max-w-[78rem] px-4 py-5 sm:px-6 sm:py-7">
      <BackToCollections to="/collections/{-$collectionId}" />
      {isNotFound(error) ? (
        <CollectionNotAvailable />
      ) : error && !collection ? (
        <Notice kind="error" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
          {failureMessage(error, t("Unable to load the collection"))}
        </Notice>
      ) : collection ? (
        <Detail collection={collection} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

function Detail({ collection }: { readonly collection: PublicCollection }) {
  const { id, name, description, author, project_count, updated_at, projects } = collection;
  const { user } = useSession();
  const isOwn = user?.username === author;
  return (
    <>
      <title>{`${name} – Octavo`}</title>
      <h1
        tabIndex={-1}
        className="mt-2 text-[1.75rem] leading-tight font-semibold tracking-tight text-balance wrap-anywhere outline-none"
      >
        <bdi>{name}</bdi>
      </h1>
      {description && (
        <p dir="auto" className="mt-2 max-w-prose whitespace-pre-line text-pretty wrap-anywhere">
          {description}
        </p>
      )}
      <p className="mt-3 text-ink-soft wrap-anywhere">
        {[
          t("Collected by {author}", { author }),
          tn(project_count, "{count} planner", "{count} planners"),
          t("Updated {date}", { date: formatDate(updated_at) }),
        ].join(" · ")}
      </p>
      {isOwn && (
        <Link
          className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
          to="/collections/mine/{-$collectionId}"
          params={{ collectionId: id }}
        >
          {t("Edit this collection")}
        </Link>
      )}
      {projects.length === 0 && (
        <p className="mt-8 border-y border-rule py-14 text-center text-lg">
          {t("No planner of this collection is public at the moment.")}
        </p>
      )}
      <CollectionPlanners projects={projects} />
      {!isOwn && <ReportCollection collection={collection} />}
    </>
  );
}

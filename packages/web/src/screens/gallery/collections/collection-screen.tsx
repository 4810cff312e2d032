import type { PublicCollection } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { publicCollectionQuery } from "../../../api/collections.ts";
import { failureMessage, isNotFound } from "../../../api/failures.ts";
import { t, tn } from "../../../language/t.ts";
import { useSession } from "../../../session/use-session.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format-date.ts";
import { lazy } from "../../../ui/lazy.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PublicProjectCard } from "../public-project-card.tsx";
import { BackToCollections, listClasses } from "./collection-parts.tsx";

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
        <NotAvailable />
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

function NotAvailable() {
  const title = t("Public collection not available.");
  return (
    <div role="alert" className="flex flex-col items-start gap-4 py-16 sm:items-center sm:text-center">
      <title>{`${title} – Octavo`}</title>
      <div>
        <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight outline-none">
          {title}
        </h1>
        <p className="mt-1 max-w-md text-ink-soft text-pretty">
          {t("Its author may have made it private or deleted it.")}
        </p>
      </div>
      <LinkButton kind="primary" to="/collections/{-$collectionId}" params={{ collectionId: undefined }}>
        {t("Browse the collections")}
      </LinkButton>
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
      <Badge>{t("Collection")}</Badge>
      <h1
        tabIndex={-1}
        className="mt-3 text-[1.75rem] leading-tight font-semibold tracking-tight text-balance wrap-anywhere outline-none"
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
        <LinkButton className="mt-4" to="/collections/mine/{-$collectionId}" params={{ collectionId: id }}>
          {t("Edit this collection")}
        </LinkButton>
      )}
      {projects.length === 0 && (
        <p className="mt-8 border-y border-rule py-14 text-center text-lg">
          {t("No planner of this collection is public at the moment.")}
        </p>
      )}
      <ul className={listClasses}>
        {projects.map((project) => (
          <PublicProjectCard key={project.id} project={project} />
        ))}
      </ul>
      {!isOwn && <ReportCollection collection={collection} />}
    </>
  );
}

import { useInfiniteQuery } from "@tanstack/react-query";
import { publicCollectionsQuery } from "../../../api/collections.ts";
import { failureMessage } from "../../../api/failures.ts";
import { t } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { GalleryTabs } from "../gallery-tabs.tsx";
import { CollectionCard } from "./collection-card.tsx";
import { listClasses, NoCollections } from "./collection-parts.tsx";

/** Public collections, last published first. */
export function CollectionsScreen() {
  return (
    <div className="mx-auto w-full max-w-[78rem] px-4 py-6 sm:px-6 sm:py-8">
      <PageHeading
        title={t("Collections")}
        subtitle={t("Planners that users have put together. You can browse, download and clone each of them.")}
      />
      <GalleryTabs />
      <PublicCollections />
    </div>
  );
}

function PublicCollections() {
  const { data, error, refetch, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(publicCollectionsQuery());
  if (error)
    return (
      <Notice kind="error" className="mt-6" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
        {failureMessage(error, t("Unable to load the collections"))}
      </Notice>
    );
  if (!data) return <Loading />;
  const collections = data.pages.flatMap((page) => page.collections);
  const total = data.pages.at(-1)?.total ?? 0;
  if (collections.length === 0) return <NoCollections title={t("No public collections yet")} />;
  return (
    <>
      <ul className={listClasses}>
        {collections.map((collection) => (
          <CollectionCard key={collection.id} collection={collection}>
            {` · ${t("Collected by {author}", { author: collection.author })}`}
          </CollectionCard>
        ))}
      </ul>
      {total > collections.length && (
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <output className="text-ink-soft tabular-nums">
            {t("Showing {shown} of {total} collections.", { shown: collections.length, total })}
          </output>
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? t("Loading…") : t("Show more")}
          </Button>
        </div>
      )}
    </>
  );
}

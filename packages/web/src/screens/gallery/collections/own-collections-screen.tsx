import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ownCollectionsQuery } from "../../../api/collections.ts";
import { failureMessage } from "../../../api/failures.ts";
import { t, tIn } from "../../../language/t.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { closable, lazy } from "../../../ui/lazy.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { GalleryTabs } from "../gallery-tabs.tsx";
import { CollectionCard } from "./collection-card.tsx";
import { listClasses, NoCollections } from "./collection-parts.tsx";

const NewCollection = lazy(async () => (await import("./collection-dialog.tsx")).NewCollection, closable);

export function OwnCollectionsScreen() {
  const [isCreating, setCreating] = useState(false);
  return (
    <div className="mx-auto w-full max-w-[78rem] px-4 py-6 sm:px-6 sm:py-8">
      <PageHeading
        title={t("My collections")}
        subtitle={t("Public planners that you have put together. Publish a collection to show it in the gallery.")}
      >
        <Button kind="primary" aria-haspopup="dialog" onClick={() => setCreating(true)}>
          {t("New collection")}
        </Button>
      </PageHeading>
      <GalleryTabs />
      <OwnCollections />
      {isCreating && <NewCollection onClose={() => setCreating(false)} />}
    </div>
  );
}

function OwnCollections() {
  const { data: collections, error, refetch } = useQuery(ownCollectionsQuery());
  if (error)
    return (
      <Notice kind="error" className="mt-6" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
        {failureMessage(error, t("Unable to load the collections"))}
      </Notice>
    );
  if (!collections) return <Loading />;
  if (collections.length === 0) return <NoCollections title={t("You have no collections yet")} />;
  return (
    <ul className={listClasses}>
      {collections.map((collection) => (
        <CollectionCard
          key={collection.id}
          collection={collection}
          isOwn
          badge={<Badge>{collection.is_public ? tIn("collection", "Public") : tIn("collection", "Private")}</Badge>}
        />
      ))}
    </ul>
  );
}

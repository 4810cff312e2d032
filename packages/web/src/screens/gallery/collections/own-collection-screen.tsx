import type { Collection } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { ownCollectionQuery, useDeleteCollection, useShareCollection } from "../../../api/collections.ts";
import { failureMessage } from "../../../api/failures.ts";
import { t, tIn, tn } from "../../../language/t.ts";
import { useAnnounce } from "../../../ui/announcer.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { DeleteDialog } from "../../../ui/delete-dialog.tsx";
import { closable, lazy } from "../../../ui/lazy.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { CollectedProjects } from "./collected-projects.tsx";
import { BackToCollections } from "./collection-parts.tsx";

const EditCollection = lazy(async () => (await import("./collection-dialog.tsx")).EditCollection, closable);

/** A collection of the user, with what only its owner sees. */
export function OwnCollectionScreen({ id }: { readonly id: string }) {
  const { data: collection, error, refetch } = useQuery(ownCollectionQuery(id));
  return (
    <div className="mx-auto w-full max-w-[62rem] px-4 py-5 sm:px-6 sm:py-7">
      <BackToCollections to="/collections/mine/{-$collectionId}" />
      {error && !collection && (
        <Notice kind="error" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
          {failureMessage(error, t("Unable to load the collection"))}
        </Notice>
      )}
      {!error && !collection && <Loading />}
      {collection && <Detail collection={collection} />}
    </div>
  );
}

function Detail({ collection }: { readonly collection: Collection }) {
  const { id, name, description, is_public, taken_down, projects } = collection;
  return (
    <>
      <title>{`${name} – Octavo`}</title>
      <div className="mt-1">
        <Badge>{is_public ? tIn("collection", "Public") : tIn("collection", "Private")}</Badge>
      </div>
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
      <p className="mt-2 text-ink-soft tabular-nums">{tn(projects.length, "{count} planner", "{count} planners")}</p>
      {taken_down && (
        <Notice className="mt-4">
          {t(
            "An administrator of this site has made this collection private. It cannot be published again until an administrator allows it",
          )}
        </Notice>
      )}
      <Actions collection={collection} />
      {projects.length === 0 ? <Empty /> : <CollectedProjects key={id} collection={collection} />}
    </>
  );
}

function Empty() {
  return (
    <div className="mt-8 flex flex-col items-center gap-4 border-y border-rule px-4 py-14 text-center">
      <p className="text-ink-soft text-pretty">
        {t("This collection is empty. Open a planner in the gallery and select “Add to collection…”.")}
      </p>
      <LinkButton to="/gallery">{t("Browse the gallery")}</LinkButton>
    </div>
  );
}

function Actions({ collection }: { readonly collection: Collection }) {
  const { id, is_public, taken_down } = collection;
  const [asking, setAsking] = useState<"edit" | "delete">();
  const announce = useAnnounce();
  const share = useShareCollection(id);
  const setPublic = (next: boolean) =>
    share.mutate(next, {
      onSuccess: () => announce(next ? t("The collection is public.") : t("The collection is private.")),
    });
  const close = () => setAsking(undefined);
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-3">
        {is_public ? (
          <>
            <LinkButton to="/collections/{-$collectionId}" params={{ collectionId: id }}>
              {t("Open the public page")}
            </LinkButton>
            <Button disabled={share.isPending} onClick={() => setPublic(false)}>
              {t("Make private")}
            </Button>
          </>
        ) : (
          !taken_down && (
            <Button kind="primary" disabled={share.isPending} onClick={() => setPublic(true)}>
              {share.isPending ? t("Publishing…") : t("Publish the collection")}
            </Button>
          )
        )}
        <Button aria-haspopup="dialog" onClick={() => setAsking("edit")}>
          {t("Edit name and description…")}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setAsking("delete")}>
          {t("Delete the collection…")}
        </Button>
      </div>
      {share.error && (
        <Notice kind="error" className="mt-4">
          {failureMessage(share.error, t("Unable to change the collection"))}
        </Notice>
      )}
      {asking === "edit" && <EditCollection collection={collection} onClose={close} />}
      {asking === "delete" && <DeleteCollection collection={collection} onClose={close} />}
    </>
  );
}

function DeleteCollection({
  collection: { id, name },
  onClose,
}: {
  readonly collection: Collection;
  readonly onClose: () => void;
}) {
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess, error } = useDeleteCollection();
  return (
    <DeleteDialog
      name={name}
      description={t("Its planners stay where they are. This can't be undone.")}
      running={isPending}
      done={isSuccess}
      problem={error ? failureMessage(error, t("Unable to change the collection")) : undefined}
      onClose={onClose}
      onDelete={() =>
        mutate(id, {
          onSuccess: () =>
            void navigate({ to: "/collections/mine/{-$collectionId}", params: { collectionId: undefined } }),
        })
      }
    />
  );
}

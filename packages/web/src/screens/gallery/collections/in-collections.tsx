import type { PublicProject } from "@octavo/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { FolderPlus } from "lucide-react";
import { useState } from "react";
import { publicCollectionsQuery } from "../../../api/collections.ts";
import { failureMessage } from "../../../api/failures.ts";
import { publicAddress } from "../../../gallery/public-project-link.tsx";
import { t, tn } from "../../../language/t.ts";
import { useSession } from "../../../session/use-session.ts";
import { Button } from "../../../ui/button.tsx";
import { closable, lazy } from "../../../ui/lazy.tsx";
import { Notice } from "../../../ui/notice.tsx";

const AddToCollection = lazy(async () => (await import("./add-to-collection.tsx")).AddToCollection, closable);

/** Public collections that contain a project, and a button that adds it to own ones. */
export function InCollections({ project }: { readonly project: PublicProject }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    publicCollectionsQuery(project.id),
  );
  const collections = data?.pages.flatMap((page) => page.collections) ?? [];
  return (
    <section className="mt-8 border-t border-rule pt-5">
      <h2 className="text-lg font-semibold">{t("In collections")}</h2>
      {error && (
        <Notice kind="error" className="mt-3" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
          {failureMessage(error, t("Unable to load the collections"))}
        </Notice>
      )}
      {data && collections.length === 0 && (
        <p className="mt-2 text-ink-soft">{t("This planner is in no public collection yet.")}</p>
      )}
      <ul className="mt-2 space-y-1">
        {collections.map(({ id, name, author, project_count }) => (
          <li key={id} className="wrap-anywhere">
            <Link
              to="/collections/{-$collectionId}"
              params={{ collectionId: id }}
              className="underline underline-offset-4 hover:text-accent"
            >
              <bdi>{name}</bdi>
            </Link>
            <span className="text-ink-soft">
              {` · ${author} · ${tn(project_count, "{count} planner", "{count} planners")}`}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        {hasNextPage && (
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? t("Loading…") : t("Show more")}
          </Button>
        )}
        <AddButton project={project} />
      </div>
    </section>
  );
}

/** A visitor signs in first and returns to the project. */
function AddButton({ project }: { readonly project: PublicProject }) {
  const { isAuthenticated } = useSession();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const press = () => {
    if (isAuthenticated) setOpen(true);
    else void navigate({ to: "/login", state: { origin: publicAddress(project) } });
  };
  return (
    <>
      <Button aria-haspopup={isAuthenticated ? "dialog" : undefined} onClick={press}>
        <FolderPlus size={16} strokeWidth={1.75} aria-hidden="true" />
        {t("Add to collection…")}
      </Button>
      {isOpen && <AddToCollection project={project} onClose={() => setOpen(false)} />}
    </>
  );
}

import type { Collection } from "@octavo/contract";
import { useQueryClient } from "@tanstack/react-query";
import { GripVertical, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { putBack, useOrderCollection, useRemoveFromCollection } from "../../../api/collections.ts";
import { failureMessage } from "../../../api/failures.ts";
import { coverUrl } from "../../../api/gallery-overview.ts";
import { dropLook, dropMark, useReorder } from "../../../editor/lists/use-reorder.ts";
import { AuthorLine } from "../../../gallery/author-line.tsx";
import { PublicProjectLink } from "../../../gallery/public-project-link.tsx";
import { t } from "../../../language/t.ts";
import { useAnnounce } from "../../../ui/announcer.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MoveButtons } from "../../../ui/move-buttons.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { offerUndo } from "../../../ui/offer-undo.ts";

type Collected = Collection["projects"][number];

/** The projects of a collection, which its owner orders and removes. */
export function CollectedProjects({ collection }: { readonly collection: Collection }) {
  const { shown, move, isSaving, isRefused } = useOrder(collection);
  const removal = useRemoval(collection);
  const { drag, list } = useReorder((from, gap) => move(from, gap > from ? gap - 1 : gap));
  return (
    <>
      <p className="mt-8 text-sm text-ink-soft">
        {t("Drag a planner by its handle, or use the arrows, to change its place.")}
      </p>
      {isRefused && (
        <Notice kind="error" className="mt-3">
          {t("The collection was changed elsewhere. Its present order is shown. Move the planners again.")}
        </Notice>
      )}
      {removal.error && (
        <Notice kind="error" className="mt-3">
          {failureMessage(removal.error, t("Unable to change the collection"))}
        </Notice>
      )}
      <ol
        {...list}
        aria-label={t("Planners of the collection")}
        aria-busy={isSaving}
        className="mt-3 border-t border-rule"
      >
        {shown.map((collected, place) => (
          <li
            key={collected.id}
            data-place={place}
            data-drop={dropMark(drag, place, shown.length)}
            className={`flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule py-2 ${dropLook}`}
          >
            <span
              data-grip
              aria-hidden="true"
              className="grid min-h-11 shrink-0 cursor-grab touch-none place-items-center text-ink-soft"
            >
              <GripVertical size={18} strokeWidth={1.75} />
            </span>
            <CollectedProject collected={collected} />
            <span data-still className="ms-auto flex shrink-0">
              <MoveButtons
                name={collected.name}
                isFirst={place === 0}
                isLast={place === shown.length - 1}
                onMove={(by) => move(place, place + by)}
              />
              <IconButton
                name={t("Remove {name}", { name: collected.name })}
                Icon={Trash2}
                disabled={removal.isPending}
                onClick={() => removal.remove(collected, place)}
              />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function CollectedProject({ collected: { name, project } }: { readonly collected: Collected }) {
  if (!project)
    return (
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <bdi className="text-ink-soft">{name}</bdi>
        <span className="block text-sm text-ink-soft">{t("No longer public. Others don't see it here.")}</span>
      </span>
    );
  return (
    <>
      <img
        src={coverUrl(project.id, project.cover_version, 0.5)}
        alt=""
        loading="lazy"
        draggable={false}
        onError={({ currentTarget }) => currentTarget.remove()}
        className="size-14 shrink-0 border border-rule bg-page object-contain"
      />
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <PublicProjectLink project={project} className="font-semibold hover:text-accent">
          <bdi data-focus>{name}</bdi>
        </PublicProjectLink>
        <span className="block text-sm text-ink-soft">
          <AuthorLine project={project} />
        </span>
      </span>
    </>
  );
}

/** The order on screen changes at once, and stays until all writes are answered. */
function useOrder({ id, projects }: Collection) {
  const [order, setOrder] = useState<readonly string[]>();
  const running = useRef(0);
  const announce = useAnnounce();
  const { mutate, isError } = useOrderCollection(id, () => {
    running.current--;
    if (running.current === 0) setOrder(undefined);
  });
  const isSaving = order !== undefined;
  useAskBeforeUnload(isSaving);
  const places = order && new Map(order.map((known, place) => [known, place]));
  const placeOf = (collected: Collected) => places?.get(collected.id) ?? projects.length;
  const shown = places ? projects.toSorted((one, other) => placeOf(one) - placeOf(other)) : projects;
  const move = (from: number, to: number) => {
    const moved = shown[from];
    if (!moved || to < 0 || to >= shown.length || to === from) return;
    const next = shown
      .toSpliced(from, 1)
      .toSpliced(to, 0, moved)
      .map(({ id }) => id);
    setOrder(next);
    running.current++;
    announce(t("{name} moved to place {place} of {total}.", { name: moved.name, place: to + 1, total: shown.length }));
    mutate(next);
  };
  return { shown, move, isSaving, isRefused: isError };
}

/** Lets the browser ask before it leaves the page, because waiting orders would be lost. */
function useAskBeforeUnload(isSaving: boolean): void {
  useEffect(() => {
    if (!isSaving) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isSaving]);
}

/** Removes a project, and offers to put it back if it is still public. */
function useRemoval({ id }: Collection) {
  const cache = useQueryClient();
  const { mutate, isPending, error } = useRemoveFromCollection(id);
  const remove = ({ id: project, name, project: isPublic }: Collected, place: number) => {
    const finish = () => {
      focusPlace(place);
      if (!isPublic) return;
      offerUndo({
        text: t("{name} removed from the collection.", { name }),
        undo: async () => {
          await putBack(cache, id, project, place);
          return t("{name} is in the collection again.", { name });
        },
        failed: t("Unable to change the collection"),
      });
    };
    mutate(project, { onSuccess: finish });
  };
  return { remove, isPending, error };
}

/** Focuses the row that took the place of a removed one, or else the heading. */
function focusPlace(place: number): void {
  requestAnimationFrame(() => {
    const rows = [...document.querySelectorAll<HTMLElement>("li[data-place]")];
    const row = rows.at(Math.min(place, rows.length - 1));
    const target = row?.querySelector<HTMLElement>("a, button:not([data-disabled])") ?? document.querySelector("h1");
    target?.focus();
  });
}

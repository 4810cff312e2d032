import type { ProjectListItem } from "@octavo/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { readProjectPicture } from "../../api/projects.ts";
import { t } from "../../language/t.ts";
import { useIdle } from "../../ui/use-idle.ts";
import { useSeen } from "../../ui/use-seen.ts";

/** Runs one task after another, so that the pictures of a long list leave the server to other requests. */
export type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task);
    last = next.catch(() => undefined);
    return next;
  };
}

interface ProjectCoverProps {
  readonly project: ProjectListItem;
  readonly inTurn: InTurn;
}

/** The first page of a planner and a typical one, drawn by the server when the card is in view. */
export function ProjectCover({ project, inTurn }: ProjectCoverProps) {
  const frame = useRef<HTMLDivElement>(null);
  const pictures = useCover(project, inTurn, useSeen(frame));
  return (
    <div
      ref={frame}
      className="mb-3 grid h-64 auto-cols-fr grid-flow-col grid-rows-[minmax(0,1fr)] place-items-center gap-4 overflow-hidden rounded-sm bg-sunken p-5"
    >
      {pictures?.map((picture, index) => (
        <Picture key={index} file={picture} />
      ))}
      {!hasPages(project) && <p className="text-sm text-ink-soft">{t("No pages yet")}</p>}
    </div>
  );
}

function hasPages({ masters_count, plan_sections_count }: ProjectListItem): boolean {
  return masters_count > 0 && plan_sections_count > 0;
}

/** In pixels per point: twice the size on the card, for high-resolution screens. */
const scale = 0.75;

/** Returns PNG files. A planner with errors has none. */
function useCover(project: ProjectListItem, inTurn: InTurn, isSeen: boolean): readonly Blob[] | undefined {
  const isIdle = useIdle();
  const { id, updated_at } = project;
  const { data } = useQuery({
    queryKey: ["project-cover", id, updated_at],
    queryFn: ({ signal }) => inTurn(() => readCover(id, signal)),
    enabled: isIdle && isSeen && hasPages(project),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * 60_000,
    retry: false,
  });
  return data;
}

async function readCover(id: string, signal: AbortSignal): Promise<readonly Blob[]> {
  signal.throwIfAborted();
  const first = await readProjectPicture(id, 1, signal, scale);
  const pages = Number(first.header("x-total-pages") ?? 1);
  // The middle of a planner is a page that it has many of, such as a day.
  const typical = pages > 2 ? [await readProjectPicture(id, Math.ceil(pages / 2), signal, scale)] : [];
  return [first, ...typical].map(({ bytes }) => new Blob([bytes], { type: "image/png" }));
}

function Picture({ file }: { readonly file: Blob }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <img
      ref={image}
      alt=""
      decoding="async"
      className="max-h-full max-w-full border border-rule bg-page object-contain"
    />
  );
}

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { galleryQuery } from "../../api/gallery.ts";
import { t } from "../../language/t.ts";
import { useSiteLinks } from "../../shell/site-links.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { GalleryFilterBar } from "./gallery-filter-bar.tsx";
import { filtersOf, type GallerySearch, hasFilters, readGallerySearch } from "./gallery-search.ts";
import { GalleryTabs } from "./gallery-tabs.tsx";
import { PublicProjectCard } from "./public-project-card.tsx";

const NothingFound = lazy(async () => (await import("./gallery-empty.tsx")).NothingFound);
const FilterChips = lazy(async () => (await import("./filter-chips.tsx")).FilterChips);
const NothingShared = lazy(async () => (await import("./gallery-empty.tsx")).NothingShared);

const route = getRouteApi("/studio/gallery");

export function GalleryScreen() {
  const search = readGallerySearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  // A search that is being typed is one step of the history.
  const change = (next: GallerySearch, replace = false) => void navigate({ search: next, replace, resetScroll: false });
  return (
    <div className="mx-auto w-full max-w-[78rem] px-4 py-6 sm:px-6 sm:py-8">
      <title>{`${t("Public gallery")} – Octavo`}</title>
      <PageHeading
        title={t("Public gallery")}
        subtitle={t(
          "Planners shared by other users. Browse the pages, download the PDF, or clone a project to your account.",
        )}
      />
      <GalleryTabs />
      <GalleryFilterBar search={search} onChange={change} />
      {hasFilters(search) && <FilterChips search={search} onChange={change} />}
      <Results search={search} onChange={change} />
      <Contribute />
    </div>
  );
}

interface ResultsProps {
  readonly search: GallerySearch;
  readonly onChange: (search: GallerySearch) => void;
}

function Results({ search, onChange }: ResultsProps) {
  // The previous results stay visible until the next ones are loaded.
  const gallery = useInfiniteQuery({ ...galleryQuery(filtersOf(search)), placeholderData: keepPreviousData });
  if (gallery.isPending)
    // Reserves space, so that the content below does not move.
    return (
      <div className="min-h-dvh">
        <Loading />
      </div>
    );
  if (gallery.isError)
    return (
      <Notice
        kind="error"
        className="mt-6"
        action={<Button onClick={() => void gallery.refetch()}>{t("Try again")}</Button>}
      >
        {gallery.error.message}
      </Notice>
    );
  const projects = gallery.data.pages.flatMap((page) => page.projects);
  const { total = 0, is_total_exact: isExact = true } = gallery.data.pages.at(-1) ?? {};
  const counts = { shown: projects.length, total };
  if (projects.length === 0)
    return hasFilters(search) ? <NothingFound search={search} onChange={onChange} /> : <NothingShared />;
  return (
    <>
      <ul aria-busy={gallery.isPlaceholderData} className="mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {projects.map((project) => (
          <PublicProjectCard key={project.id} project={project} />
        ))}
      </ul>
      {total > projects.length && (
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <output className="text-ink-soft tabular-nums">
            {isExact
              ? t("Showing {shown} of {total} public projects.", counts)
              : t("Showing {shown} of more than {total} public projects.", counts)}
          </output>
          <Button disabled={gallery.isFetchingNextPage} onClick={() => void gallery.fetchNextPage()}>
            {gallery.isFetchingNextPage ? t("Loading…") : t("Show more")}
          </Button>
        </div>
      )}
    </>
  );
}

function Contribute() {
  const { source, donate } = useSiteLinks();
  return (
    <p className="mt-12 flex flex-wrap gap-x-6 border-t border-rule pt-4 text-ink-soft">
      {source && <ExternalLink href={source}>{t("Contribute to Octavo")}</ExternalLink>}
      {donate && <ExternalLink href={donate}>{t("Support Octavo")}</ExternalLink>}
    </p>
  );
}

function ExternalLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
    >
      {children}
    </a>
  );
}

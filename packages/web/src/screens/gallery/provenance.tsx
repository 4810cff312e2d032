import type { PublicProject } from "@octavo/contract";
import type { SourceWork } from "@octavo/foundation";
import { useInfiniteQuery } from "@tanstack/react-query";
import { failureMessage } from "../../api/failures.ts";
import { gallery as messages } from "../../api/messages.ts";
import { remixesQuery } from "../../api/public-project.ts";
import { licenceName } from "../../gallery/licence-name.ts";
import { PublicProjectLink } from "../../gallery/public-project-link.tsx";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

const linkClasses = "underline underline-offset-4 hover:text-accent wrap-anywhere";

/** Works that a public project is based on, and public projects that are based on it. */
export function Provenance({ project }: { readonly project: PublicProject }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    remixesQuery(project.id),
  );
  const remixes = data?.pages.flatMap((page) => page.remixes) ?? [];
  return (
    <>
      {project.sources.length > 0 && (
        <section className="mt-8 border-t border-rule pt-5">
          <h2 className="text-lg font-semibold">{t("Based on")}</h2>
          <ul className="mt-2 space-y-1">
            {project.sources.map((source, i) => (
              <li key={i} className="wrap-anywhere">
                <Source
                  source={source}
                  original={i === project.sources.length - 1 ? data?.pages[0]?.original : undefined}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {error && (
        <Notice kind="error" className="mt-6" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
          {failureMessage(error, messages.remixes)}
        </Notice>
      )}
      {remixes.length > 0 && (
        <section className="mt-8 border-t border-rule pt-5">
          <h2 className="text-lg font-semibold">{t("Remixes ({count})", { count: data?.pages[0]?.total ?? 0 })}</h2>
          <ul className="mt-2 space-y-1">
            {remixes.map((remix) => (
              <li key={remix.id} className="wrap-anywhere">
                <PublicProjectLink project={remix} className={linkClasses}>
                  <bdi>{remix.metadata.name}</bdi>
                </PublicProjectLink>
                <span className="text-ink-soft">
                  {` · ${remix.author || remix.account} · ${licenceName(remix.licence)}`}
                </span>
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <Button className="mt-3" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {isFetchingNextPage ? t("Loading…") : t("Show more")}
            </Button>
          )}
        </section>
      )}
    </>
  );
}

interface SourceProps {
  readonly source: SourceWork;
  /** The project itself. Absent if it is not public. */
  readonly original: PublicProject | null | undefined;
}

function Source({ source: { name, author, licence }, original }: SourceProps) {
  const work = <bdi>{name || t("a work without a known name")}</bdi>;
  return (
    <>
      {original ? (
        <PublicProjectLink project={original} className={linkClasses}>
          {work}
        </PublicProjectLink>
      ) : (
        work
      )}
      <span className="text-ink-soft">
        {[author, licenceName(licence)].filter(Boolean).map((part) => ` · ${part}`)}
      </span>
    </>
  );
}

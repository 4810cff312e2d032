import type { Project, ProjectVersion, VersionHistory } from "@octavo/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { projects as messages } from "../../api/project-messages.ts";
import { versionsQuery } from "../../api/versions.ts";
import { t } from "../../language/t.ts";
import { ProjectLoader } from "../../projects/project-loader.tsx";
import { ProjectPage } from "../../projects/project-page.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/format-date.ts";
import { closable, lazy } from "../../ui/lazy.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { ChosenVersion } from "./chosen-version.tsx";
import { describeChanges } from "./describe-version.ts";

const route = getRouteApi("/studio/own/projects/$projectId/versions");

const NameVersion = lazy(async () => (await import("./name-version.tsx")).NameVersion, closable);

export function VersionsScreen() {
  const { projectId } = route.useParams();
  return <ProjectLoader id={projectId}>{(project) => <Versions key={project.id} project={project} />}</ProjectLoader>;
}

function Versions({ project }: { readonly project: Project }) {
  const query = useQuery({ ...versionsQuery(project), placeholderData: keepPreviousData });
  const { data: history, error, refetch } = query;
  return (
    <ProjectPage
      project={project}
      title={t("Version history")}
      subtitle={t("Octavo keeps earlier versions by itself: many of today, and fewer of the time before.")}
    >
      {error && (
        <Notice kind="error" className="mt-4" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
          {failureMessage(error, messages.versions)}
        </Notice>
      )}
      {!history && !error && <Loading />}
      {history && <Content project={project} history={history} />}
    </ProjectPage>
  );
}

interface ContentProps {
  readonly project: Project;
  readonly history: VersionHistory;
}

function Content({ project, history: { current, versions } }: ContentProps) {
  const { version: chosenId } = route.useSearch();
  const isWide = useMediaQuery("(width >= 64rem)");
  const [naming, setNaming] = useState<{ readonly version: ProjectVersion | undefined }>();
  const chosen = versions.find(({ id }) => id === chosenId) ?? (isWide ? versions[0] : undefined);
  return (
    <div className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className={chosen && !isWide ? "hidden" : "min-w-0"}>
        <section aria-label={t("Today")} className="border-b border-rule pb-3">
          <h2 className="font-semibold">{t("Today")}</h2>
          <p className="text-sm text-ink-soft wrap-anywhere">
            {formatDateTime(current.saved_at)} · {describeChanges(current.changes)}
          </p>
          <Button className="mt-2" onClick={() => setNaming({ version: undefined })}>
            {t("Name this version…")}
          </Button>
        </section>
        {versions.length === 0 ? (
          <p className="py-6 text-ink-soft">
            {t("There are no earlier versions yet. The next change of masters or plan keeps this one.")}
          </p>
        ) : (
          <VersionList versions={versions} chosen={chosen} />
        )}
      </div>
      {chosen && (
        <ChosenVersion
          key={chosen.id}
          project={project}
          version={chosen}
          isAlone={!isWide}
          onName={() => setNaming({ version: chosen })}
        />
      )}
      {naming && <NameVersion project={project} version={naming.version} onClose={() => setNaming(undefined)} />}
    </div>
  );
}

interface VersionListProps {
  readonly versions: readonly ProjectVersion[];
  readonly chosen: ProjectVersion | undefined;
}

/** Keeps the pages of the chosen version in view. */
const listHeight = "max(24rem, calc(100dvh - 18rem))";

function VersionList({ versions, chosen }: VersionListProps) {
  return (
    <ul
      aria-label={t("Versions")}
      className="divide-y divide-rule overflow-y-auto"
      style={chosen && { maxHeight: listHeight }}
    >
      {versions.map((version) => (
        <li key={version.id}>
          <Link
            from="/projects/$projectId/versions"
            to="."
            search={{ version: version.id }}
            replace
            aria-current={version.id === chosen?.id ? "true" : undefined}
            className="block border-s-4 border-transparent py-2 pe-1 ps-3 leading-snug -outline-offset-2 aria-[current]:border-accent aria-[current]:bg-wash forced-colors:not-aria-[current]:border-[Canvas]"
          >
            <span className="flex flex-wrap items-center gap-x-2">
              <span className="font-semibold wrap-anywhere">{version.name ?? formatDateTime(version.saved_at)}</span>
              {version.is_current && <Badge>{t("Same as today")}</Badge>}
            </span>
            <span className="block text-sm text-ink-soft wrap-anywhere">
              {version.name !== null && `${formatDateTime(version.saved_at)} · `}
              {describeChanges(version.changes)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

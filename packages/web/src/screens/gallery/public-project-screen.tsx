import type { PublicProject } from "@octavo/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { ArrowLeft, BookOpen, Tablet } from "lucide-react";
import { type ReactNode, useState } from "react";
import { isNotFound } from "../../api/failures.ts";
import { gallery as messages } from "../../api/messages.ts";
import {
  type PublicReference,
  publicProjectQuery,
  publicReference,
  useListedPublicProject,
} from "../../api/public-project.ts";
import { useDeviceName } from "../../devices/use-device-name.ts";
import { AuthorLine } from "../../gallery/author-line.tsx";
import { CoverImage } from "../../gallery/cover-image.tsx";
import { licenceName } from "../../gallery/licence-name.ts";
import { t, translate } from "../../language/t.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDate } from "../../ui/format-date.ts";
import { lazy } from "../../ui/lazy.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { CloneButton } from "./clone-button.tsx";
import { DownloadButton } from "./download-button.tsx";
import { formatCloneCount, originalAuthorOf } from "./gallery-labels.ts";

const PublicPlannerPreview = lazy(async () => (await import("./public-planner-preview")).PublicPlannerPreview, {
  fallback: () => <Loading />,
});

const PublicProjectNotes = lazy(async () => (await import("./public-project-notes.tsx")).PublicProjectNotes, {
  isOptional: true,
});

const ReportProject = lazy(async () => (await import("./report-project.tsx")).ReportProject, { isOptional: true });

export function PublicProjectScreen() {
  const reference = publicReference(useParams({ strict: false }));
  return (
    <div className="mx-auto w-full max-w-[78rem] px-4 py-5 sm:px-6 sm:py-7">
      <Link to="/gallery" className="-ms-1 inline-flex min-h-11 items-center gap-1.5 text-ink-soft hover:text-accent">
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        {t("Back to gallery")}
      </Link>
      {reference ? (
        <ProjectByReference reference={reference} />
      ) : (
        <NotAvailable title={translate(messages.noReference)} />
      )}
    </div>
  );
}

function ProjectByReference({ reference }: { readonly reference: PublicReference }) {
  const known = useListedPublicProject(reference);
  const { data: project = known, error, refetch } = useQuery(publicProjectQuery(reference));
  if (isNotFound(error?.cause)) return <NotAvailable title={translate(messages.unavailable)} />;
  if (project) return <Detail project={project} />;
  if (!error) return <Loading />;
  return (
    <>
      <title>{`${t("Public gallery")} – Octavo`}</title>
      <Notice kind="error" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
        {error.message}
      </Notice>
    </>
  );
}

function NotAvailable({ title }: { readonly title: string }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-4 py-16 sm:items-center sm:text-center">
      <title>{`${title} – Octavo`}</title>
      <div>
        <h1 className="text-2xl font-semibold tracking-tight outline-none">{title}</h1>
        <p className="mt-1 max-w-md text-ink-soft text-pretty">
          {t(
            "Its author may have made it private or changed its address. The gallery shows all projects that are currently shared.",
          )}
        </p>
      </div>
      <LinkButton kind="primary" to="/gallery">
        {t("Browse the gallery")}
      </LinkButton>
    </div>
  );
}

function Detail({ project }: { readonly project: PublicProject }) {
  const { metadata, author, account } = project;
  const original = originalAuthorOf(project);
  const [browsing, setBrowsing] = useState<"pages" | "device">();
  return (
    <div className="mt-2 grid gap-x-10 gap-y-6 lg:grid-cols-[1fr_minmax(0,1.15fr)] lg:grid-rows-[auto_1fr]">
      <title>{`${metadata.name} – Octavo`}</title>
      <div className="min-w-0">
        <Badge>{t("Public template")}</Badge>
        <h1 className="mt-3 text-[1.75rem] leading-tight font-semibold tracking-tight text-balance wrap-anywhere outline-none">
          <bdi>{metadata.name}</bdi>
        </h1>
        {metadata.description && (
          <p dir="auto" className="mt-2 max-w-prose whitespace-pre-line text-pretty wrap-anywhere">
            {metadata.description}
          </p>
        )}
        <Chips project={project} />
        <p className="mt-4 wrap-anywhere">
          <AuthorLine project={project}>{t("Shared by {author}", { author: author || account })}</AuthorLine>
          {original && ` · ${t("based on {original}", { original })}`}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <DownloadButton project={project} kind="primary" />
          <CloneButton project={project}>{t("Clone this project")}</CloneButton>
          <MakeLink project={project} />
        </div>
      </div>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {browsing ? (
          <PublicPlannerPreview project={project} isForDevice={browsing === "device"} />
        ) : (
          <CoverImage project={project} tall />
        )}
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          {!browsing && (
            <Button onClick={() => setBrowsing("pages")}>
              <BookOpen size={16} strokeWidth={1.75} aria-hidden="true" />
              {t("Browse the pages")}
            </Button>
          )}
          {browsing !== "device" && (
            <Button onClick={() => setBrowsing("device")}>
              <Tablet size={16} strokeWidth={1.75} aria-hidden="true" />
              {t("On my device")}
            </Button>
          )}
        </div>
      </div>
      <div className="min-w-0">
        <PublicProjectNotes key={project.id} project={project} />
        {!project.is_built_in && <ReportProject project={project} />}
      </div>
    </div>
  );
}

const builtIn = "starter-";

/** The site's own starters can be made for other dates and languages, too. */
function MakeLink({ project: { id, is_built_in } }: { readonly project: PublicProject }) {
  if (!is_built_in) return null;
  return (
    <LinkButton to="/make/$starter" params={{ starter: id.slice(builtIn.length) }}>
      {t("Choose device, dates and language")}
    </LinkButton>
  );
}

function Chips({
  project: { created_at, updated_at, metadata, clone_count, licence },
}: {
  readonly project: PublicProject;
}) {
  const device = useDeviceName(metadata.device_profile);
  return (
    <ul className="mt-4 flex flex-wrap gap-2 text-sm tabular-nums">
      <Chip>{t("Created {date}", { date: formatDate(created_at) })}</Chip>
      <Chip>{t("Updated {date}", { date: formatDate(updated_at) })}</Chip>
      <Chip>{device}</Chip>
      {clone_count > 0 && <Chip>{formatCloneCount(clone_count)}</Chip>}
      <Chip>{licenceName(licence)}</Chip>
    </ul>
  );
}

function Chip({ children }: { readonly children: ReactNode }) {
  return <li className="rounded-sm bg-sunken px-2 py-1 text-ink-soft eink:border">{children}</li>;
}

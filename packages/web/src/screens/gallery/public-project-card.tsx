import type { PublicProject } from "@octavo/contract";
import { Copy } from "lucide-react";
import { useDeviceName } from "../../devices/use-device-name.ts";
import { AuthorLine } from "../../gallery/author-line.tsx";
import { CoverImage } from "../../gallery/cover-image.tsx";
import { licenceName } from "../../gallery/licence-name.ts";
import { PublicProjectLink } from "../../gallery/public-project-link.tsx";
import { t } from "../../language/t.ts";
import { formatDate } from "../../ui/format-date.ts";
import { CloneButton } from "./clone-button.tsx";
import { DownloadButton } from "./download-button.tsx";
import { formatCloneCount, originalAuthorOf, planFacts } from "./gallery-labels.ts";

export function PublicProjectCard({ project }: { readonly project: PublicProject }) {
  const { metadata, created_at, updated_at, clone_count, score } = project;
  const device = useDeviceName(metadata.device_profile);
  const facts = [
    ...planFacts(project),
    device,
    formatCloneCount(clone_count),
    licenceName(project.licence),
    score === null ? undefined : t("Measured score: {score} of 100", { score }),
  ].filter((fact) => fact !== undefined);
  const original = originalAuthorOf(project);
  return (
    <li className="flex flex-col">
      <PublicProjectLink project={project} className="group block" tabIndex={-1} aria-hidden="true">
        <CoverImage project={project} />
      </PublicProjectLink>
      <h2 className="mt-3 text-lg leading-snug font-semibold wrap-anywhere">
        <PublicProjectLink project={project} className="hover:text-accent">
          <bdi>{metadata.name}</bdi>
        </PublicProjectLink>
      </h2>
      <p className="text-sm text-ink-soft wrap-anywhere">
        <AuthorLine project={project} />
        {original && ` · ${t("based on {original}", { original })}`}
      </p>
      {metadata.description && (
        <p dir="auto" className="mt-1.5 line-clamp-3 text-pretty wrap-anywhere">
          {metadata.description}
        </p>
      )}
      <p className="mt-1.5 text-sm text-ink-soft tabular-nums">{facts.join(" · ")}</p>
      <p className="text-sm text-ink-soft tabular-nums">
        {`${t("Created {date}", { date: formatDate(created_at) })} · ${t("Updated {date}", { date: formatDate(updated_at) })}`}
      </p>
      <div className="mt-auto flex flex-wrap gap-2.5 pt-3">
        <DownloadButton project={project} isOneOfMany />
        <CloneButton project={project} icon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />}>
          {t("Clone project")}
        </CloneButton>
      </div>
    </li>
  );
}

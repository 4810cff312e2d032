import { ApiFailure, normalizeSlug, type Project } from "@octavo/contract";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { failureMessage } from "../../../api/failures.ts";
import { projects as messages } from "../../../api/messages.ts";
import { useShareProject } from "../../../api/projects.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** Whether others may see it, and where. */
export function SharingPanel({ project }: { readonly project: Project }) {
  const { is_public, public_url_slug } = project.metadata;
  const [slug, setSlug] = useState(public_url_slug ?? "");
  const [said, setSaid] = useState<string>();
  const { mutateAsync, isPending, error, reset } = useShareProject(project);
  const set = async (isPublic: boolean) => {
    setSaid(undefined);
    try {
      const { metadata } = await mutateAsync({ is_public: isPublic, url_slug: isPublic ? slug.trim() || null : null });
      if (isPublic) setSlug(metadata.public_url_slug ?? "");
      setSaid(isPublic ? "Project is now public." : "Project is now private.");
    } catch {
      // Shown below, where `error` is read.
    }
  };
  const type = (text: string) => {
    reset();
    setSlug(text);
  };
  const normal = normalizeSlug(slug);
  const suggestion = error instanceof ApiFailure ? error.body?.suggestion : undefined;
  return (
    <section>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl font-semibold tracking-tight">Sharing</h2>
        <Badge>{is_public ? "Public" : "Private"}</Badge>
      </div>
      <p className="mt-1 text-ink-soft text-pretty">
        {is_public
          ? "Anybody can see it in the gallery, download its PDF and clone it."
          : "Only you can see it. Shared, it appears in the public gallery, where others download and clone it."}
      </p>
      {error && (
        <Notice
          kind="error"
          className="mt-3"
          action={suggestion && <Button onClick={() => type(suggestion)}>{`Use ${suggestion}`}</Button>}
        >
          {failureMessage(error, messages.share)}
        </Notice>
      )}
      {said && (
        <Notice kind="success" className="mt-3">
          {said}
        </Notice>
      )}
      {is_public ? (
        <PublicAddress project={project} />
      ) : (
        <TextField
          className="mt-4"
          label="Custom URL"
          optional
          placeholder="planner-2024"
          hint={
            normal
              ? `Its address will be /gallery/${normal}`
              : "Letters, digits and hyphens; without one the address ends in a long id"
          }
          value={slug}
          onChange={(event) => type(event.target.value)}
        />
      )}
      <Button
        className="mt-4"
        kind={is_public ? "plain" : "primary"}
        disabled={isPending}
        onClick={() => void set(!is_public)}
      >
        {label(is_public, isPending)}
      </Button>
    </section>
  );
}

function label(isPublic: boolean, running: boolean): string {
  if (running) return isPublic ? "Updating…" : "Publishing…";
  return isPublic ? "Make private" : "Share publicly";
}

/** Specification, part 2: by its slug when it has one, else by its id. */
function PublicAddress({ project: { id, metadata } }: { readonly project: Project }) {
  const slug = metadata.public_url_slug;
  const look = "mt-3 inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent wrap-anywhere";
  return slug ? (
    <Link to="/gallery/$slug" params={{ slug }} className={look}>
      {`${location.origin}/gallery/${slug}`}
    </Link>
  ) : (
    <Link to="/gallery/id/$projectId" params={{ projectId: id }} className={look}>
      {`${location.origin}/gallery/id/${id}`}
    </Link>
  );
}

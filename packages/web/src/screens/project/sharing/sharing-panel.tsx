import { type Project, projectLimits } from "@octavo/contract";
import { Link } from "@tanstack/react-router";
import { sitePath } from "../../../browser/site-path.ts";
import { t } from "../../../language/t.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, buttonClasses } from "../../../ui/button.tsx";
import { TextAreaField, TextField } from "../../../ui/field.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { UnsavedGuard } from "../../../ui/unsaved-guard.tsx";
import { LicenceField } from "./licence-field.tsx";
import { PublicContents } from "./public-contents.tsx";
import { useSharing } from "./use-sharing.ts";

const ScoreSection = lazy(async () => (await import("../../../gallery/score-section.tsx")).ScoreSection);

export function SharingPanel({ project }: { readonly project: Project }) {
  const { is_public } = project.metadata;
  const sharing = useSharing(project);
  const { slug, isUnsaved, type, message, problem, suggestion } = sharing;
  return (
    <section id="sharing" tabIndex={-1} aria-label={t("Sharing")} className="scroll-mt-20 outline-none">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl font-semibold tracking-tight">{t("Sharing")}</h2>
        <Badge>{is_public ? t("Public") : t("Private")}</Badge>
      </div>
      <p className="mt-1 text-ink-soft text-pretty">
        {is_public
          ? project.licence === "all-rights-reserved"
            ? t("Everyone can view this project in the gallery and download its PDF.")
            : t("Everyone can view this project in the gallery, download its PDF and clone it.")
          : t(
              "Only you can see this project. If you share it, others can find it in the public gallery, download its PDF and clone it.",
            )}
      </p>
      <PublicContents project={project} />
      {problem && (
        <Notice
          kind="error"
          className="mt-3"
          action={
            suggestion && <Button onClick={() => type(suggestion)}>{t("Use {text}", { text: suggestion })}</Button>
          }
        >
          {problem}
        </Notice>
      )}
      {message && (
        <Notice
          kind="success"
          className="mt-3"
          action={
            is_public && (
              <PublicLink project={project} className={buttonClasses("plain")}>
                {t("Show in the gallery")}
              </PublicLink>
            )
          }
        >
          {message}
        </Notice>
      )}
      {is_public && <PublicAddress project={project} />}
      {!is_public && !project.metadata.description && (
        <TextAreaField
          className="mt-4"
          label={t("Description")}
          optional
          rows={3}
          maxLength={projectLimits.description}
          value={sharing.description}
          onChange={({ target }) => sharing.describe(target.value)}
        />
      )}
      <TextField
        className="mt-4"
        label={t("Custom URL")}
        optional
        placeholder={t("planner-2027")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={hintOf(sharing, is_public)}
        value={slug}
        onChange={(event) => type(event.target.value)}
      />
      <LicenceField project={project} value={sharing.licence} onChange={sharing.chooseLicence} />
      <Actions sharing={sharing} isPublic={is_public} />
      {is_public && <ScoreSection id={project.id} isOwn />}
      <UnsavedGuard when={isUnsaved} sentence={t("The new address is not saved.")} />
      <UnsavedGuard
        when={sharing.description !== "" && !isUnsaved}
        sentence={t("Your changes to the details are not saved.")}
      />
      <UnsavedGuard
        when={is_public && sharing.isRelicensed && !isUnsaved}
        sentence={t("The new licence is not saved.")}
      />
    </section>
  );
}

type Sharing = ReturnType<typeof useSharing>;

function hintOf({ normal, isChanged }: Sharing, isPublic: boolean): string {
  if (isPublic && isChanged)
    return t("New address: {address}. Existing links will stop working.", {
      address: `/gallery/${normal || "id/…"}`,
    });
  const address = `/gallery/${normal}`;
  if (normal) return t(isPublic ? "Public address: {address}" : "Public address after sharing: {address}", { address });
  return t("Use letters, digits and hyphens. If empty, the address ends with the project id.");
}

function Actions({ sharing, isPublic }: { readonly sharing: Sharing; readonly isPublic: boolean }) {
  const { running, isChanged, isRelicensed, share, unshare, changeAddress, changeLicence } = sharing;
  const busy = running !== undefined;
  if (!isPublic)
    return (
      <Button className="mt-4" disabled={busy} onClick={() => void share()}>
        {busy ? t("Publishing…") : t("Share publicly")}
      </Button>
    );
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {isChanged && (
        <Button kind="primary" disabled={busy} onClick={() => void changeAddress()}>
          {running === "public" ? t("Updating…") : t("Change address")}
        </Button>
      )}
      {isRelicensed && !isChanged && (
        <Button kind="primary" disabled={busy} onClick={() => void changeLicence()}>
          {running === "public" ? t("Updating…") : t("Change licence")}
        </Button>
      )}
      <Button disabled={busy} onClick={() => void unshare()}>
        {running === "private" ? t("Updating…") : t("Make private")}
      </Button>
    </div>
  );
}

function PublicAddress({ project }: { readonly project: Project }) {
  const { id, metadata } = project;
  const path = metadata.public_url_slug ?? `id/${id}`;
  return (
    <PublicLink
      project={project}
      className="mt-3 flex min-h-11 items-center underline underline-offset-4 hover:text-accent wrap-anywhere"
    >
      {location.origin + sitePath(`/gallery/${path}`)}
    </PublicLink>
  );
}

interface PublicLinkProps {
  readonly project: Project;
  readonly className: string;
  readonly children: string;
}

/** Specification, part 2: by its slug, or else by its id. */
function PublicLink({ project: { id, metadata }, ...props }: PublicLinkProps) {
  const slug = metadata.public_url_slug;
  return slug ? (
    <Link to="/gallery/$slug" params={{ slug }} {...props} />
  ) : (
    <Link to="/gallery/id/$projectId" params={{ projectId: id }} {...props} />
  );
}

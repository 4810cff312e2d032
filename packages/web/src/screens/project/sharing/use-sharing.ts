import { ApiFailure, normalizeSlug, type Project } from "@octavo/contract";
import type { LicenceId } from "@octavo/foundation";
import { useState } from "react";
import { failureMessage } from "../../../api/failures.ts";
import { projects as messages } from "../../../api/project-messages.ts";
import { useChangeProject, useShareProject } from "../../../api/projects.ts";
import { t } from "../../../language/t.ts";

export function useSharing(project: Project) {
  const stored = project.metadata.public_url_slug ?? "";
  const [written, setWritten] = useState<string>();
  const [isTyped, setIsTyped] = useState(false);
  const [chosen, setChosen] = useState<LicenceId | null>();
  const [message, setMessage] = useState<string>();
  const [description, setDescription] = useState("");
  const sharing = useShareProject(project);
  const details = useChangeProject(project);
  const { mutateAsync, isPending, variables } = sharing;
  const error = sharing.error ?? details.error;
  const reset = () => {
    sharing.reset();
    details.reset();
  };
  const slug = written ?? stored;
  const licence = chosen === undefined ? project.licence : chosen;
  const set = async (isPublic: boolean, sentence: string) => {
    setMessage(undefined);
    try {
      if (isPublic && description.trim() !== "") {
        await details.mutateAsync({ description });
        setDescription("");
      }
      const isLicensed = isPublic && licence !== project.licence;
      await mutateAsync({
        is_public: isPublic,
        url_slug: isPublic ? slug.trim() || null : null,
        ...(isLicensed && { licence }),
      });
      if (isPublic) setChosen(undefined);
      // A public project shows the normalized slug. The server stores none for a private one, so the field keeps it.
      setWritten(isPublic ? undefined : slug);
      setIsTyped(false);
      setMessage(sentence);
    } catch {
      // `error` has the failure.
    }
  };
  return {
    /** For a project that has none. It is saved with the sharing. */
    description,
    describe: setDescription,
    slug,
    licence,
    /** True if the field differs from the stored licence. */
    isRelicensed: licence !== project.licence,
    chooseLicence: (next: LicenceId | null) => {
      reset();
      setMessage(undefined);
      setChosen(next);
    },
    /** Normalized as in an address. */
    normal: normalizeSlug(slug),
    /** True if the field differs from the stored slug. */
    isChanged: normalizeSlug(slug) !== stored,
    /** True if the user has typed the difference. */
    isUnsaved: isTyped && normalizeSlug(slug) !== stored,
    type: (text: string) => {
      setIsTyped(true);
      reset();
      setMessage(undefined);
      setWritten(text);
    },
    share: () => set(true, t("Project is now public.")),
    unshare: () => set(false, t("Project is now private.")),
    changeAddress: () => set(true, t("Address changed.")),
    changeLicence: () => set(true, t("Licence changed.")),
    running: details.isPending ? "public" : isPending ? (variables.is_public ? "public" : "private") : undefined,
    message,
    problem: error ? failureMessage(error, messages.share) : undefined,
    suggestion: error instanceof ApiFailure ? error.body?.suggestion : undefined,
  };
}

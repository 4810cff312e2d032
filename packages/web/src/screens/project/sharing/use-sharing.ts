import { ApiFailure, normalizeSlug, type Project } from "@octavo/contract";
import { useState } from "react";
import { failureMessage } from "../../../api/failures.ts";
import { projects as messages } from "../../../api/messages.ts";
import { useShareProject } from "../../../api/projects.ts";
import { t } from "../../../language/t.ts";

export function useSharing(project: Project) {
  const stored = project.metadata.public_url_slug ?? "";
  const [written, setWritten] = useState<string>();
  const [isTyped, setIsTyped] = useState(false);
  const [message, setMessage] = useState<string>();
  const { mutateAsync, isPending, variables, error, reset } = useShareProject(project);
  const slug = written ?? stored;
  const set = async (isPublic: boolean, sentence: string) => {
    setMessage(undefined);
    try {
      await mutateAsync({ is_public: isPublic, url_slug: isPublic ? slug.trim() || null : null });
      // As the server writes it. Of what is private it keeps none, and the field does.
      setWritten(isPublic ? undefined : slug);
      setIsTyped(false);
      setMessage(sentence);
    } catch {
      // What went wrong is in `error`.
    }
  };
  return {
    /** As it is in the field. */
    slug,
    /** As it would stand in an address. */
    normal: normalizeSlug(slug),
    /** There is an address in the field that is not the project's. */
    isChanged: normalizeSlug(slug) !== stored,
    /** And somebody has just put it there. */
    isUnsaved: isTyped && normalizeSlug(slug) !== stored,
    type: (text: string) => {
      setIsTyped(true);
      reset();
      setMessage(undefined);
      setWritten(text);
    },
    share: () => set(true, t("Project is now public.")),
    unshare: () => set(false, t("Project is now private.")),
    changeAddress: () => set(true, t("The address was changed.")),
    /** What is on its way. */
    running: isPending ? (variables.is_public ? "public" : "private") : undefined,
    message,
    problem: error ? failureMessage(error, messages.share) : undefined,
    suggestion: error instanceof ApiFailure ? error.body?.suggestion : undefined,
  };
}

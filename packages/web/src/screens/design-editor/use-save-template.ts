import type { StoredTemplate } from "@octavo/contract";
import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { templates as messages } from "../../api/messages.ts";
import { useChangeTemplate, useCreateTemplate } from "../../api/templates.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What is said of a save that led here. */
    readonly saved?: string;
  }
}

interface Saving {
  readonly template: StoredTemplate | undefined;
  /** The template as it is at this moment. */
  readonly take: () => Promise<TakenTemplate>;
}

export interface TakenTemplate {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly author: string;
  /** Id of a device profile; empty when none is chosen. */
  readonly profile: string;
  readonly text: string;
  readonly onSaved: (id: string) => void | Promise<void>;
}

const noProfile = "Please select a device profile before saving";

export function useSaveTemplate({ template, take }: Saving) {
  const create = useCreateTemplate();
  const change = useChangeTemplate(template?.id ?? "");
  const [problem, setProblem] = useState<string>();
  // A new template is another screen from its first save on.
  const [saved, setSaved] = useState(useLocation({ select: ({ state }) => state.saved }));
  const save = async () => {
    setSaved(undefined);
    setProblem(undefined);
    try {
      const { name, text: yaml_content, onSaved, ...more } = await take();
      if (more.profile === "") return setProblem(noProfile);
      const body = { ...more, name: name.trim(), yaml_content };
      const stored = template
        ? await change.mutateAsync({ body, revision: template.revision })
        : await create.mutateAsync(body);
      setSaved(messages.saved);
      await onSaved(stored.id);
    } catch (reason) {
      const said = failureMessage(reason, "");
      setProblem(said ? messages.saveBecause(said) : messages.save);
    }
  };
  return { save, saving: create.isPending || change.isPending, problem, saved };
}

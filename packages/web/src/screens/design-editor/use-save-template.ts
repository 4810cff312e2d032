import type { StoredTemplate } from "@octavo/contract";
import { useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { templates as messages } from "../../api/messages.ts";
import { useChangeTemplate, useCreateTemplate } from "../../api/templates.ts";

interface Saving {
  readonly template: StoredTemplate | undefined;
  readonly name: string;
  /** Id of a device profile; empty when none is chosen. */
  readonly profile: string;
  readonly text: string;
  readonly onSaved: (id: string) => Promise<void>;
}

const noProfile = "Please select a device profile before saving";

export function useSaveTemplate({ template, name, profile, text, onSaved }: Saving) {
  const create = useCreateTemplate();
  const change = useChangeTemplate(template?.id ?? "");
  const [problem, setProblem] = useState<string>();
  const [saved, setSaved] = useState<string>();
  const save = async () => {
    setSaved(undefined);
    setProblem(profile === "" ? noProfile : undefined);
    if (profile === "") return;
    const body = { name: name.trim(), profile, yaml_content: text };
    try {
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

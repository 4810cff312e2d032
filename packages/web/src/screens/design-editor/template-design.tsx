import type { StoredTemplate } from "@octavo/contract";
import type { DeviceProfile } from "@octavo/engine";
import { useDraft } from "../../editor/session/use-draft.ts";
import { Opened } from "./opened.tsx";
import { openStoredTemplate } from "./opening.ts";
import { TemplateEditor } from "./template-editor.tsx";

export interface TemplateDesignProps {
  /** Absent when it is new. */
  readonly template: StoredTemplate | undefined;
  readonly profiles: readonly DeviceProfile[];
}

/** Specification, part 9. */
const firstProfile = "boox-note-air-4c";

/** The editor of a template. */
export function TemplateDesign(props: TemplateDesignProps) {
  const { template } = props;
  const draft = useDraft(`template.${template?.id ?? "new"}`);
  return (
    <Opened open={() => openStoredTemplate(template, firstProfile, draft.found)}>
      {(opening) => <TemplateEditor {...props} draft={draft} opening={opening} />}
    </Opened>
  );
}

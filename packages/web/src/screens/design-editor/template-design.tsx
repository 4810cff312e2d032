import { projectLimits, type StoredTemplate } from "@octavo/contract";
import type { DeviceProfile } from "@octavo/engine";
import { Link, useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { BackIcon, backLook, DesignBar } from "./design-bar.tsx";
import { DesignWorkspace } from "./design-workspace.tsx";
import { emptyTemplate } from "./empty-template.ts";
import { ExportTemplate } from "./export-template.tsx";
import { useSaveTemplate } from "./use-save-template.ts";
import { useTextDraft } from "./use-text-draft.ts";

/** Specification, part 9. */
const firstProfile = "boox-note-air-4c";
const firstName = "New Template";

interface TemplateDesignProps {
  /** Absent when it is new. */
  readonly template: StoredTemplate | undefined;
  readonly profiles: readonly DeviceProfile[];
}

export function TemplateDesign({ template, profiles }: TemplateDesignProps) {
  const [name, setName] = useState(template?.name ?? firstName);
  const [profile, setProfile] = useState(template?.profile ?? firstProfile);
  const [blank] = useState(() =>
    emptyTemplate(
      firstName,
      profiles.find(({ id }) => id === firstProfile),
    ),
  );
  const stored = template?.yaml_content ?? blank;
  const { text = stored, changed, notKept, edit, settle } = useTextDraft(`template.${template?.id ?? "new"}`, stored);
  const navigate = useNavigate();
  const onSaved = async (id: string) => {
    settle();
    if (!template) await navigate({ to: "/templates/$templateId", params: { templateId: id }, replace: true });
  };
  const { save, saving, problem, saved } = useSaveTemplate({ template, name, profile, text, onSaved });
  const source = useMemo(() => ({ template: text }), [text]);
  const renamed = name !== (template?.name ?? firstName) || profile !== (template?.profile ?? firstProfile);
  const nameProblem = name.trim() === "" ? "Name is required" : undefined;
  return (
    <div className="flex h-[calc(100dvh-var(--bar))] min-h-0 flex-col">
      <title>{`${name || firstName} – Octavo`}</title>
      <UnsavedGuard
        when={!saving && (changed || renamed)}
        sentence={`Your changes to ${name || firstName} are not saved.`}
      />
      <DesignBar
        back={
          <Link to="/templates" className={backLook}>
            <BackIcon />
            Templates
          </Link>
        }
        save="Save"
        saving={saving}
        canSave={nameProblem === undefined}
        onSave={() => void save()}
      >
        <TextField
          label="Name"
          value={name}
          error={nameProblem}
          maxLength={projectLimits.name}
          className="w-full max-w-72"
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label="Device Profile"
          value={profile}
          className="w-full max-w-72"
          onChange={(event) => setProfile(event.target.value)}
        >
          <option value="">Choose a device</option>
          {profiles.map(({ id, name: device, display: { screen_size, ppi } }) => (
            <option key={id} value={id}>
              {`${device} (${screen_size.join("×")}, ${ppi} ppi)`}
            </option>
          ))}
        </SelectField>
        <ExportTemplate text={text} name={name} profile={profile} />
      </DesignBar>
      {(problem ?? notKept) && (
        <Notice kind="error" className="mx-4 mb-3 sm:mx-6">
          {problem ?? notKept}
        </Notice>
      )}
      {saved && !changed && !problem && (
        <Notice kind="success" className="mx-4 mb-3 sm:mx-6">
          {saved}
        </Notice>
      )}
      <DesignWorkspace text={text} onText={edit} source={source} />
    </div>
  );
}

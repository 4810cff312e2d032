import { projectLimits } from "@octavo/contract";
import { type EditorDocument, metadataOf, setDocumentSettings, setProfile } from "@octavo/editor";
import { type DeviceProfile, findProfile, hasPageSizeOf } from "@octavo/engine";
import { Link } from "@tanstack/react-router";
import { Settings } from "lucide-react";
import type { ReactNode } from "react";
import { useEditor, useEditorState } from "../../editor/session/editor-context.ts";
import { t } from "../../language/t.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { BackIcon, backLinkClasses, DesignBar } from "./design-bar.tsx";

interface TemplateBarProps {
  readonly profiles: readonly DeviceProfile[];
  readonly saving: boolean;
  readonly hasErrors: boolean;
  readonly onSave: () => void;
  readonly onSettings: () => void;
  /** Called for a device with another page size, if the template has content. */
  readonly onDevice: (profile: DeviceProfile) => void;
  readonly children: ReactNode;
}

export function TemplateBar({ profiles, saving, hasErrors, onSave, onSettings, onDevice, children }: TemplateBarProps) {
  const editor = useEditor();
  const { name, profile } = useEditorState(metadataOf);
  const nameProblem = name.trim() === "" ? t("Name is required") : undefined;
  const choose = (id: string) => {
    const chosen = findProfile(profiles, id);
    if (!chosen) return;
    const { document } = editor.getState();
    if (isEmpty(document) || hasPageSizeOf(chosen, document.canvas)) editor.runWith(setProfile, { profile: chosen });
    else onDevice(chosen);
  };
  return (
    <DesignBar
      title={name || t("New Template")}
      back={
        <Link to="/templates" className={backLinkClasses}>
          <BackIcon />
          <span className="max-lg:sr-only">{t("Templates")}</span>
        </Link>
      }
      save={t("Save")}
      saving={saving}
      canSave={nameProblem === undefined && !hasErrors}
      onSave={onSave}
    >
      <TextField
        label={t("Name")}
        labelHidden
        value={name}
        error={nameProblem}
        maxLength={projectLimits.name}
        className="max-w-60 min-w-28 flex-1 basis-28"
        onChange={({ target }) => editor.runWith(setDocumentSettings, { name: target.value })}
      />
      <SelectField
        label={t("Device Profile")}
        labelHidden
        value={findProfile(profiles, profile)?.id ?? ""}
        className="max-w-60 min-w-0 flex-1 max-md:order-2 max-md:max-w-none max-md:basis-64"
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t("Choose a device")}</option>
        {profiles.map(({ id, name: device, display: { screen_size, ppi } }) => (
          <option key={id} value={id}>
            {`${device} (${screen_size.join("×")}, ${ppi} ppi)`}
          </option>
        ))}
      </SelectField>
      <IconButton name={t("Template Settings")} Icon={Settings} className="max-md:order-2" onClick={onSettings} />
      {children}
    </DesignBar>
  );
}

function isEmpty({ pages, masters }: EditorDocument): boolean {
  return [...pages, ...masters].every(({ widgets }) => widgets.length === 0);
}

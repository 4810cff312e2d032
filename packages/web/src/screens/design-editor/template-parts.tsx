/** Parts of the editor that only templates have: device, pages, masters, Build and Export. */
import {
  type EditorDocument,
  type EditorState,
  findMaster,
  leaveMaster,
  loadYaml,
  metadataOf,
  setProfile,
} from "@octavo/editor";
import { type DeviceProfile, findProfile, hasPageSizeOf } from "@octavo/engine";
import { Settings } from "lucide-react";
import { useState } from "react";
import { templates as messages } from "../../api/project-messages.ts";
import { deviceTitle } from "../../devices/device-groups.ts";
import { SwitcherPlaceholder } from "../../editor/masters/switcher-placeholder.tsx";
import { buildStep } from "../../editor/messages.ts";
import { useWorld } from "../../editor/painting/resources.ts";
import { useEditor, useEditorState } from "../../editor/state/editor-context.ts";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { closable, lazy } from "../../ui/lazy.tsx";
import { useEditorParts } from "./design-editor.tsx";
import type { OpenDesign } from "./design-screen.tsx";
import { loadTables } from "./open-world.ts";

const PagesPanel = lazy(async () => (await import("./template-panels.ts")).PagesPanel, {
  // Reserves the width of the panel, so that the page does not move.
  fallback: () => <div className="w-52 shrink-0 border-e border-rule max-md:hidden" />,
});
const TemplateMasters = lazy(async () => (await import("./template-panels.ts")).TemplateMasters, {
  fallback: SwitcherPlaceholder,
});
const BatchDialogs = lazy(async () => (await import("../../editor/frame/batch-dialogs.tsx")).BatchDialogs, closable);
const SettingsDialog = lazy(
  async () => (await import("../../editor/frame/settings-dialog.tsx")).SettingsDialog,
  closable,
);
const BuildDialog = lazy(async () => (await import("./build-dialog.tsx")).BuildDialog, closable);
const ExportDialog = lazy(async () => (await import("./export-dialog.tsx")).ExportDialog, closable);
const RescaleDialog = lazy(
  async () => (await import("../../editor/rescaling/rescale-dialog.tsx")).RescaleDialog,
  closable,
);

export function useTemplateParts() {
  const parts = useEditorParts();
  /** The device that the rescale dialog starts with. */
  const [device, setDevice] = useState<DeviceProfile>();
  const [isExporting, setExporting] = useState(false);
  /** The document of the last build. An edit creates another document. */
  const [built, setBuilt] = useState<EditorDocument>();
  const rescaleTo = (chosen: DeviceProfile) => {
    setDevice(chosen);
    parts.open("rescale");
  };
  const closeRescale = () => {
    setDevice(undefined);
    parts.close();
  };
  return { ...parts, device, rescaleTo, closeRescale, isExporting, setExporting, built, setBuilt };
}

type TemplateParts = ReturnType<typeof useTemplateParts>;

interface PartProps {
  readonly design: OpenDesign;
  readonly parts: TemplateParts;
}

interface TemplateSettingsProps extends Pick<PartProps, "parts"> {
  readonly profiles: readonly DeviceProfile[];
}

export function TemplateSettings({ profiles, parts }: TemplateSettingsProps) {
  const editor = useEditor();
  const { profile } = useEditorState(metadataOf);
  const choose = (id: string) => {
    const chosen = findProfile(profiles, id);
    if (!chosen) return;
    const { document } = editor.getState();
    if (isEmpty(document) || hasPageSizeOf(chosen, document.canvas)) editor.runWith(setProfile, { profile: chosen });
    else parts.rescaleTo(chosen);
  };
  return (
    <>
      <SelectField
        label={t("Device Profile")}
        labelHidden
        value={findProfile(profiles, profile)?.id ?? ""}
        className="max-w-60 min-w-0 flex-1 lg:max-[100rem]:max-w-36 max-md:order-2 max-md:max-w-none max-md:basis-28"
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t("Choose a device")}</option>
        {profiles.map(({ id, name: device, display: { screen_size, ppi } }) => (
          <option key={id} value={id}>
            {deviceTitle(device, `${screen_size.join("×")}, ${ppi} ppi`)}
          </option>
        ))}
      </SelectField>
      <IconButton
        name={t("Template Settings")}
        Icon={Settings}
        className="max-md:order-2"
        onClick={() => parts.open("settings")}
      />
    </>
  );
}

function isEmpty({ pages, masters }: EditorDocument): boolean {
  return [...pages, ...masters].every(({ widgets }) => widgets.length === 0);
}

export function TemplateActions({ parts }: Pick<PartProps, "parts">) {
  return (
    <span className="flex justify-end gap-2 max-md:order-2 md:max-lg:order-1 max-[100rem]:*:px-2.5">
      <Button className="min-h-11" onClick={() => parts.open("build")}>
        {t("Build")}
      </Button>
      <Button className="min-h-11" onClick={() => parts.setExporting(true)}>
        {t("Export PDF")}
      </Button>
    </span>
  );
}

const hasMasters = ({ document, settings }: EditorState) => document.masters.length > 0 || settings.pages;

/** A template without masters shows the switcher with its pages. */
export function Masters({ parts: { onProblem } }: Pick<PartProps, "parts">) {
  const isShown = useEditorState(hasMasters);
  return isShown && <TemplateMasters onProblem={onProblem} />;
}

export function Pages({ parts: { onProblem } }: Pick<PartProps, "parts">) {
  const isShown = useEditorState(({ settings }) => settings.pages);
  return isShown && <PagesPanel onProblem={onProblem} />;
}

const editedMaster = ({ document, place }: EditorState) =>
  place.kind === "master" && document.kind === "template" ? findMaster(document, place.id) : undefined;

export function MasterBanner() {
  const editor = useEditor();
  const master = useEditorState(editedMaster);
  if (!master) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 border-b border-rule bg-wash px-4 py-1.5 text-[0.9375rem]">
      {t("You are editing the master “{name}”. Changes apply to every page that uses it.", { name: master.name })}
      <Button onClick={() => editor.run(leaveMaster)}>{t("Back to Page")}</Button>
    </p>
  );
}

interface TemplateDialogsProps extends PartProps {
  readonly profile: DeviceProfile | undefined;
}

export function TemplateDialogs({ design: { session, state }, parts, profile }: TemplateDialogsProps) {
  const world = useWorld();
  const { dialog, close, closeRescale, onProblem } = parts;
  const build = async (yaml: string) => {
    const { readTemplate } = await loadYaml();
    const document = readTemplate(yaml, world);
    if (!document) return { text: messages.invalid };
    await loadTables(document);
    const refused = session.replace(document, buildStep);
    parts.setBuilt(state.editor.getState().document);
    return refused;
  };
  const isVisual = state.mode === "visual";
  return (
    <>
      {isVisual && (dialog === "add-pages" || dialog === "duplicate-pages") && (
        <BatchDialogs dialog={dialog} onClose={close} />
      )}
      {isVisual && dialog === "settings" && (
        <SettingsDialog open profile={profile} onRescale={() => parts.open("rescale")} onClose={close} />
      )}
      {dialog === "build" && <BuildDialog open onClose={close} onOpen={build} />}
      {parts.isExporting && (
        <ExportDialog print={session.print} built={parts.built} onClose={() => parts.setExporting(false)} />
      )}
      {dialog === "rescale" && <RescaleDialog chosen={parts.device} onProblem={onProblem} onClose={closeRescale} />}
    </>
  );
}

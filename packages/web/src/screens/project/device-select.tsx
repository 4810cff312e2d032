import type { Project } from "@octavo/contract";
import type { DeviceProfile } from "@octavo/engine";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { useChangeDocuments } from "../../api/made-projects.ts";
import { profilesQuery } from "../../api/profiles.ts";
import { projects as messages } from "../../api/project-messages.ts";
import { useChangeProject } from "../../api/projects.ts";
import { DeviceOptions } from "../../devices/device-options.tsx";
import { rememberDevice } from "../../devices/last-device.ts";
import { t } from "../../language/t.ts";
import { useAnnounce } from "../../ui/announcer.tsx";
import { closable, lazy } from "../../ui/lazy.tsx";
import { type Adaptation, describeRescale, deviceHint } from "./describe-rescale.ts";

const DeviceDialog = lazy(async () => (await import("./device-dialog.tsx")).DeviceDialog, closable);

interface DeviceSelectProps {
  readonly project: Project;
  readonly onProblem: (problem: string | undefined) => void;
  /** Receives what the change did. */
  readonly onMessage: (message: string | undefined) => void;
}

export function DeviceSelect({ project, onProblem, onMessage }: DeviceSelectProps) {
  const { data: profiles = [], isPending: isLoading } = useQuery(profilesQuery);
  const { mutate, isPending: isRescaled, variables } = useChangeProject(project);
  const { mutate: mutateDocuments, isPending: isDrawn } = useChangeDocuments(project);
  const isPending = isRescaled || isDrawn;
  const announce = useAnnounce();
  const { device_profile } = project.metadata;
  const shown = (isRescaled && variables.device_profile) || device_profile;
  const [asked, setAsked] = useState<string>();
  const stay = () => setAsked(undefined);
  const change = (device: string, how?: Adaptation) => {
    onProblem(undefined);
    onMessage(undefined);
    setAsked(undefined);
    rememberDevice(device);
    const answers = {
      onSuccess: (changed: Project) => {
        const sentence = describeRescale(project, changed, how);
        onMessage(sentence);
        announce(sentence);
      },
      onError: (reason: unknown) => onProblem(failureMessage(reason, messages.changeDevice)),
    };
    if (how?.starter) mutateDocuments(how.starter.documents, answers);
    else
      mutate(
        {
          device_profile: device,
          ...(how && { rescale: how.rescale }),
          ...(how?.designs && how.designs.length > 0 && { designs: how.designs }),
        },
        answers,
      );
  };
  const choose = (device: string) => {
    const profile = profiles.find(({ id }) => id === device);
    const isDrawn = [...project.masters, ...project.pages].some(({ widgets }) => widgets.length > 0);
    if (profile && isDrawn && !hasSamePageSize(project, profile)) setAsked(device);
    else change(device);
  };
  return (
    <>
      <select
        data-hint="device"
        aria-label={t("Device Profile")}
        title={isPending ? t("Rescaling the designs…") : deviceHint(project)}
        value={shown}
        disabled={isPending}
        className="select h-9 max-w-60 min-w-0 truncate rounded-sm border border-edge bg-transparent px-3 text-[0.9375rem] hover:border-accent disabled:opacity-60 pointer-coarse:h-11"
        onChange={({ target }) => choose(target.value)}
      >
        {!profiles.some(({ id }) => id === shown) && <option value={shown}>{isLoading ? "" : shown}</option>}
        <DeviceOptions devices={profiles} />
      </select>
      {asked !== undefined && (
        <DeviceDialog project={project} device={asked} onChange={(how) => change(asked, how)} onClose={stay} />
      )}
    </>
  );
}

/** Compares without the engine, which is loaded with the dialog. */
function hasSamePageSize(
  { default_canvas: { dimensions } }: Project,
  { pdf_settings: { page } }: DeviceProfile,
): boolean {
  return dimensions.width === page.width && dimensions.height === page.height;
}

import type { Project, ProjectChange } from "@octavo/contract";
import type { DeviceProfile } from "@octavo/engine";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { projects as messages } from "../../api/messages.ts";
import { profilesQuery } from "../../api/profiles.ts";
import { useChangeProject } from "../../api/projects.ts";
import { DeviceOptions } from "../../devices/device-options.tsx";
import { t } from "../../language/t.ts";
import { useAnnounce } from "../../ui/announcer.tsx";
import { SelectField } from "../../ui/field.tsx";
import { formatDate } from "../../ui/format-date.ts";
import { closable, lazy } from "../../ui/lazy.tsx";
import { describeRescale, deviceHint } from "./describe-rescale.ts";

const DeviceDialog = lazy(async () => (await import("./device-dialog.tsx")).DeviceDialog, closable);

interface ProjectSummaryProps {
  readonly project: Project;
  readonly onProblem: (problem: string | undefined) => void;
}

export function ProjectSummary({ project, onProblem }: ProjectSummaryProps) {
  return (
    <div className="mt-5 grid grid-cols-3 items-end gap-x-6 gap-y-4 border-y border-rule py-4 *:first:col-span-full lg:grid-cols-[minmax(18rem,2fr)_1fr_1fr_1fr] lg:*:first:col-span-1">
      <DeviceSelect project={project} onProblem={onProblem} />
      <Fact label={t("Masters")}>{project.masters.length}</Fact>
      <Fact label={t("Plan Sections")}>{project.plan.sections.length}</Fact>
      <Fact label={t("Updated")}>{formatDate(project.updated_at)}</Fact>
    </div>
  );
}

function DeviceSelect({ project, onProblem }: ProjectSummaryProps) {
  const { data: profiles = [], isPending: isLoading } = useQuery(profilesQuery);
  const { mutate, isPending, variables } = useChangeProject(project);
  const announce = useAnnounce();
  const [fitted, setFitted] = useState<string>();
  const { device_profile } = project.metadata;
  const shown = (isPending && variables.device_profile) || device_profile;
  const [asked, setAsked] = useState<string>();
  const stay = () => setAsked(undefined);
  const change = (device: string, rescale?: ProjectChange["rescale"]) => {
    onProblem(undefined);
    setFitted(undefined);
    setAsked(undefined);
    mutate(
      { device_profile: device, ...(rescale && { rescale }) },
      {
        onSuccess: (changed) => {
          const sentence = describeRescale(project, changed, rescale);
          setFitted(sentence);
          announce(sentence);
        },
        onError: (reason) => onProblem(failureMessage(reason, messages.changeDevice)),
      },
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
      <SelectField
        label={t("Device Profile")}
        hint={isPending ? t("Rescaling the designs…") : (fitted ?? deviceHint(project))}
        value={shown}
        disabled={isPending}
        onChange={({ target }) => choose(target.value)}
      >
        {!profiles.some(({ id }) => id === shown) && <option value={shown}>{isLoading ? "" : shown}</option>}
        <DeviceOptions devices={profiles} />
      </SelectField>
      {asked !== undefined && (
        <DeviceDialog project={project} device={asked} onChange={(rescale) => change(asked, rescale)} onClose={stay} />
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

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <dl>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-lg leading-snug font-semibold tabular-nums">{children}</dd>
    </dl>
  );
}

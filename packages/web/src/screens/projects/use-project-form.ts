import type { DeviceProfile } from "@octavo/engine";
import { textIn } from "@octavo/starters";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { profilesQuery } from "../../api/profiles.ts";
import { lastDevice } from "../../devices/last-device.ts";
import { lastStarter } from "../../starters/last-starter.ts";
import { type Proposal, proposalOf, proposedYear } from "../../starters/proposals.ts";
import { defaultSections, findStarter, isSuitable } from "../../starters/starters.ts";
import { useWords } from "../../starters/use-words.ts";
import { choicesOf, followProposal, type ProjectForm } from "./project-form.ts";

export interface ProjectFormState {
  readonly form: UseFormReturn<ProjectForm>;
  readonly values: ProjectForm;
  /** Undefined while loading. */
  readonly devices: readonly DeviceProfile[] | undefined;
  /** Defined if the devices failed to load. */
  readonly onRetryDevices: (() => void) | undefined;
  readonly device: DeviceProfile | undefined;
  /** Resolves with the chosen or proposed device once the devices are loaded. */
  readonly loadDevice: () => Promise<DeviceProfile | undefined>;
  /** Changes the starter or its options. Fields with unchanged proposals follow. */
  readonly change: (
    change: Partial<
      Pick<
        ProjectForm,
        | "starter"
        | "calendar"
        | "year"
        | "locale"
        | "week_start"
        | "hours"
        | "theme"
        | "sections"
        | "layouts"
        | "holidays"
      >
    >,
  ) => void;
}

export function useProjectForm(draft: ProjectForm): ProjectFormState {
  const { data: devices, isError, refetch } = useQuery(profilesQuery);
  const form = useForm<ProjectForm>({ defaultValues: draft, mode: "onTouched" });
  const client = useQueryClient();
  const { control, getValues, setValue } = form;
  const watched = useWatch({ control });
  // Its type has optional values in records.
  const values = { ...draft, ...watched, layouts: getValues("layouts") };

  const change: ProjectFormState["change"] = (changed) => {
    const before = getValues();
    const [today, starter] = [new Date(), changed.starter ?? before.starter];
    const { calendar = before.calendar } = changed;
    const year =
      calendar === before.calendar
        ? followProposal(before.year, proposedYear(today, before), proposedYear(today, { starter, calendar }))
        : proposedYear(today, { starter, calendar });
    const after = { ...before, year, ...changed };
    setValue("starter", after.starter);
    setValue("calendar", after.calendar);
    setValue("year", after.year);
    setValue("locale", after.locale);
    setValue("week_start", after.week_start);
    setValue("hours", after.hours);
    setValue("theme", after.theme);
    setValue("holidays", after.holidays);
    // Another starter has layouts of its own.
    setValue("layouts", after.starter === before.starter ? after.layouts : {});
    setValue("sections", after.starter === before.starter ? after.sections : defaultSections(after.starter));
  };
  const preselect = useEffectEvent(() => {
    const { starter, name } = getValues();
    const last = lastStarter();
    if (starter === "" && name === "" && last !== undefined && findStarter(last)) change({ starter: last });
  });
  useEffect(() => {
    const proposed = devices && deviceOf(lastDevice(), devices);
    if (!proposed || getValues("device_profile") !== "") return;
    setValue("device_profile", proposed.id);
    preselect();
  }, [devices, getValues, setValue]);
  useProposals(form, values);
  const device = devices?.find(({ id }) => id === values.device_profile);
  const chosen = findStarter(values.starter);
  const isRefused = chosen !== undefined && !isSuitable(device);
  useEffect(() => {
    if (isRefused) change({ starter: "" });
  });
  const onRetryDevices = isError ? () => void refetch() : undefined;
  const loadDevice = async () =>
    deviceOf(getValues("device_profile") || lastDevice(), await client.ensureQueryData(profilesQuery));
  return { form, values, devices, onRetryDevices, device, loadDevice, change };
}

/** Writes name and category of the chosen starter when its words are loaded, unless the user has changed them. */
function useProposals(form: UseFormReturn<ProjectForm>, values: ProjectForm): void {
  const starter = findStarter(values.starter);
  const words = useWords(values.locale);
  const proposal = words && proposalOf(starter, choicesOf(values, starter), textIn(words, values.locale));
  const follow = useEffectEvent((next: Proposal) => {
    const before = form.getValues();
    const name = followProposal(before.name, before.proposed_name, next.name);
    // Removes an outdated error, and shows none for a name that the user has not cleared.
    form.setValue("name", name, { shouldValidate: form.formState.isSubmitted || name !== "" });
    if (name === "" && name !== before.name) form.clearErrors("name");
    form.setValue("category", followProposal(before.category, before.proposed_category, next.category));
    form.setValue("proposed_name", next.name);
    form.setValue("proposed_category", next.category);
  });
  const { proposed_name, proposed_category } = values;
  const isNew = proposal && (proposal.name !== proposed_name || proposal.category !== proposed_category);
  useEffect(() => {
    if (isNew) follow(proposal);
  });
}

const deviceOf = (wanted: string | undefined, devices: readonly DeviceProfile[]) =>
  devices.find(({ id }) => id === wanted) ?? devices[0];

import type { DeviceProfile } from "@octavo/engine";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { profilesQuery } from "../../api/profiles.ts";
import { lastDevice } from "../../devices/last-device.ts";
import { defaultSections, findStarter, isSuitable, proposalOf, proposedYear } from "../../starters/starters.ts";
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
    change: Partial<Pick<ProjectForm, "starter" | "year" | "locale" | "week_start" | "sections">>,
  ) => void;
}

export function useProjectForm(draft: ProjectForm): ProjectFormState {
  const { data: devices, isError, refetch } = useQuery(profilesQuery);
  const form = useForm<ProjectForm>({ defaultValues: draft, mode: "onTouched" });
  const client = useQueryClient();
  const { control, getValues, setValue } = form;
  const values = { ...draft, ...useWatch({ control }) };

  useEffect(() => {
    const proposed = devices && deviceOf(lastDevice(), devices);
    if (proposed && getValues("device_profile") === "") setValue("device_profile", proposed.id);
  }, [devices, getValues, setValue]);

  const change: ProjectFormState["change"] = (changed) => {
    const before = getValues();
    const [today, starter] = [new Date(), changed.starter ?? before.starter];
    const year = followProposal(before.year, proposedYear(today, before.starter), proposedYear(today, starter));
    const after = { ...before, year, ...changed };
    const [was, is] = [before, after].map((filled) => {
      const chosen = findStarter(filled.starter);
      return proposalOf(chosen, choicesOf(filled, chosen));
    });
    if (!was || !is) return;
    setValue("starter", after.starter);
    setValue("year", after.year);
    setValue("locale", after.locale);
    setValue("week_start", after.week_start);
    setValue("sections", after.starter === before.starter ? after.sections : defaultSections(after.starter));
    const name = followProposal(before.name, was.name, is.name);
    // Removes an outdated error, and shows none for a name that the user has not cleared.
    setValue("name", name, { shouldValidate: form.formState.isSubmitted || name !== "" });
    if (name === "" && name !== before.name) form.clearErrors("name");
    setValue("category", followProposal(before.category, was.category, is.category));
  };
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

const deviceOf = (wanted: string | undefined, devices: readonly DeviceProfile[]) =>
  devices.find(({ id }) => id === wanted) ?? devices[0];

import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { failureMessage } from "../../api/failures.ts";
import { projects as messages } from "../../api/project-messages.ts";
import { useCreateProject } from "../../api/projects.ts";
import type { WrittenSource } from "../../dates/date-sources.ts";
import { sourceOfCountry } from "../../dates/holiday-place.ts";
import { rememberDevice } from "../../devices/last-device.ts";
import { useEngine } from "../../engine-worker/use-engine.ts";
import { regionName } from "../../language/language-name.ts";
import { t } from "../../language/t.ts";
import { HoursChoice } from "../../starters/choices-form.tsx";
import { ContentRows, revealSection } from "../../starters/content-rows.tsx";
import { createStarterYaml, createStylesYaml } from "../../starters/starter-planner.ts";
import { findStarter } from "../../starters/starters.ts";
import { ThemeField } from "../../starters/theme-field.tsx";
import { usualRegion } from "../../starters/usual-region.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { CalendarFields } from "./calendar-fields.tsx";
import { ProjectFields } from "./project-fields.tsx";
import { choicesOf, hasUserInput, newProjectOf, type ProjectForm } from "./project-form.ts";
import { StarterDetails } from "./starter-details.tsx";
import { StarterPicker } from "./starter-picker.tsx";
import { useProjectForm } from "./use-project-form.ts";

interface CreateProjectProps {
  /** Input of an earlier visit to the dialog that was closed without creating a project. */
  readonly draft: ProjectForm;
  readonly onClose: (draft: ProjectForm | undefined) => void;
}

export function CreateProject({ draft, onClose }: CreateProjectProps) {
  const engine = useEngine();
  const state = useProjectForm(draft);
  const { form, values, device, change } = state;
  const names = useRef<HTMLElement>(null);
  const dates = useRef<HTMLElement>(null);
  const starter = findStarter(values.starter);
  const choices = choicesOf(values, starter);

  const { create, error } = useSubmit(state, () => onClose(undefined));
  const busy = form.formState.isSubmitting;
  const close = () => onClose(form.getValues());
  return (
    <Dialog open size="full" title={t("Create Project")} onClose={busy ? undefined : close}>
      <form
        noValidate
        className="flex min-h-0 flex-1 flex-col"
        // `error` has the failure. The input is kept.
        onSubmit={(event) => void create(event).catch(() => undefined)}
      >
        <DialogBody>
          <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[21rem_1fr]">
            <div className="flex flex-col gap-4">
              <ProjectFields {...state} />
            </div>
            <div>
              <StarterPicker
                {...{ engine, device, choices }}
                profiles={state.devices}
                value={values.starter}
                onChoose={(id) => change({ starter: id })}
              />
              {starter && (
                <StarterDetails
                  {...{ engine, starter, device, choices, names }}
                  profiles={state.devices}
                  onChange={change}
                >
                  <CalendarFields {...{ values, change, dates }} />
                  {device && (
                    <HoursChoice key={starter.id} {...{ starter, choices }} profile={device} onChange={change} />
                  )}
                  <ThemeField
                    {...{ starter, choices }}
                    profiles={state.devices ?? []}
                    onChoose={(theme) => change({ theme })}
                  />
                </StarterDetails>
              )}
            </div>
          </div>
        </DialogBody>
        {starter && device && (
          <div className="flex flex-col gap-x-8 border-t border-rule px-5 pt-2 sm:grid sm:grid-cols-2 sm:px-6">
            <ContentRows
              {...{ starter, choices }}
              dates={datesOf(values).map(({ holidays = "" }) => regionName(holidays))}
              onNames={() => revealSection(names.current)}
              onDates={() => revealSection(dates.current)}
            />
          </div>
        )}
        <DialogActions>
          {error && (
            <Notice kind="error" className="w-full">
              {failureMessage(error, messages.create)}
            </Notice>
          )}
          <Button disabled={busy} onClick={close}>
            {t("Cancel")}
          </Button>
          <SubmitButton {...state} />
        </DialogActions>
      </form>
      <UnsavedGuard when={hasUserInput(values) && !busy} sentence={t("The new project is not saved.")} />
    </Dialog>
  );
}

type FormState = ReturnType<typeof useProjectForm>;

/** Creates the project, remembers its device and opens it. */
function useSubmit({ form, loadDevice }: FormState, onCreated: () => void) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync, error } = useCreateProject();
  const create = form.handleSubmit(async (filled) => {
    const chosen = await loadDevice();
    if (!chosen) return;
    const planned = { ...filled, device_profile: chosen.id };
    const starter = findStarter(planned.starter);
    const texts = starter && (await createStarterYaml(cache, starter, choicesOf(planned, starter), datesOf(planned)));
    const library = starter ? undefined : await createStylesYaml(cache, choicesOf(planned, undefined));
    const { id } = await mutateAsync({ ...newProjectOf(planned, texts), ...(library && { masters_yaml: library }) });
    rememberDevice(chosen.id);
    onCreated();
    await navigate({ to: "/projects/$projectId", params: { projectId: id }, ignoreBlocker: true });
  });
  return { create, error };
}

function datesOf({ holidays, starter }: ProjectForm): WrittenSource[] {
  const region = usualRegion();
  return holidays && region?.hasHolidays && findStarter(starter)?.hasEvents ? [sourceOfCountry(region.code)] : [];
}

function SubmitButton({ form, values, onRetryDevices }: FormState) {
  const busy = form.formState.isSubmitting;
  // Enter may be pressed before the devices are loaded. The submit handler waits for them.
  const isDisabled = busy || values.name.trim() === "" || onRetryDevices !== undefined;
  return (
    <Button kind="primary" type="submit" disabled={isDisabled}>
      {busy ? t("Creating…") : t("Create Project")}
    </Button>
  );
}

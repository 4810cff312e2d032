import type { Project, ProjectChange } from "@octavo/contract";
import { type DeviceProfile, findProfile, type Template, templateDefaults } from "@octavo/engine";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { profilesQuery } from "../../api/profiles.ts";
import { useResources, useWorld } from "../../editor/painting/resources.ts";
import { designTexts } from "../../editor/rescaling/messages.ts";
import { RescaleChoice } from "../../editor/rescaling/rescale-choice.tsx";
import { type RescaleOffer, type RescaleOption, rescaledFor, rescaleOffers } from "../../editor/rescaling/rescaling.ts";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { useEngine } from "../../engine-worker/use-engine.ts";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAsync } from "../../ui/use-async.ts";
import { whenDone } from "../../ui/when-done.ts";
import {
  type AdaptedProject,
  addedProblems,
  changedDesigns,
  fixableProblems,
  scaledProject,
  withFixes,
} from "./adapted-project.ts";
import { type Adaptation, describeStarterPages } from "./describe-rescale.ts";
import { DeviceProblems, useProblems } from "./device-problems.tsx";
import {
  countChanged,
  countDrawn,
  findStarterPages,
  isMostlyStarter,
  type StarterPages,
  withStarterPages,
} from "./starter-pages.ts";

interface DeviceDialogProps {
  readonly project: Project;
  readonly device: string;
  readonly onChange: (how: Adaptation) => void;
  readonly onClose: () => void;
}

type DeviceOption = RescaleOption | "starter";

const rescaleModes: Readonly<Record<DeviceOption, ProjectChange["rescale"]>> = {
  starter: "proportional",
  proportional: "proportional",
  keep_sizes: "keep_sizes",
  by_width: "width",
  by_height: "height",
  stretch: "stretch",
  keep: "none",
};

export function DeviceDialog({ project, device, onChange, onClose }: DeviceDialogProps) {
  const engine = useEngine();
  const { value: opened, problem } = useOpened(engine, project, device);
  const [chosen, setChosen] = useState<DeviceOption>();
  const [fixes, setFixes] = useState<Fixes>({});
  const own = opened?.own;
  const how = chosen ?? (own && isMostlyStarter(project, own) ? "starter" : "proportional");
  const change = async () => {
    const { after, fixed } = fixes[how] ?? {};
    onChange({
      rescale: rescaleModes[how],
      ...(how === "starter" && own && { starter: await drawnDocuments(engine, own, device, fixed) }),
      ...(how !== "starter" && after && fixed && { designs: changedDesigns(after, fixed) }),
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("Change device")}
      description={t(
        "All masters and pages of the project are fitted to the new device. The version history keeps them as they are now.",
      )}
      size="wide"
    >
      <DialogBody>
        {opened && (
          <DeviceRescale {...{ engine, project, device, own, how, fixes }} onHow={setChosen} onFix={setFixes} />
        )}
        {!opened && (problem === undefined ? <Loading /> : <Notice kind="error">{translate(problem)}</Notice>)}
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t("Cancel")}</Button>
        <Button kind="primary" disabled={!opened} onClick={() => void change()}>
          {t("Change device")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Projects with the fixes of their problems, by the way in which the device changes. */
type Fixes = { readonly [How in DeviceOption]?: { readonly after: AdaptedProject; readonly fixed: AdaptedProject } };

async function drawnDocuments(
  engine: EngineClient,
  own: StarterPages,
  device: string,
  fixed: AdaptedProject | undefined,
): Promise<NonNullable<Adaptation["starter"]>> {
  const { documents, madeFrom } = own;
  const printed = fixed?.isParsed ? await engine.run("printParsed", fixed.project) : undefined;
  return {
    documents: {
      masters_yaml: printed?.masters_yaml ?? documents.masters,
      plan_yaml: printed?.plan_yaml ?? documents.plan,
      device_profile: device,
      made_from: madeFrom,
    },
    drawn: countDrawn(own),
    changed: countChanged(own),
  };
}

/** Loads fonts and languages, and the pages of the project's starter for the device. */
function useOpened(engine: EngineClient, project: Project, device: string) {
  const resources = useResources();
  const cache = useQueryClient();
  return useAsync(async () => {
    const { plan, masters, pages } = project;
    const [own] = await Promise.all([
      findStarterPages(engine, cache, await cache.ensureQueryData(profilesQuery), project, device),
      resources.open({ locale: plan.locale, designs: [...masters, ...pages] }),
    ]);
    return { own };
  });
}

interface DeviceRescaleProps {
  readonly engine: EngineClient;
  readonly project: Project;
  readonly device: string;
  readonly own: StarterPages | undefined;
  readonly how: DeviceOption;
  readonly fixes: Fixes;
  readonly onHow: (how: DeviceOption) => void;
  readonly onFix: (fixes: Fixes) => void;
}

function DeviceRescale({ engine, project, device, own, how, fixes, onHow, onFix }: DeviceRescaleProps) {
  const { profiles } = useWorld();
  const template = usePlannerPages(engine, project);
  const from = findProfile(profiles, project.metadata.device_profile);
  const to = findProfile(profiles, device);
  const after = useMemo(() => to && projectAfter(project, to, own, how), [project, to, own, how]);
  const fixed = fixes[how]?.fixed ?? after;
  const offers = useMemo(
    () => (template && to ? offersFor(template, to, project, own && withFixed(own, fixes.starter?.fixed)) : []),
    [template, to, project, own, fixes.starter],
  );
  const stored = useMemo(() => ({ project }), [project]);
  const found = { before: useProblems(engine, stored), after: useProblems(engine, fixed) };
  if (!to || !after || !fixed) return null;
  if (!template) return <Loading />;
  const added = found.before && found.after ? addedProblems(found.before, found.after) : [];
  const fixable = fixableProblems(fixed, added);
  return (
    <RescaleChoice
      {...{ engine, template, from, to, offers, how, onHow }}
      pages={firstPages(template)}
      texts={designTexts}
      counts={{ before: found.before?.length, after: found.after?.length }}
    >
      <DeviceProblems
        problems={added}
        fixable={fixable}
        onFix={() => onFix({ ...fixes, [how]: { after, fixed: withFixes(fixed, fixable) } })}
      />
    </RescaleChoice>
  );
}

function projectAfter(
  project: Project,
  to: DeviceProfile,
  own: StarterPages | undefined,
  how: DeviceOption,
): AdaptedProject {
  if (how === "starter" && own) return { project: own.project, isParsed: true };
  return { project: scaledProject(project, to, how === "starter" ? "proportional" : how) };
}

const withFixed = (own: StarterPages, fixed: AdaptedProject | undefined): StarterPages =>
  fixed?.isParsed ? { ...own, project: fixed.project } : own;

function offersFor(
  template: Template,
  to: DeviceProfile,
  project: Project,
  own: StarterPages | undefined,
): readonly RescaleOffer<DeviceOption>[] {
  const offers = rescaleOffers(template, to);
  if (!own) return offers;
  const after = withStarterPages(rescaledFor(template, to, "proportional"), project, own);
  const drawn = countDrawn(own);
  const scaled = project.masters.length + project.pages.length - drawn;
  const words = describeStarterPages({ drawn, changed: countChanged(own), scaled });
  return [{ how: "starter", label: t("The starter's own pages"), words, after }, ...offers];
}

/** Returns the planner, so that designs show dates. If it cannot be expanded, returns one page per design. */
function usePlannerPages(engine: EngineClient, project: Project): Template | undefined {
  const [expanded, setExpanded] = useState<{ readonly planner: Template | undefined }>();
  useEffect(() => {
    const planner = engine.run("expandPlanner", { project, list: "masters", name: "_none" });
    return whenDone(planner, (found) => setExpanded({ planner: found }));
  }, [engine, project]);
  return useMemo(() => {
    if (!expanded) return undefined;
    const { planner } = expanded;
    return planner && firstPages(planner).length > 0 ? planner : onePageEach(project);
  }, [expanded, project]);
}

function firstPages({ page_assignments, masters }: Template): readonly number[] {
  const drawn = new Set(masters.flatMap(({ id, widgets }) => (widgets.length > 0 ? [id] : [])));
  const used = page_assignments.filter(({ master_id }) => drawn.has(master_id));
  const byMaster = new Map(used.toReversed().map(({ master_id, page }) => [master_id, page]));
  return [...byMaster.values()].toSorted((a, b) => a - b);
}

function onePageEach({ default_canvas: canvas, masters, pages, metadata }: Project): Template {
  const designs = [...masters, ...pages].map(({ name, widgets }, i) => ({ id: `${i}`, name, widgets }));
  return {
    ...templateDefaults,
    metadata: { ...templateDefaults.metadata, profile: metadata.device_profile },
    canvas,
    masters: designs,
    page_assignments: designs.map(({ id }, i) => ({ page: i + 1, master_id: id })),
  };
}

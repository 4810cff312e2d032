import type { Project, ProjectChange } from "@octavo/contract";
import { findProfile, type Template, templateDefaults } from "@octavo/engine";
import { useEffect, useMemo, useState } from "react";
import { designTexts } from "../../editor/messages.ts";
import { RescaleChoice } from "../../editor/panels/rescale-choice.tsx";
import type { RescaleOption } from "../../editor/panels/rescaling.ts";
import { useResources, useWorld } from "../../editor/session/resources.ts";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { useEngine } from "../../engine-worker/use-engine.ts";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAsync } from "../../ui/use-async.ts";

interface DeviceDialogProps {
  readonly project: Project;
  readonly device: string;
  readonly onChange: (rescale: ProjectChange["rescale"]) => void;
  readonly onClose: () => void;
}

const rescaleModes: Readonly<Record<RescaleOption, ProjectChange["rescale"]>> = {
  proportional: "proportional",
  by_width: "width",
  by_height: "height",
  stretch: "stretch",
  keep: "none",
};

export function DeviceDialog({ project, device, onChange, onClose }: DeviceDialogProps) {
  const resources = useResources();
  const { plan, masters, pages } = project;
  const { value: isOpen, problem } = useAsync(async () => {
    await resources.open({ locale: plan.locale, designs: [...masters, ...pages] });
    return true;
  });
  const [how, setHow] = useState<RescaleOption>("proportional");
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("Change device")}
      description={t("All masters and pages of the project are rescaled to the page size of the new device.")}
      size="wide"
    >
      <DialogBody>
        {isOpen && <DeviceRescale project={project} device={device} how={how} onHow={setHow} />}
        {!isOpen && (problem === undefined ? <Loading /> : <Notice kind="error">{translate(problem)}</Notice>)}
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{t("Cancel")}</Button>
        <Button kind="primary" onClick={() => onChange(rescaleModes[how])}>
          {t("Change device")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface DeviceRescaleProps {
  readonly project: Project;
  readonly device: string;
  readonly how: RescaleOption;
  readonly onHow: (how: RescaleOption) => void;
}

function DeviceRescale({ project, device, how, onHow }: DeviceRescaleProps) {
  const world = useWorld();
  const engine = useEngine();
  const template = usePlannerPages(engine, project);
  const to = findProfile(world.profiles, device);
  const from = findProfile(world.profiles, project.metadata.device_profile);
  if (!to) return null;
  return (
    <RescaleChoice {...{ engine, template, from, to, how, onHow }} pages={firstPages(template)} texts={designTexts} />
  );
}

/** Returns the planner, so that designs show dates. Until it is expanded, or if that fails, returns one page per design. */
function usePlannerPages(engine: EngineClient, project: Project): Template {
  const [planner, setPlanner] = useState<Template>();
  useEffect(() => {
    let isWanted = true;
    void engine.run("expandPlanner", { project, list: "masters", name: "_none" }).then((made) => {
      if (isWanted) setPlanner(made);
    });
    return () => {
      isWanted = false;
    };
  }, [engine, project]);
  const plain = useMemo(() => onePageEach(project), [project]);
  return planner && firstPages(planner).length > 0 ? planner : plain;
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

import type { Project } from "@octavo/contract";
import type { DeviceProfile } from "@octavo/engine";
import { axes, type Matrix, type Variant, variantsOf } from "@octavo/starters";
import { useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { profilesQuery } from "../../api/profiles.ts";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { useEngine } from "../../engine-worker/use-engine.ts";
import { t, tn, translate } from "../../language/t.ts";
import { ProjectPage } from "../../projects/project-page.tsx";
import { findMadeProject, type MadeProject } from "../../starters/made-project.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Progress } from "../../ui/progress.tsx";
import { useAsync } from "../../ui/use-async.ts";
import { ContactSheet } from "./contact-sheet.tsx";
import { useVariants } from "./use-variants.ts";
import { VariantChoices } from "./variant-choices.tsx";
import { readOwnValues } from "./variant-names.ts";

/** Limit of the variants of a browser, whose PDFs are in memory. */
const mostVariants = 200;

export function AllVariants({ project }: { readonly project: Project }) {
  const engine = useEngine();
  const { value: opened, problem } = useOpened(engine, project);
  return (
    <ProjectPage
      project={project}
      title={t("All variants")}
      subtitle={t("One PDF for each combination of your choices, in one ZIP file. The project stays as it is.")}
    >
      {problem !== undefined && <Notice kind="error">{translate(problem)}</Notice>}
      {problem === undefined && !opened && <Loading />}
      {opened && <Variants project={project} {...opened} />}
    </ProjectPage>
  );
}

interface Opened {
  readonly profiles: readonly DeviceProfile[];
  readonly made: MadeProject | undefined;
  readonly hasHands: boolean;
}

function useOpened(engine: EngineClient, project: Project) {
  const cache = useQueryClient();
  return useAsync(async (): Promise<Opened> => {
    const profiles = await cache.ensureQueryData(profilesQuery);
    const made = await findMadeProject(engine, cache, profiles, project);
    const hasHands = made !== undefined || (await engine.run("hasHands", { project, words: {}, made })) !== false;
    return { profiles, made, hasHands };
  });
}

function Variants({ project, profiles, made, hasHands }: Opened & { readonly project: Project }) {
  const own = readOwnValues(project, made);
  const [matrix, setMatrix] = useState<Matrix>({
    devices: [own.device],
    locales: [own.locale],
    hands: [own.hand],
    weekstart: [own.weekStart],
  });
  const variants = variantsOf(matrix);
  const isEmpty = axes.some((axis) => matrix[axis].length === 0);
  const isTooMany = variants.length > mostVariants;
  const { state, show, download, cancel, clear } = useVariants(project, made, own);
  const isRunning = state.status === "running";
  const change = (changed: Partial<Matrix>) => {
    clear();
    setMatrix((before) => ({ ...before, ...changed }));
  };
  const isBlocked = isEmpty || isTooMany || isRunning;
  return (
    <div className="mt-5 grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(18rem,22rem)_1fr]">
      <VariantChoices {...{ profiles, made, hasHands, own, matrix }} isDisabled={isRunning} onChange={change} />
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <output className="me-auto font-semibold tabular-nums">
            {tn(isEmpty ? 0 : variants.length, "{count} variant", "{count} variants")}
          </output>
          <Button disabled={isBlocked} onClick={() => void show(matrix, variants)}>
            {t("Show variants")}
          </Button>
          <Button kind="primary" disabled={isBlocked} onClick={() => void download(matrix, variants)}>
            <Download size={16} strokeWidth={1.75} aria-hidden="true" />
            {t("Download ZIP")}
          </Button>
        </div>
        {isTooMany && (
          <Notice kind="error">
            {t("At most {most} variants can be made at once. Choose fewer.", { most: mostVariants })}
          </Notice>
        )}
        {isRunning && <Running done={state.done} total={variants.length} onCancel={cancel} />}
        {state.problem !== undefined && <Notice kind="error">{state.problem}</Notice>}
        <ContactSheet shown={state.shown} shape={shapeOf(variants, profiles)} />
      </div>
    </div>
  );
}

function shapeOf([first]: readonly Variant[], profiles: readonly DeviceProfile[]): number {
  const { width, height } = profiles.find(({ id }) => id === first?.device)?.pdf_settings.page ?? {
    width: 3,
    height: 4,
  };
  return width / height;
}

interface RunningProps {
  readonly done: number;
  readonly total: number;
  readonly onCancel: () => void;
}

function Running({ done, total, onCancel }: RunningProps) {
  return (
    <div className="flex items-end gap-3">
      <Progress label={t("{done} of {total} variants", { done, total })} done={done} total={total} />
      <Button onClick={onCancel}>{t("Cancel")}</Button>
    </div>
  );
}

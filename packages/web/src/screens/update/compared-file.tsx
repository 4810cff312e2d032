import type { Project } from "@octavo/contract";
import { type Comparison, describeAltered, describeEarlier, type UpdateReport } from "@octavo/engine";
import { useMemo, useState } from "react";
import { useDeviceName } from "../../devices/use-device-name.ts";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { useEngine } from "../../engine-worker/use-engine.ts";
import { t, translate } from "../../language/t.ts";
import { Replacement } from "../../transfer/replacement.tsx";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { DownloadUpdate } from "./download-update.tsx";
import { changedGroups, displacedGroups, newGroups, removedGroups, verdictOf } from "./edition-report.ts";
import { PageGroups, type Pictures } from "./page-groups.tsx";
import { RemovedChoice } from "./removed-choice.tsx";
import type { TabletFile } from "./use-tablet-file.ts";
import { isOpenChoice, type UpdateChoice, type UpdateState, useEarlierPages, useUpdate } from "./use-update.ts";

const CarryInk = lazy(async () => (await import("./carry-ink.tsx")).CarryInk, { fallback: () => null });

interface ComparedFileProps {
  readonly project: Project;
  readonly file: TabletFile;
  /** Engine that compiles the project of the file. */
  readonly reader: EngineClient;
}

/** Verdict, decisions and download of an update. */
export function ComparedFile({ project, file, reader }: ComparedFileProps) {
  const engine = useEngine();
  const [choice, setChoice] = useState<UpdateChoice>({});
  const { source, state, choosable } = useUpdate(engine, project, file, choice);
  const pictures = usePictures(engine, reader, file, state);
  return (
    <div className="flex flex-col gap-6">
      <FileNotices file={file} />
      <section aria-label={t("Result")} aria-live="polite" aria-busy={state.status === "running"}>
        <Verdict {...{ project, file, state }} onDevice={(device) => setChoice({ ...choice, device })} />
      </section>
      {choosable.length > 0 && (
        <RemovedChoice
          count={choosable.length}
          canKeep={file.edition.project !== undefined}
          value={choice.removed}
          onChange={(mode) => setChoice({ ...choice, removed: mode })}
        />
      )}
      {state.status === "compared" && <DownloadUpdate {...{ project, file, source }} />}
      {state.status === "compared" && <CarryInk file={file.chosen} source={source} />}
      {"report" in state && <Affected {...{ state, pictures }} />}
      {state.status === "compared" && <Replacement device={project.metadata.device_profile} project={undefined} />}
    </div>
  );
}

function usePictures(engine: EngineClient, reader: EngineClient, file: TabletFile, state: UpdateState): Pictures {
  const before = useEarlierPages(reader, file);
  const planner = state.status === "compared" ? state.planner : undefined;
  const [first] = file.edition.manifest.pages;
  return useMemo(
    () => ({
      before,
      after: planner && ((page) => engine.page(planner, page)),
      shape: first ? first.width / first.height : 1,
    }),
    [before, engine, planner, first],
  );
}

function FileNotices({ file: { edition } }: Pick<ComparedFileProps, "file">) {
  const { altered, pages } = edition.manifest;
  const sentences = [...(altered ? describeAltered(altered) : []), ...describeEarlier(pages)];
  return (
    <>
      {sentences.map((sentence) => (
        <Notice key={sentence.text}>{`${translate(sentence)}.`}</Notice>
      ))}
      {!edition.project && (
        <Notice>
          {t("The PDF does not contain its project. Pictures of its pages show only the areas to write on.")}
        </Notice>
      )}
    </>
  );
}

interface VerdictProps {
  readonly project: Project;
  readonly file: TabletFile;
  readonly state: UpdateState;
  readonly onDevice: (device: string) => void;
}

function Verdict({ project, file, state, onDevice }: VerdictProps) {
  if (state.status === "running") return <Loading>{t("Comparing pages…")}</Loading>;
  if (state.status === "compared")
    return (
      <h2 className="text-xl leading-snug font-semibold tracking-tight text-balance tabular-nums">
        {verdictOf(state.comparison, state.report)}
      </h2>
    );
  if (isOpenChoice(state)) return <p className="font-semibold">{t("Choose what happens to pages that are gone.")}</p>;
  if (state.status === "refused") return <Refusal {...{ project, file, onDevice }} report={state.report} />;
  return (
    <Notice
      kind="error"
      action={
        <LinkButton to="/projects/$projectId" params={{ projectId: project.id }} search={{ tab: "preview" }}>
          {t("Show problems")}
        </LinkButton>
      }
    >
      {state.reason}
    </Notice>
  );
}

type RefusalProps = Omit<VerdictProps, "state"> & { readonly report: UpdateReport };

/** Reason why there is no update, and the remedy. */
function Refusal({ project, file, report: { refusal }, onDevice }: RefusalProps) {
  const device = file.details?.device_profile ?? "";
  const name = useDeviceName(device);
  const isOtherDevice = refusal?.hint && device !== "" && device !== project.metadata.device_profile;
  return (
    <Notice
      kind="error"
      action={
        isOtherDevice && (
          <Button onClick={() => onDevice(device)}>{t("Build it for {device}", { device: name })}</Button>
        )
      }
    >
      {refusal && [refusal.message, refusal.hint].map((part) => part && `${translate(part)}.`).join(" ")}
    </Notice>
  );
}

interface AffectedProps {
  readonly state: Exclude<UpdateState, { readonly status: "running" | "failed" }>;
  readonly pictures: Pictures;
}

/** Pages to look at, the most important first. */
function Affected({ state, pictures }: AffectedProps) {
  const { report } = state;
  if (state.status === "refused")
    return (
      isOpenChoice(state) && (
        <PageGroups
          title={t("Pages that the plan no longer makes")}
          hint={t("They are in the PDF on the tablet.")}
          groups={removedGroups(report.removed, false)}
          pictures={pictures}
        />
      )
    );
  const { comparison, planner } = state;
  const displaced = displacedGroups(comparison, planner.pages);
  return (
    <>
      <PageGroups
        title={t("Handwriting on other pages")}
        hint={t(
          "Handwriting on these pages would be on another page after the update. To avoid it, keep the pages or their places.",
        )}
        groups={displaced}
        pictures={pictures}
      />
      <ChangedPages comparison={comparison} pictures={pictures} />
      {displaced.length === 0 && (
        <PageGroups
          title={t("Pages that the plan no longer makes")}
          hint={t("They stay at their places.")}
          groups={removedGroups(report.removed, true)}
          pictures={pictures}
        />
      )}
      <PageGroups
        title={t("New pages")}
        hint={t("Links, outline and page labels show them where the plan has them.")}
        groups={newGroups(report)}
        pictures={pictures}
      />
    </>
  );
}

function ChangedPages({ comparison, pictures }: { readonly comparison: Comparison; readonly pictures: Pictures }) {
  return (
    <PageGroups
      title={t("Changed pages")}
      hint={t(
        "Handwriting stays on these pages, and can be beside other lines or words. If you have written on them, undo the change of their masters or of the plan.",
      )}
      groups={changedGroups(comparison)}
      pictures={pictures}
    />
  );
}

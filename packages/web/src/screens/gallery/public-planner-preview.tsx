import type { PublicProject } from "@octavo/contract";
import type { DeviceProfile } from "@octavo/engine";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { publicTemplateQuery } from "../../api/gallery.ts";
import { gallery as messages } from "../../api/messages.ts";
import { profilesQuery } from "../../api/profiles.ts";
import { projects as projectMessages } from "../../api/project-messages.ts";
import { DeviceField } from "../../devices/device-field.tsx";
import { deviceOf, portraitDevices, profileIdOf } from "../../devices/device-groups.ts";
import { lastDevice, rememberDevice } from "../../devices/last-device.ts";
import { usePdfDownload } from "../../engine-worker/use-pdf-download.ts";
import { rightsOf } from "../../gallery/rights.ts";
import { t, tn, translate } from "../../language/t.ts";
import { PlannerView } from "../../planner-view/planner-view.tsx";
import { type PlannerState, usePlanner } from "../../planner-view/use-planner.ts";
import { ProblemRow } from "../../problems/problem-row.tsx";
import { PdfProgress } from "../../queue/pdf-progress.tsx";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Switch } from "../../ui/switch.tsx";

const TransferStrip = lazy(async () => (await import("../../transfer/transfer-strip.tsx")).TransferStrip, {
  isOptional: true,
});

interface PublicPlannerPreviewProps {
  readonly project: PublicProject;
  /** Rescales the planner to a device of the visitor's choice. */
  readonly isForDevice: boolean;
}

export function PublicPlannerPreview({ project, isForDevice }: PublicPlannerPreviewProps) {
  const { data, error, refetch } = useQuery(publicTemplateQuery(project.id, project.cover_version));
  const { data: profiles } = useQuery(profilesQuery);
  const [chosen, setChosen] = useState(() => lastDevice() ?? project.metadata.device_profile);
  const profile = isForDevice ? profiles?.find(({ id }) => id === chosen) : undefined;
  const isReady = data !== undefined && (!isForDevice || profiles !== undefined);
  const source = useMemo(
    () => (isReady ? { template: data.template_yaml, profile: profile?.id } : undefined),
    [isReady, data, profile],
  );
  const currentPage = useRef(1);
  const state = usePlanner(source, { currentPage });
  const { planner, draw, problem, compiling } = state;
  if (!planner && (error || !compiling))
    return (
      <Notice kind="error" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
        {translate(error?.message || problem || messages.unavailable)}
      </Notice>
    );
  return (
    <div className="flex flex-col gap-4">
      {isForDevice && profiles && (
        <DeviceChoice
          profiles={profiles}
          chosen={profile?.id ?? project.metadata.device_profile}
          onChoose={(id) => {
            rememberDevice(id);
            setChosen(id);
          }}
        />
      )}
      <section
        aria-label={t("Pages")}
        aria-busy={compiling}
        className="flex h-[min(46rem,calc(100dvh-8rem))] min-h-96 flex-col border border-rule"
      >
        {planner ? (
          <PlannerView planner={planner} draw={draw} onPage={(page) => (currentPage.current = page)} />
        ) : (
          <Loading />
        )}
      </section>
      {profile && source && planner && !compiling && (
        <ForDevice project={project} profile={profile} source={source} state={state} />
      )}
    </div>
  );
}

interface DeviceChoiceProps {
  readonly profiles: readonly DeviceProfile[];
  /** Id of a profile. */
  readonly chosen: string;
  readonly onChoose: (profile: string) => void;
}

function DeviceChoice({ profiles, chosen, onChoose }: DeviceChoiceProps) {
  const devices = portraitDevices(profiles);
  const { device, isLandscape } = deviceOf(chosen);
  const value = devices.find(({ id }) => id === device) ?? devices[0];
  if (!value) return null;
  return (
    <div className="grid items-end gap-x-6 gap-y-2 sm:grid-cols-[1fr_auto]">
      <DeviceField devices={devices} value={value} onChange={(id) => onChoose(profileIdOf(id, isLandscape))} />
      <Switch checked={isLandscape} onChange={({ target }) => onChoose(profileIdOf(value.id, target.checked))}>
        {t("Landscape")}
      </Switch>
    </div>
  );
}

interface ForDeviceProps {
  readonly project: PublicProject;
  readonly profile: DeviceProfile;
  readonly source: { readonly template: string; readonly profile: string | undefined };
  readonly state: PlannerState;
}

/** Verdict of the checks for the device, and the download. The PDF for the device of the project has its own button. */
function ForDevice({ project, profile, source, state: { diagnostics } }: ForDeviceProps) {
  return (
    <div className="flex flex-col gap-3">
      {diagnostics.length === 0 ? (
        <Notice kind="success">{t("No problems on this device: text, links and toolbar were checked.")}</Notice>
      ) : (
        <Notice>
          <Disclosure
            summary={tn(diagnostics.length, "{count} problem on this device", "{count} problems on this device")}
          >
            <ul>
              {diagnostics.slice(0, maxProblems).map((diagnostic, index) => (
                <ProblemRow key={index} diagnostic={diagnostic} onJump={undefined} />
              ))}
            </ul>
          </Disclosure>
        </Notice>
      )}
      {profile.id !== project.metadata.device_profile && (
        <DeviceDownload key={profile.id} {...{ project, profile, source }} />
      )}
    </div>
  );
}

const maxProblems = 8;

function DeviceDownload({ project, profile, source }: Omit<ForDeviceProps, "state">) {
  const [failure, setFailure] = useState<string>();
  const cache = useQueryClient();
  const { pdf, downloadPdf, cancelPdf, isDownloaded, file, forgetDownload } = usePdfDownload({
    name: `${project.metadata.name} ${profile.name}`,
    rights: rightsOf(project),
    source: async () => {
      await cache.ensureQueryData(profilesQuery);
      return source;
    },
    onFailure: (reason) => setFailure(failureMessage(reason, projectMessages.downloadPdf)),
  });
  return (
    <>
      <Button kind="primary" className="min-h-11" disabled={pdf !== undefined} onClick={() => void downloadPdf()}>
        <Download size={16} strokeWidth={1.75} aria-hidden="true" />
        {pdf ? t("Downloading…") : t("Download for {device}", { device: profile.name })}
      </Button>
      {pdf && <PdfProgress {...pdf} onCancel={cancelPdf} />}
      {failure && <Notice kind="error">{failure}</Notice>}
      {isDownloaded && (
        <TransferStrip device={profile.id} file={file} project={undefined} isChanged={false} onClose={forgetDownload} />
      )}
    </>
  );
}

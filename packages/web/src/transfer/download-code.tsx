import { type DownloadCode as Made, transferLimits } from "@octavo/contract";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../api/client.ts";
import { failureMessage } from "../api/failures.ts";
import { transfer as messages } from "../api/transfer-messages.ts";
import { rich } from "../language/rich.tsx";
import { t } from "../language/t.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { QrCode } from "./qr-code.tsx";
import { isOnlyHere, reachableAddress } from "./site-address.ts";
import type { TransferTarget } from "./transfer-target.ts";

interface DownloadCodeProps extends Pick<TransferTarget, "project" | "isChanged"> {
  /** The tablet has a camera that reads a QR code. */
  readonly hasCamera: boolean;
}

export function DownloadCode({ project, ...options }: DownloadCodeProps) {
  if (!project) return <KeepFirst />;
  return <CodeMaker projectId={project.id} {...options} />;
}

/** A planner that is not a project is on no server. */
export function KeepFirst() {
  return (
    <Notice>{t("Keep the planner as a project first: a tablet can download only projects of an account.")}</Notice>
  );
}

interface CodeMakerProps extends Omit<DownloadCodeProps, "project"> {
  readonly projectId: string;
}

function CodeMaker({ projectId, isChanged, hasCamera }: CodeMakerProps) {
  const { mutate, data, error, isPending } = useMakeDownloadCode(projectId);
  const left = useSecondsLeft(data);
  return (
    <div className="flex flex-col items-start gap-3" aria-live="polite">
      {isChanged && (
        <p className="leading-snug">{t("The tablet gets the saved plan, without your unsaved changes.")}</p>
      )}
      <p className="text-sm leading-snug text-ink-soft text-pretty">
        {t(
          "With a code, the tablet gets the pages only: the PDF does not contain your project, because others could see the code. If you later take pages out of the plan, those pages are blank in the updated PDF.",
        )}
      </p>
      {data && left > 0 && <Code made={data} {...{ left, hasCamera }} />}
      {data && left === 0 && <p>{t("The code has ended.")}</p>}
      {error && <Notice kind="error">{failureMessage(error, messages.makeCode)}</Notice>}
      <Button kind={data ? "plain" : "primary"} disabled={isPending} onClick={() => mutate()}>
        {data ? t("Make a new code") : t("Make a code")}
      </Button>
    </div>
  );
}

interface CodeProps extends Pick<DownloadCodeProps, "hasCamera"> {
  readonly made: Made;
  readonly left: number;
}

function Code({ made, left, hasCamera }: CodeProps) {
  const page = reachableAddress(made.page, location);
  const address = reachableAddress(made.address, location);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {hasCamera && <QrCode text={address} label={t("QR code of the download")} />}
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-2">
        <p className="wrap-anywhere">{rich("Address: {address}", { address: <b>{page}</b> })}</p>
        <p>
          {rich("Code: {code}", {
            code: <b className="font-mono text-3xl whitespace-nowrap">{made.code}</b>,
          })}
        </p>
        <p className="text-sm text-ink-soft tabular-nums" aria-live="off">
          {t("{minutes} min left, for {downloads} downloads", {
            minutes: Math.ceil(left / 60),
            downloads: made.downloads,
          })}
        </p>
        {isOnlyHere(page) && (
          <p className="text-sm leading-snug">
            {t(
              "Only this device can open this address. Open Octavo under its address in your network, and make a code there.",
            )}
          </p>
        )}
      </div>
    </div>
  );
}

/** Time until the code ends. Refreshed every ten seconds, because e-ink screens flash. */
function useSecondsLeft(made: Made | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!made) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, [made]);
  if (!made) return 0;
  const seconds = Math.round((Date.parse(made.expires_at) - now) / 1000);
  return Math.min(transferLimits.codeMinutes * 60, Math.max(0, seconds));
}

const useMakeDownloadCode = (projectId: string) =>
  useMutation({
    mutationFn: () => api("POST /api/projects/{id}/download-codes", { params: { id: projectId } }),
  });

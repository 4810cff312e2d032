import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { signInWaysQuery } from "../../api/account.ts";
import { api } from "../../api/client.ts";
import { failureMessage } from "../../api/failures.ts";
import { account as messages } from "../../api/messages.ts";
import { t, tn } from "../../language/t.ts";
import { useSession } from "../../session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog, DialogActions, DialogBody } from "../../ui/dialog.tsx";
import { downloadFile } from "../../ui/download-file.ts";
import { formatDate } from "../../ui/format-date.ts";
import { Notice } from "../../ui/notice.tsx";
import { SectionPart } from "../../ui/sections.tsx";

export function RecoveryCodesPart() {
  const { data: ways } = useQuery(signInWaysQuery);
  const cache = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const make = useMutation({
    mutationFn: () => api("POST /api/account/recovery-codes"),
    onSuccess: (answer) => {
      setCodes(answer.codes);
      void cache.invalidateQueries({ queryKey: signInWaysQuery.queryKey });
    },
  });
  const { left = 0, created_at = null } = ways?.recovery_codes ?? {};
  const button = (
    <Button disabled={!ways || make.isPending} {...(left === 0 && { onClick: () => make.mutate() })}>
      {created_at === null ? t("Make recovery codes") : t("Make new recovery codes")}
    </Button>
  );
  return (
    <SectionPart
      title={t("Recovery codes")}
      about={t("Each of ten codes replaces your password or passkey once, if you have lost it. Keep them on paper.")}
    >
      {created_at !== null && (
        <p>
          {tn(left, "{count} code left, made on {day}", "{count} codes left, made on {day}", {
            day: formatDate(created_at),
          })}
        </p>
      )}
      {left === 0 ? (
        button
      ) : (
        <ConfirmDialog
          trigger={button}
          title={t("Make new recovery codes?")}
          description={t("The codes that you have now stop working.")}
          action={t("Make new recovery codes")}
          onConfirm={() => make.mutate()}
        />
      )}
      {make.error && <Notice kind="error">{failureMessage(make.error, messages.change)}</Notice>}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </SectionPart>
  );
}

function CodesDialog({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const { user } = useSession();
  const [isCopied, setIsCopied] = useState(false);
  const heading = t("Recovery codes of {name} at {site}", { name: user?.username ?? "", site: location.host });
  const text = [heading, "", ...codes, ""].join("\n");
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <Dialog
      open
      title={t("Your recovery codes")}
      description={t("They are shown only now. Keep them where others can't find them.")}
    >
      <DialogBody>
        <ul className="flex flex-col gap-1.5 font-mono text-[0.9375rem]">
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap">
              {code}
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={() => downloadFile(new Blob([text], { type: "text/plain" }), "octavo-recovery-codes.txt")}>
            {t("Download")}
          </Button>
          <Button onClick={() => printText(heading, codes)}>{t("Print")}</Button>
          {/* Browsers without TLS have no clipboard. */}
          {"clipboard" in navigator && (
            <Button onClick={() => void copy()}>{isCopied ? t("Copied") : t("Copy")}</Button>
          )}
        </div>
      </DialogBody>
      <DialogActions>
        <Button kind="primary" onClick={onClose}>
          {t("I have kept them")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Prints a page of its own, because the studio's has more than the codes. */
function printText(heading: string, codes: readonly string[]): void {
  const frame = document.body.appendChild(document.createElement("iframe"));
  // A hidden frame would print nothing.
  frame.className = "fixed size-0 border-0";
  const page = frame.contentDocument;
  if (!page) return;
  const title = page.createElement("h1");
  title.textContent = heading;
  const list = page.createElement("pre");
  list.textContent = codes.join("\n");
  page.body.append(title, list);
  frame.contentWindow?.addEventListener("afterprint", () => frame.remove());
  frame.contentWindow?.print();
}

import { Download } from "lucide-react";
import { t } from "../../language/t.ts";
import { countErrors } from "../../problems/problem-list.ts";
import { Button } from "../../ui/button.tsx";
import type { BuildSession, BuildState } from "./build-session.ts";

interface ActionsProps {
  readonly session: BuildSession;
  readonly state: BuildState;
  readonly onOpen: () => Promise<void>;
}

export function Actions({ session, state, onOpen }: ActionsProps) {
  const broken = !state.changed && countErrors(state.diagnostics) > 0;
  const busy = state.compiling || state.pdf.status === "making";
  return (
    <div className="flex flex-wrap gap-3 lg:justify-between lg:*:flex-1">
      <Button
        kind="primary"
        className="max-md:flex-1"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        title={t("Ctrl or Cmd + Enter")}
        onClick={() => void onOpen()}
      >
        {t("Compile & Open")}
      </Button>
      <Button className="max-md:flex-1" softDisabled={broken || busy} onClick={() => void session.downloadPdf()}>
        <Download size={17} strokeWidth={1.75} aria-hidden="true" />
        {t("Download PDF")}
      </Button>
    </div>
  );
}

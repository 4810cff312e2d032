import { Download } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { t } from "../../language/t.ts";
import { countErrors, formatPlannerSize } from "../../problems/problem-list.ts";
import { useAnnounce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { ActionStatus } from "./action-status.tsx";
import type { BuildSession, BuildState } from "./build-session.ts";
import { Editors } from "./editors.tsx";
import { PlannerPane } from "./planner-pane.tsx";
import type { Jump } from "./problems.tsx";
import { useBuildSession } from "./use-build-session.ts";

export type BuildTab = "masters" | "plan" | "planner";

export function BuildScreen() {
  const { session, draw } = useBuildSession();
  const state = useSyncExternalStore(session.subscribe, session.state);
  const narrow = useMediaQuery("(width < 43.75rem)");
  const [chosen, setTab] = useState<BuildTab>("masters");
  const [jump, setJump] = useState<Jump>();
  const pane = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  const tab = narrow || chosen !== "planner" ? chosen : "masters";

  const open = async () => {
    if (!(await session.open())) return;
    setTab((current) => (narrow ? "planner" : current));
    pane.current?.scrollIntoView({ block: "nearest" });
    const { planner } = session.state();
    if (planner) announce(t("Planner opened: {extent}.", { extent: formatPlannerSize(planner) }));
  };
  useCompileKey(open);
  const goTo = (target: Jump) => {
    setTab(target.draft);
    setJump(target);
  };
  const actions = (
    <div className="flex flex-col gap-2 max-md:flex-col-reverse md:max-lg:w-full md:max-lg:flex-row md:max-lg:items-center md:max-lg:gap-6 lg:w-[19rem] lg:self-start">
      <Actions session={session} state={state} onOpen={open} />
      <ActionStatus session={session} state={state} />
    </div>
  );
  return (
    <Tabs
      value={tab}
      onValueChange={(value: BuildTab) => setTab(value)}
      className="flex flex-col max-md:h-[calc(100dvh-var(--bar))] max-md:min-h-[30rem] lg:h-[calc(100dvh-var(--bar))] lg:min-h-[36rem]"
    >
      <title>{`${t("Build From Masters + Plan")} – Octavo`}</title>
      <Heading>{!narrow && actions}</Heading>
      <div className="flex min-h-0 flex-1 flex-col border-t border-rule lg:flex-row">
        <Editors
          session={session}
          state={state}
          narrow={narrow}
          hidden={tab === "planner"}
          shown={tab === "plan" ? "plan" : "masters"}
          jump={jump}
          onJump={goTo}
        />
        <PlannerPane
          ref={pane}
          state={state}
          draw={draw}
          narrow={narrow}
          hidden={narrow && tab !== "planner"}
          onOpen={open}
        />
      </div>
      {narrow && <div className="border-t border-rule px-4 py-2.5">{actions}</div>}
    </Tabs>
  );
}

function Heading({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 pt-4 pb-3 sm:px-6 sm:pt-6 sm:pb-5">
      <div className="max-w-2xl">
        <h1 className="text-xl font-semibold tracking-tight text-balance sm:text-[1.75rem] sm:leading-tight">
          {t("Build From Masters + Plan")}
        </h1>
        <p className="mt-1 text-[0.9375rem] leading-snug text-ink-soft text-pretty sm:text-base">
          {t("Masters are page designs. The plan defines how many pages use each master, and for which dates.")}
        </p>
      </div>
      {children}
    </div>
  );
}

/** Handles Ctrl or Cmd + Enter everywhere, before the editor inserts a line break. */
function useCompileKey(open: () => Promise<void>): void {
  const run = useEffectEvent(open);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      void run();
    };
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}

interface ActionsProps {
  readonly session: BuildSession;
  readonly state: BuildState;
  readonly onOpen: () => Promise<void>;
}

function Actions({ session, state, onOpen }: ActionsProps) {
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

import sampleMasters from "@library/sample/masters.yaml?raw";
import samplePlan from "@library/sample/plan.yaml?raw";
import { useEffect, useState } from "react";
import { startEngine } from "../../engine-worker/start-engine.ts";
import type { DrawPage } from "../../planner-view/use-page.ts";
import { draftTexts } from "../../session/draft-texts.ts";
import { Drafts } from "../../session/drafts.ts";
import { session } from "../../session/use-session.ts";
import { downloadFile } from "../../ui/download-file.ts";
import { BuildSession } from "./build-session.ts";

interface Build {
  readonly session: BuildSession;
  readonly draw: DrawPage;
}

/** Creates a session that lives as long as the screen. Saves the texts whenever the page may be closed. */
export function useBuildSession(): Build {
  const [build] = useState(startBuild);
  useEffect(() => {
    const { session } = build;
    const save = () => session.save();
    session.check();
    addEventListener("pagehide", save);
    document.addEventListener("visibilitychange", save);
    return () => {
      removeEventListener("pagehide", save);
      document.removeEventListener("visibilitychange", save);
      session.dispose();
    };
  }, [build]);
  return build;
}

function startBuild(): Build {
  const engine = startEngine();
  const build = new BuildSession({
    engine,
    drafts: (onProblem) => new Drafts(draftTexts, session.state().user?.id ?? "", onProblem),
    sample: { masters: sampleMasters, plan: samplePlan },
    download: downloadFile,
  });
  return { session: build, draw: (planner, page) => engine.page(planner, page) };
}

import sampleMasters from "@library/sample/masters.yaml?raw";
import samplePlan from "@library/sample/plan.yaml?raw";
import { useEffect, useState } from "react";
import { startEngine } from "../../engine-worker/start-engine.ts";
import type { DrawPage } from "../../planner-view/use-page.ts";
import { BuildSession } from "./build-session.ts";
import { deliverFile } from "./deliver-file.ts";
import { browserStorage, Drafts } from "./drafts.ts";

interface Build {
  readonly session: BuildSession;
  readonly draw: DrawPage;
}

/** One session as long as the screen is there; what was typed is saved whenever the page may be going away. */
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
  const session = new BuildSession({
    engine,
    drafts: (onProblem) => new Drafts(browserStorage(), onProblem),
    sample: { masters: sampleMasters, plan: samplePlan },
    deliver: deliverFile,
  });
  return { session, draw: (planner, page) => engine.page(planner, page) };
}

import type { Project } from "@octavo/contract";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { useProjectCopy } from "../../api/use-project-copy.ts";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import type { RulesCheck, RulesDraft } from "../../engine-worker/protocol.ts";
import { useEngine } from "../../engine-worker/use-engine.ts";
import { t } from "../../language/t.ts";
import { ProjectLoader } from "../../projects/project-loader.tsx";
import { Button } from "../../ui/button.tsx";
import { ConflictDialog } from "../../ui/conflict-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { NamedPages } from "./named-pages.tsx";
import { rulesToSave } from "./rules-draft.ts";
import { RulesEditor } from "./rules-editor.tsx";
import { TokenHelp } from "./token-help.tsx";
import { type RulesDraftState, useRulesDraft } from "./use-rules-draft.ts";

const route = getRouteApi("/studio/own/projects/$projectId/compilation");

export function CompilationScreen() {
  const { projectId } = route.useParams();
  return (
    <ProjectLoader id={projectId}>{(project) => <Compilation key={project.id} project={project} />}</ProjectLoader>
  );
}

/** Edits named pages, and the rules that add them after the pages of the plan. */
function Compilation({ project }: { readonly project: Project }) {
  const engine = useEngine();
  const draft = useRulesDraft(project);
  const { rules, changed, restored, discard } = draft;
  const pages = [...project.pages, ...project.masters].map(({ name }) => name);
  const check = useRulesCheck(engine, { rules, pages, plan: project.plan });
  return (
    <div className="mx-auto flex w-full max-w-[78rem] flex-1 flex-col px-4 py-5 sm:px-6 sm:py-7">
      <Link
        to="/projects/$projectId"
        params={{ projectId: project.id }}
        search={{ tab: "preview" }}
        className="-ms-1 inline-flex min-h-11 items-center gap-1.5 self-start text-ink-soft wrap-anywhere hover:text-accent"
      >
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        {project.metadata.name}
      </Link>
      <PageHeading
        title={t("Compilation rules")}
        subtitle={t(
          "Add pages outside the plan: design a named page once, and add a rule for how often it repeats. These pages follow those of the plan.",
        )}
      />
      {restored && (
        <Notice className="mt-4" action={<Button onClick={discard}>{t("Discard")}</Button>}>
          {t("Your unsaved rules were restored.")}
        </Notice>
      )}
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-start-2">
          <NamedPages project={project} areRulesChanged={changed} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <RulesEditor project={project} draft={draft} check={check} />
        </div>
        <TokenHelp />
      </div>
      <UnsavedGuard
        when={changed}
        sentence={t("Your changes to the rules are not saved. This browser stores them until you return.")}
        withinPage
      />
      <RulesConflict project={project} draft={draft} engine={engine} />
    </div>
  );
}

interface RulesConflictProps {
  /** The version on screen. */
  readonly project: Project;
  readonly draft: RulesDraftState;
  readonly engine: EngineClient;
}

/** Resolves a conflict of compilation rules. The local rules can be saved in a copy of the project. */
function RulesConflict({ project, draft, engine }: RulesConflictProps) {
  const navigate = useNavigate();
  const copy = useProjectCopy((mine) => engine.run("printProject", mine));
  const { rules, conflict, takeTheirs, discard, dismissConflict } = draft;
  const keepMine = async () => {
    const { id } = await copy({ ...project, compilation_rules: rulesToSave(rules) });
    discard();
    await navigate({ to: "/projects/$projectId/compilation", params: { projectId: id }, ignoreBlocker: true });
  };
  return (
    <ConflictDialog
      open={conflict}
      noun="list of rules"
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
      onClose={dismissConflict}
    />
  );
}

/** Checks the rules. Returns the previous result while a check is running. */
function useRulesCheck(engine: EngineClient, { rules, pages, plan }: RulesDraft): RulesCheck | undefined {
  const [check, setCheck] = useState<RulesCheck>();
  const names = JSON.stringify(pages);
  useEffect(() => {
    let wanted = true;
    void engine.run("checkRules", { rules, pages: JSON.parse(names), plan }).then((answer) => {
      if (wanted && answer) setCheck(answer);
    });
    return () => {
      wanted = false;
    };
  }, [engine, rules, names, plan]);
  return check;
}

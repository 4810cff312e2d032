import type { Project } from "@octavo/contract";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useEngine } from "../../engine-worker/use-engine.ts";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { NamedPages } from "./named-pages.tsx";
import { RulesConflict } from "./rules-conflict.tsx";
import { RulesEditor } from "./rules-editor.tsx";
import { TokenHelp } from "./token-help.tsx";
import { useRulesCheck } from "./use-rules-check.ts";
import { useRulesDraft } from "./use-rules-draft.ts";

/** Edits named pages, and the rules that add them after the pages of the plan. */
export function Compilation({ project }: { readonly project: Project }) {
  const engine = useEngine();
  const drafting = useRulesDraft(project);
  const { rules, changed, restored, discard } = drafting;
  const pages = [...project.pages, ...project.masters].map(({ name }) => name);
  const check = useRulesCheck(engine, { rules, pages, plan: project.plan });
  return (
    <div className="mx-auto flex w-full max-w-[78rem] flex-1 flex-col px-4 py-5 sm:px-6 sm:py-7">
      <Link
        to="/projects/$projectId"
        params={{ projectId: project.id }}
        search={{ tab: "preview" }}
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 self-start text-ink-soft wrap-anywhere hover:text-accent"
      >
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        {project.metadata.name}
      </Link>
      <PageHeading
        title={t("Compilation rules")}
        subtitle={t(
          "For pages outside the plan: a named page is drawn once, and a rule says how often it is made. Its pages follow those of the plan.",
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
          <RulesEditor project={project} drafting={drafting} check={check} />
        </div>
        <TokenHelp />
      </div>
      <UnsavedGuard
        when={changed}
        sentence={t("Your changes to the rules are not saved. They stay in this browser until you come back.")}
        withinPage
      />
      <RulesConflict project={project} drafting={drafting} engine={engine} />
    </div>
  );
}

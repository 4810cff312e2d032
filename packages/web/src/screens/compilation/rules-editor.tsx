import type { Project, WrittenRule } from "@octavo/contract";
import type { Message } from "@octavo/foundation";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { RulesCheck } from "../../engine-worker/protocol.ts";
import { t, translate } from "../../language/t.ts";
import { useAnnounce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { ExampleOffer } from "../../ui/example-offer.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SaveState } from "../../ui/save-state.tsx";
import { useListKeys } from "../../ui/use-list-keys.ts";
import { RuleCard } from "./rule-card.tsx";
import { addRule, changeRule, moveRule, removeRule, withMode } from "./rules-draft.ts";
import type { RulesDraftState } from "./use-rules-draft.ts";

interface RulesEditorProps {
  readonly project: Project;
  readonly draft: RulesDraftState;
  readonly check: RulesCheck | undefined;
}

const headingId = "rules";

export function RulesEditor({ project, draft, check }: RulesEditorProps) {
  const { rules, edit, save, changed, saving } = draft;
  const pages = project.pages.map(({ name }) => name);
  // An error is always shown beside its field, and above the list after an attempt to save.
  const [refused, setRefused] = useState(false);
  const [saved, setSaved] = useState(false);
  const obstacle = check?.errors[0]?.message;
  const problem = draft.problem ?? (refused ? obstacle : undefined);
  const trySaving = () => {
    setRefused(obstacle !== undefined);
    if (obstacle === undefined) void save().then(setSaved);
  };
  return (
    <section aria-labelledby={headingId}>
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={headingId} tabIndex={-1} className="me-auto text-xl font-semibold tracking-tight">
          {t("Rules")}
        </h2>
        <SaveState isChanged={changed} isSaved={saved} />
        <Button disabled={pages.length === 0} onClick={() => edit((current) => addRule(current, pages))}>
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
          {t("Add Rule")}
        </Button>
        <Button kind="primary" disabled={saving} onClick={trySaving}>
          {saving ? t("Saving…") : t("Save Rules")}
        </Button>
      </div>
      {problem && (
        <Notice kind="error" className="mt-3">
          {translate(problem)}
        </Notice>
      )}
      {pages.length === 0 && (
        <Notice className="mt-3">{t("This project has no named pages. Add one before you add rules.")}</Notice>
      )}
      {rules.length === 0 ? <NoRules pages={pages} edit={edit} /> : <RuleList {...{ rules, pages, edit, check }} />}
    </section>
  );
}

interface NoRulesProps extends Pick<RulesDraftState, "edit"> {
  readonly pages: readonly string[];
}

function NoRules({ pages, edit }: NoRulesProps) {
  const [page] = pages;
  const insert = () => edit((current) => changeRule(addRule(current, pages), 0, { ...withMode("count"), count: 12 }));
  return (
    <div className="mt-4 border-y border-rule px-4 py-10 text-center">
      <p className="text-lg font-semibold">{t("No rules yet")}</p>
      <p className="mx-auto mt-1 max-w-md text-ink-soft text-pretty">
        {t("A rule adds a named page once, for each day, week or month, or a fixed number of times.")}
      </p>
      {page !== undefined && (
        <ExampleOffer onInsert={insert}>{t("The page {page} twelve times", { page })}</ExampleOffer>
      )}
    </div>
  );
}

interface RuleListProps extends Pick<RulesDraftState, "rules" | "edit"> {
  readonly pages: readonly string[];
  readonly check: RulesCheck | undefined;
}

function RuleList({ rules, pages, edit, check }: RuleListProps) {
  const keys = useListKeys(rules.length);
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const move = (index: number, by: -1 | 1) => {
    keys.swap(index, index + by);
    edit((current) => moveRule(current, index, by));
    const [from, to] = [index + 1, index + 1 + by];
    announce(t("Rule {from} moved to position {to} of {total}.", { from, to, total: rules.length }));
  };
  const remove = (index: number) => {
    flushSync(() => {
      keys.remove(index);
      edit((current) => removeRule(current, index));
    });
    // The next rule, or the heading.
    const next = list.current?.children[Math.min(index, rules.length - 2)]?.querySelector("article");
    (next ?? document.getElementById(headingId))?.focus();
    announce(t("Rule {number} deleted.", { number: index + 1 }));
  };
  return (
    <ol ref={list} className="mt-4 flex flex-col gap-3">
      {rules.map((rule, index) => (
        <li key={keys.keyOf(index)}>
          <RuleCard
            rule={rule}
            number={index + 1}
            total={rules.length}
            pages={pages}
            made={check?.estimates[index]}
            problemOf={(field) => problemAt(check, index, field)}
            onChange={(change: Partial<WrittenRule>) => edit((current) => changeRule(current, index, change))}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        </li>
      ))}
    </ol>
  );
}

function problemAt(check: RulesCheck | undefined, index: number, field: string): Message | undefined {
  const found = check?.errors.find(({ at: { path = [] } }) => path[1] === index && path[2] === field);
  return found?.message;
}

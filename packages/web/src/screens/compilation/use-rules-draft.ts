import type { Project, WrittenRule } from "@octavo/contract";
import { projects as messages } from "../../api/project-messages.ts";
import { useSaveRules } from "../../api/projects.ts";
import { type ProjectPart, useProjectDraft } from "../../projects/use-project-draft.ts";
import { areRulesEqual, type Rules, rulesToSave } from "./rules-draft.ts";

export type RulesDraftState = ReturnType<typeof useRulesDraft>;

const part: ProjectPart<Rules> = {
  name: "rules",
  of: ({ compilation_rules }) => compilation_rules,
  isSame: areRulesEqual,
  isValue: isRules,
  failed: messages.saveRules,
};

export function useRulesDraft(project: Project) {
  const { mutateAsync, isPending } = useSaveRules(project.id);
  const draft = useProjectDraft(project, part, (rules, revision) =>
    mutateAsync({ rules: rulesToSave(rules), revision }),
  );
  const { value: rules, set, ...rest } = draft;
  const edit = (change: (rules: Rules) => Rules) => set(change(rules));
  return { ...rest, rules, edit, saving: isPending };
}

function isRules(kept: unknown): kept is WrittenRule[] {
  return Array.isArray(kept) && kept.every((rule) => typeof rule === "object" && rule !== null && "page_name" in rule);
}

import type { WrittenRule } from "@octavo/contract";
import { useState } from "react";
import { t } from "../../language/t.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { VariableRows } from "../../ui/variable-rows.tsx";
import { parseContext, printContext } from "./context-json.ts";
import { ruleTokens } from "./token-help.tsx";

interface ContextRulesProps {
  readonly rule: WrittenRule;
  readonly onChange: (variables: Record<string, string>) => void;
}

export function ContextRules({ rule: { context_rules }, onChange }: ContextRulesProps) {
  return (
    <div>
      <VariableRows
        title={t("Context rules")}
        hint={t(
          "A name in braces on the page is replaced by its value: with topic = Reading, {topic} becomes “Reading”.",
        )}
        variables={context_rules}
        tokens={ruleTokens.map((name) => `{${name}}`)}
        onChange={onChange}
      />
      <Disclosure className="mt-2" summaryClassName="text-sm" summary={t("As JSON")}>
        <JsonField variables={context_rules} onChange={onChange} />
      </Disclosure>
    </div>
  );
}

interface JsonFieldProps {
  readonly variables: WrittenRule["context_rules"];
  readonly onChange: (variables: Record<string, string>) => void;
}

/** Shows the variables until the user types. Invalid JSON is ignored. */
function JsonField({ variables, onChange }: JsonFieldProps) {
  const [typed, setTyped] = useState<string>();
  const isIgnored = typed !== undefined && parseContext(typed) === undefined;
  const type = (text: string) => {
    setTyped(text);
    const parsed = parseContext(text);
    if (parsed) onChange(parsed);
  };
  return (
    <TextAreaField
      label={t("Context rules as JSON")}
      hint={isIgnored ? t("This is not valid JSON, so it is ignored.") : undefined}
      rows={4}
      spellCheck={false}
      dir="ltr"
      autoComplete="off"
      value={typed ?? printContext(variables)}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped((text) => (isIgnored ? text : undefined))}
    />
  );
}

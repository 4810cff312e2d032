import { type GenerationMode, generationModes, hasField, limits, modeNamed } from "@octavo/foundation";
import { rich } from "../../../language/rich.tsx";
import { listSeparator, t, translate } from "../../../language/t.ts";
import { DateField } from "../../../ui/date-field.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { VariableRows } from "../../../ui/variable-rows.tsx";
import { WholeNumberField } from "../../../ui/whole-number-field.tsx";
import { DestinationsField } from "./destinations-field.tsx";
import { MasterOptions } from "./master-options.tsx";
import { PlanField } from "./plan-field.tsx";
import { type SectionEditing, usePlanView } from "./plan-view.ts";
import { tokensOf, withMode } from "./section-modes.ts";
import { kindSuggestionsId } from "./usual-kinds.tsx";

export function SectionFields(editing: SectionEditing) {
  const { section, path, onChange } = editing;
  const { problemAt } = usePlanView();
  const tokens = tokensOf(section);
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 @lg:grid-cols-2">
        <KindField {...editing} />
        <MasterField {...editing} />
        <ModeField {...editing} />
        <AmountField {...editing} />
        {hasField(section.generate, "dates") && <RangeFields {...editing} />}
      </div>
      <VariableHelp mode={section.generate} />
      <DestinationsField {...editing} />
      <VariableRows
        title={t("Context Variables")}
        hint={t(
          "Your own words for these pages. With the name mood and the value quiet, the pages print “quiet” where their master has {mood}.",
        )}
        variables={section.context}
        tokens={tokens}
        problemOf={(name) => problemAt([...path, "context", name]).warning}
        onChange={(context) => onChange({ context }, "context")}
      />
    </div>
  );
}

function KindField({ section, path, onChange }: SectionEditing) {
  return (
    <PlanField path={[...path, "kind"]}>
      {(problem) => (
        <TextField
          label={t("Section Kind")}
          list={kindSuggestionsId}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={section.kind}
          onChange={(event) => onChange({ kind: event.target.value }, "kind")}
          {...problem}
        />
      )}
    </PlanField>
  );
}

function MasterField({ section, path, onChange }: SectionEditing) {
  return (
    <PlanField path={[...path, "master"]}>
      {(problem) => (
        <SelectField
          label={t("Master Template")}
          value={section.master}
          onChange={(event) => onChange({ master: event.target.value }, "master")}
          {...problem}
        >
          <MasterOptions chosen={section.master} />
        </SelectField>
      )}
    </PlanField>
  );
}

function ModeField({ section, path, onChange }: SectionEditing) {
  const choose = (written: string) => {
    const mode = generationModes.find((known) => known === written);
    if (mode) onChange(withMode(mode), "generate");
  };
  return (
    <PlanField path={[...path, "generate"]}>
      {(problem) => (
        <SelectField
          label={t("Generation Mode")}
          value={section.generate}
          onChange={(event) => choose(event.target.value)}
          {...problem}
        >
          {generationModes.map((mode) => (
            <option key={mode} value={mode}>
              {translate(modeNamed(mode).label)}
            </option>
          ))}
        </SelectField>
      )}
    </PlanField>
  );
}

function AmountField({ section, path, onChange }: SectionEditing) {
  const { generate, count, pages_per_item } = section;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] items-start gap-4">
      {hasField(generate, "count") && (
        <PlanField path={[...path, "count"]}>
          {(problem) => (
            <WholeNumberField
              label={t("Count")}
              min={1}
              value={count ?? undefined}
              onChange={(value) => onChange({ count: value }, "count")}
              {...problem}
            />
          )}
        </PlanField>
      )}
      <PlanField path={[...path, "pages_per_item"]}>
        {(problem) => (
          <WholeNumberField
            label={t("Pages per Item")}
            min={1}
            max={limits.pagesPerItem}
            placeholder={modeNamed(generate).usesPagesPerDay ? t("Same as Pages per Day") : "1"}
            value={pages_per_item ?? undefined}
            onChange={(value) => onChange({ pages_per_item: value === 0 ? 1 : value }, "pages_per_item")}
            {...problem}
          />
        )}
      </PlanField>
    </div>
  );
}

/** An incomplete range is reported for the section, so its message is shown below the end date. */
function RangeFields({ section, path, onChange }: SectionEditing) {
  const { problemAt } = usePlanView();
  const whole = problemAt(path).warning ?? problemAt(path).error;
  return (
    <div className="col-span-full grid grid-cols-2 items-start gap-x-4">
      <PlanField path={[...path, "start_date"]}>
        {(problem) => (
          <DateField
            label={t("Start Date")}
            optional
            value={section.start_date}
            onChange={(date) => onChange({ start_date: date }, "start_date")}
            {...problem}
          />
        )}
      </PlanField>
      <PlanField path={[...path, "end_date"]}>
        {({ error = whole, hint }) => (
          <DateField
            label={t("End Date")}
            optional
            value={section.end_date}
            onChange={(date) => onChange({ end_date: date }, "end_date")}
            {...{ error, hint }}
          />
        )}
      </PlanField>
    </div>
  );
}

function VariableHelp({ mode }: { readonly mode: GenerationMode }) {
  const names = modeNamed(mode).variables;
  const codes = names.map((name, i) => (
    <span key={name}>
      {i > 0 && listSeparator()}
      <code className="font-mono text-[0.8125rem] text-ink">{name}</code>
    </span>
  ));
  return (
    <p className="text-sm leading-relaxed text-ink-soft text-pretty">
      {names.length === 0
        ? t("Available variables: only the custom variables that you add below.")
        : rich("Available variables: {names}, and custom variables.", { names: codes })}
    </p>
  );
}

import type { WrittenRule } from "@octavo/contract";
import { generationModes, hasField, type Message, modeNamed } from "@octavo/foundation";
import { Trash2 } from "lucide-react";
import { useId } from "react";
import { t, tn, translate } from "../../language/t.ts";
import { DateField } from "../../ui/date-field.tsx";
import { SelectField } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { MoveButtons } from "../../ui/move-buttons.tsx";
import { WholeNumberField } from "../../ui/whole-number-field.tsx";
import { ContextRules } from "./context-rules.tsx";
import { withMode } from "./rules-draft.ts";

interface RuleCardProps {
  readonly rule: WrittenRule;
  /** Starts at 1. */
  readonly number: number;
  readonly total: number;
  readonly pages: readonly string[];
  readonly made: number | undefined;
  readonly problemOf: (field: string) => Message | undefined;
  readonly onChange: (change: Partial<WrittenRule>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

export function RuleCard(props: RuleCardProps) {
  const { rule, number, total, made, onMove, onRemove, onChange } = props;
  const heading = useId();
  const name = t("rule {number}", { number });
  return (
    <article aria-labelledby={heading} tabIndex={-1} className="rounded-md border border-rule bg-surface">
      <div className="flex items-center gap-1 border-b border-rule py-1 pe-1 ps-3 sm:ps-4">
        <h3 id={heading} className="font-semibold">
          {t("Rule {number}", { number })}
        </h3>
        <span className="me-auto ms-2 text-sm text-ink-soft tabular-nums">
          {made !== undefined && tn(made, "{count} page", "{count} pages")}
        </span>
        <MoveButtons name={name} isFirst={number === 1} isLast={number === total} onMove={onMove} />
        <IconButton
          name={t("Delete {name}", { name })}
          Icon={Trash2}
          className="hover:text-danger"
          onClick={onRemove}
        />
      </div>
      <div className="flex flex-col gap-4 px-3 py-4 sm:px-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <PageField {...props} />
          <ModeField {...props} />
          <AmountFields {...props} />
        </div>
        <ContextRules rule={rule} onChange={(context_rules) => onChange({ context_rules })} />
      </div>
    </article>
  );
}

function PageField({ rule: { page_name }, pages, problemOf, onChange }: RuleCardProps) {
  return (
    <SelectField
      label={t("Page")}
      value={page_name}
      error={problemOf("page_name")}
      onChange={({ target }) => onChange({ page_name: target.value })}
    >
      {!pages.includes(page_name) && <option value={page_name}>{page_name || t("Choose a page")}</option>}
      {pages.map((page) => (
        <option key={page} value={page}>
          {page}
        </option>
      ))}
    </SelectField>
  );
}

function ModeField({ rule: { repeat_mode }, onChange }: RuleCardProps) {
  const choose = (written: string) => {
    const mode = generationModes.find((known) => known === written);
    if (mode) onChange(withMode(mode));
  };
  return (
    <SelectField label={t("Repeat mode")} value={repeat_mode} onChange={({ target }) => choose(target.value)}>
      {generationModes.map((mode) => (
        <option key={mode} value={mode}>
          {translate(modeNamed(mode).label)}
        </option>
      ))}
    </SelectField>
  );
}

function AmountFields({ rule: { repeat_mode, start_date, end_date, count }, problemOf, onChange }: RuleCardProps) {
  if (hasField(repeat_mode, "count"))
    return (
      <WholeNumberField
        label={t("Count")}
        min={1}
        value={count ?? undefined}
        error={problemOf("count")}
        onChange={(value) => onChange({ count: value })}
      />
    );
  if (!hasField(repeat_mode, "dates")) return null;
  return (
    <div className="col-span-full grid grid-cols-2 items-start gap-4">
      <DateField
        label={t("Start Date")}
        value={start_date}
        error={problemOf("start_date")}
        onChange={(date) => onChange({ start_date: date })}
      />
      <DateField
        label={t("End Date")}
        optional
        value={end_date}
        error={problemOf("end_date")}
        onChange={(date) => onChange({ end_date: date })}
      />
    </div>
  );
}

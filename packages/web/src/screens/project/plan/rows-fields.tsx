import type { WrittenPlanSection } from "@octavo/contract";
import { WordsField } from "../../../dates/filter-fields.tsx";
import { t } from "../../../language/t.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { FieldGroup } from "../../../ui/field-group.tsx";
import { type SectionEditing, usePlanView } from "./plan-view.ts";

type RowChoice = Exclude<NonNullable<WrittenPlanSection["rows"]>, string>;
type RowChange = { readonly [Field in keyof RowChoice]?: RowChoice[Field] | undefined };

/** List of a section, and which of its rows have pages in which order. */
export function RowsFields({ section, onChange }: SectionEditing) {
  const { lists } = usePlanView();
  const choice: RowChoice = typeof section.rows === "string" ? { table: section.rows } : (section.rows ?? {});
  const change = (changed: RowChange, field: string) => {
    const entries = Object.entries({ ...choice, ...changed }).filter(([, value]) => value !== undefined);
    onChange({ rows: entries.length > 0 ? (Object.fromEntries(entries) as RowChoice) : undefined }, `rows.${field}`);
  };
  const chosen = lists.find(({ name }) => name.toLowerCase() === (choice.table ?? "").toLowerCase()) ?? lists[0];
  const columns = chosen?.columns ?? [];
  const [order = ""] = choice.order ?? [];
  const isDown = order.startsWith("-") && !columns.includes(order);
  const orderBy = isDown ? order.slice(1) : order;
  const sort = (column: string, down: boolean) =>
    change({ order: column === "" ? undefined : [down ? `-${column}` : column] }, "order");
  if (lists.length === 0)
    return <p className="text-sm text-ink-soft">{t("The plan has no lists. Add one on the Lists tab.")}</p>;
  return (
    <FieldGroup label={t("Rows with pages")}>
      <div className="mt-2 grid items-start gap-4 @lg:grid-cols-2">
        <SelectField
          label={t("List")}
          value={chosen?.name ?? ""}
          onChange={({ target }) =>
            change({ table: target.value, where: undefined, order: undefined, by: undefined }, "table")
          }
        >
          {lists.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <ColumnSelect
          label={t("One item for each value of")}
          none={t("Each row gets its own page")}
          columns={columns}
          value={choice.by ?? ""}
          onChange={(by) => change({ by: by || undefined }, "by")}
        />
        <ColumnSelect
          label={t("Order by")}
          none={t("Order of the list")}
          columns={columns}
          value={orderBy}
          onChange={(column) => sort(column, isDown)}
        />
        {orderBy !== "" && (
          <CheckField checked={isDown} onChange={({ target }) => sort(orderBy, target.checked)}>
            {t("In reverse order")}
          </CheckField>
        )}
        <FilterFields columns={columns} where={choice.where ?? {}} onChange={(where) => change({ where }, "where")} />
      </div>
    </FieldGroup>
  );
}

interface ColumnSelectProps {
  readonly label: string;
  readonly none: string;
  readonly columns: readonly string[];
  readonly value: string;
  readonly onChange: (column: string) => void;
}

function ColumnSelect({ label, none, columns, value, onChange }: ColumnSelectProps) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{none}</option>
      {columns.map((column) => (
        <option key={column} value={column}>
          {column}
        </option>
      ))}
    </SelectField>
  );
}

type Filter = NonNullable<RowChoice["where"]>;

interface FilterFieldsProps {
  readonly columns: readonly string[];
  readonly where: Filter;
  readonly onChange: (where: Filter | undefined) => void;
}

/** Filters of further columns, which documents can have, are kept. */
function FilterFields({ columns, where, onChange }: FilterFieldsProps) {
  const [column = "", values = []] = Object.entries(where)[0] ?? [];
  const set = (next: string, wanted: readonly string[]) => {
    const { [column]: _, ...others } = where;
    const changed = next === "" ? others : { [next]: [...wanted], ...others };
    onChange(Object.keys(changed).length > 0 ? changed : undefined);
  };
  const shown = typeof values === "string" ? [values] : values;
  return (
    <>
      <ColumnSelect
        label={t("Only rows with a value of")}
        none={t("All rows")}
        columns={columns}
        value={column}
        onChange={(next) => set(next, [])}
      />
      {column !== "" && <WordsField label={t("Values")} value={shown} onChange={(words) => set(column, words ?? [])} />}
    </>
  );
}

import { columnTypes } from "@octavo/engine";
import { useState } from "react";
import { t } from "../../../language/t.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { FieldGroup } from "../../../ui/field-group.tsx";
import type { Cells } from "./list-cells.ts";
import { changeList, deleteColumn, listsOf } from "./list-draft.ts";
import type { ListEditing } from "./list-editing.ts";
import { useRenaming } from "./use-renaming.ts";

interface ColumnFieldsProps extends ListEditing {
  readonly cells: Cells;
  readonly at: number;
  readonly keyColumn: number;
}

/** Name, type and meaning of the column of the active cell. */
export function ColumnFields(props: ColumnFieldsProps) {
  const { draft, list, index, cells, at, keyColumn } = props;
  const { plan, edit } = draft;
  const name = cells.head[at] ?? "";
  const change = (changed: Parameters<typeof changeList>[2]) => edit((before) => changeList(before, index, changed));
  const others = listsOf(plan).filter((_, i) => i !== index);
  const title = list.title ?? cells.head.find((one) => /^(?:name|title)$/i.test(one)) ?? cells.head[keyColumn];
  return (
    <FieldGroup label={t("Column {name}", { name })}>
      <div className="mt-2 grid items-start gap-4 @lg:grid-cols-2">
        <ColumnName key={name} {...props} name={name} />
        <SelectField
          label={t("Type")}
          value={list.columns?.[name] ?? "text"}
          onChange={({ target }) => change({ columns: withEntry(list.columns, name, target.value, "text") })}
        >
          {columnTypes.map((type) => (
            <option key={type} value={type}>
              {typeName(type)}
            </option>
          ))}
        </SelectField>
        {others.length > 0 && (
          <SelectField
            label={t("Refers to the list")}
            value={list.links?.[name] ?? ""}
            onChange={({ target }) => change({ links: withEntry(list.links, name, target.value, "") })}
          >
            <option value="">{t("None")}</option>
            {others.map((other) => (
              <option key={other.name} value={other.name}>
                {other.name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        <CheckField checked={at === keyColumn} disabled={at === keyColumn} onChange={() => change({ key: name })}>
          {t("Identifies the rows, so that updates keep their pages")}
        </CheckField>
        <CheckField checked={name === title} disabled={name === title} onChange={() => change({ title: name })}>
          {t("Title of each row, in contents and file names")}
        </CheckField>
        <Button
          disabled={cells.head.length < 2}
          onClick={() => edit((before) => deleteColumn(before, index, cells, at))}
        >
          {t("Delete column")}
        </Button>
      </div>
    </FieldGroup>
  );
}

function typeName(type: (typeof columnTypes)[number]): string {
  return { text: t("Text"), date: t("Date"), number: t("Number"), picture: t("Picture") }[type];
}

function withEntry(
  mapping: Readonly<Record<string, string>> | undefined,
  key: string,
  value: string,
  usual: string,
): Record<string, string> | undefined {
  const { [key]: _, ...rest } = mapping ?? {};
  const next = value === usual ? rest : { ...rest, [key]: value };
  return Object.keys(next).length > 0 ? next : undefined;
}

function ColumnName({ project, draft, index, cells, at, name }: ColumnFieldsProps & { readonly name: string }) {
  const [typed, setTyped] = useState(name);
  const { rename, isBusy, problem } = useRenaming(project, draft);
  const wanted = typed.trim();
  const isTaken = wanted !== name && cells.head.includes(wanted);
  const commit = () => {
    if (wanted === "" || isTaken) setTyped(name);
    else if (wanted !== name && !isBusy) void rename({ index, cells, at, name: wanted });
  };
  return (
    <TextField
      label={t("Name of the column")}
      hint={t("Designs show its cells with {token}.", { token: `{row:${wanted}}` })}
      error={isTaken ? t("Another column has this name.") : problem}
      maxLength={100}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === "Enter" && commit()}
    />
  );
}

import { X } from "lucide-react";
import { useState } from "react";
import { t } from "../language/t.ts";
import { addOnEnterOrBlur } from "./add-on-enter-or-blur.ts";
import { Button } from "./button.tsx";
import { TextField } from "./field.tsx";
import { FieldGroup } from "./field-group.tsx";
import { IconButton } from "./icon-button.tsx";
import { TokenField } from "./token-field.tsx";

export type Variables = Readonly<Record<string, string>>;

interface VariableRowsProps {
  readonly title: string;
  readonly hint?: string;
  readonly variables: Variables;
  readonly tokens: readonly string[];
  readonly problemOf?: (name: string) => string | undefined;
  readonly onChange: (variables: Record<string, string>) => void;
}

export function VariableRows({ title, hint, variables, tokens, problemOf, onChange }: VariableRowsProps) {
  const names = Object.keys(variables);
  const set = (name: string, value: string) => onChange({ ...variables, [name]: value });
  const remove = (name: string) => onChange(Object.fromEntries(Object.entries(variables).filter(([n]) => n !== name)));
  return (
    <FieldGroup label={title}>
      {hint && <p className="mt-0.5 text-sm leading-snug text-ink-soft">{hint}</p>}
      {names.length > 0 && (
        <ul className="mt-2 flex flex-col gap-2">
          {names.map((name) => (
            <li key={name} className="flex items-end gap-2">
              <div className="min-w-0 flex-1">
                <TokenField
                  label={name}
                  value={variables[name] ?? ""}
                  tokens={tokens}
                  error={problemOf?.(name)}
                  onChange={(value) => set(name, value)}
                />
              </div>
              <IconButton
                name={t("Remove variable {name}", { name })}
                Icon={X}
                className="mb-1"
                onClick={() => remove(name)}
              />
            </li>
          ))}
        </ul>
      )}
      {names.length === 0 && (
        <button
          type="button"
          className="mt-1 flex min-h-9 items-center text-start text-sm text-accent underline underline-offset-3 pointer-coarse:min-h-11"
          onClick={() => set(t("mood"), t("quiet"))}
        >
          {t("Insert the example {name} = {value}", { name: t("mood"), value: t("quiet") })}
        </button>
      )}
      <NewVariable taken={names} tokens={tokens} onAdd={set} />
    </FieldGroup>
  );
}

interface NewVariableProps extends Pick<VariableRowsProps, "tokens"> {
  readonly taken: readonly string[];
  readonly onAdd: (name: string, value: string) => void;
}

function NewVariable({ taken, tokens, onAdd }: NewVariableProps) {
  const [name, setName] = useState("");
  const [value, setValue] = useState("");
  const isTaken = taken.includes(name.trim());
  const ready = name.trim() !== "" && value.trim() !== "" && !isTaken;
  const add = () => {
    if (!ready) return;
    onAdd(name.trim(), value.trim());
    setName("");
    setValue("");
  };
  return (
    <div role="presentation" className="mt-2 flex flex-wrap items-end gap-2" {...addOnEnterOrBlur(add)}>
      <TextField
        className="min-w-28 flex-1 max-sm:basis-full"
        label={t("Variable name")}
        placeholder={t("mood")}
        autoComplete="off"
        spellCheck={false}
        value={name}
        error={isTaken ? t("This name is already in use") : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="min-w-28 flex-[1.5]">
        <TokenField label={t("Value")} placeholder={t("quiet")} value={value} tokens={tokens} onChange={setValue} />
      </div>
      <Button className="h-11" disabled={!ready} aria-label={t("Add variable")} onClick={add}>
        {t("Add")}
      </Button>
    </div>
  );
}

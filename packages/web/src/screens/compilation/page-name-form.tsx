import { designNameLength, designNameProblem } from "@octavo/foundation";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";

interface PageNameFormProps {
  readonly label: string;
  readonly initial: string;
  readonly taken: readonly string[];
  readonly action: string;
  readonly running: boolean;
  /** Message of the server. */
  readonly failure: string | undefined;
  readonly onSubmit: (name: string) => void;
  readonly onCancel: () => void;
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}

export function PageNameForm(props: PageNameFormProps) {
  const { label, initial, taken, action, running, failure, onSubmit, onCancel } = props;
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = pageNameProblem(name, taken);
    setProblem(found);
    if (!found && !running) onSubmit(name.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onCancel();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2 py-2">
      <TextField
        ref={focusOnce}
        className="min-w-40 flex-1"
        label={label}
        autoComplete="off"
        maxLength={designNameLength.max + 1}
        value={name}
        error={problem ?? failure}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" kind="primary" className="h-11" disabled={running}>
        {action}
      </Button>
      <Button className="h-11" disabled={running} onClick={onCancel}>
        {t("Cancel")}
      </Button>
      <UnsavedGuard when={name !== initial} sentence={t("The new name is not saved.")} withinPage />
    </form>
  );
}

/** Page names follow the rules of master names. */
function pageNameProblem(name: string, taken: readonly string[]): string | undefined {
  if (taken.includes(name.trim())) return t('A page named "{name}" already exists', { name: name.trim() });
  const problem = designNameProblem(name, "page");
  return problem && translate(problem);
}

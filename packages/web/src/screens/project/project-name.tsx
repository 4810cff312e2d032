import { messages as fields, type Project, projectLimits } from "@octavo/contract";
import { Pencil } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { failureMessage } from "../../api/failures.ts";
import { projects as messages } from "../../api/project-messages.ts";
import { useChangeProject } from "../../api/projects.ts";
import { t, translate } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { emptyPlaceholder } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { useReturnFocus } from "../../ui/use-return-focus.ts";

interface NameFormProps {
  readonly project: Project;
  readonly onProblem: (problem: string | undefined) => void;
  readonly onDone: () => void;
}

interface ProjectNameProps extends Omit<NameFormProps, "onDone"> {
  readonly isEditing: boolean;
  readonly onEditing: (isEditing: boolean) => void;
}

/** Edits the name inline: Enter saves, Escape cancels. */
export function ProjectName({ project, isEditing, onEditing, onProblem }: ProjectNameProps) {
  const { name } = project.metadata;
  const pencil = useReturnFocus<HTMLButtonElement>(isEditing);
  if (isEditing) return <NameForm project={project} onProblem={onProblem} onDone={() => onEditing(false)} />;
  return (
    <>
      <h1 title={name} className="min-w-0 truncate text-xl leading-snug font-semibold tracking-tight outline-none">
        <bdi>{name}</bdi>
      </h1>
      <IconButton ref={pencil} name={t("Edit name")} Icon={Pencil} onClick={() => onEditing(true)} />
    </>
  );
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}

function NameForm({ project, onProblem, onDone }: NameFormProps) {
  const { name } = project.metadata;
  const [written, setWritten] = useState(name);
  const { mutateAsync, isPending } = useChangeProject(project);
  const trimmed = written.trim();
  const blank = trimmed === "";
  const save = async () => {
    if (blank || isPending) return;
    onProblem(undefined);
    try {
      if (trimmed !== name) await mutateAsync({ name: trimmed });
      onDone();
    } catch (reason) {
      onProblem(failureMessage(reason, messages.rename));
    }
  };
  const cancel = () => {
    onProblem(undefined);
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") cancel();
    if (event.key === "Enter" && !event.nativeEvent.isComposing) void save();
  };
  return (
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap gap-2">
        <input
          // The pencil button was pressed to type.
          ref={focusOnce}
          aria-label={t("Project name")}
          aria-invalid={blank || undefined}
          value={written}
          maxLength={projectLimits.name}
          dir="auto"
          placeholder={emptyPlaceholder}
          onChange={(event) => setWritten(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={(event) => event.target.select()}
          className="h-9 min-w-0 flex-1 basis-48 rounded-sm border border-edge bg-surface px-2 text-lg font-semibold pointer-coarse:h-11"
        />
        <Button kind="primary" disabled={blank || isPending} onClick={() => void save()}>
          {isPending ? t("Saving…") : t("Save")}
        </Button>
        <Button disabled={isPending} onClick={cancel}>
          {t("Cancel")}
        </Button>
      </div>
      <UnsavedGuard when={trimmed !== name} sentence={t("The new name of the project is not saved.")} />
      {blank && <p className="mt-1 text-sm font-semibold text-danger">{translate(fields.projectNameRequired)}</p>}
    </div>
  );
}

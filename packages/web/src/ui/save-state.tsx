import { t } from "../language/t.ts";

interface SaveStateProps {
  readonly isChanged: boolean;
  /** Whether something was saved during this visit. */
  readonly isSaved: boolean;
  readonly className?: string;
}

/** Whether there are unsaved changes. `output` is a live region, so that each change of the state is read out. */
export function SaveState({ isChanged, isSaved, className = "" }: SaveStateProps) {
  return (
    <output className={`text-sm leading-tight text-ink-soft ${className}`}>
      {isChanged ? t("Unsaved changes") : isSaved && t("Saved")}
    </output>
  );
}

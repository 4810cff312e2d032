import { t } from "../language/t.ts";

interface SaveStateProps {
  readonly isChanged: boolean;
  /** True if the user has saved during this visit. */
  readonly isSaved: boolean;
  readonly isSaving?: boolean;
  readonly className?: string;
}

/** Shows unsaved changes. `output` is a live region, so that screen readers announce each change. */
export function SaveState({ isChanged, isSaved, isSaving = false, className = "" }: SaveStateProps) {
  return (
    <output className={`text-sm leading-tight break-keep text-ink-soft ${className}`}>
      {isSaving ? t("Saving…") : isChanged ? t("Unsaved changes") : isSaved && t("Saved")}
    </output>
  );
}

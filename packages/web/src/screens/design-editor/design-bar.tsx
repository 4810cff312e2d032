import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";

interface DesignBarProps {
  /** Heading for screen readers and for the skip link. */
  readonly title: string;
  readonly back: ReactNode;
  readonly children: ReactNode;
  readonly save: string;
  readonly saving: boolean;
  readonly canSave: boolean;
  readonly onSave: () => void;
}

export function DesignBar({ title, back, children, save, saving, canSave, onSave }: DesignBarProps) {
  useSaveKey(() => {
    // Saving again during a save stores the changes since then.
    if (canSave) onSave();
  });
  return (
    <div className={barClasses}>
      <h1
        tabIndex={-1}
        className="sr-only bg-paper px-3 py-2 font-semibold focus:not-sr-only focus:absolute focus:top-1 focus:left-3 focus:z-10"
      >
        {title}
      </h1>
      {back}
      <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-x-3 gap-y-1 max-md:contents">
        {children}
      </div>
      <Button kind="primary" className="min-h-11 max-md:order-1" disabled={!canSave || saving} onClick={onSave}>
        {saving ? t("Saving...") : save}
      </Button>
    </div>
  );
}

/** One row. On a phone the name and the button come first. */
const barClasses =
  "relative flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-6 max-md:gap-x-2 max-md:px-3 max-md:py-1.5";

/** On a phone below the name. */
export const stateClasses = "max-md:order-2 empty:hidden";

export const backLinkClasses =
  "-ml-1 inline-flex min-h-11 items-center gap-1.5 text-ink-soft hover:text-accent max-lg:min-w-8 pointer-coarse:min-w-11";

export function BackIcon() {
  return <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />;
}

/** Handles Ctrl or Cmd + S everywhere. The browser's own save dialog is not useful here. */
function useSaveKey(save: () => void): void {
  const run = useEffectEvent(save);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      run();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}

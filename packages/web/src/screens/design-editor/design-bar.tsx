import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { SaveState } from "../../ui/save-state.tsx";
import { Tab, TabList, Tabs } from "../../ui/tabs.tsx";
import type { OpenDesign } from "./design-screen.tsx";

export interface DesignBarProps {
  readonly design: OpenDesign;
  /** Heading for screen readers and for the skip link, and the title of the page. */
  readonly title: string;
  readonly back: ReactNode;
  /** Label of the button that saves. */
  readonly save: string;
  readonly nameField: { readonly label: string; readonly maxLength?: number; readonly className: string };
  /** True if the bar reports a save. */
  readonly showsSaved: boolean;
  /** Settings after the name. */
  readonly settings?: ReactNode;
  /** Buttons before the one that saves. */
  readonly actions?: ReactNode;
}

export function DesignBar({ design, title, back, save, nameField, showsSaved, settings, actions }: DesignBarProps) {
  const { session, state } = design;
  const { name, nameProblem, isChanged, isSaved, isSaving, canSave } = state;
  useSaveKey(() => {
    // Saving again during a save stores the changes since then.
    void session.save();
  });
  return (
    <div className={barClasses}>
      <title>{`${title} – Octavo`}</title>
      <h1
        tabIndex={-1}
        className="sr-only bg-paper px-3 py-2 font-semibold focus:not-sr-only focus:absolute focus:top-1 focus:left-3 focus:z-10"
      >
        {title}
      </h1>
      {back}
      <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-x-3 gap-y-1 max-md:contents">
        <TextField
          {...nameField}
          labelHidden
          value={name}
          error={nameProblem}
          onChange={({ target }) => session.rename(target.value)}
        />
        {settings}
        <SaveState isChanged={isChanged} isSaved={showsSaved && isSaved} className="max-md:order-2 empty:hidden" />
        <ModeSwitch design={design} />
        {actions}
      </div>
      <Button
        kind="primary"
        className="min-h-11 max-md:order-1"
        disabled={!canSave || isSaving}
        onClick={() => void session.save()}
      >
        {isSaving ? t("Saving...") : save}
      </Button>
    </div>
  );
}

function ModeSwitch({ design: { session, state } }: Pick<DesignBarProps, "design">) {
  return (
    <Tabs value={state.mode} onValueChange={session.show} className="max-md:order-2">
      <TabList aria-label={t("Visual or YAML")}>
        <Tab value="visual">{t("Visual")}</Tab>
        <Tab value="yaml">{t("YAML")}</Tab>
      </TabList>
    </Tabs>
  );
}

/** One row. On a phone the name and the button come first, and the state is below the name. */
const barClasses =
  "relative flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-6 max-md:gap-x-2 max-md:px-3 max-md:py-1.5";

export const backLinkClasses =
  "-ml-1 inline-flex min-h-11 items-center gap-1.5 text-ink-soft hover:text-accent max-lg:min-w-8 pointer-coarse:min-w-11";

/** Content of the link back, which on a small window is an icon. */
export function BackLabel({ children }: { readonly children: string }) {
  return (
    <>
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
      <span className="max-lg:sr-only">{children}</span>
    </>
  );
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

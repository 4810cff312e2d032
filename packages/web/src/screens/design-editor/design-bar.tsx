import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { t } from "../../language/t.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { SaveState } from "../../ui/save-state.tsx";
import { Tab, TabList, Tabs } from "../../ui/tabs.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import type { OpenDesign } from "./design-screen.tsx";

export interface DesignBarProps {
  readonly design: OpenDesign;
  /** Heading for screen readers and for the skip link, and the title of the page. */
  readonly title: string;
  /** Name of the project, for the title of the page. */
  readonly within?: string;
  readonly back: ReactNode;
  /** Label of the button that saves. */
  readonly save: string;
  readonly nameField: { readonly label: string; readonly maxLength?: number; readonly className: string };
  /** Tools of the canvas. */
  readonly tools?: ReactNode;
  /** Settings after the name. */
  readonly settings?: ReactNode;
  /** Buttons before the one that saves. */
  readonly actions?: ReactNode;
}

/** The only bar of the editor. The menu of the studio lies over its start. */
export function DesignBar(props: DesignBarProps) {
  const { design, title, within, back, save, nameField, settings, tools, actions } = props;
  const { session, state } = design;
  const { name, nameProblem, base, isChanged, isSaving, canSave } = state;
  const isUnsaved = isChanged || base === undefined;
  const isNarrow = useMediaQuery("(width < 68.75rem)");
  useSaveKey(() => {
    // Saving again during a save stores the changes since then.
    void session.save();
  });
  return (
    <div className={`group/bar ${barClasses}`} data-two-rows={settings !== undefined || undefined}>
      <title>{[`${isChanged ? "• " : ""}${title}`, within, "Octavo"].filter(Boolean).join(" – ")}</title>
      <h1
        tabIndex={-1}
        className="sr-only bg-paper px-3 py-2 font-semibold focus:not-sr-only focus:absolute focus:top-1 focus:start-16 focus:z-10"
      >
        {title}
      </h1>
      {back}
      <TextField
        {...nameField}
        labelHidden
        value={name}
        error={nameProblem}
        onChange={({ target }) => session.rename(target.value)}
      />
      {settings}
      <span className="hidden h-0 basis-full max-md:order-1 max-md:block md:order-2 max-lg:group-data-two-rows/bar:block" />
      <ModeSwitch design={design} />
      {tools || <span className="flex-1 max-md:order-3 max-lg:group-data-two-rows/bar:order-3" />}
      <SaveState
        isChanged={isChanged}
        isSaved={base !== undefined}
        isSaving={isSaving}
        className="max-lg:sr-only lg:max-[100rem]:w-min"
      />
      {actions}
      <Button
        data-hint="save-design"
        kind={isUnsaved ? "primary" : "plain"}
        className="relative min-h-10 pointer-coarse:min-h-11 md:max-lg:group-data-two-rows/bar:order-1"
        disabled={!canSave || isSaving}
        aria-label={isSaving || (isNarrow && !isUnsaved) ? undefined : save}
        onClick={() => void session.save()}
      >
        {isSaving ? t("Saving...") : isNarrow && base !== undefined ? <ShortSave isChanged={isChanged} /> : save}
      </Button>
    </div>
  );
}

/** The label of the button that saves in a narrow window, which also shows the state of the design. */
function ShortSave({ isChanged }: Pick<OpenDesign["state"], "isChanged">) {
  return (
    <>
      {isChanged && <span aria-hidden="true" className="size-2 rounded-full bg-current" />}
      {t(isChanged ? "Save" : "Saved")}
    </>
  );
}

function ModeSwitch({ design: { session, state } }: Pick<DesignBarProps, "design">) {
  return (
    <Tabs
      value={state.mode}
      onValueChange={session.show}
      className="max-md:order-3 max-lg:group-data-two-rows/bar:order-3"
    >
      <TabList aria-label={t("Visual or YAML")}>
        <Tab value="visual">{t("Visual")}</Tab>
        <Tab value="yaml">{t("YAML")}</Tab>
      </TabList>
    </Tabs>
  );
}

/** One row. On a phone the tools are a second row, beside settings also on a tablet. */
const barClasses =
  "relative flex min-h-(--bar) shrink-0 items-center gap-x-3 border-b border-rule bg-paper pe-3 ps-17 max-[100rem]:gap-x-2 max-lg:data-two-rows:flex-wrap max-md:flex-wrap max-md:gap-y-0.5 max-md:px-2 max-md:py-1";

export const backLinkClasses =
  "inline-flex min-h-11 min-w-8 shrink-0 items-center justify-center text-ink-soft hover:text-accent pointer-coarse:min-w-11 max-md:ms-14";

/** Content of the link back, which is an icon. */
export function BackLabel({ children }: { readonly children: string }) {
  return (
    <>
      <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{children}</span>
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

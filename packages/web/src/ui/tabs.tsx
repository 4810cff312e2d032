import { type ComponentProps, createContext, type KeyboardEvent, useContext, useId, useMemo } from "react";
import { logicalKey } from "../browser/logical-key.ts";

interface TabsContextValue {
  readonly value: string;
  choose(this: void, value: string): void;
  readonly idOf: (value: string) => string;
}

const TabsContext = createContext<TabsContextValue>({ value: "", choose: () => undefined, idOf: () => "" });

interface TabsProps<Value extends string> extends ComponentProps<"div"> {
  /** Empty if no tab is selected. */
  readonly value: Value | "";
  /** A method, because values come from the tabs inside and need bivariance. */
  onValueChange(this: void, value: Value): void;
}

export function Tabs<Value extends string>({ value, onValueChange, ...props }: TabsProps<Value>) {
  const id = useId();
  const choice = useMemo<TabsContextValue>(
    () => ({ value, choose: onValueChange, idOf: (of) => `${id}${of}` }),
    [value, onValueChange, id],
  );
  return (
    <TabsContext value={choice}>
      <div {...props} />
    </TabsContext>
  );
}

interface TabListProps extends ComponentProps<"div"> {
  /** Arrow keys select the tab that they focus. */
  readonly activateOnFocus?: boolean;
}

export function TabList({ activateOnFocus = true, ...props }: TabListProps) {
  const { choose } = useContext(TabsContext);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
    const index = nextIndex(event, tabs);
    const next = index === undefined ? undefined : tabs.at(index % tabs.length);
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (activateOnFocus) choose(next.dataset["value"] ?? "");
  };
  // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
  return <div role="tablist" className="flex gap-5" onKeyDown={onKeyDown} {...props} />;
}

/** Returns undefined for other keys. -1 means the last tab. */
function nextIndex(event: KeyboardEvent<HTMLElement>, tabs: readonly Element[]): number | undefined {
  const index = tabs.findIndex((tab) => tab === event.target);
  if (index < 0 || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  return { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[logicalKey(event)];
}

interface TabProps extends ComponentProps<"button"> {
  readonly value: string;
}

/** Only the selected tab is a tab stop; arrow keys reach the others. Without a selection all tabs are. */
export function Tab({ value, ...props }: TabProps) {
  const chosen = useContext(TabsContext);
  const isActive = chosen.value === value;
  return (
    <button
      type="button"
      role="tab"
      id={chosen.idOf(value)}
      data-value={value}
      data-active={isActive || undefined}
      aria-selected={isActive}
      tabIndex={isActive || chosen.value === "" ? 0 : -1}
      onClick={() => {
        if (!isActive) chosen.choose(value);
      }}
      className="-mb-(--line) flex min-h-11 items-center gap-2 border-b-2 border-transparent text-[0.9375rem] text-ink-soft hover:text-ink data-active:border-accent eink:data-active:border-b-[6px] forced-colors:not-data-active:border-[Canvas] forced-colors:data-active:border-b-4 data-active:font-semibold data-active:text-ink pointer-coarse:min-h-12 pointer-coarse:min-w-11 pointer-coarse:justify-center"
      {...props}
    />
  );
}

interface TabPanelProps extends ComponentProps<"div"> {
  readonly value: string;
}

/** Stays mounted while hidden, so that it keeps its scroll position and undo history. */
export function TabPanel({ value, ...props }: TabPanelProps) {
  const chosen = useContext(TabsContext);
  const isHidden = chosen.value !== value;
  return (
    <div
      role="tabpanel"
      aria-labelledby={chosen.idOf(value)}
      hidden={isHidden}
      data-hidden={isHidden || undefined}
      tabIndex={isHidden ? -1 : 0}
      {...props}
    />
  );
}

import { Tabs as Base } from "@base-ui/react/tabs";
import type { ComponentProps } from "react";

export const Tabs = Base.Root;

export function TabList(props: ComponentProps<typeof Base.List>) {
  return <Base.List activateOnFocus className="flex gap-5" {...props} />;
}

export function Tab(props: ComponentProps<typeof Base.Tab>) {
  return (
    <Base.Tab
      className="-mb-(--line) flex min-h-11 items-center gap-2 border-b-2 border-transparent text-[0.9375rem] text-ink-soft hover:text-ink data-active:border-accent eink:data-active:border-b-[6px] forced-colors:not-data-active:border-[Canvas] forced-colors:data-active:border-b-4 data-active:font-semibold data-active:text-ink pointer-coarse:min-h-12 pointer-coarse:min-w-11 pointer-coarse:justify-center"
      {...props}
    />
  );
}

/** Stays in the page while another is shown, so that it loses neither its scroll nor its undo. */
export function TabPanel(props: ComponentProps<typeof Base.Panel>) {
  return <Base.Panel keepMounted {...props} />;
}

import { Outlet } from "@tanstack/react-router";
import { Suspense } from "react";
import { Announcer } from "../ui/announcer.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { Wordmark } from "./wordmark.tsx";

export function Shell() {
  return (
    <Announcer>
      <div className="flex min-h-dvh flex-col">
        <header className="flex h-(--bar) items-center justify-between gap-4 border-b border-rule px-4 sm:px-6">
          <Wordmark />
          <ThemeSwitch />
        </header>
        <main className="flex min-h-0 flex-1 flex-col">
          <Suspense fallback={<p className="p-6 text-ink-soft">Loading…</p>}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </Announcer>
  );
}

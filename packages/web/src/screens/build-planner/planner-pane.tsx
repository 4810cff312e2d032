import type { Ref } from "react";
import { t, tn } from "../../language/t.ts";
import { formatPhysicalSize } from "../../planner-view/fit-page.ts";
import { PlannerView } from "../../planner-view/planner-view.tsx";
import type { DrawPage } from "../../planner-view/use-page.ts";
import { countErrors } from "../../problems/problem-list.ts";
import { Button } from "../../ui/button.tsx";
import { formatFileSize } from "../../ui/file-size.ts";
import type { BuildState } from "./build-session.ts";

interface PlannerPaneProps {
  readonly ref: Ref<HTMLElement>;
  readonly state: BuildState;
  readonly draw: DrawPage;
  readonly narrow: boolean;
  readonly hidden: boolean;
  readonly onOpen: () => Promise<void>;
}

export function PlannerPane({ ref, state, draw, narrow, hidden, onOpen }: PlannerPaneProps) {
  const planner = state.opened ? state.planner : undefined;
  return (
    <section
      ref={ref}
      role={narrow ? "tabpanel" : undefined}
      aria-label={t("Planner")}
      hidden={hidden}
      className="flex min-h-0 min-w-0 flex-1 flex-col not-[[hidden]]:flex md:max-lg:h-[min(54rem,calc(100dvh-4rem))] md:max-lg:flex-none md:max-lg:border-t [[hidden]]:hidden"
    >
      {planner ? (
        <>
          <PlannerView planner={planner} draw={draw} />
          <Facts state={state} />
        </>
      ) : (
        <NotOpened onOpen={onOpen} />
      )}
    </section>
  );
}

function Facts({ state: { planner, pdf, diagnostics } }: { readonly state: BuildState }) {
  if (!planner) return null;
  const outdated = countErrors(diagnostics) > 0;
  const facts = [
    planner.device,
    formatPhysicalSize(planner.size),
    tn(planner.pages, "{count} page", "{count} pages"),
    tn(planner.links ?? 0, "{count} link", "{count} links"),
    pdf.status === "made" ? formatFileSize(pdf.bytes) : undefined,
  ];
  return (
    <p className="border-t border-rule px-4 py-2.5 text-[0.9375rem] text-ink-soft tabular-nums">
      {outdated && (
        <strong className="block text-ink">
          {t("Showing the last valid version. Fix the errors to see your changes.")}
        </strong>
      )}
      {facts.filter((fact) => fact !== undefined).join(" · ")}
    </p>
  );
}

function NotOpened({ onOpen }: { readonly onOpen: () => Promise<void> }) {
  return (
    <div className="grid flex-1 place-items-center bg-sunken p-6">
      <div className="max-w-sm text-center">
        <svg viewBox="0 0 96 128" className="mx-auto mb-6 h-32" aria-hidden="true">
          <path fill="var(--page)" stroke="var(--edge)" d="M.5.5h95v127H.5z" />
          <path fill="none" stroke="var(--edge)" strokeWidth="2.5" d="M10 14h30" />
          <path
            fill="none"
            stroke="var(--edge)"
            strokeOpacity=".6"
            d="M10 28h76M10 42h76M10 56h76M10 70h76M10 84h76M10.5 28v56M21.5 28v56M32 28v56M43 28v56M54 28v56M65 28v56M75.500 28v56M86 28v56M10 98h76M10 108h76M10 118h50"
          />
        </svg>
        <p className="text-lg font-semibold">{t("Your planner opens here")}</p>
        <p className="mt-1 mb-5 text-ink-soft text-pretty">
          {t("Turn its pages and follow its links as on the device. The preview updates while you type.")}
        </p>
        <Button onClick={() => void onOpen()}>{t("Compile & Open")}</Button>
      </div>
    </div>
  );
}

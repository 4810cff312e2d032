import { useRef } from "react";
import { t } from "../../language/t.ts";
import { StarterPicture } from "../../starters/starter-picture.tsx";
import { findStarter } from "../../starters/starters.ts";
import { lazy } from "../../ui/lazy.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { useIntent } from "../../ui/use-intent.ts";

const starter = "daily";
const daily = findStarter(starter);

/** The device of the preview (`scripts/starter-pictures.ts`). */
const device = "remarkable-2";

const LivePlanner = lazy(async () => (await import("./live-planner.tsx")).LivePlanner, {
  isOptional: true,
  fallback: ({ fallback }) => fallback,
});

export function Hero() {
  return (
    <div className="grid items-center gap-x-12 gap-y-8 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="max-w-2xl">
        <h1
          tabIndex={-1}
          className="text-[2rem] leading-[1.1] font-semibold tracking-tight text-balance outline-none sm:text-[2.75rem]"
        >
          {t("A planner made for your e-ink tablet")}
        </h1>
        <p className="mt-4 max-w-xl text-lg leading-snug text-ink-soft text-pretty">
          {t(
            "Octavo makes linked PDF planners in the exact page size of your tablet, for the dates and the language that you choose.",
          )}
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <LinkButton kind="primary" to="/make/$starter" params={{ starter }} className="min-h-11 px-5">
            {t("Make your planner")}
          </LinkButton>
          <LinkButton to="/gallery" className="min-h-11">
            {t("Browse the gallery")}
          </LinkButton>
        </div>
        <p className="mt-3 text-sm text-ink-soft">
          {t("Free, and without an account. The PDF is made in your browser.")}
        </p>
      </div>
      <TryPlanner />
    </div>
  );
}

/** Shows a planner on a tablet, which the visitor can use. */
function TryPlanner() {
  const section = useRef<HTMLElement>(null);
  const isIntended = useIntent(section);
  return (
    <section
      ref={section}
      aria-label={t("Try a planner")}
      className="flex h-[32rem] max-h-[85dvh] min-h-96 w-full max-w-md flex-col justify-self-center sm:h-[38rem] lg:max-w-none"
    >
      {daily && <LivePlanner starter={daily} device={device} isIntended={isIntended} fallback={<Still />} />}
    </section>
  );
}

/** A tablet with a picture of the planner, in its place, which stays until a visitor reaches for a planner that was not drawn. */
function Still() {
  return (
    <div className="flex min-h-0 flex-1 pb-11 pointer-coarse:pb-12">
      <div className="tablet m-auto h-full">
        <StarterPicture starter={starter} className="h-full" />
      </div>
    </div>
  );
}

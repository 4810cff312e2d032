import type { DeviceProfile } from "@octavo/engine";
import { type PlannerChoices, profileOf, type Starter, type themesFor } from "@octavo/starters";
import { useId } from "react";
import type { EngineClient } from "../engine-worker/engine-client.ts";
import { useEngine } from "../engine-worker/use-engine.ts";
import { t, translate } from "../language/t.ts";
import { PageThumbnail } from "../planner-view/page-thumbnail.tsx";
import { useStarterSample } from "./use-starter-sample.ts";

type Theme = ReturnType<typeof themesFor>[number];

interface ThemeCardsProps {
  readonly starter: Starter;
  readonly profiles: readonly DeviceProfile[];
  readonly choices: PlannerChoices;
  readonly themes: readonly Theme[];
  readonly chosen: string;
  readonly onChoose: (theme: string) => void;
}

/** A typical page of the planner in each theme. */
export function ThemeCards({ themes, chosen, onChoose, ...planner }: ThemeCardsProps) {
  const engine = useEngine();
  const name = useId();
  return (
    <fieldset
      aria-label={t("Theme")}
      className="-mx-1 mt-1 grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-1"
    >
      {themes.map((theme) => (
        <label
          key={theme.id}
          className="group flex cursor-pointer flex-col gap-1.5 rounded-md border border-transparent p-1.5 hover:border-edge has-checked:border-accent has-checked:bg-wash forced-colors:not-has-checked:border-[Canvas] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent eink:has-checked:border-4"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={theme.id === chosen}
            onChange={() => onChoose(theme.id)}
          />
          <ThemePicture {...{ engine, ...planner }} theme={theme.id} />
          <span className="text-sm leading-tight group-has-checked:font-semibold group-has-checked:text-accent">
            {translate(theme.name)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface ThemePictureProps extends Pick<ThemeCardsProps, "starter" | "profiles" | "choices"> {
  readonly engine: EngineClient;
  readonly theme: string;
}

function ThemePicture({ engine, starter, profiles, choices, theme }: ThemePictureProps) {
  const sample = useStarterSample(engine, starter, { ...choices, theme }, profiles);
  const { width, height } = profileOf(choices, profiles)?.pdf_settings.page ?? { width: 3, height: 4 };
  return <PageThumbnail drawing={sample?.drawings[0]} shape={width / height} />;
}

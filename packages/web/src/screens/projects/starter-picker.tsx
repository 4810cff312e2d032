import type { DeviceProfile } from "@octavo/engine";
import type { PlannerChoices, Starter } from "@octavo/starters";
import type { ReactNode } from "react";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { t, tn } from "../../language/t.ts";
import { PageThumbnail } from "../../planner-view/page-thumbnail.tsx";
import { defaultSections, explainMissing, isSuitable, nameOf, starters } from "../../starters/starters.ts";
import { useStarterSample } from "../../starters/use-starter-sample.ts";
import { FieldGroup } from "../../ui/field-group.tsx";

interface StarterPickerProps {
  readonly engine: EngineClient;
  readonly profiles: readonly DeviceProfile[] | undefined;
  readonly device: DeviceProfile | undefined;
  readonly choices: PlannerChoices;
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

export function StarterPicker({ engine, profiles, device, choices, value, onChoose }: StarterPickerProps) {
  const shape = aspectRatioOf(device);
  return (
    <FieldGroup label={t("Start from")}>
      <div className="-mx-2 mt-1 grid grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))] gap-1">
        <StarterCard name={t("Blank")} detail={t("No pages yet")} checked={value === ""} onChoose={() => onChoose("")}>
          <PageThumbnail drawing={undefined} shape={shape} />
        </StarterCard>
        {(isSuitable(device) ? starters : []).map((starter) => (
          <StarterOption
            key={starter.id}
            {...{ engine, profiles, starter, shape }}
            // Cards show the default sections. The details show the chosen ones.
            choices={
              starter.id === value ? choices : { ...choices, sections: defaultSections(starter.id), layouts: {} }
            }
            checked={starter.id === value}
            onChoose={() => onChoose(starter.id)}
          />
        ))}
      </div>
      <p aria-live="polite" className="mt-1 text-sm text-ink-soft empty:hidden">
        {explainMissing(device)}
      </p>
    </FieldGroup>
  );
}

interface StarterOptionProps extends Pick<StarterPickerProps, "engine" | "profiles" | "choices"> {
  readonly starter: Starter;
  readonly shape: number;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function StarterOption({ engine, profiles, starter, choices, shape, checked, onChoose }: StarterOptionProps) {
  const sample = useStarterSample(engine, starter, choices, profiles);
  const detail = sample ? tn(sample.pages, "{count} page", "{count} pages") : "…";
  return (
    <StarterCard name={nameOf(starter)} detail={detail} checked={checked} onChoose={onChoose}>
      <PageThumbnail drawing={sample?.drawings[0]} shape={shape} />
    </StarterCard>
  );
}

export function aspectRatioOf(device: DeviceProfile | undefined): number {
  const { width, height } = device?.pdf_settings.page ?? { width: 3, height: 4 };
  return width / height;
}

interface StarterCardProps {
  readonly name: string;
  readonly detail: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function StarterCard({ name, detail, checked, onChoose, children }: StarterCardProps) {
  return (
    <label className="group flex cursor-pointer flex-col gap-2 rounded-md border border-transparent p-2 hover:border-edge has-checked:border-accent has-checked:bg-wash forced-colors:not-has-checked:border-[Canvas] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent eink:has-checked:border-4">
      <input type="radio" name="starter" className="sr-only" checked={checked} onChange={onChoose} />
      {children}
      <span className="leading-tight">
        <span className="block text-[0.9375rem] font-semibold group-has-checked:text-accent">{name}</span>
        <span className="block text-sm text-ink-soft tabular-nums">{detail}</span>
      </span>
    </label>
  );
}

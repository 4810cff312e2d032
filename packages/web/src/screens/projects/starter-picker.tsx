import type { DeviceProfile } from "@octavo/engine";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { t, tn } from "../../language/t.ts";
import { PageFace } from "../../planner-view/page-face.tsx";
import { StarterCard } from "./starter-card.tsx";
import { isOffered, refusal, type Starter, type StarterChoice, starters, wordsOf } from "./starters.ts";
import { useSample } from "./use-sample.ts";

interface StarterPickerProps {
  readonly engine: EngineClient;
  readonly device: DeviceProfile | undefined;
  readonly choice: StarterChoice;
  /** Id of the starter; empty for none. */
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

/** Starters as they will look on the device, and the empty page. */
export function StarterPicker({ engine, device, choice, value, onChoose }: StarterPickerProps) {
  const shape = shapeOf(device);
  return (
    <fieldset>
      <legend className="mb-1 text-[0.9375rem] font-semibold">{t("Start from")}</legend>
      <div className="-mx-2 grid grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))] gap-1">
        <StarterCard name={t("Blank")} detail={t("No pages yet")} checked={value === ""} onChoose={() => onChoose("")}>
          <PageFace drawing={undefined} shape={shape} />
        </StarterCard>
        {starters
          .filter((starter) => isOffered(starter, device))
          .map((starter) => (
            <Choice
              key={starter.id}
              {...{ engine, starter, device, shape }}
              // Cards show what is proposed; what is left out or added shows below.
              choice={starter.id === value ? choice : withoutSections(choice)}
              checked={starter.id === value}
              onChoose={() => onChoose(starter.id)}
            />
          ))}
      </div>
      <p aria-live="polite" className="mt-1 text-sm text-ink-soft empty:hidden">
        {refusal(device)}
      </p>
    </fieldset>
  );
}

interface ChoiceProps extends Pick<StarterPickerProps, "engine" | "device" | "choice"> {
  readonly starter: Starter;
  readonly shape: number;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function Choice({ engine, starter, device, choice, shape, checked, onChoose }: ChoiceProps) {
  const sample = useSample(engine, starter, device, choice);
  const detail = sample ? tn(sample.pages, "{count} page", "{count} pages") : "…";
  return (
    <StarterCard name={wordsOf(starter.name)} detail={detail} checked={checked} onChoose={onChoose}>
      <PageFace drawing={sample?.drawings[0]} shape={shape} />
    </StarterCard>
  );
}

export function shapeOf(device: DeviceProfile | undefined): number {
  const { width, height } = device?.pdf_settings.page ?? { width: 3, height: 4 };
  return width / height;
}

function withoutSections({ locale, week_start, start_date, end_date }: StarterChoice): StarterChoice {
  return { locale, week_start, start_date, end_date };
}

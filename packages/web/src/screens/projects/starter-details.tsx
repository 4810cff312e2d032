import type { DeviceProfile } from "@octavo/engine";
import type { PlannerChoices, Starter } from "@octavo/starters";
import type { ReactNode, RefObject } from "react";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { translate } from "../../language/t.ts";
import { PageThumbnail } from "../../planner-view/page-thumbnail.tsx";
import { LayoutChoice, NamesChoice } from "../../starters/choices-form.tsx";
import { useStarterSample } from "../../starters/use-starter-sample.ts";
import { CheckField } from "../../ui/check-field.tsx";
import { aspectRatioOf } from "./starter-picker.tsx";

interface StarterDetailsProps {
  readonly engine: EngineClient;
  readonly starter: Starter;
  readonly profiles: readonly DeviceProfile[] | undefined;
  readonly device: DeviceProfile | undefined;
  readonly choices: PlannerChoices;
  /** The section of names, to lead to it. */
  readonly names: RefObject<HTMLElement | null>;
  readonly onChange: (change: Partial<Pick<PlannerChoices, "sections" | "layouts">>) => void;
  readonly children: ReactNode;
}

export function StarterDetails({
  engine,
  starter,
  profiles,
  device,
  choices,
  names,
  onChange,
  children,
}: StarterDetailsProps) {
  const sample = useStarterSample(engine, starter, choices, profiles);
  const { sections } = choices;
  const set = (section: string, wanted: boolean) =>
    onChange({ sections: wanted ? [...sections, section] : sections.filter((kind) => kind !== section) });
  return (
    <div className="mt-3 border-t border-rule pt-3">
      <p className="leading-snug text-ink-soft">{translate(starter.description)}</p>
      {device && (
        <NamesChoice key={starter.id} ref={names} {...{ starter, choices }} profile={device} onChange={onChange} />
      )}
      {children}
      {starter.optional.map(({ section, name }) => (
        <CheckField
          key={section}
          checked={sections.includes(section)}
          onChange={(event) => set(section, event.target.checked)}
        >
          {translate(name)}
        </CheckField>
      ))}
      {device && <LayoutChoice key={starter.id} {...{ starter, choices }} profile={device} onChange={onChange} />}
      <div className="mt-2 grid grid-cols-4 gap-3">
        {(sample?.drawings ?? []).map((drawing) => (
          <PageThumbnail key={drawing.page} drawing={drawing} shape={aspectRatioOf(device)} />
        ))}
      </div>
    </div>
  );
}

import type { DeviceProfile } from "@octavo/engine";
import type { ReactNode } from "react";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import { PageThumbnail } from "../../planner-view/page-thumbnail.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { aspectRatioOf } from "./starter-picker.tsx";
import { localize, type Starter, type StarterChoice } from "./starters.ts";
import { useStarterSample } from "./use-starter-sample.ts";

interface StarterDetailsProps {
  readonly engine: EngineClient;
  readonly starter: Starter;
  readonly device: DeviceProfile | undefined;
  readonly choice: StarterChoice;
  readonly onSections: (sections: readonly string[]) => void;
  readonly children: ReactNode;
}

export function StarterDetails({ engine, starter, device, choice, onSections, children }: StarterDetailsProps) {
  const sample = useStarterSample(engine, starter, device, choice);
  const { sections = [] } = choice;
  const set = (section: string, wanted: boolean) =>
    onSections(wanted ? [...sections, section] : sections.filter((kind) => kind !== section));
  return (
    <div className="mt-3 border-t border-rule pt-3">
      <p className="leading-snug text-ink-soft">{localize(starter.description)}</p>
      {children}
      {starter.optional.map(({ section, name }) => (
        <CheckField
          key={section}
          checked={sections.includes(section)}
          onChange={(event) => set(section, event.target.checked)}
        >
          {localize(name)}
        </CheckField>
      ))}
      <div className="mt-2 grid grid-cols-4 gap-3">
        {(sample?.drawings ?? []).map((drawing) => (
          <PageThumbnail key={drawing.page} drawing={drawing} shape={aspectRatioOf(device)} />
        ))}
      </div>
    </div>
  );
}

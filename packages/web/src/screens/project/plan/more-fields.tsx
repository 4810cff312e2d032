import { sectionLevels } from "@octavo/engine";
import type { ReactNode } from "react";
import { t } from "../../../language/t.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { CountersField } from "./counters-field.tsx";
import type { SectionEditing } from "./section-fields.tsx";
import { WeekdaysField } from "./weekdays-field.tsx";

interface MoreFieldsProps extends SectionEditing {
  /** Nested sections. */
  readonly children: ReactNode;
}

/** Rare fields, which the specification does not have. */
export function MoreFields({ children, ...editing }: MoreFieldsProps) {
  const { section, path } = editing;
  const { weekdays, counters, nested = [] } = section;
  const used = [
    weekdays && t("days of the week"),
    counters && t("counters"),
    nested.length > 0 && t("sections inside"),
  ];
  // Each level adds two parts to the path.
  const isDeepest = path.length / 2 >= sectionLevels;
  return (
    <Disclosure
      className="border-t border-rule pt-1"
      summaryClassName="text-[0.9375rem]"
      summary={
        <span>
          <span className="font-semibold">{t("More")}</span>
          <span className="text-sm text-ink-soft"> {used.filter(Boolean).join(", ")}</span>
        </span>
      }
    >
      <div className="flex flex-col gap-5 pt-1 pb-2">
        {section.generate === "each_day" && <WeekdaysField {...editing} />}
        <CountersField {...editing} />
        {!isDeepest && children}
      </div>
    </Disclosure>
  );
}

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { t } from "../../language/t.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import type { Samples } from "./use-samples.ts";

type SamplePickerProps = Omit<Samples, "sample" | "sections" | "isUnused">;

export function SamplePicker(props: SamplePickerProps) {
  const { count, index, onIndex, label, dates } = props;
  if (count < 2) return null;
  return (
    <span className="flex shrink-0 items-center gap-1 text-sm text-ink-soft">
      <IconButton
        name={t("Previous page of this design")}
        Icon={ChevronLeft}
        className="max-lg:hidden"
        disabled={index <= 1}
        onClick={() => onIndex(index - 1)}
      />
      <PageSlider {...props} />
      {dates ? (
        <DateField {...dates} />
      ) : (
        <NumberField
          label={t("{label}, number to preview as", { label })}
          value={index}
          min={1}
          max={count}
          onCommit={onIndex}
        />
      )}
      <IconButton
        name={t("Next page of this design")}
        Icon={ChevronRight}
        className="max-lg:hidden"
        disabled={index >= count}
        onClick={() => onIndex(index + 1)}
      />
    </span>
  );
}

function PageSlider({ count, index, onIndex, label }: SamplePickerProps) {
  return (
    <label className="flex items-center gap-2 not-min-[100rem]:hidden">
      {t("Preview as")}
      <input
        type="range"
        min={1}
        max={count}
        value={index}
        aria-valuetext={label}
        onChange={(event) => onIndex(Number(event.target.value))}
        className="w-24"
      />
    </label>
  );
}

/** Keeps what is typed until it is a date of the planner, because browsers report each digit of a year. */
function DateField({ first, last, shown, onDate }: NonNullable<Samples["dates"]>) {
  const [typed, setTyped] = useState<string>();
  const enter = (date: string) => {
    const isComplete = date >= first;
    setTyped(isComplete ? undefined : date);
    if (isComplete) onDate(date);
  };
  return (
    <input
      type="date"
      aria-label={t("Date to preview as")}
      min={first}
      max={last}
      value={typed ?? shown}
      onChange={({ target }) => enter(target.value)}
      onBlur={() => setTyped(undefined)}
      className="h-8 rounded-sm border border-edge bg-surface px-1.5 text-sm text-ink tabular-nums pointer-coarse:h-11"
    />
  );
}

import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import type { Samples } from "./use-samples.ts";

/** Which page of the planner the design is looked at as. */
export function SamplePicker({ count, index, onIndex, label }: Omit<Samples, "sample" | "sections">) {
  if (count < 2) return null;
  return (
    <span className="flex items-center gap-1 text-sm text-ink-soft">
      <IconButton
        name="Previous page of this design"
        Icon={ChevronLeft}
        disabled={index <= 1}
        onClick={() => onIndex(index - 1)}
      />
      <label className="flex items-center gap-2">
        <span className="max-lg:sr-only">Preview as</span>
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
      <span className="min-w-20 tabular-nums">{label}</span>
      <IconButton
        name="Next page of this design"
        Icon={ChevronRight}
        disabled={index >= count}
        onClick={() => onIndex(index + 1)}
      />
    </span>
  );
}

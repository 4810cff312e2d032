import { Progress as Base } from "@base-ui/react/progress";

interface ProgressProps {
  readonly label: string;
  /** Undefined if the amount of work is unknown. */
  readonly done: number | undefined;
  readonly total: number;
}

export function Progress({ label, done, total }: ProgressProps) {
  return (
    <Base.Root value={done ?? null} max={total} className="min-w-0 flex-1">
      <Base.Label className="block truncate text-sm tabular-nums">{label}</Base.Label>
      <Base.Track className="mt-1 block h-1 overflow-hidden bg-rule eink:h-2 eink:border eink:bg-paper">
        <Base.Indicator className="block h-full bg-accent data-indeterminate:w-1/3" />
      </Base.Track>
    </Base.Root>
  );
}

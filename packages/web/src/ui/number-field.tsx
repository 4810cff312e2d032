import { type KeyboardEvent, useState } from "react";

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onCommit: (value: number) => void;
}

/** Accepts a whole number on Enter or blur. Up and Down change it immediately. */
export function NumberField({ label, value, min, max, onCommit }: NumberFieldProps) {
  const [draft, setDraft] = useState<string>();
  const settle = (number: number) => {
    setDraft(undefined);
    const within = Math.min(max, Math.max(min, Math.round(number)));
    if (within !== value && !Number.isNaN(within)) onCommit(within);
  };
  const finish = () => draft !== undefined && settle(draft.trim() === "" ? Number.NaN : Number(draft));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === "Enter") finish();
    else if (event.key === "Escape") setDraft(undefined);
    else if (step) settle(value + step);
    if (step) event.preventDefault();
    // Keys that turn pages are input here. Keys without a character stay with the screen.
    const writes = !event.ctrlKey && !event.metaKey && !/^F\d+$/.test(event.key);
    if (writes) event.stopPropagation();
  };
  return (
    <input
      aria-label={label}
      type="text"
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      className="h-8 w-[4.5ch] min-w-12 rounded-sm border border-edge bg-surface px-1.5 text-center tabular-nums pointer-coarse:h-11"
      value={draft ?? String(value)}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={finish}
      onKeyDown={onKeyDown}
    />
  );
}

import type { ReactNode } from "react";

interface StarterCardProps {
  readonly name: string;
  readonly detail: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** A radio button with a picture and a name. */
export function StarterCard({ name, detail, checked, onChoose, children }: StarterCardProps) {
  return (
    <label className="group flex cursor-pointer flex-col gap-2 rounded-md border border-transparent p-2 hover:border-edge has-checked:border-accent has-checked:bg-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent eink:has-checked:border-4">
      <input type="radio" name="starter" className="sr-only" checked={checked} onChange={onChoose} />
      {children}
      <span className="leading-tight">
        <span className="block text-[0.9375rem] font-semibold group-has-checked:text-accent">{name}</span>
        <span className="block text-sm text-ink-soft tabular-nums">{detail}</span>
      </span>
    </label>
  );
}

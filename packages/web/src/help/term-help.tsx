import { useRef, useState } from "react";
import { t } from "../language/t.ts";
import { lazy } from "../ui/lazy.tsx";
import { useWasTrue } from "../ui/use-was-true.ts";
import type { TermId } from "./terms.ts";

const TermPopup = lazy(async () => (await import("./term-popup.tsx")).TermPopup, { close: ({ onClose }) => onClose });

interface TermHelpProps {
  readonly of: TermId;
  /** The heading beside the button, which has the term in it. */
  readonly heading: string;
  readonly className?: string;
}

/** Button beside a heading that explains the term in it. */
export function TermHelp({ of, heading, className = "" }: TermHelpProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useWasTrue(isOpen);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        data-term={of}
        aria-label={t("Explain “{heading}”", { heading })}
        title={t("Explain “{heading}”", { heading })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={() => void TermPopup.preload()}
        className={`group/term -my-2 grid size-9 shrink-0 place-items-center rounded-sm pointer-coarse:size-11 ${className}`}
      >
        <span
          aria-hidden="true"
          className="grid size-5 place-items-center rounded-full border border-edge text-[0.8125rem] leading-none font-semibold text-ink-soft group-hover/term:border-accent group-hover/term:text-accent group-aria-expanded/term:border-accent group-aria-expanded/term:text-accent"
        >
          ?
        </span>
      </button>
      {wasOpen && <TermPopup {...{ of, trigger, isOpen }} onClose={() => setOpen(false)} />}
    </>
  );
}

import { type ComponentProps, type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { t } from "../language/t.ts";
import { TextField } from "./field.tsx";

interface TokenFieldProps extends Omit<ComponentProps<typeof TextField>, "value" | "onChange" | "ref"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Texts that replace the value. */
  readonly patterns?: readonly string[];
  readonly tokens: readonly string[];
}

/** A text field that offers tokens and patterns while it has the focus. */
export function TokenField({ value, onChange, patterns = [], tokens, ...field }: TokenFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [offering, setOffering] = useState(false);
  const write = (text: string, cursor: number) => {
    // Synchronously, because a later caret change would interfere with fast typing.
    flushSync(() => onChange(text));
    input.current?.focus();
    input.current?.setSelectionRange(cursor, cursor);
  };
  const insert = (token: string) => {
    const { selectionStart, selectionEnd } = input.current ?? {};
    const start = selectionStart ?? value.length;
    write(value.slice(0, start) + token + value.slice(selectionEnd ?? start), start + token.length);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOffering(false);
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !offering) return;
    setOffering(false);
    event.stopPropagation();
  };
  return (
    <div
      role="presentation"
      className="relative min-w-0"
      onFocus={() => setOffering(true)}
      onBlur={onBlur}
      onKeyDown={onEscape}
    >
      <TextField
        ref={input}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        {...field}
      />
      {offering && (
        <Offers
          patterns={patterns}
          tokens={tokens}
          onPattern={(pattern) => write(pattern, pattern.length)}
          onToken={insert}
        />
      )}
    </div>
  );
}

interface OffersProps {
  readonly patterns: readonly string[];
  readonly tokens: readonly string[];
  readonly onPattern: (pattern: string) => void;
  readonly onToken: (token: string) => void;
}

function Offers({ patterns, tokens, onPattern, onToken }: OffersProps) {
  return (
    <div className="absolute top-full start-0 z-1 mt-1 flex w-full sm:w-max sm:max-w-[28rem] sm:min-w-full flex-wrap gap-1.5 rounded-sm border border-edge bg-paper p-2">
      {patterns.map((pattern) => (
        <Chip key={pattern} strong onPick={() => onPattern(pattern)}>
          {pattern}
        </Chip>
      ))}
      {tokens.map((token) => (
        <Chip key={token} onPick={() => onToken(token)}>
          {token}
        </Chip>
      ))}
    </div>
  );
}

interface ChipProps {
  readonly strong?: boolean;
  readonly onPick: () => void;
  readonly children: string;
}

function Chip({ strong = false, onPick, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-label={strong ? t("Use {text}", { text: children }) : t("Insert {text}", { text: children })}
      // Keeps the focus and the cursor in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={`min-h-7 rounded-sm border px-2 font-mono text-[0.8125rem] hover:border-accent hover:text-accent pointer-coarse:min-h-11 pointer-coarse:px-3 ${strong ? "border-accent text-accent" : "border-rule text-ink-soft"}`}
    >
      {children}
    </button>
  );
}

import type { Shared } from "@octavo/editor";
import { clamp } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { type KeyboardEvent, useState } from "react";
import { translate } from "../../language/t.ts";
import { useEditor } from "../state/editor-context.ts";
import { FieldRow, lineLook } from "./field-row.tsx";
import * as messages from "./messages.ts";
import { usePanel } from "./panel-context.ts";
import { formatQuantity, parseQuantity, pointsPer, type QuantityRules } from "./quantity.ts";
import { scrubbed } from "./scrub.ts";
import { writeStructure } from "./structures.ts";
import { useFieldInput } from "./use-field-input.ts";
import { useScrub } from "./use-scrub.ts";

/** A number, or a text with tokens that is evaluated for each page. */
type Written = number | string | undefined;

export interface QuantityFieldProps {
  readonly label: string;
  /** Label of the undo step of a drag: "change position". */
  readonly step: Message;
  readonly value: Shared<unknown>;
  /** Default value. */
  readonly silent?: number | undefined;
  readonly unit?: "pt" | "px" | undefined;
  readonly min: number;
  readonly max: number;
  readonly stepSize?: number | undefined;
  readonly isWhole?: boolean | undefined;
  /** Value of 100 %. */
  readonly whole?: number | undefined;
  readonly takesTokens?: boolean;
  /** Font sizes are always in points. */
  readonly isAlwaysPoints?: boolean;
  /** Disables dragging. */
  readonly isTyped?: boolean;
  /** Undefined for an empty field. Returns the reason if the value is refused. */
  readonly onSet: (value: Written) => Message | undefined;
  readonly onAdd: (by: number) => Message | undefined;
  readonly onReset?: (() => void) | undefined;
  readonly className?: string;
}

/** A number field with expressions, units, arrow keys and a draggable label. */
export function QuantityField(props: QuantityFieldProps) {
  const { label, value, silent, takesTokens, className = "" } = props;
  const { unit, note, input, scrub, onKeyDown } = useQuantity(props);
  const placeholder = silent === undefined ? "" : formatQuantity(silent, unit);
  return (
    <FieldRow
      label={label}
      labelProps={scrub}
      problem={input.problem}
      note={note && translate(note)}
      onReset={input.reset}
      className={className}
    >
      {(aria) => (
        // The unit is after the number.
        <span dir="ltr" className="relative block">
          <input
            {...aria}
            {...input.field}
            type="text"
            inputMode={takesTokens ? "text" : "decimal"}
            autoComplete="off"
            spellCheck={false}
            placeholder={value.mixed ? translate(messages.mixed) : placeholder}
            onFocus={(event) => event.target.select()}
            onKeyDown={onKeyDown}
            className={`${lineLook} tabular-nums ${unit ? "pe-8" : ""}`}
          />
          {unit && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 end-2 grid place-items-center text-sm text-ink-soft"
            >
              {unit}
            </span>
          )}
        </span>
      )}
    </FieldRow>
  );
}

/** Reads and changes the value by typing, arrow keys and dragging the label. */
function useQuantity(props: QuantityFieldProps) {
  const { step: label, value, min, max, isWhole = false, onSet, onAdd, onReset } = props;
  const editor = useEditor();
  const panel = usePanel();
  const [note, setNote] = useState<Message>();
  const { unit, rules, present, stepSize } = readingOf(props, panel);

  const set = (wanted: number) => {
    const kept = clamp(isWhole ? Math.round(wanted) : wanted, min, max);
    setNote(kept === wanted ? undefined : rangeNote(min, max, isWhole, unit));
    return onSet(kept);
  };
  const commit = (typed: string): Message | undefined => {
    setNote(undefined);
    if (typed.trim() === "") return value.mixed ? undefined : onSet(undefined);
    if (props.takesTokens && /\{[^{}]+\}/.test(typed)) return onSet(typed.trim());
    const quantity = parseQuantity(typed, rules);
    if (quantity.kind === "problem") return quantity.problem;
    return quantity.kind === "by" ? onAdd(quantity.value) : set(quantity.value);
  };
  const input = useFieldInput({ shown: shownText(value, unit), commit, onReset });
  const steps = { step: stepSize, min, max };
  const scrubBy = (start: number | undefined, count: number) => {
    input.discard();
    setNote(undefined);
    if (start === undefined) onAdd(rounded(count * stepSize));
    else set(scrubbed(start, count, steps));
  };
  const isDisabled = panel.isLocked || props.isTyped === true;
  const scrub = useScrub({ editor, label, steps, isDisabled, present, apply: scrubBy });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return input.field.onKeyDown(event);
    event.preventDefault();
    const times = event.shiftKey ? 10 : event.altKey && !isWhole ? 0.1 : 1;
    const by = rounded(direction * stepSize * times);
    const base = typedNumber(input.typed, rules) ?? present;
    input.discard();
    if (base === undefined) onAdd(by);
    else set(rounded(base + by));
  };
  return { unit, note, input, scrub, onKeyDown };
}

function readingOf(props: QuantityFieldProps, { unit: lengthUnit, device }: ReturnType<typeof usePanel>) {
  const unit = props.unit === "pt" && !props.isAlwaysPoints ? lengthUnit : props.unit;
  const rules = { unit, whole: props.whole, pixel: device && 72 / device.display.ppi };
  const stepSize = props.stepSize ?? (unit === "mm" ? (pointsPer["mm"] ?? 1) : 1);
  return { unit, rules, present: presentNumber(props.value, props.silent), stepSize };
}

/** Removes errors of floating-point arithmetic. */
const rounded = (value: number) => Number(value.toFixed(4));

function presentNumber(value: Shared<unknown>, silent: number | undefined): number | undefined {
  if (value.mixed) return undefined;
  if (value.value === undefined || value.value === "") return silent;
  const number = Number(value.value);
  return Number.isFinite(number) ? number : silent;
}

function shownText(value: Shared<unknown>, unit: QuantityRules["unit"]): string {
  if (value.mixed) return "";
  return typeof value.value === "number" ? formatQuantity(value.value, unit) : writeStructure(value.value);
}

function typedNumber(typed: string | undefined, rules: QuantityRules): number | undefined {
  if (typed === undefined) return undefined;
  const quantity = parseQuantity(typed, rules);
  return quantity.kind === "to" ? quantity.value : undefined;
}

function rangeNote(min: number, max: number, isWhole: boolean, unit: QuantityRules["unit"]): Message {
  const shown = (limit: number) => formatQuantity(limit, unit);
  const last = unit ? `${shown(max)} ${unit}` : shown(max);
  return isWhole ? messages.wholeRange(shown(min), last) : messages.rangeOf(shown(min), last);
}

import { Popover } from "@base-ui/react/popover";
import type { Shared } from "@octavo/editor";
import { type Color, parseColor } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { X } from "lucide-react";
import { useState } from "react";
import { t, translate } from "../../language/t.ts";
import { FollowDirection } from "../../ui/follow-direction.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { printedAs, readHex } from "./device-colors.ts";
import { FieldRow, lineLook } from "./field-row.tsx";
import * as messages from "./messages.ts";
import { usePanel } from "./panel-context.ts";
import { useFieldInput } from "./use-field-input.ts";

const ColorChoice = lazy(async () => (await import("./color-choice.tsx")).ColorChoice);

interface ColorFieldProps {
  readonly label: string;
  /** Undefined for the default, "" for transparent. */
  readonly value: Shared<unknown>;
  /** Default color. Undefined means transparent. */
  readonly silent: Color | undefined;
  /** "" means transparent. Undefined if transparency is not available. */
  readonly onSet: (color: string) => Message | undefined;
  readonly canBeClear?: boolean;
  readonly onReset?: (() => void) | undefined;
}

export function ColorField({ label, value, silent, onSet, canBeClear = true, onReset }: ColorFieldProps) {
  const written = value.mixed || typeof value.value !== "string" ? "" : value.value;
  const color = value.mixed ? undefined : presentColor(value.value, silent);
  const commit = (typed: string) => {
    if (typed.trim() === "") return value.mixed ? undefined : onSet("");
    const read = readHex(typed);
    return read ? onSet(read) : messages.colorExpected;
  };
  const fieldInput = useFieldInput({ shown: written, commit, onReset });
  const pick = (picked: string) => {
    fieldInput.discard();
    onSet(picked);
  };
  const isClear = !value.mixed && color === undefined;
  return (
    <FieldRow
      label={label}
      problem={fieldInput.problem}
      note={color && <PrintedAs color={color} />}
      onReset={fieldInput.reset}
    >
      {(aria) => (
        <div className="flex items-center gap-1.5">
          <ColorPicker label={label} color={color} isMixed={value.mixed} onPick={pick} />
          <input
            {...aria}
            {...fieldInput.field}
            type="text"
            autoComplete="off"
            spellCheck={false}
            maxLength={24}
            dir="ltr"
            placeholder={value.mixed ? translate(messages.mixed) : (silent ?? translate(messages.transparent))}
            onFocus={(event) => event.target.select()}
            className={`${lineLook} tabular-nums`}
          />
          {canBeClear && (
            <IconButton
              name={t("Clear {label}", { label })}
              title={t("Clear")}
              Icon={X}
              disabled={isClear}
              onClick={() => pick("")}
            />
          )}
        </div>
      )}
    </FieldRow>
  );
}

function presentColor(written: unknown, silent: Color | undefined): Color | undefined {
  if (written === undefined || written === null) return silent;
  return parseColor(written);
}

function PrintedAs({ color }: { readonly color: Color }) {
  const { device } = usePanel();
  const shown = printedAs(color, device);
  if (!shown) return null;
  if (shown === "#ffffff") return translate(messages.vanishes);
  return (
    <span className="inline-flex items-center gap-1.5">
      <Chip color={shown} className="size-3.5" />
      {translate(messages.printsAs(shown))}
    </span>
  );
}

/** Paper is visible where the color is transparent. */
function Chip({ color, className }: { readonly color: Color | undefined; readonly className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block shrink-0 rounded-[2px] border border-edge forced-color-adjust-none ${className}`}
      style={{
        background: color ?? "linear-gradient(to top right, #fff calc(50% - 1px), #9b1c1c 0 calc(50% + 1px), #fff 0)",
      }}
    />
  );
}

interface ColorPickerProps {
  readonly label: string;
  readonly color: Color | undefined;
  readonly isMixed: boolean;
  readonly onPick: (color: string) => void;
}

function ColorPicker({ label, color, isMixed, onPick }: ColorPickerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FollowDirection>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger
          aria-label={t("Choose {label}", { label })}
          className="grid size-9 shrink-0 place-items-center rounded-sm border border-edge bg-surface hover:border-accent pointer-coarse:size-11"
        >
          {isMixed ? (
            <span aria-hidden="true">?</span>
          ) : (
            <Chip color={color} className="size-6 pointer-coarse:size-8" />
          )}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner align="start" sideOffset={4} collisionPadding={8} className="z-20">
            <Popover.Popup
              aria-label={label}
              className="flex w-max max-w-[calc(100vw-1rem)] flex-col gap-3 rounded-md border border-edge bg-paper p-3 text-ink outline-none"
            >
              <ColorChoice label={label} color={color} onPick={onPick} onClose={() => setOpen(false)} />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </FollowDirection>
  );
}

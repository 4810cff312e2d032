import type { Color } from "@octavo/engine";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { logicalKey } from "../../browser/logical-key.ts";
import { t } from "../../language/t.ts";
import { colorName } from "./color-names.ts";
import { deviceGreys, deviceHues } from "./device-colors.ts";
import { usePanel } from "./panel-context.ts";

interface ColorChoiceProps {
  readonly label: string;
  readonly color: Color | undefined;
  readonly onPick: (color: string) => void;
  readonly onClose: () => void;
}

/** Colors of the device, and any other color. */
export function ColorChoice({ label, color, onPick, onClose }: ColorChoiceProps) {
  const { device } = usePanel();
  return (
    <>
      <Swatches {...{ label, color, onPick, onClose }} colors={[...deviceGreys(device), ...deviceHues(device)]} />
      <label className="flex min-h-9 items-center justify-between gap-3 text-sm pointer-coarse:min-h-11">
        {t("Other color")}
        <input
          type="color"
          value={color ?? "#ffffff"}
          onChange={(event) => onPick(event.target.value)}
          className="h-8 w-14 rounded-sm border border-edge bg-surface pointer-coarse:h-11"
        />
      </label>
    </>
  );
}

/** In milliseconds. Letters typed without a longer pause search for one name. */
const typingPause = 700;

interface SwatchesProps extends ColorChoiceProps {
  readonly colors: readonly Color[];
}

/** One stop in the tab order. Arrow keys walk, letters find a name, Space chooses, Enter chooses and closes. */
function Swatches({ label, colors, color, onPick, onClose }: SwatchesProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const typed = useRef({ text: "", time: 0 });
  const [reached, setReached] = useState(color);
  const names = colors.map(colorName);
  const current = Math.max(
    0,
    colors.findIndex((swatch) => swatch === reached),
  );
  const swatchAt = (index: number) => list.current?.querySelectorAll("button")[index];
  useEffect(() => {
    swatchAt(current)?.focus();
    // Only when it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  /** A letter that continues no name begins another search. */
  const find = (event: KeyboardEvent) => {
    const begun = event.timeStamp - typed.current.time < typingPause ? typed.current.text : "";
    if ([...event.key].length !== 1 || (event.key === " " && begun === "")) return undefined;
    const letter = event.key.toLocaleLowerCase();
    const longer = named(names, begun + letter, current);
    typed.current = { text: longer === undefined ? letter : begun + letter, time: event.timeStamp };
    return longer ?? named(names, letter, current) ?? current;
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = find(event) ?? stepFrom(current, logicalKey(event), columnsOf(list.current), colors.length);
    if (event.key === "Enter") {
      const swatch = colors[current];
      if (swatch !== undefined) onPick(swatch);
      onClose();
    } else if (next === undefined) return;
    else swatchAt(next)?.focus();
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys for the buttons inside
    <fieldset
      ref={list}
      aria-label={t("{label}: swatches", { label })}
      onKeyDown={press}
      className="grid grid-cols-8 gap-1 pointer-coarse:grid-cols-6"
    >
      {colors.map((swatch, i) => (
        <button
          key={swatch}
          type="button"
          aria-label={names[i]}
          title={`${names[i]} ${swatch}`}
          aria-pressed={swatch === color}
          tabIndex={i === current ? 0 : -1}
          onFocus={() => setReached(swatch)}
          onClick={() => onPick(swatch)}
          className="size-8 rounded-sm border border-edge forced-color-adjust-none aria-pressed:outline-2 aria-pressed:outline-offset-1 aria-pressed:outline-accent pointer-coarse:size-11"
          style={{ background: swatch }}
        />
      ))}
    </fieldset>
  );
}

/** Number of swatches in the first line. */
function columnsOf(grid: Element | null): number {
  const tops = [...(grid?.querySelectorAll("button") ?? [])].map(({ offsetTop }) => offsetTop);
  return tops.filter((top) => top === tops[0]).length;
}

/** Undefined for other keys, and at the edges. */
function stepFrom(index: number, key: string, columns: number, count: number): number | undefined {
  const step = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -index,
    End: count - 1 - index,
  }[key];
  const next = step === undefined ? undefined : index + step;
  return next !== undefined && next >= 0 && next < count ? next : undefined;
}

/** Returns the index of the next name that starts with the text or has a word that does. The current one stays while it fits. */
function named(names: readonly string[], text: string, current: number): number | undefined {
  const from = text.length > 1 ? current : current + 1;
  const order = names.map((_, i) => (from + i) % names.length);
  const starts = (i: number) => names[i]?.toLocaleLowerCase().startsWith(text);
  const contains = (i: number) => names[i]?.toLocaleLowerCase().includes(` ${text}`);
  return order.find(starts) ?? order.find(contains);
}

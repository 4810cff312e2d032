import { type Shared, setPin, sharedValue, type Unit } from "@octavo/editor";
import type { Pin } from "@octavo/engine";
import { useId } from "react";
import { t, translate } from "../../language/t.ts";
import { lineLook, ResetButton } from "../fields/field-row.tsx";
import * as messages from "../fields/messages.ts";
import { useEditor, useEditorState } from "../state/editor-context.ts";

type Axis = keyof Pin;

interface Choice {
  readonly value: NonNullable<Pin[Axis]>;
  readonly label: string;
}

const common: readonly Choice[] = [
  { value: "center", label: "Middle" },
  { value: "stretch", label: "Both edges" },
  { value: "scale", label: "Scale with it" },
];

const axes: Readonly<Record<Axis, { readonly label: string; readonly choices: readonly Choice[] }>> = {
  x: {
    label: "Across",
    choices: [{ value: "left", label: "Left edge" }, { value: "right", label: "Right edge" }, ...common],
  },
  y: {
    label: "Down",
    choices: [{ value: "top", label: "Top edge" }, { value: "bottom", label: "Bottom edge" }, ...common],
  },
};

interface PinFieldsProps {
  readonly units: readonly Unit[];
}

/** Rules for another size of the page or block. Widgets of a single page have none. */
export function PinFields({ units }: PinFieldsProps) {
  const editor = useEditor();
  const isOnPage = useEditorState(({ selection }) => selection.place.kind === "page");
  if (isOnPage) return null;
  const widgets = units.flatMap((unit) => unit.widgets);
  const pinOf = (axis: Axis) => sharedValue(widgets, ({ pin }): string => pin?.[axis] ?? "scale");
  const set = (axis: Axis, value: string | undefined) => void editor.runWith(setPin, { axis, value });
  const [x, y] = [pinOf("x"), pinOf("y")];
  return (
    <fieldset className="flex min-w-0 items-center gap-3">
      <legend className="pt-1 pb-1.5 text-sm text-ink-soft">{t("When the page or block changes size")}</legend>
      <PinPicture x={x} y={y} onSet={set} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <PinField axis="x" value={x} onSet={set} />
        <PinField axis="y" value={y} onSet={set} />
      </div>
    </fieldset>
  );
}

type SetPin = (axis: Axis, value: string | undefined) => void;

interface PinFieldProps {
  readonly axis: Axis;
  readonly value: Shared<string | undefined>;
  readonly onSet: SetPin;
}

function PinField({ axis, value, onSet }: PinFieldProps) {
  const id = useId();
  const { label, choices } = axes[axis];
  const name = translate(label);
  const isScaled = !value.mixed && value.value === "scale";
  return (
    <div data-field className="flex items-center gap-1">
      <label htmlFor={id} className="sr-only">
        {name}
      </label>
      <select
        id={id}
        className={`${lineLook} select flex-1`}
        value={value.mixed ? "" : value.value}
        onChange={({ target }) => onSet(axis, target.value)}
      >
        {value.mixed && (
          <option value="" disabled>
            {translate(messages.mixed)}
          </option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {translate(choice.label)}
          </option>
        ))}
      </select>
      <span className="w-7 shrink-0">
        {!isScaled && <ResetButton label={name} onReset={() => onSet(axis, undefined)} />}
      </span>
    </div>
  );
}

interface PinPictureProps {
  readonly x: Shared<string | undefined>;
  readonly y: Shared<string | undefined>;
  readonly onSet: SetPin;
}

/** Ends of an axis, in the order of the page. */
const ends = { x: ["left", "right"], y: ["top", "bottom"] } as const;

/** Lines from the edges that hold the widget, for the pointer. The fields beside it do the same for keyboards. */
function PinPicture({ x, y, onSet }: PinPictureProps) {
  const present = { x: x.mixed ? undefined : x.value, y: y.mixed ? undefined : y.value };
  const isHeld = (axis: Axis, end: string) => present[axis] === end || present[axis] === "stretch";
  const pressEnd = (axis: Axis, i: 0 | 1) => {
    const [end, other] = [ends[axis][i], ends[axis][1 - i] ?? ""];
    const holdsOther = isHeld(axis, other);
    onSet(axis, isHeld(axis, end) ? (holdsOther ? other : undefined) : holdsOther ? "stretch" : end);
  };
  const pressMiddle = (axis: Axis) => onSet(axis, present[axis] === "center" ? undefined : "center");
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="size-16 shrink-0 touch-manipulation text-ink-soft">
      <rect x="0.5" y="0.5" width="63" height="63" rx="3" className="fill-surface stroke-edge" />
      <rect x="20.5" y="20.5" width="23" height="23" rx="1" className="fill-wash stroke-ink-soft" />
      {(["x", "y"] as const).flatMap((axis) => [
        ...([0, 1] as const).map((i) => (
          <Bar
            key={`${axis}${i}`}
            axis={axis}
            from={i === 0 ? 4 : 46}
            length={14}
            isOn={isHeld(axis, ends[axis][i])}
            onPress={() => pressEnd(axis, i)}
          />
        )),
        <Bar
          key={axis}
          axis={axis}
          from={25}
          length={14}
          isOn={present[axis] === "center"}
          onPress={() => pressMiddle(axis)}
        />,
      ])}
    </svg>
  );
}

interface BarProps {
  readonly axis: Axis;
  readonly from: number;
  readonly length: number;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

/** A line with an area around it that is easier to press. */
function Bar({ axis, from, length, isOn, onPress }: BarProps) {
  const [across, thin] = axis === "x" ? [length, 2] : [2, length];
  const line = axis === "x" ? { x: from, y: 31 } : { x: 31, y: from };
  const isMiddle = from === 25;
  const reach = isMiddle ? 2 : 7;
  const area =
    axis === "x"
      ? { x: from - (isMiddle ? 0 : 3), y: 32 - reach, width: length + (isMiddle ? 0 : 4), height: 2 * reach }
      : { x: 32 - reach, y: from - (isMiddle ? 0 : 3), width: 2 * reach, height: length + (isMiddle ? 0 : 4) };
  return (
    // The fields are for the keyboard.
    <g onClick={onPress} className="cursor-pointer hover:text-accent">
      <rect {...area} fill="transparent" />
      <rect {...line} width={across} height={thin} className={isOn ? "fill-accent" : "fill-current opacity-35"} />
    </g>
  );
}

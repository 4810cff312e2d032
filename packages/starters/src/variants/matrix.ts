/** Variants of a planner: every combination of devices, languages, hands and first days of the week. */
import {
  canonicalLocale,
  type DeviceProfile,
  findProfile,
  type PlannedRow,
  type WeekStart,
  weekdays,
} from "@octavo/engine";

export const hands = ["right", "left"] as const;
export type Hand = (typeof hands)[number];

/** Values of each axis, by its name in a file. An axis without values stays as in the project. */
export interface Matrix {
  /** Ids of profiles. */
  readonly devices: readonly string[];
  /** Language tags. */
  readonly locales: readonly string[];
  readonly hands: readonly Hand[];
  readonly weekstart: readonly WeekStart[];
}

export type Axis = keyof Matrix;

/** In the order of the variants: the last one changes first. */
export const axes = ["devices", "locales", "hands", "weekstart"] as const satisfies readonly Axis[];

/** One value of each axis. Undefined stays as in the project. */
export interface Variant {
  readonly device?: string | undefined;
  readonly locale?: string | undefined;
  readonly hand?: Hand | undefined;
  readonly weekStart?: WeekStart | undefined;
  /** Row of a list, for a planner of its own. */
  readonly row?: PlannedRow | undefined;
}

export interface MatrixProblem {
  /** As written, if it is unknown. */
  readonly axis: string;
  readonly value: string;
  readonly code:
    | "unknown_axis"
    | "no_values"
    | "unknown_device"
    | "unknown_language"
    | "unknown_hand"
    | "unknown_weekday"
    | "too_many"
    | "unsuitable_device"
    | "no_hand";
  /** Accepted values, if they can be listed. */
  readonly known: readonly string[];
}

/** Limit of the variants of one planner. */
export const mostVariants = 5000;

/** Value of devices that stands for all of them, upright. */
const everyDevice = "all";

type WrittenMatrix = Readonly<Record<string, readonly string[]>>;

/** Reads written values, without those that occur twice. Never throws. */
export function readMatrix(
  written: WrittenMatrix,
  profiles: readonly DeviceProfile[],
): { readonly matrix: Matrix; readonly problems: readonly MatrixProblem[] } {
  const problems: MatrixProblem[] = [];
  const readers = readersOf(profiles);
  const valuesOf = <Value extends string>(axis: Axis, { find, code, known }: Reader<Value>): readonly Value[] => {
    const values = written[axis] ?? [];
    if (written[axis] && values.length === 0) problems.push({ axis, value: "", code: "no_values", known: known() });
    const found = values.flatMap((value) => {
      const read = find(value.trim());
      if (read.length === 0) problems.push({ axis, value, code, known: known() });
      return read;
    });
    return [...new Set(found)];
  };
  for (const axis of Object.keys(written))
    if (!isAxis(axis)) problems.push({ axis, value: "", code: "unknown_axis", known: axes });
  const matrix: Matrix = {
    devices: valuesOf("devices", readers.devices),
    locales: valuesOf("locales", readers.locales),
    hands: valuesOf("hands", readers.hands),
    weekstart: valuesOf("weekstart", readers.weekstart),
  };
  const count = axes.reduce((product, axis) => product * Math.max(1, matrix[axis].length), 1);
  return { matrix, problems: [...problems, ...tooMany(count)] };
}

function tooMany(count: number): readonly MatrixProblem[] {
  return count > mostVariants ? [{ axis: "", value: String(count), code: "too_many", known: [] }] : [];
}

interface Reader<Value extends string> {
  /** Returns no value if it is unknown. */
  readonly find: (value: string) => readonly Value[];
  readonly code: MatrixProblem["code"];
  readonly known: () => readonly string[];
}

function readersOf(profiles: readonly DeviceProfile[]) {
  const ids = () => profiles.map(({ id }) => id);
  const upright = () => ids().filter((id) => !id.endsWith("-landscape"));
  return {
    devices: {
      find: (value) => (value === everyDevice ? upright() : [findProfile(profiles, value)?.id ?? []].flat()),
      code: "unknown_device",
      known: ids,
    },
    locales: { find: (value) => [canonicalLocale(value) ?? []].flat(), code: "unknown_language", known: () => [] },
    hands: { find: oneOf(hands), code: "unknown_hand", known: () => hands },
    weekstart: { find: oneOf(weekdays), code: "unknown_weekday", known: () => weekdays },
  } satisfies { readonly [A in Axis]: Reader<Matrix[A][number]> };
}

const oneOf =
  <const Value extends string>(known: readonly Value[]) =>
  (value: string) =>
    known.filter((one) => one === value.toLowerCase());

function isAxis(name: string): name is Axis {
  return axes.some((axis) => axis === name);
}

/** Every combination of the values, in their order. */
export function variantsOf({ devices, locales, hands: sides, weekstart }: Matrix): readonly Variant[] {
  return valuesOr(devices).flatMap((device) =>
    valuesOr(locales).flatMap((locale) =>
      valuesOr(sides).flatMap((hand) => valuesOr(weekstart).map((weekStart) => ({ device, locale, hand, weekStart }))),
    ),
  );
}

/** Each variant for each row, whose planners follow each other. */
export function variantsOfRows(
  variants: readonly Variant[],
  rows: readonly PlannedRow[],
): { readonly variants: readonly Variant[]; readonly problems: readonly MatrixProblem[] } {
  const problems = tooMany(variants.length * rows.length);
  if (problems.length > 0) return { variants: [], problems };
  return { variants: variants.flatMap((variant) => rows.map((row) => ({ ...variant, row }))), problems };
}

function valuesOr<Value>(values: readonly Value[]): readonly (Value | undefined)[] {
  return values.length > 0 ? values : [undefined];
}

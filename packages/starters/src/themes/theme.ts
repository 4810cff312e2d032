/** Look of a planner: its fonts, rules and rhythm. A theme is drawn, so its pages have room for its type. */

/** Names of fonts by their use. */
export interface Families {
  readonly title: string;
  readonly strong: string;
  readonly text: string;
  readonly label: string;
  readonly narrow: string;
  readonly narrowLabel: string;
}

/** Exact on 16 greys. */
export interface Greys {
  /** Writing lines. */
  readonly rule: string;
  /** Ground of marked tabs. */
  readonly tint: string;
  /** Ground of weekends. */
  readonly weekend: string;
  /** Dots of dotted pages. */
  readonly dot: string;
  /** Weekdays of small months. */
  readonly text: string;
}

/** Rules of an area: above and below it, above it, around it, around it with round corners, or none. */
export type AreaFrame = "rules" | "top" | "box" | "rounded" | "none";

/** Factors of the usual sizes. */
export interface ThemeScale {
  /** Titles and large figures. */
  readonly title: number;
  /** The same on pages whose width limits them. */
  readonly narrowTitle: number;
  readonly label: number;
  /** All other type. */
  readonly type: number;
  /** Height of writing rows. */
  readonly pitch: number;
  /** Tabs and the title row. */
  readonly head: number;
}

export interface StarterTheme {
  /** Name in addresses and options. */
  readonly id: string;
  /** English. The files in `words` translate it. */
  readonly name: string;
  readonly families: Families;
  readonly greys: Greys;
  /** Color of rules that are not for writing. */
  readonly ink: string;
  /** Widths of grey and of black rules, in points. A device can need wider ones. */
  readonly hairline: number;
  readonly black: number;
  /** Height of the middle of a title above its baseline, as a share of its size. */
  readonly middle: number;
  readonly frame: AreaFrame;
  /** The grids of months and weeks have lines at their left and right edges. */
  readonly hasSides: boolean;
  readonly writing: "lines" | "dots";
  /** Width of the frame around a marked tab. With 0, the tab has a grey ground. */
  readonly tabFrame: number;
  readonly scale: ThemeScale;
  /** Smallest type, in points, if the page is drawn for larger type than devices need. */
  readonly leastType?: number;
}

export const usualScale: ThemeScale = { title: 1, narrowTitle: 1, label: 1, type: 1, pitch: 1, head: 1 };

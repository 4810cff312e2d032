/** Content of the library, and the choice of a design for a device. `library/README.md` describes the files. */

/** A text by language. English is the fallback. */
export type ByLanguage = Readonly<Record<string, string>> & { readonly en: string };

/** Content of a `starter.yaml`. README.md describes the fields. */
export interface Starter {
  readonly id: string;
  readonly order: number;
  readonly category: string;
  readonly name: ByLanguage;
  readonly description: ByLanguage;
  readonly designs: readonly Design[];
  readonly optional: readonly OptionalSection[];
  /** First month of a whole year, from 1 to 12. Default: 1. */
  readonly first_month?: number;
  /** Ids of the schedules whose hours can be from 1 to 12. */
  readonly hours?: readonly string[];
  /** Prefixes of ids: widgets that keep the size of their design on every device. */
  readonly exact?: readonly string[];
  /** Prefixes of ids: widgets whose `line_thickness` is in pixels of the device. */
  readonly pixels?: readonly string[];
  /** Id of the widget that covers the toolbar of the device, and prefix of those that explain it. */
  readonly toolbar_area?: string;
}

/** Content of `words.yaml`: translations by language, then by English text. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A master library of the starter, with the page size of its design in points. */
export interface Design extends Page {
  readonly file: string;
  /** Smallest type size and smallest side of a link, in points. Undefined if the design has none. */
  readonly smallest_type?: number;
  readonly smallest_target?: number;
}

export interface OptionalSection {
  readonly section: string;
  readonly name: ByLanguage;
  /** Default of the user's choice. */
  readonly included: boolean;
  /** Ids of the widgets that link to the section. They are removed with it. */
  readonly widgets: readonly string[];
}

interface Page {
  readonly width: number;
  readonly height: number;
}

/** The parts of a device profile that `designFor` uses. */
export interface Screen {
  readonly pdf_settings: { readonly page: Page };
  readonly constraints: { readonly min_font_pt: number; readonly min_touch_target_pt: number };
}

export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };
export type Mapping = { readonly [name: string]: Value };

/** Parsed masters and plan. */
export interface StarterDocuments {
  readonly masters: Mapping;
  readonly plan: Mapping;
}

/**
 * Returns the design that needs the least rescaling and covers most of the screen. Sizes are compared on a logarithmic
 * scale, so twice and half the size are equally far away. Returns undefined if every design would be too small to read or tap.
 */
export function designFor({ designs }: Pick<Starter, "designs">, screen: Screen): Design | undefined {
  const { page } = screen.pdf_settings;
  return designs.filter((design) => fits(design, screen)).toSorted((a, b) => misfit(a, page) - misfit(b, page))[0];
}

/** In points (0.1 mm), the same tolerance as in lint. */
const tolerance = 0.3;

function fits(design: Design, { pdf_settings, constraints }: Screen): boolean {
  const { smallest_type = Number.POSITIVE_INFINITY, smallest_target = Number.POSITIVE_INFINITY } = design;
  const scale = scaleOn(pdf_settings.page, design);
  return (
    scale * smallest_type >= constraints.min_font_pt &&
    scale * smallest_target >= constraints.min_touch_target_pt - tolerance
  );
}

function misfit(design: Design, screen: Page): number {
  const scale = scaleOn(screen, design);
  const covered = (scale * scale * design.width * design.height) / (screen.width * screen.height);
  return Math.abs(Math.log(scale)) - Math.log(covered) / 2;
}

function scaleOn(screen: Page, design: Page): number {
  return Math.min(screen.width / design.width, screen.height / design.height);
}

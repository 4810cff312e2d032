import { type DeviceProfile, pageSize } from "@octavo/engine";
import { load } from "js-yaml";

type Toolbar = NonNullable<DeviceProfile["toolbar"]>;
type Fields = Readonly<Record<string, unknown>>;

const edges = ["top", "right", "bottom", "left"] as const satisfies readonly Toolbar["edge"][];
const technologies = ["kaleido3", "gallery3", "lcd"];
const confidences = ["high", "medium", "low"];

/** Parses a device file, in portrait. `name` is the file name without extension. */
export function readDevice(text: string, name: string): DeviceProfile {
  const fail: Fail = (path, wanted) => {
    throw new Error(`devices/${name}.yaml: ${path} must be ${wanted}.`);
  };
  const file = group(load(text), "the file", fail);
  const display = group(file["display"], "display", fail);
  const settings = group(file["pdf_settings"], "pdf_settings", fail);
  const constraints = group(file["constraints"], "constraints", fail);
  if (file["id"] !== name) fail("id", `"${name}", like the file's name`);
  oneOf(file["confidence"], confidences, "confidence", fail);
  if (file["note"] !== undefined) sentence(file["note"], "note", fail);
  if (settings["page_size"] !== "Device") fail("pdf_settings.page_size", "Device");

  const screen = readDisplay(display, fail);
  const limit = (field: string, low: number, high: number) =>
    number(constraints[field], low, high, `constraints.${field}`, fail);
  return {
    id: name,
    name: sentence(file["name"], "name", fail),
    display: screen,
    pdf_settings: {
      page_size: "Device",
      orientation: "portrait",
      safe_margins: margins(settings["safe_margins"], fail),
      page: pageSize("Device", "portrait", screen),
    },
    constraints: {
      min_font_pt: limit("min_font_pt", 4, 14),
      min_stroke_pt: limit("min_stroke_pt", 0.1, 2),
      min_touch_target_pt: limit("min_touch_target_pt", 10, 64),
      grayscale_levels: limit("grayscale_levels", 2, 256),
    },
    toolbar: file["toolbar"] === null ? null : toolbar(file["toolbar"], fail),
  };
}

function readDisplay(display: Fields, fail: Fail): DeviceProfile["display"] {
  const [width, height] = pair(display["screen_size"], "display.screen_size", fail);
  if (width > height) fail("display.screen_size", "upright: the smaller number first");
  const screen = { screen_size: [width, height], ppi: number(display["ppi"], 100, 600, "display.ppi", fail) } as const;
  const inches = number(display["inches"], 3, 20, "display.inches", fail);
  // Manufacturers round the diagonal and measure it with or without the frame.
  if (Math.abs(Math.hypot(width, height) / screen.ppi - inches) > 0.2) {
    fail("display.inches", `the diagonal of ${width} × ${height} pixels at ${screen.ppi} ppi`);
  }
  const technology = display["color"] === null ? null : oneOf(display["color"], technologies, "display.color", fail);
  const colorSize = display["color_size"] === null ? null : pair(display["color_size"], "display.color_size", fail);
  if ((technology === null) !== (colorSize === null))
    fail("display.color_size", "given if display.color is, else null");
  return { ...screen, inches, color: technology !== null, technology, color_size: colorSize };
}

/**
 * Returns the profile in landscape. The position of the toolbar is unknown there, so each side keeps only the margin
 * without a toolbar.
 */
export function toLandscape(upright: DeviceProfile): DeviceProfile {
  const { display, pdf_settings } = upright;
  const margin = Math.min(...pdf_settings.safe_margins);
  const turned = ([width, height]: readonly [number, number]) => [height, width] as const;
  return {
    ...upright,
    id: `${upright.id}-landscape`,
    name: `${upright.name} (landscape)`,
    display: {
      ...display,
      screen_size: turned(display.screen_size),
      color_size: display.color_size && turned(display.color_size),
    },
    pdf_settings: {
      page_size: pdf_settings.page_size,
      orientation: "landscape",
      safe_margins: [margin, margin, margin, margin],
      page: pageSize(pdf_settings.page_size, "landscape", display),
    },
    toolbar: null,
  };
}

type Fail = (path: string, wanted: string) => never;

function group(value: unknown, path: string, fail: Fail): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : fail(path, "a map");
}

function sentence(value: unknown, path: string, fail: Fail): string {
  return typeof value === "string" && value.trim() !== "" ? value : fail(path, "text");
}

function number(value: unknown, low: number, high: number, path: string, fail: Fail): number {
  const isInRange = typeof value === "number" && value >= low && value <= high;
  return isInRange ? value : fail(path, `a number from ${low} to ${high}`);
}

function oneOf<T extends string>(value: unknown, choices: readonly T[], path: string, fail: Fail): T {
  return choices.find((choice) => choice === value) ?? fail(path, `one of ${choices.join(", ")}`);
}

function pair(value: unknown, path: string, fail: Fail): readonly [number, number] {
  const [width, height, ...more]: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!isPixels(width) || !isPixels(height) || more.length > 0) return fail(path, "two whole numbers of pixels");
  return [width, height];
}

function isPixels(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0;
}

function margins(value: unknown, fail: Fail): DeviceProfile["pdf_settings"]["safe_margins"] {
  const path = "pdf_settings.safe_margins";
  const sides: readonly unknown[] = Array.isArray(value) && value.length === 4 ? value : fail(path, "four numbers");
  const side = (i: number) => number(sides[i], 0, 200, path, fail);
  return [side(0), side(1), side(2), side(3)];
}

function toolbar(value: unknown, fail: Fail): Toolbar {
  const fields = group(value, "toolbar", fail);
  return {
    edge: oneOf(fields["edge"], edges, "toolbar.edge", fail),
    width: number(fields["width"], 1, 200, "toolbar.width", fail),
  };
}

/** Reads what `--matrix` says: axes on the command line, or a file of a release. */
import { dirname, resolve } from "node:path";
import { isMapping, type Mapping } from "@octavo/foundation";
import { usualPattern } from "@octavo/starters";
import { load } from "js-yaml";
import { type Arguments, UsageError } from "../command.ts";
import { readDocument, standardStream } from "../read-document.ts";

export interface Release {
  /** Paths of masters and plan. */
  readonly documents: readonly string[];
  /** Pattern of the files' names. */
  readonly output: string;
  /** Path of a ZIP file that contains the PDFs. */
  readonly zip: string | undefined;
  /** List whose rows have a planner each. */
  readonly each: string | undefined;
  /** Licence of the PDFs, as written. */
  readonly licence: string | undefined;
  /** True if designs keep their sizes in millimetres on other devices. */
  readonly keepsSizes: boolean;
  /** Values as written, by axis. */
  readonly matrix: Readonly<Record<string, readonly string[]>>;
}

/** An axis has a name and values: "devices=remarkable-2,kindle-scribe". A path with "=" begins with "./". */
const axisPattern = /^([A-Za-z][\w-]*)=(.*)$/s;

const isAxis = (text: string) => axisPattern.test(text);

/** Options of the command line have precedence over those of the file. Throws a `UsageError`. */
export async function readRelease(given: Arguments): Promise<Release> {
  const values = given.values("matrix");
  const [file, ...more] = values.filter((value) => !isAxis(value));
  if (more.length > 0) throw new UsageError("Name one file for --matrix.");
  const release = file === undefined ? undefined : await readFile(file);
  const written = [...values, ...given.positionals].filter(isAxis).map(readAxis);
  const paths = given.positionals.filter((path) => !isAxis(path));
  const matrix = { ...release?.matrix, ...Object.fromEntries(written) };
  const zip = given.text("zip") ?? release?.zip;
  const each = given.text("each") ?? release?.each;
  return {
    documents: paths.length > 0 ? paths : (release?.documents ?? []),
    output: given.text("output") ?? release?.outputFor(zip) ?? usualPattern(Object.keys(matrix), each !== undefined),
    zip,
    each,
    licence: given.text("licence") ?? release?.licence,
    keepsSizes: given.flag("keep-sizes") || (release?.keepsSizes ?? false),
    matrix,
  };
}

function readAxis(text: string): readonly [name: string, values: readonly string[]] {
  const [, name = "", values = ""] = axisPattern.exec(text) ?? [];
  return [name, values.split(",").filter((value) => value.trim() !== "")];
}

const keys = ["masters", "plan", "output", "zip", "each", "licence", "keep_sizes", "matrix"];

interface ReleaseFile extends Pick<Release, "documents" | "zip" | "each" | "licence" | "keepsSizes" | "matrix"> {
  /** In a ZIP file, the pattern is not a path. */
  readonly outputFor: (zip: string | undefined) => string | undefined;
}

/** Paths of the file are relative to it. */
async function readFile(path: string): Promise<ReleaseFile> {
  const { label, text } = await readDocument(path);
  const file = parse(text, label);
  const unknown = Object.keys(file).find((key) => !keys.includes(key));
  if (unknown !== undefined)
    throw new UsageError(`${label} has no key "${unknown}".`, {
      unknown: { name: unknown, known: keys, see: "octavo help build" },
    });
  const folder = path === standardStream ? "." : dirname(path);
  const place = (key: string) => {
    const written = textOf(file, key, label);
    return written === undefined || written === standardStream || folder === "." ? written : resolve(folder, written);
  };
  const documents = ["masters", "plan"].flatMap((key) => place(key) ?? []);
  if (documents.length === 1) throw new UsageError(`${label} must name both masters and plan, or neither.`);
  const { matrix } = file;
  if (!isMapping(matrix))
    throw new UsageError(`${label} has no matrix. It lists values by axis, as in: matrix: { devices: [remarkable-2] }`);
  const output = textOf(file, "output", label);
  return {
    documents,
    outputFor: (zip) => (zip === undefined ? place("output") : output),
    zip: place("zip"),
    each: textOf(file, "each", label),
    licence: /\.pdf$/i.test(textOf(file, "licence", label) ?? "") ? place("licence") : textOf(file, "licence", label),
    keepsSizes: flagOf(file, "keep_sizes", label),
    matrix: Object.fromEntries(Object.entries(matrix).map(([axis, values]) => [axis, listOf(values, axis, label)])),
  };
}

/** Enough for 5,000 devices. Aliases of YAML cannot make a small file large, because values are texts. */
const largestFile = 200_000;

function parse(text: string, label: string): Mapping {
  if (text.length > largestFile) throw new UsageError(`${label} is too large for the file of a release.`);
  try {
    const file = load(text);
    if (isMapping(file)) return file;
  } catch (cause) {
    const [reason = ""] = cause instanceof Error ? cause.message.split("\n") : [];
    throw new UsageError(`${label} is not valid YAML: ${reason}`, { cause });
  }
  throw new UsageError(`${label} must contain the key matrix. See: octavo help build`);
}

function textOf(file: Mapping, key: string, label: string): string | undefined {
  const value = file[key];
  if (value === undefined || value === null) return undefined;
  if (typeof value === "string" && value !== "") return value;
  throw new UsageError(`${label}: ${key} must be a text, as in: ${key}: ${key}.yaml`);
}

function flagOf(file: Mapping, key: string, label: string): boolean {
  const value = file[key] ?? false;
  if (typeof value === "boolean") return value;
  throw new UsageError(`${label}: ${key} must be true or false.`);
}

function listOf(values: unknown, axis: string, label: string): readonly string[] {
  const list: readonly unknown[] = Array.isArray(values) ? values : [values];
  return list.map((value) => {
    if (typeof value === "string") return value;
    throw new UsageError(`${label}: ${axis} must list texts, as in: ${axis}: [remarkable-2, kindle-scribe]`);
  });
}

/** The file of `octavo refresh`: the documents of a planner, the PDF of its last edition, and its calendars. */
import { dirname, resolve } from "node:path";
import { findProfile, readYaml, type World } from "@octavo/engine";
import { formatMessage, type Mapping, nearest, Report } from "@octavo/foundation";
import { UsageError } from "./command.ts";
import { isAddress } from "./date-files.ts";
import { readDocument, standardStream } from "./read-document.ts";

export interface ProjectFile {
  readonly masters: string;
  readonly plan: string;
  readonly pdf: string | undefined;
  /** Id of a device profile. */
  readonly profile: string | undefined;
  readonly fit: boolean;
  /** Folder of fonts. */
  readonly fonts: string | undefined;
  /** Files and addresses of calendars and lists of special days. */
  readonly dates: readonly string[];
  readonly zone: string | undefined;
}

const keys = ["masters", "plan", "pdf", "profile", "fit", "fonts", "dates", "zone"] as const;

/** Paths in the file are relative to its folder. Throws a `UsageError` that names the key and the remedy. */
export async function readProjectFile(path: string, world: World): Promise<ProjectFile> {
  const { text, label } = await readDocument(path);
  const report = new Report();
  const mapping = readYaml(text, "plan", report);
  if (!mapping) throw new UsageError(syntaxProblem(label, report));
  const fields = new FileFields(mapping, label, path === standardStream ? "." : dirname(path));
  return {
    masters: fields.path("masters") ?? fields.missing("masters", "masters.yaml"),
    plan: fields.path("plan") ?? fields.missing("plan", "plan.yaml"),
    pdf: fields.path("pdf"),
    profile: fields.profile(world),
    fit: fields.flag("fit"),
    fonts: fields.path("fonts"),
    dates: fields.dates(),
    zone: fields.zone(),
  };
}

function syntaxProblem(label: string, { diagnostics }: Report): string {
  const [problem] = diagnostics;
  if (!problem) return `${label}: The file cannot be read.`;
  const { line } = problem.at;
  return `${label}${line === undefined ? "" : `:${line}`}: ${formatMessage(problem.message)}.`;
}

/** Reads the keys of the file, and throws a `UsageError` for values of another kind. */
class FileFields {
  readonly #mapping: Mapping;
  readonly #label: string;
  readonly #folder: string;

  constructor(mapping: Mapping, label: string, folder: string) {
    this.#mapping = mapping;
    this.#label = label;
    this.#folder = folder;
    const unknown = Object.keys(mapping).find((key) => !keys.some((known) => known === key));
    if (unknown === undefined) return;
    const near = nearest(unknown, keys);
    const suggestion = near === undefined ? `The keys are ${keys.join(", ")}.` : `Did you mean "${near}"?`;
    throw new UsageError(`${label}: There is no key "${unknown}". ${suggestion}`);
  }

  missing(key: string, example: string): never {
    throw new UsageError(`${this.#label}: The key "${key}" is missing. Name the file, as in: ${key}: ${example}`);
  }

  text(key: string): string | undefined {
    const value = this.#mapping[key];
    if (value === undefined || value === null) return undefined;
    if (typeof value === "string" && value.trim() !== "") return value;
    throw new UsageError(`${this.#label}: "${key}" must be a text.`);
  }

  path(key: string): string | undefined {
    const value = this.text(key);
    return value === undefined ? undefined : this.#resolved(value);
  }

  flag(key: string): boolean {
    const value = this.#mapping[key] ?? false;
    if (typeof value === "boolean") return value;
    throw new UsageError(`${this.#label}: "${key}" must be true or false.`);
  }

  dates(): readonly string[] {
    const value = this.#mapping["dates"] ?? [];
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    return list.map((item) => {
      if (typeof item !== "string" || item.trim() === "")
        throw new UsageError(`${this.#label}: "dates" must be a list of files and addresses (https://…).`);
      return isAddress(item) ? item : this.#resolved(item);
    });
  }

  profile({ profiles }: World): string | undefined {
    const written = this.text("profile");
    if (written === undefined) return undefined;
    const profile = findProfile(profiles, written);
    if (profile) return profile.id;
    const known = profiles.map(({ id }) => id);
    throw new UsageError(`${this.#label}: There is no device profile "${written}".`, {
      unknown: { name: written, known, see: "octavo profiles" },
    });
  }

  zone(): string | undefined {
    const written = this.text("zone");
    if (written === undefined || isTimeZone(written)) return written;
    throw new UsageError(`${this.#label}: There is no time zone "${written}". Write one such as Europe/Warsaw.`);
  }

  #resolved(path: string): string {
    // A path in the current folder stays short in messages.
    return this.#folder === "." ? path : resolve(this.#folder, path);
  }
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone }).format();
    return true;
  } catch {
    return false;
  }
}

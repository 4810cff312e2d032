import { randomBytes } from "node:crypto";
import { errorMessages as messages, normalizeSlug, projectLimits, type Sharing } from "@octavo/contract";
import { isLicenceAllowed, licenceName } from "@octavo/foundation";
import { ApiError } from "../http/api-error.ts";
import { invalidField } from "../http/invalid-field.ts";
import { type EditTarget, editProject } from "../projects/edit-project.ts";
import type { Author, ProjectServices } from "../projects/project-services.ts";
import { originalLicence } from "../projects/provenance.ts";
import { isUniqueViolation } from "../store/store-error.ts";
import type { Database, Moment, ProjectRow } from "../store/tables.ts";

/** Frees the slug of a private project. */
const withdrawn = { is_public: 0, public_url_slug: null, published_at: null } as const;

export async function shareProject(
  services: ProjectServices,
  author: Author,
  target: EditTarget,
  { is_public, url_slug, licence }: Sharing,
): Promise<ProjectRow> {
  const slug = url_slug === undefined ? undefined : normalizeSlug(url_slug ?? "") || null;
  try {
    return await editProject(services, author, target, ({ row }) => ({
      columns: is_public
        ? {
            ...published(requireAllowed(row), slug, services.now()),
            licence: licenceOf(row, licence),
            // The gallery names an author. A planner that is not public names one only if its owner wants it.
            author: row.author || author.username,
          }
        : withdrawn,
    }));
  } catch (problem) {
    if (slug && isUniqueViolation(problem, "projects", "public_url_slug"))
      throw await slugTaken(services.database, slug, problem);
    throw problem;
  }
}

function requireAllowed(row: ProjectRow): ProjectRow {
  if (row.taken_down_at !== null) throw new ApiError("FORBIDDEN", messages.takenDown);
  return row;
}

/** Licence after publishing. A remix keeps the conditions of its original. */
function licenceOf(row: ProjectRow, wanted: Sharing["licence"]): string | null {
  if (wanted === undefined) return row.licence;
  const original = originalLicence(row);
  if (isLicenceAllowed(wanted, original)) return wanted;
  const isNamed = original !== null && original !== "unstated";
  const problem = isNamed ? messages.incompatibleLicence(licenceName(original)) : messages.unlicensedOriginal;
  throw invalidField("licence", problem);
}

/** Changing the slug keeps the publication date. */
function published({ published_at, public_url_slug }: ProjectRow, slug: string | null | undefined, now: Moment) {
  const kept = slug === undefined ? public_url_slug : slug;
  return { is_public: 1, public_url_slug: kept, published_at: published_at ?? now } as const;
}

async function slugTaken(database: Database, slug: string, cause: unknown): Promise<ApiError> {
  const suggestion = await freeSlug(database, slug);
  return new ApiError("SLUG_TAKEN", messages.slugTaken(slug, suggestion), { suggestion, cause });
}

/** Number of suffixes tried before a random one is used. */
const tries = 50;

/** Returns a free slug similar to a taken one. */
async function freeSlug(database: Database, taken: string): Promise<string> {
  const candidates = Array.from({ length: tries }, (_, i) => withSuffix(taken, String(i + 2)));
  const used = await takenSlugs(database, candidates);
  return candidates.find((slug) => !used.has(slug)) ?? withSuffix(taken, randomBytes(4).toString("hex"));
}

/** Shortens the slug to make room for the suffix. */
function withSuffix(slug: string, suffix: string): string {
  return normalizeSlug(`${slug.slice(0, projectLimits.slug - suffix.length - 1)}-${suffix}`);
}

async function takenSlugs(database: Database, slugs: readonly string[]): Promise<ReadonlySet<string | null>> {
  const rows = await database
    .selectFrom("projects")
    .select("public_url_slug")
    .where("public_url_slug", "in", slugs)
    .execute();
  return new Set(rows.map(({ public_url_slug }) => public_url_slug));
}

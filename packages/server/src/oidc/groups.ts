import type { Membership } from "../auth/challenges.ts";

/** Rules of a site for the groups of the provider's users. */
export interface GroupRules {
  /** Name of a claim, or its path, such as `realm_access.roles`. */
  readonly claim: string;
  /** Groups whose members are administrators. If empty, groups change no roles. */
  readonly admins: readonly string[];
  /** Groups whose members may use the site, besides those of administrators. If empty, all users may. */
  readonly users: readonly string[];
}

export function hasRules({ admins, users }: GroupRules): boolean {
  return admins.length + users.length > 0;
}

/** Reads the groups of a user from the value of a claim, which may have any shape. */
export function membershipOf({ admins, users }: GroupRules, reported: unknown): Membership {
  const groups = new Set(groupNames(reported));
  const adminGroup = admins.find((name) => groups.has(name));
  const maySignIn = users.length === 0 || adminGroup !== undefined || users.some((name) => groups.has(name));
  return { isReported: reported !== undefined, maySignIn, adminGroup };
}

/**
 * Finds a claim by its path. Names may contain dots themselves, such as `https://example.org/groups`, and count before the
 * path does.
 */
export function findClaim(claims: object, path: string): unknown {
  if (Object.hasOwn(claims, path)) return (claims as Readonly<Record<string, unknown>>)[path];
  for (let dot = path.indexOf("."); dot >= 0; dot = path.indexOf(".", dot + 1)) {
    const name = path.slice(0, dot);
    const inner = Object.hasOwn(claims, name) ? (claims as Readonly<Record<string, unknown>>)[name] : undefined;
    const found = typeof inner === "object" && inner !== null ? findClaim(inner, path.slice(dot + 1)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** One name, or a list of names or of objects with a `name`. Everything else is no group. */
function groupNames(reported: unknown): readonly string[] {
  if (typeof reported === "string") return [reported];
  if (!Array.isArray(reported)) return [];
  return reported.flatMap((entry: unknown) => {
    const name = typeof entry === "object" && entry !== null && "name" in entry ? entry.name : entry;
    return typeof name === "string" ? [name] : [];
  });
}

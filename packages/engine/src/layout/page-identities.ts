import { modeOfUnit } from "@octavo/foundation";
import { itemKey, sectionIdentity } from "../language/destination-names.ts";
import { type Item, itemOf, parentKeys } from "../language/page-facts.ts";
import type { Template } from "../model/template.ts";
import type { PageRecord } from "./page-records.ts";

const known = new WeakMap<readonly PageRecord[], readonly string[]>();

/** `pageIdentities` of a document, which are found once. */
export function identitiesOf({ template, pages }: Identified): readonly string[] {
  const found = known.get(pages) ?? pageIdentities(template, pages);
  known.set(pages, found);
  return found;
}

interface Identified {
  readonly template: Template;
  /** By page number; index 0 is unused. */
  readonly pages: readonly PageRecord[];
}

/**
 * Identities by page number. A page keeps its identity in later editions while its section, its date or number, and
 * those of its parents stay: "days/2026-01-15", "notes/12", "review/2026-W03#2". Unique in a document.
 */
export function pageIdentities({ placeholders = [] }: Template, records: readonly PageRecord[]): readonly string[] {
  const identities: string[] = [];
  const taken = new Set<string>();
  const take = (page: number, identity: string) => {
    identities[page] = unique(identity, taken);
  };
  for (const { page, identity } of placeholders) take(page, identity);
  for (const record of records) if (identities[record.facts.page] === undefined) take(record.facts.page, named(record));
  return identities;
}

function named({ section, facts }: PageRecord): string {
  const item = itemOf(facts);
  if (section.kind === "" || !item) return `page/${facts.page}`;
  const key = keyOf({ section, facts }, item);
  const name = [sectionIdentity(section.kind), ...key].join("/");
  return facts.subpage > 1 ? `${name}#${facts.subpage}` : name;
}

/** Twelve months that begin with another month are the same year. */
function keyOf({ section, facts }: Pick<PageRecord, "section" | "facts">, item: Item): readonly string[] {
  const { period } = modeOfUnit(section.unit);
  const around = item.date && period?.keyAround(item.date, facts);
  if (around && item.date && around !== period?.key(item.date, facts)) return [around];
  return itemKey(section, item, facts, parentKeys(facts)).map(({ text }) => text);
}

function unique(name: string, taken: Set<string>): string {
  let identity = name;
  for (let n = 2; taken.has(identity); n++) identity = `${name}~${n}`;
  taken.add(identity);
  return identity;
}

import { isEqual } from "@octavo/foundation";
import { runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addedErrors } from "../../src/added-errors.ts";
import { mergeProjects } from "../../src/merge/merge-projects.ts";
import { world } from "../support/documents.ts";
import { aStoredProject, type StoredProject, someEdits, withEdits } from "../support/random-edits.ts";

const base = aStoredProject();
const merge = (own: StoredProject, original: StoredProject, chosen: readonly string[] = []) =>
  mergeProjects({ base, own, original } as never, new Set(chosen)) as unknown as {
    readonly project: StoredProject;
    readonly conflicts: readonly { readonly id: string; readonly own: unknown; readonly original: unknown }[];
    readonly kept: readonly { readonly of: string; readonly name: string }[];
  };

const twoSides = fc.record({ own: someEdits, original: someEdits });

/** A property of the projects that two lists of edits make. */
const ofSides = (check: (own: StoredProject, original: StoredProject) => void) =>
  fc.property(twoSides, ({ own, original }) => check(withEdits(base, "o", own), withEdits(base, "t", original)));

/** Everything that an edit wrote, or that the base has: words with a tag, and colors. */
const tagsIn = (value: unknown): ReadonlySet<string> =>
  new Set(JSON.stringify(value).match(/[ot]\d+q[a-z\d]*|#[01]a\d{4}|base-[\w-]+/g) ?? []);
const ofBase = tagsIn(base);
const without = (tags: Iterable<string>, known: ReadonlySet<string>) => [...tags].filter((tag) => !known.has(tag));

/** Texts of what a merge kept although a side had deleted it. */
const tagsOfKept = (kept: readonly { readonly name: string }[], ...sides: readonly StoredProject[]) =>
  tagsIn(
    sides.flatMap(({ masters, pages, styles, plan }) =>
      [...masters, ...pages, ...styles, ...plan.data].filter(({ name }) => kept.some((part) => part.name === name)),
    ),
  );

/** All values, in an order of their own. Ids of widgets are free to differ, and so is the order of rows. */
const valuesIn = (value: unknown): readonly string[] => {
  const found: string[] = [];
  const walk = (part: unknown, field: string): void => {
    if (typeof part === "object" && part !== null)
      for (const [key, inner] of Object.entries(part)) walk(inner, Array.isArray(part) ? field : key);
    else if (!["id", "order", "created_at", "updated_at"].includes(field)) found.push(...String(part).split(/[\n,]/));
  };
  walk(value, "");
  return found.filter((text) => text !== "").sort((a, b) => (a < b ? -1 : 1));
};

describe("a merge of random edits on both sides", () => {
  test("keeps every edit of the user, and each of the original's or lists it as a conflict", () => {
    fc.assert(
      ofSides((own, original) => {
        const { project, conflicts } = merge(own, original);
        expect(without(tagsIn(own), new Set([...tagsIn(project), ...ofBase]))).toEqual([]);
        const listed = tagsIn(conflicts.map((conflict) => conflict.original ?? ""));
        expect(without(tagsIn(original), new Set([...tagsIn(project), ...listed, ...ofBase]))).toEqual([]);
      }),
      { numRuns: runs(2000) },
    );
  });

  test("takes every edit of the original if its values are chosen", () => {
    fc.assert(
      ofSides((own, original) => {
        const { conflicts } = merge(own, original);
        const { project, conflicts: again } = merge(
          own,
          original,
          conflicts.map(({ id }) => id),
        );
        expect(again).toEqual(conflicts);
        expect(without(tagsIn(original), new Set([...tagsIn(project), ...ofBase]))).toEqual([]);
        const listed = tagsIn(conflicts.map((conflict) => conflict.own ?? ""));
        expect(without(tagsIn(own), new Set([...tagsIn(project), ...listed, ...ofBase]))).toEqual([]);
      }),
      { numRuns: runs(2000) },
    );
  });

  test("brings nothing back that was deleted or replaced, except what is still used", () => {
    fc.assert(
      ofSides((own, original) => {
        const { project, conflicts, kept } = merge(own, original);
        const excepted = tagsOfKept(kept, own, original);
        const returned = without(tagsIn(project), new Set([...tagsIn(own), ...excepted]));
        expect(returned.filter((tag) => ofBase.has(tag))).toEqual([]);
        const chosen = merge(
          own,
          original,
          conflicts.map(({ id }) => id),
        );
        const exceptedThen = tagsOfKept(chosen.kept, own, original);
        const returnedThen = without(tagsIn(chosen.project), new Set([...tagsIn(original), ...exceptedThen]));
        expect(returnedThen.filter((tag) => ofBase.has(tag))).toEqual([]);
      }),
      { numRuns: runs(2000) },
    );
  });

  test("is the other side exactly if one side is unchanged, without conflicts", () => {
    fc.assert(
      fc.property(someEdits, (edits) => {
        const changed = withEdits(base, "o", edits);
        for (const { project, conflicts, kept } of [
          merge(changed, base),
          merge(base, changed),
          merge(changed, changed),
        ]) {
          expect(project).toEqual(changed);
          expect([conflicts, kept]).toEqual([[], []]);
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  test("is the same with the sides exchanged and the other values chosen", () => {
    fc.assert(
      ofSides((own, original) => {
        const mine = merge(own, original);
        const ids = mine.conflicts.map(({ id }) => id);
        const theirs = merge(original, own);
        expect(theirs.conflicts.map(({ id }) => id).sort()).toEqual(ids.toSorted());
        expect(valuesIn(merge(original, own, ids).project)).toEqual(valuesIn(mine.project));
      }),
      { numRuns: runs(2000) },
    );
  });

  test("compiles", () => {
    fc.assert(
      ofSides((own, original) => {
        fc.pre(addedErrors(base, own, world).length === 0 && addedErrors(base, original, world).length === 0);
        const { project, conflicts } = merge(own, original);
        expect(addedErrors(own, project, world)).toEqual([]);
        const chosen = merge(
          own,
          original,
          conflicts.map(({ id }) => id),
        );
        expect(addedErrors(own, chosen.project, world)).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });
});

test("edits of different places are no conflicts", () => {
  const own = structuredClone(base);
  const original = structuredClone(base);
  const [cover, month] = own.masters;
  if (cover?.widgets[0]) cover.widgets[0].content = "mine";
  if (month) month.description = "mine too";
  const [first] = original.masters;
  if (first?.widgets[0]) first.widgets[0].position.x = 77;
  const { project, conflicts } = merge(own, original);
  expect(conflicts).toEqual([]);
  expect(project.masters[0]?.widgets[0]).toMatchObject({ content: "mine", position: { x: 77 } });
  expect(isEqual(project.masters[1], own.masters[1])).toBe(true);
});

import { formatMessage } from "@octavo/foundation";
import { expect, test } from "vitest";
import { aTemplate, days, type TemplateNotation, world } from "../../test/support/documents.ts";
import { render } from "../compile.ts";
import type { FaceId } from "../typography/font.ts";
import { CheckMemory } from "./check-memory.ts";

const at = (x: number, y: number, width = 120, height = 60) => ({ position: { x, y, width, height } });
const anchor = (dest_id: string) => ({ id: dest_id, type: "anchor", ...at(10, 10), properties: { dest_id } });
const link = (to_dest: string) => ({ type: "internal_link", ...at(20, 20), content: "Go", properties: { to_dest } });

const planner: TemplateNotation = {
  profile: "kindle-scribe",
  sections: [days],
  page_assignments: [
    { page: 1, master_id: "day", context: { section: "days", date: "2026-03-05", mood: "good" } },
    { page: 2, master_id: "day", context: { section: "days", date: "2026-03-06", mood: "good" } },
    { page: 3, master_id: "note" },
  ],
};

/** Problems after each version, with the memory of the versions before. */
function problemsOf(...versions: readonly TemplateNotation[]): readonly (readonly string[])[] {
  const memory = new CheckMemory();
  return versions.map((version) => {
    const text = JSON.stringify(aTemplate({ ...planner, ...version }));
    const options = { lint: true, fixes: true } as const;
    const { diagnostics } = render(text, world, { ...options, memory });
    expect(diagnostics).toEqual(render(text, world, options).diagnostics);
    return diagnostics
      .filter(({ at }) => at.widget_id !== undefined)
      .map(({ code, at: { master, page }, count = 1, hint }) =>
        [`${code} in ${master}, page ${page}, ${count}×`, ...(hint ? [formatMessage(hint)] : [])].join(": "),
      );
  });
}

test("a link breaks when its destination leaves another master, and works again when it is back", () => {
  const whole = { masters: { day: [link("here")], note: [anchor("here")] } };
  const broken = { masters: { day: [link("here")], note: [] } };
  const problem = "unknown_destination in day, page 1, 2×";
  expect(problemsOf(whole, broken, whole)).toEqual([[], [problem], []]);
});

test("a suggestion changes with the names of other masters", () => {
  const suggesting = (name: string) => ({ masters: { day: [link("heer")], note: [anchor(name)] } });
  const problem = "unknown_destination in day, page 1, 2×";
  expect(problemsOf(suggesting("here"), suggesting("hear"))).toEqual([
    [`${problem}: Did you mean "here"?`],
    [`${problem}: Did you mean "hear"?`],
  ]);
});

test("a text is checked again when only the plan gives it another value", () => {
  const masters = { day: [{ type: "text_block", ...at(20, 20, 60, 20), content: "{mood}" }] };
  const [first, second, third] = planner.page_assignments ?? [];
  const longer = { ...second, context: { ...second?.context, mood: "as good as it gets" } };
  const page_assignments = [first, longer, third] as NonNullable<TemplateNotation["page_assignments"]>;
  expect(problemsOf({ masters }, { masters, page_assignments })).toEqual([
    [],
    ["text_does_not_fit in day, page 2, 1×: Make the box larger or the type smaller"],
  ]);
});

test("a page's own widgets and its master's are one list, counted by pages", () => {
  const masters = { day: [{ type: "text_block", ...at(20, 20), content: "small", styling: { size: 5 } }] };
  const own = { id: "own", page: 1, type: "text_block", ...at(20, 200), content: "tiny", styling: { size: 4 } };
  const shared = "text_too_small in day, page 1, 2×";
  expect(problemsOf({ masters }, { masters, widgets: [own] })).toEqual([
    [shared],
    [shared, "text_too_small in undefined, page 1, 1×"],
  ]);
});

test("only changed widgets are laid out again, also when other masters have new destinations", () => {
  const memory = new CheckMemory();
  let measured = 0;
  const fonts = {
    ...world.fonts,
    metrics: (face: FaceId) => {
      measured++;
      return world.fonts.metrics(face);
    },
  };
  const counting = { ...world, fonts };
  const measuredFor = (masters: NonNullable<TemplateNotation["masters"]>) => {
    measured = 0;
    render(JSON.stringify(aTemplate({ ...planner, masters })), counting, { lint: true, fixes: true, memory });
    return measured;
  };
  const title = { type: "text_block", ...at(20, 20), content: "Day" };
  const day = [title, link("here")];
  const note = [anchor("here")];
  expect(measuredFor({ day, note })).toBeGreaterThan(0);
  expect(measuredFor({ day, note })).toBe(0);
  expect(measuredFor({ day, note: [...note, anchor("there")] })).toBe(0);
  expect(measuredFor({ day: [{ ...title, content: "Today" }, link("here")], note })).toBeGreaterThan(0);
});

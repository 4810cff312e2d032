import { describe, expect, test } from "vitest";
import { world } from "../test/support/documents.ts";
import { aPlan, aRule, aSection, designs } from "../test/support/plans.ts";
import { compileProject } from "./compile.ts";
import type { Project } from "./model/project.ts";
import type { Widget } from "./model/template.ts";

const metadata = { name: "Mine", description: "", category: "planner", author: "Ann", device_profile: "" };
const text = (content: string, id = "it"): Widget => ({
  id,
  type: "text_block",
  content,
  position: { x: 20, y: 20, width: 400, height: 30 },
});

function project(parts: Partial<Project>): Project {
  return {
    metadata,
    default_canvas: undefined,
    masters: designs("Day"),
    pages: [],
    plan: aPlan([aSection("days", "each_day")]),
    compilation_rules: [],
    ...parts,
  };
}

describe("a project", () => {
  test("compiles to a document of its sections' and its rules' pages", () => {
    const parts = { pages: designs("Review"), compilation_rules: [aRule("Review", "count", { count: 2 })] };
    const { document, template, diagnostics } = compileProject(project(parts), world);
    expect(diagnostics).toEqual([]);
    expect(document?.pageCount).toBe(6);
    expect(template?.metadata.author).toBe("Ann");
  });

  test("has diagnostics with master, section and widget, but without lines", () => {
    const masters = [{ name: "Day", description: "", widgets: [text("{yaer}")] }];
    const plan = aPlan([aSection("days", "each_day"), aSection("notes", "count", { master: "Notes" })]);
    const { document, diagnostics } = compileProject(project({ masters, plan }), world);
    expect(document).toBeUndefined();
    expect(diagnostics.map(({ code, at }) => ({ code, at }))).toEqual([
      { code: "section_count", at: { document: "plan", section: "notes", path: ["plan", "sections", 1, "count"] } },
      { code: "unknown_master", at: { document: "plan", section: "notes", path: ["plan", "sections", 1, "master"] } },
      {
        code: "unknown_token",
        at: { document: "masters", master: "Day", widget_id: "it", widget_label: "Text", page: 1, path: ["content"] },
      },
    ]);
  });

  test("compiles for the requested device, and fits it on request", () => {
    const { template } = compileProject(project({}), world, { profile: "remarkable-2", fit: true });
    expect(template?.metadata.profile).toBe("remarkable-2");
    expect(template?.canvas.dimensions).toMatchObject({ width: 447.29, height: 596.39 });
  });

  test("can be compiled for a page or two, without a word about the others", () => {
    const masters = [{ name: "Day", description: "", widgets: [text("{yaer}")] }];
    expect(compileProject(project({ masters }), world, { proofread: false }).diagnostics).toEqual([]);
  });
});

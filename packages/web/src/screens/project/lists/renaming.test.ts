import type { Project, WrittenPlan } from "@octavo/contract";
import { expect, test } from "vitest";
import { readCells } from "./list-cells.ts";
import { collectionNames } from "./list-draft.ts";
import { renameEverywhere, renameListEverywhere } from "./renaming.ts";

const text = (content: string) => ({ id: "t", type: "text_block", content });
const rowList = (kind: string) => ({
  id: "list",
  type: "row_list",
  properties: { rows_section: kind, label_template: "{row:Notes}" },
});
const design = (name: string, ...widgets: readonly object[]) => ({ name, widgets });

const pupils = { name: "Pupils", rows: "Name,Notes\nAnn,quick\n", columns: { Notes: "text" } };
const clients = { name: "Clients", rows: "Name,Notes\nBo,slow\n" };

interface Given {
  readonly masters: readonly object[];
  readonly sections: readonly object[];
  readonly data?: readonly object[];
  readonly name?: string;
}

/** Texts of the changed designs, and the plan, after the column "Notes" of the pupils has another name. */
function renamed({ masters, sections, data = [pupils], name = "Förderung" }: Given) {
  const cells = readCells(pupils) ?? { head: [], rows: [] };
  const plan = { sections, data, order: [] } as unknown as WrittenPlan;
  const project = { masters, pages: [] } as unknown as Pick<Project, "masters" | "pages">;
  const { designs, plan: after } = renameEverywhere(project, plan, { index: 0, cells, at: 1, name });
  return { designs: Object.fromEntries(designs.map((one) => [one.name, one.template_yaml])), plan: after };
}

const pupil = { kind: "pupil", master: "Pupil", rows: "pupils" };
const client = { kind: "client", master: "Client", rows: { table: "Clients" } };

test("designs, the list and texts of sections show the column by its new name, with its label", () => {
  const { designs, plan } = renamed({
    masters: [
      design("Pupil", text("Notes: {row:Notes}"), text("{row:Name}, {@row:Notes}. Notes")),
      design("Index", rowList("pupil")),
      design("Other", text("{row:Name} {notes}")),
    ],
    sections: [
      { kind: "index", master: "Index" },
      { ...pupil, context: { topic: "{row:Notes}" } },
    ],
  });
  expect(Object.keys(designs)).toEqual(["Pupil", "Index"]);
  expect(designs["Pupil"]).toContain('"Förderung: {row:Förderung}"');
  expect(designs["Pupil"]).toContain('"{row:Name}, {@row:Förderung}. Notes"');
  expect(designs["Index"]).toContain('"label_template":"{row:Förderung}"');
  expect(plan.data?.[0]).toMatchObject({ rows: "Name,Förderung\nAnn,quick\n", columns: { Förderung: "text" } });
  expect(plan.sections[1]?.context).toEqual({ topic: "{row:Förderung}" });
});

test("designs of another list with a column of the same name stay as they are", () => {
  const { designs } = renamed({
    masters: [
      design("Pupil", text("{row:Notes}")),
      design("Client", text("{row:Notes}"), rowList("client")),
      design("Index", rowList("client")),
      design("Cover", text("{row:Notes}")),
    ],
    sections: [pupil, client, { kind: "index", master: "Index" }, { kind: "cover", master: "Cover" }],
    data: [pupils, clients],
  });
  expect(Object.keys(designs)).toEqual(["Pupil"]);
});

test("a page inside that of a row names the column of its parent", () => {
  const task = { kind: "task", master: "Task", rows: "Clients" };
  const { designs } = renamed({
    masters: [design("Task", text("{row:Notes} of {parent_row:Notes}"))],
    sections: [{ ...pupil, nested: [task] }],
    data: [pupils, clients],
  });
  expect(designs["Task"]).toContain("{row:Notes} of {parent_row:Förderung}");
});

test("double braces are no token, and a dollar sign in a name is itself", () => {
  const { designs } = renamed({
    masters: [design("Pupil", text("{{row:Notes}} {row:Notes}"))],
    sections: [pupil],
    name: "Cost $&",
  });
  expect(designs["Pupil"]).toContain("{{row:Notes}} {row:Cost $&}");
});

test("headings and links with the name of a list follow its new name, and other texts stay", () => {
  const plan = { sections: [pupil], data: [pupils], order: [] } as unknown as WrittenPlan;
  const masters = [design("Year", text("Pupils"), text("Pupils and parents")), design("Pupil", text("{row:Name}"))];
  const project = { masters, pages: [] } as unknown as Pick<Project, "masters" | "pages">;
  const { designs, plan: after } = renameListEverywhere(project, plan, 0, "Learners");
  expect(designs).toEqual([
    {
      list: "masters",
      name: "Year",
      template_yaml: JSON.stringify({ widgets: [text("Learners"), text("Pupils and parents")] }),
    },
  ]);
  expect([after.data?.[0]?.name, after.sections[0]?.rows]).toEqual(["Learners", "Learners"]);
});

test("lists of collections are found by the names that their users gave them", () => {
  const rowsOf = (list: string, rows: string | object) => ({
    rows,
    anchors: [{ dest_id: `collection_${list}:{index}` }],
  });
  const index = {
    kind: "index",
    anchors: [],
    nested: [rowsOf("projects", "Rooms"), rowsOf("people2", { table: "Team" })],
  };
  const { sections } = { sections: [index] } as unknown as WrittenPlan;
  expect(collectionNames(sections)).toEqual({ projects: "Rooms", people2: "Team" });
});

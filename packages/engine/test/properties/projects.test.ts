/** Checks that a project converts without loss between documents, text and stored objects. */

import { type Diagnostic, Report } from "@octavo/foundation";
import { runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  compile,
  compileProject,
  type Project,
  parseDesign,
  parseProject,
  printDesign,
  printProject,
  readProject,
} from "../../src/index.ts";
import { world } from "../support/documents.ts";
import { type RandomDocuments, randomDocuments } from "../support/random-documents.ts";

const { profiles } = world;

function projectOf({ masters, plan }: RandomDocuments): Project {
  const { project } = parseProject({ masters_yaml: masters, plan_yaml: plan }, profiles);
  if (!project) throw new Error("the random documents can always be read");
  return project;
}

const holds = (law: (project: Project, documents: RandomDocuments) => void) =>
  fc.assert(
    fc.property(randomDocuments, (documents) => law(projectOf(documents), documents)),
    { numRuns: runs(100), interruptAfterTimeLimit: 8_000 },
  );

const withoutLines = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ at: { line: _line, column: _column, ...at }, ...diagnostic }) => ({ ...diagnostic, at }));

test("a project compiles to the template of the documents that it was made from", () => {
  holds((project, { masters, plan }) => {
    expect(compileProject(project, world).template).toEqual(compile(masters, plan, world).template);
  });
});

test("a project and its printed documents compile to the same result with the same diagnostics", () => {
  holds((project) => {
    const { masters_yaml, plan_yaml } = printProject(project);
    const stored = compileProject(project, world);
    const printed = compile(masters_yaml, plan_yaml, world);
    expect(stored.template).toEqual(printed.template);
    expect(stored.document?.pageCount).toBe(printed.document?.pageCount);
    expect(stored.diagnostics).toEqual(withoutLines(printed.diagnostics));
  });
});

test("a project that is printed and read again is the same project", () => {
  holds((project) => {
    expect(parseProject(printProject(project), profiles).project).toEqual(project);
  });
});

test("a project that is stored and read again is the same project", () => {
  holds((project) => {
    expect(readProject(JSON.parse(JSON.stringify(project)), new Report(), { profiles })).toEqual(project);
  });
});

test("a design that is printed and read again is the same design", () => {
  holds(({ masters, default_canvas }) => {
    for (const master of masters) {
      const { widgets, canvas } = parseDesign(printDesign(master, default_canvas), profiles);
      expect(widgets).toEqual(master.widgets);
      expect(canvas).toEqual(default_canvas);
    }
  });
});

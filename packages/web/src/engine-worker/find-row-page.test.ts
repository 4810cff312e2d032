import { expect, it } from "vitest";
import { findRowPage } from "./find-row-page.ts";

const identities = [
  "Projects/1",
  "Project_page/garden",
  "Project_page/new-kitchen",
  "Project_page/new-kitchen#2",
  "days/2027-01-01",
];
const document = { pageCount: identities.length, pageIdentity: (page: number) => identities[page - 1] ?? "" };

it("finds the first page of a row, also of a section with a space in its name", () => {
  expect(findRowPage(document, { kinds: ["Project page"], key: "New kitchen" })).toBe(3);
  expect(findRowPage(document, { kinds: ["Projects"], key: "New kitchen" })).toBeUndefined();
  expect(findRowPage(document, { key: "Garden" })).toBe(2);
  expect(findRowPage(document, { key: "House" })).toBeUndefined();
});

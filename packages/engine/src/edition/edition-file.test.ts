import { expect, test } from "vitest";
import type { EditionRecord, PlanEvent } from "../model/edition-record.ts";
import { printEdition, readEditionRecord } from "./edition-file.ts";

const anEvent = (title: string): PlanEvent => ({ date: "2027-01-12", start: "09:00", title, calendar: "Work | home" });

const record: EditionRecord = {
  date: "2026-11-24",
  since: "2026-11-17",
  changes: {
    added: [anEvent("Choir | bass")],
    changed: [{ before: anEvent("12:00 is noon"), after: anEvent("Lunch \\ walk") }],
    removed: [{ date: "2027-01-13", title: "Ann (1987)", kind: "birthday", age: 40, calendar: "" }],
  },
};

const throughFile = (value: unknown) => readEditionRecord(JSON.parse(JSON.stringify(value)));

test("reads what it prints", () => {
  expect(throughFile(printEdition(record))).toEqual(record);
  expect(throughFile(printEdition({}))).toEqual({});
});

test("leaves out what is no record, because a PDF can come from anyone", () => {
  expect([throughFile("2026"), throughFile(null), throughFile([])]).toEqual([undefined, undefined, undefined]);
  expect(throughFile({ date: "2026-02-30", since: 7, added: [], changed: "", removed: [] })).toEqual({});
  const row = "2027-01-12 Choir";
  const written = {
    added: [row, 7, "", "2027-13-01 Fair", `${row}${"x".repeat(3000)}`],
    changed: [[row], row, [row, row]],
  };
  expect(throughFile({ ...written, removed: [] })?.changes).toEqual({
    added: [{ date: "2027-01-12", title: "Choir", calendar: "" }],
    changed: [{ before: expect.anything(), after: expect.anything() }],
    removed: [],
  });
});

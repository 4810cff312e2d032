import type { PublicProject } from "@octavo/contract";
import { expect, it, onTestFinished } from "vitest";
import { loadDictionary } from "../language/load-dictionary.ts";
import { setDictionary } from "../language/t.ts";
import { withReadersName } from "./gallery.ts";
import { publicReference } from "./public-project.ts";

it("reads the custom address or the id", () => {
  expect(publicReference({ slug: "planner-2026" })).toEqual({ slug: "planner-2026" });
  expect(publicReference({ projectId: "17" })).toEqual({ id: "17" });
});

it("is undefined for an empty address", () => {
  expect([{}, { slug: " " }, { projectId: "" }].map(publicReference)).toEqual([undefined, undefined, undefined]);
});

it("names starters of the site in the language of the reader, and planners of users as they do", async () => {
  setDictionary(await loadDictionary("fr"));
  onTestFinished(() => setDictionary(undefined));
  const named = (is_built_in: boolean) => {
    const metadata = { name: "Daily planner 2027", description: "" };
    return withReadersName({ is_built_in, metadata } as PublicProject).metadata.name;
  };
  expect([true, false].map(named)).toEqual(["Agenda journalier 2027", "Daily planner 2027"]);
});

/** Texts that pass the first validation of random requests, and some that don't. */
import fc from "fast-check";
import { masters, plan, template } from "../planners.ts";
import { designYaml } from "../projects.ts";
import { torn, type Vocabulary } from "./arbitrary-of.ts";

const designName = fc.constantFrom(
  "Day",
  "Night",
  "Cover",
  "Ż",
  "Day (2)",
  "x".repeat(99),
  "  Day ",
  "a\u0301b",
  ".",
  "//",
);
const day = fc.constantFrom("2026-01-01", "2026-12-31", "2026-02-30", "0000-00-00", "9999-12-31", "-1", "");
const profile = fc.constantFrom("remarkable-2", "boox-note-air-4c", "reMarkable 2", "no such device", "");
const text = fc.oneof(
  fc.constantFrom("Zażółć gęślą jaźń", "", " ", "a\tb\nc", "<script>"),
  fc.string({ unit: "grapheme" }),
);
const yaml = (whole: string) =>
  fc.oneof(fc.constant(whole), torn(whole), fc.constantFrom("", "- ", "&a [*a]", "!!js/function x"));

export const fuzzWords: Vocabulary = {
  name: designName,
  new_name: designName,
  master: designName,
  page_name: designName,
  description: text,
  new_description: text,
  author: text,
  search: text,
  id: profile,
  face: fc.constantFrom("arimo-bold", "../arimo-bold", "arimo-bold.ttf"),
  device: profile,
  device_profile: profile,
  profile,
  start_date: day,
  end_date: day,
  locale: fc.constantFrom("en", "pl", "xx", "en-US-u-ca-buddhist", ""),
  week_start: fc.constantFrom("monday", "sunday", "never"),
  dest_id: fc.constantFrom("day:{date}", "day:2026-01-01", "@date", "{", ""),
  url_slug: fc.constantFrom("mine", "Mine ", "../mine", ""),
  slug: fc.constantFrom("mine", "../mine", "-"),
  masters_yaml: yaml(masters),
  plan_yaml: yaml(plan),
  template_yaml: yaml(designYaml("Day")),
  shared_yaml: yaml("blocks: [{name: Tab, size: {width: 9, height: 9}, widgets: []}]"),
  frame: fc.constantFrom("Tab", "none", ""),
  yaml_content: fc.oneof(yaml(template), yaml(designYaml("Day"))),
};

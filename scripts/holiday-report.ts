import {
  type CorrectedDay,
  dayNames,
  holidayCorrections,
  regionNames,
  substituteNames,
} from "./holiday-corrections.ts";

const introduction = `# Corrections of date-holidays

Octavo's tables of holidays are made from date-holidays ([calendars](calendars.md#public-holidays)). These days are
corrected. Each correction names the law and the change of rules in the library's own grammar, so that it can be reported
at https://github.com/commenthol/date-holidays/issues. Once the library has the right day, generating fails until the
correction is removed.

\`scripts/generate-holidays.ts\` writes this file from \`scripts/holiday-corrections.ts\`.
`;

/** The corrections as Markdown, ready to be reported upstream. */
export function correctionsReport(): string {
  const corrections = holidayCorrections.map(({ places, wrong, right, source, remove = [], add = [] }) =>
    [
      `## ${places.join(", ")}`,
      "",
      `Wrong: ${wrong}`,
      "",
      `Right: ${right}`,
      "",
      `Source: ${source}.`,
      "",
      "```diff",
      ...remove.map((rule) => `- ${rule}`),
      ...add.map(([rule, day]) => `+ ${rule}: ${dayText(day)}`),
      "```",
      "",
    ].join("\n"),
  );
  return [
    introduction,
    ...corrections,
    `## Missing names of substitute days\n\n${listOf(substituteNames)}`,
    `## Names of days\n\n${listOf(Object.fromEntries(namesByLanguage))}`,
    `## Names of regions\n\n${listOf(regionNames)}`,
  ].join("\n");
}

const namesByLanguage = Object.entries(dayNames).flatMap(([key, names]) =>
  Object.entries(names).map(([language, name]) => [`${key}, ${language}`, name] as const),
);

function listOf(names: Readonly<Record<string, string>>): string {
  const lines = Object.entries(names).map(([key, name]) => `- ${key}: ${name}\n`);
  return lines.join("");
}

/** A day as a YAML flow mapping. The mark `expected` of our tables is left out. */
function dayText(day: CorrectedDay): string {
  const text = JSON.stringify({ ...day, expected: undefined });
  return text.replaceAll(/"(\w+)":/g, "$1: ").replaceAll(",", ", ");
}

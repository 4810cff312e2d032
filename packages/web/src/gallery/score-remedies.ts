import { type ScoreReport, scoreWeights } from "@octavo/contract";
import { languageName } from "../language/language-name.ts";
import { t } from "../language/t.ts";

/** Sentences about what lowers a score, each with the next step. */
export function remediesOf({ links, rules, devices, languages, weight }: ScoreReport): readonly string[] {
  return [
    ...ofLinks(links),
    ...(rules.errors + rules.warnings > 0 ? [t("Correct the problems that this project lists.")] : []),
    ...(devices?.problems ?? []).map(({ name, count }) =>
      t("Problems on {device} after scaling: {count}. Choose this device for a copy to see them.", {
        device: name,
        count,
      }),
    ),
    ...(languages?.problems ?? []).map(({ language, count }) =>
      t("Texts without room in {language}: {count}. Give names of months and days wider boxes.", {
        language: languageName(language) ?? language,
        count,
      }),
    ),
    ...(weight.points < scoreWeights.weight ? [t("Use smaller pictures, or fewer of them.")] : []),
  ];
}

function ofLinks({ total, examples }: ScoreReport["links"]): readonly string[] {
  if (total === 0) return [t("Link the pages, for example by tabs for the months.")];
  return examples.map(({ page, target }) =>
    target === null
      ? t("A link on page {page} leads to no page. Choose another target.", { page })
      : t("Page {page} links to page {target}, from which no three links lead back. Add a link there.", {
          page,
          target,
        }),
  );
}

import { t } from "../language/t.ts";

/** Chapters of the tutorial, by their anchors. */
export const chapterTitles = () => ({
  "first-planner": t("Your first planner"),
  "how-it-works": t("Masters, plan, planner"),
  words: t("The words"),
  links: t("Links and destinations"),
  tokens: t("Tokens in text"),
  device: t("Copy to your tablet"),
  keyboard: t("Keyboard shortcuts"),
  examples: t("Examples"),
});

export type ChapterId = keyof ReturnType<typeof chapterTitles>;

/** Words on a page of changes. A world adds those of other languages, which editors do not need. */
export interface ChangesWords {
  /** Title with the {date} of the edition before. */
  readonly since: string;
  /** Title without a date. */
  readonly title: string;
  readonly added: string;
  readonly changed: string;
  readonly removed: string;
}

export const englishChanges: ChangesWords = {
  since: "Changes since {date}",
  title: "Changes",
  added: "Added",
  changed: "Changed",
  removed: "Removed",
};

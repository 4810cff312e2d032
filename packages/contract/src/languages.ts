/** Languages of the studio and of emails, with their own names. The language of a planner is set in its plan. */
export const languages = { en: "English", pl: "Polski" } as const;
export type Language = keyof typeof languages;

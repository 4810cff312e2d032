/** Result for one address of a project's calendars. */
export interface RefreshedCalendar {
  readonly address: string;
  readonly state: "changed" | "unchanged" | "failed";
}

/** Reads the calendars of a project from their addresses again, and stores what changed. `app.ts` passes it in. */
export type RefreshCalendars = (projectId: string) => Promise<readonly RefreshedCalendar[]>;

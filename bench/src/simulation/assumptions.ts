/** Assumptions about a site with a million accounts on 1 January, which nothing here can measure. */
export const assumptions = {
  accounts: 1_000_000,
  /** Part of the accounts that comes on that day: five times that of an ordinary one. */
  activeShare: 0.15,
  /** Part of the day's visits that begin in the hour. */
  hourShare: 0.135,
  sessionMinutes: 20,
  /** Between an answer and the next request of a user. */
  pauseSeconds: 10,
  savesPerSession: 20,
  pdfsPerSession: 3,
  /** Pages that the server draws: the studio draws its own. */
  previewsPerSession: 2,
  galleryPagesPerSession: 8,
  /** Part of the visits that begin with a password, because the last session is over. */
  signInShare: 0.6,
  /** Emails per visit: confirmations of new accounts, and new passwords after a year. */
  emailShare: 0.1,
  /** Public PDFs that each visitor downloads, and the part that a cache in front answers. */
  downloadsPerVisit: 2,
  cachedShare: 0.9,
  /** Part of the accounts with a nightly edition. They begin within three hours. */
  nightlyShare: 0.01,
  /** A nightly edition in PDFs of the bench's planner. */
  nightlyPdfs: 2,
  /** Times all measured times, for another machine or longer planners. */
  httpTimes: 1,
  workerTimes: 1,
  postgresTimes: 1,
  hashTimes: 1,
  syncTimes: 1,
  /** Queries of a request, one after the other, among which its time in PostgreSQL is divided. */
  queries: 3,
} as const;
export type Assumptions = { readonly [Name in keyof typeof assumptions]: number };

export interface MachineSize {
  readonly coresPerNode: number;
  readonly coresOfDatabase: number;
  /** OCTAVO_WORKERS and OCTAVO_DATABASE_POOL. */
  readonly workersPerNode: number;
  readonly poolPerNode: number;
  /** PDFs that fit into the cache of a node. */
  readonly keptPdfs: number;
}

/** Machines with the default settings. */
export const machines: MachineSize = {
  coresPerNode: 4,
  coresOfDatabase: 4,
  workersPerNode: 3,
  poolPerNode: 10,
  keptPdfs: 50,
};
export const smallMachines: MachineSize = { ...machines, coresPerNode: 2, workersPerNode: 1 };

/** The largest waiting time that 99 % of the requests of a kind may have, in milliseconds, and the part that may be refused. */
export const bars = { read: 100, write: 500, page: 1000, pdf: 5000, signIn: 1000 } as const;
export const maxRefusedShare = 0.001;

/** Parts of a day's visits by hour, from midnight in the time zone of most. Half of them fall into four hours. */
export const hours: readonly number[] = [
  0.008, 0.006, 0.005, 0.005, 0.006, 0.008, 0.012, 0.018, 0.025, 0.032, 0.036, 0.038, 0.038, 0.038, 0.038, 0.04, 0.055,
  0.115, 0.135, 0.135, 0.115, 0.05, 0.027, 0.015,
];
/** The three hours in which nightly editions begin. */
export const nightlyHours: readonly number[] = [3, 4, 5];

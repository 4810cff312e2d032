/** Limits of requests. Limits of documents are `limits` of foundation. */
export const httpLimits = {
  requestBytes: 20 * 1024 * 1024,
  /** A font file of 32 MiB in Base64, with the characters in use. */
  fontBytes: 44 * 1024 * 1024,
  formBytes: 64 * 1024,
  planBytes: 4 * 1024 * 1024,
  /** Pixels per point of a preview. */
  previewScale: { min: 0.5, max: 4 },
  /** Pixels of one preview. Devices have 3 to 9 million at the highest scale. This many take 128 MiB. */
  previewPixels: 32_000_000,
  /** Processor time of one job. */
  renderSeconds: 20,
  /** Processor time after which a job runs in the lane for long jobs. */
  longJobSeconds: 2,
  /** Elapsed time of one job, for jobs that wait for something other than the processor. */
  renderWallSeconds: 120,
  /** Memory of a worker process, half of it for the JavaScript heap. It depends on the machine. */
  renderMebibytes: { min: 512, max: 1024 },
  /** Size of a PDF: three times the largest document. */
  pdfBytes: 64 * 1024 * 1024,
  /** Limits of a lane: waiting jobs, bytes of their requests, and jobs of one user, running and waiting. */
  queueLength: 128,
  queueBytes: 64 * 1024 * 1024,
  jobsEach: 32,
  galleryPage: { standard: 24, max: 100 },
} as const;

/** Lengths are in characters. */
export const accountLimits = {
  username: { min: 3, max: 50 },
  /** NIST SP 800-63B 5.1.1.2 requires a maximum of at least 64. */
  password: { min: 8, max: 128 },
  email: 254,
  sessionDays: 7,
  resetMinutes: 60,
  confirmationDays: 7,
  /** Time after a sign-in, or its confirmation, in which important settings can be changed. */
  identityMinutes: 10,
} as const;

/** Ways to sign in without a password. */
export const signInLimits = {
  passkeys: 20,
  passkeyName: 60,
  /** Time in which a passkey must sign a challenge. */
  challengeMinutes: 5,
  /** Time for a sign-in at an OpenID provider, and for the choice of a username after it. */
  providerMinutes: 15,
  recoveryCodes: 10,
  /** Time for the first code of an authenticator app. */
  authenticatorMinutes: 15,
} as const;

/** Limits of the administration of a site. */
export const adminLimits = {
  page: { standard: 50, max: 200 },
  /** Invitations that are made in one call. */
  invitations: 50,
  invitationDays: { standard: 14, max: 365 },
  /** Wrong invitations from one address in ten minutes. */
  wrongInvitations: 20,
  termsCharacters: 50_000,
  /** Reports from one address in an hour, and of one project in a day. */
  reportsPerAddress: 10,
  reportsPerProject: 30,
  testEmailsPerHour: 10,
  auditDays: 400,
  heartbeatSeconds: 15,
  staleSeconds: 60,
} as const;

/** Limits of calendars that the server reads from addresses. Lengths are in characters. */
export const calendarLimits = {
  address: 2000,
  name: 200,
  /** Largest calendar file. */
  megabytes: 10,
  /** Calendars that one user may add and refresh by hand in an hour. */
  askedPerHour: 60,
  /** Failures in a row after which the owner is told. */
  toldAfter: 3,
  mostPerUser: 1000,
} as const;

/** Limits of nightly editions. Lengths are in characters. */
export const nightlyLimits = {
  /** Projects of one user with nightly editions. */
  projects: 20,
  webhook: 2000,
  /** Editions of one user that are asked for in an hour. */
  askedPerHour: 30,
} as const;

/** Characters of the rows of a calendar. */
export const dateLimits = { characters: 3_000_000 } as const;

export const projectLimits = {
  name: 100,
  description: 500,
  author: 100,
  slug: 80,
  /** Maximum number of masters, of named pages, and of blocks, styles and themes. */
  designs: 200,
  /** Maximum number of masters that are added with their sections in one call. */
  addedMasters: 10,
  rules: 200,
  /** Time for which a deleted project can be restored, and the number that is kept for a user. */
  deletedDays: 30,
  deletedProjects: 20,
  versionName: 100,
  namedVersions: 50,
  /** Size of all versions of a project. What they share counts once. */
  versionBytes: 40 * 1024 * 1024,
} as const;

/** Parts that a user has saved. */
export const ownPartLimits = {
  name: 60,
  widgets: 100,
  /** Largest side of a page, in points. */
  side: 14_400,
  bytes: 512 * 1024,
} as const;

/** Codes for the browser of a tablet. */
export const transferLimits = {
  codeMinutes: 10,
  codeDownloads: 5,
  /** Codes that one user may make in `codeMinutes`. */
  codesEach: 30,
} as const;

/** Tokens of programs. */
export const tokenLimits = { each: 20, name: 60, days: 366 } as const;

export const socketLimits = {
  messageBytes: httpLimits.requestBytes,
  /** Open sockets of one user. */
  connections: 20,
  /** Open sockets of one address that are not authorized yet. */
  unsettled: 50,
  /** Preview requests of one socket in ten seconds. Further ones get an error. */
  requestsInTenSeconds: 50,
} as const;

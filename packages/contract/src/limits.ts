/** What a request may ask for at most. What a document may ask for is the engine's to say: its own `limits`. */
export const httpLimits = {
  /** Of one request's body, pictures and all. */
  requestBytes: 20 * 1024 * 1024,
  /** Of a body without documents in it. */
  formBytes: 64 * 1024,
  /** Of a plan or a list of rules. */
  planBytes: 1024 * 1024,
  /** Pixels of a preview to the point of a page. */
  previewScale: { min: 0.5, max: 4 },
  /** Of one preview. The page of a device has 3 to 9 million at the highest scale; these take 128 MiB. */
  previewPixels: 32_000_000,
  /** Processor time of one job. */
  renderSeconds: 20,
  /** A job of more processor time is a long one, which runs apart from the others. */
  longJobSeconds: 2,
  /** From the moment that a job gets its process: for jobs that wait for something else than the processor. */
  renderWallSeconds: 120,
  /** Memory of the process of a job, half of it for JavaScript objects: the more the machine has, up to the highest. */
  renderMebibytes: { min: 512, max: 1024 },
  /** Of one finished PDF: three times the largest document. */
  pdfBytes: 64 * 1024 * 1024,
  /** Diagnostics that one answer lists; nobody reads more, and two megabytes of mistakes make a million. */
  diagnostics: 1000,
  /** In one lane: jobs that wait for a process, bytes that they hold, and jobs of one user, running ones included. */
  queueLength: 128,
  queueBytes: 64 * 1024 * 1024,
  jobsEach: 32,
  /** Entries of one page of the gallery. */
  galleryPage: { standard: 24, max: 100 },
} as const;

/** Lengths are in characters. */
export const accountLimits = {
  username: { min: 3, max: 50 },
  /** NIST SP 800-63B 5.1.1.2 wants at least 64; what is longer is hashed like the rest. */
  password: { min: 8, max: 128 },
  email: 254,
  /** Days that a sign-in lasts. */
  sessionDays: 7,
  resetMinutes: 60,
  /** Days that the link in a confirmation letter works. */
  confirmationDays: 7,
} as const;

export const projectLimits = {
  name: 100,
  description: 500,
  author: 100,
  slug: 80,
  masterName: { min: 2, max: 99 },
  /** Masters and, apart from them, named pages of one project. */
  designs: 200,
  rules: 200,
  /** Of one project, pictures and all. */
  documentBytes: 20 * 1024 * 1024,
} as const;

/** Of the preview socket. */
export const socketLimits = {
  messageBytes: httpLimits.requestBytes,
  /** Open at a time, of one user. */
  connections: 20,
  /** Open at a time, from one address, before it is known whose they are. */
  unsettled: 50,
  /** Preview requests of one socket in ten seconds; the rest are answered with an error. */
  requestsInTenSeconds: 50,
} as const;

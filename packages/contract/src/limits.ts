/** What a request may ask for at most. What a document may ask for is the engine's to say: its own `limits`. */
export const httpLimits = {
  /** Of one request's body, pictures and all. */
  requestBytes: 20 * 1024 * 1024,
  /** Pixels of a preview to the point of a page. */
  previewScale: { min: 0.5, max: 4 },
  /** Of one preview. The page of a device has 3 to 9 million at the highest scale; these take 128 MiB. */
  previewPixels: 32_000_000,
  /** From the moment that a job gets its thread. */
  renderSeconds: 20,
  /** Of JavaScript objects in the thread of a job. */
  renderMebibytes: 512,
  /** Of one finished PDF. */
  pdfBytes: 256 * 1024 * 1024,
  /** Diagnostics that one answer lists; nobody reads more, and two megabytes of mistakes make a million. */
  diagnostics: 1000,
  /** Jobs that wait for a thread. */
  queueLength: 32,
} as const;

/** Every sentence that the server says about a request. What is wrong in a document, the engine says. */

export const malformedJson = "The body is not valid JSON";
export const emptyBody = "The request needs a JSON body";
export const unreadable = "The request cannot be read";
export const jsonOnly = "The body must be JSON (content type application/json)";
export const unauthorized = "Authentication required";
export const termsNotAccepted = "Accept the terms of use first";
export const unreadableRevision = "If-Match must name a revision, as the ETag of the last answer did";
export const missing = "This field is missing";
export const tooLarge = (bytes: number) => `The request is larger than ${bytes / 2 ** 20} MiB, which is the limit`;
export const unknownRoute = (method: string, path: string) => `There is no ${method} ${path}`;
export const notFound = "There is nothing at this address";
export const ownFault = (requestId: string) =>
  `Something went wrong on the server. Its log knows the request as ${requestId}`;

export const busy = "Too many planners are being made at the moment. Try again in a few seconds";
export const tookTooLong = (seconds: number) => `Rendering was stopped after ${seconds} seconds, which is the limit`;
export const tookTooMuch = (mebibytes: number) =>
  `Rendering needs more than ${mebibytes} MiB of memory, which is the limit`;
export const pdfTooLarge = (bytes: number) => `The PDF becomes larger than ${bytes / 2 ** 20} MiB, which is the limit`;
export const previewTooLarge = (pixels: number, limit: number) =>
  `The picture would have ${millions(pixels)} million pixels and may have ${millions(limit)}; choose a smaller scale`;

export const unknownProfile = (written: string) => `No device profile is called "${written}"`;
export const unknownFace = (written: string) => `No font face is called "${written}"`;

function millions(count: number): number {
  return Math.round(count / 1e6);
}

/** Messages of API errors. Messages about documents are part of the engine. */

export const malformedJson = "The body is not valid JSON";
export const emptyBody = "The request needs a JSON body";
export const bodyTooComplex = "The body has too many values or levels";
export const unreadable = "The request cannot be read";
export const hostMissing = "The request needs a Host header";
export const unknownExpectation = "The server supports only the expectation 100-continue";
export const jsonOnly = "The body must be JSON (content type application/json)";
export const unauthorized = "Authentication required";
export const termsNotAccepted = "Accept the terms of use first";
export const nameTaken = "This username is taken";
export const wrongCredentials = "Wrong username or password";
export const resetTokenUseless = "This link has been used or has expired. Request a new one";
export const confirmationTokenUseless =
  "This link has expired, or another account has confirmed the address. Sign in and request a new link";
export const busyWithSignIns = "Too many users are signing in. Try again in a few seconds";
export const tooManyRequests = (seconds: number) => `Too many attempts. Try again in ${duration(seconds)}`;
export const stopping = "The server is stopping";
export const storeSilent = "The server's database is not responding";
export const unreadableRevision = "If-Match must contain the revision of an ETag";
export const missing = "This field is missing";
export const mustBe = (what: string) => `Must be ${what}`;
export const mustHave = (what: string) => `Must have ${what}`;
export const tooLarge = (bytes: number) => `The request is larger than ${size(bytes)}, which is the limit`;
export const unknownRoute = (method: string, path: string) => `There is no ${method} ${path}`;
export const notFound = "Nothing was found at this address";
export const internalError = (requestId: string) =>
  `Something went wrong on the server. The request id in its log is ${requestId}`;

export const storeBusy = "The server is busy. Try again in a few seconds";
export const busy = "Too many planners are being rendered. Try again in a few seconds";
export const tooManyJobs = (jobs: number) => `${jobs} of your requests are in progress. Try again in a few seconds`;
export const tooManySockets = "You have too many live previews open. Close one first";
export const foreignOrigin = "Pages of other sites can't connect";
export const textOnly = "Messages must be text";
export const tookTooLong = (seconds: number) => `Rendering was stopped after ${seconds} seconds, which is the limit`;
export const tookTooMuch = "Rendering needs too much memory. Try smaller images or fewer widgets";
export const pdfTooLarge = (bytes: number) => `The PDF is larger than ${bytes / 2 ** 20} MiB, which is the limit`;
export const previewTooLarge = (pixels: number, limit: number) =>
  `The picture would have ${millions(pixels)} million pixels and may have ${millions(limit)}; choose a smaller scale`;

export const projectNotFound = "Project not found";
export const publicProjectNotFound = "Public project not available.";
export const notCompiled = "The project has no current PDF. Compile it first";
export const templateNotFound = "Template not found";
export const masterNotFound = (name: string) => `Master "${name}" not found`;
export const pageNotFound = (name: string) => `Page "${name}" not found`;
export const masterNameTaken = (name: string) => `There is a master called "${name}" already`;
export const pageNameTaken = (name: string) => `There is a page called "${name}" already`;
export const tooManyUnreadResponses =
  "Too many of your responses are unread. Read or cancel them, and try again in a few seconds";
export const projectReplaced = "The project was changed while it was being read. Try again";
export const tooManyWrites = "Too many changes are waiting to be saved. Try again in a few seconds";
export const writtenElsewhere = "This is being changed elsewhere. Try again in a few seconds";
export const staleRevision = "This was changed after you opened it. Reload it, or save your version as a copy";
export const slugTaken = (slug: string, free: string) => `The address "${slug}" is taken; "${free}" is free`;
export const unstorableText = "Text with the character U+0000 can't be stored";
export const tooManyProjects = (limit: number) => `You have ${limit} projects, which is the limit. Delete one first`;
export const tooManyTemplates = (limit: number) => `You have ${limit} templates, which is the limit. Delete one first`;
export const storageFull = (limit: number, used: number) =>
  `Your projects and templates take ${mebibytes(used)} of ${mebibytes(limit)} MiB, and this does not fit. Delete one, or use smaller images`;
export const tooManyMasters = (limit: number) => `A project can have ${limit} masters at most`;
export const tooManyPages = (limit: number) => `A project can have ${limit} named pages at most`;
export const tooManyRules = (limit: number) => `A project can have ${limit} compilation rules at most`;
export const projectTooLarge = (bytes: number) => `A project can hold ${bytes / 2 ** 20} MiB at most, including images`;

export const unknownProfile = (written: string) => `No device profile is called "${written}"`;
export const unknownFace = (written: string) => `No font face is called "${written}"`;

function millions(count: number): number {
  return Math.round(count / 1e6);
}

/** Rounds down to one decimal, so that a value below a limit isn't shown as the limit. */
function mebibytes(bytes: number): number {
  return Math.floor((bytes / 2 ** 20) * 10) / 10;
}

function size(bytes: number): string {
  return bytes < 2 ** 20 ? `${bytes / 2 ** 10} KiB` : `${bytes / 2 ** 20} MiB`;
}

function duration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds === 1) return "a second";
  if (seconds <= 90) return `${seconds} seconds`;
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** Every sentence that the server says about a request. What is wrong in a document, the engine says. */

export const malformedJson = "The body is not valid JSON";
export const emptyBody = "The request needs a JSON body";
export const labyrinth = "The body has more values, or deeper ones, than any request needs";
export const unreadable = "The request cannot be read";
export const hostMissing = "The request needs a Host header";
export const unknownExpectation = "The server supports no expectation but 100-continue";
export const jsonOnly = "The body must be JSON (content type application/json)";
export const unauthorized = "Authentication required";
export const termsNotAccepted = "Accept the terms of use first";
export const nameTaken = "This username is taken";
export const wrongCredentials = "The username or the password is wrong";
export const resetTokenUseless = "This link has been used or is too old. Ask for a new one";
export const confirmationTokenUseless =
  "This link is too old, or another account has confirmed the address. Sign in and ask for a new link";
export const busyWithSignIns = "Too many people are signing in at the moment. Try again in a few seconds";
export const tooManyRequests = (seconds: number) => `Too many tries. Try again in ${duration(seconds)}`;
export const stopping = "The server is stopping";
export const storeSilent = "The server's database does not answer";
export const unreadableRevision = "If-Match must name a revision, as the ETag of the last answer did";
export const missing = "This field is missing";
export const mustBe = (what: string) => `Must be ${what}`;
export const mustHave = (what: string) => `Must have ${what}`;
export const tooLarge = (bytes: number) => `The request is larger than ${size(bytes)}, which is the limit`;
export const unknownRoute = (method: string, path: string) => `There is no ${method} ${path}`;
export const notFound = "There is nothing at this address";
export const ownFault = (requestId: string) =>
  `Something went wrong on the server. Its log knows the request as ${requestId}`;

export const storeBusy = "The server is very busy at the moment. Try again in a few seconds";
export const busy = "Too many planners are being made at the moment. Try again in a few seconds";
export const tooManyJobs = (jobs: number) => `${jobs} of your requests are being worked on. Try again in a few seconds`;
export const tooManySockets = "Too many live previews of yours are open; close one first";
export const foreignOrigin = "A page of another site may not connect";
export const textOnly = "Messages are text";
export const tookTooLong = (seconds: number) => `Rendering was stopped after ${seconds} seconds, which is the limit`;
export const tookTooMuch =
  "Rendering needs more memory than one job may have. Smaller pictures and fewer widgets need less";
export const pdfTooLarge = (bytes: number) => `The PDF becomes larger than ${bytes / 2 ** 20} MiB, which is the limit`;
export const previewTooLarge = (pixels: number, limit: number) =>
  `The picture would have ${millions(pixels)} million pixels and may have ${millions(limit)}; choose a smaller scale`;

export const projectNotFound = "Project not found";
export const publicProjectNotFound = "Public project not available.";
export const notCompiled = "No compiled PDF is up to date";
export const templateNotFound = "Template not found";
export const masterNotFound = (name: string) => `Master "${name}" not found`;
export const pageNotFound = (name: string) => `Page "${name}" not found`;
export const masterNameTaken = (name: string) => `There is a master called "${name}" already`;
export const pageNameTaken = (name: string) => `There is a page called "${name}" already`;
export const answersNotTaken =
  "Too many answers of this server are waiting to be read by you. Read or cancel them, and try again in a few seconds";
export const projectReplaced = "The project was changed while it was read. Try again";
export const tooManyWrites = "Too many changes are waiting to be saved. Try again in a few seconds";
export const writtenElsewhere = "Others are changing this at the moment. Try again in a few seconds";
export const staleRevision = "This has been changed since you opened it. Load it again, or keep yours as a copy";
export const slugTaken = (slug: string, free: string) => `The address "${slug}" is taken; "${free}" is free`;
export const unstorableText = "A text with the character U+0000 cannot be kept";
export const tooManyProjects = (limit: number) => `You have ${limit} projects, which is the limit. Delete one first`;
export const tooManyTemplates = (limit: number) => `You have ${limit} templates, which is the limit. Delete one first`;
export const storageFull = (limit: number, used: number) =>
  `Your projects and templates take ${mebibytes(used)} of ${mebibytes(limit)} MiB, and this does not fit. Delete one, or use smaller pictures`;
export const tooManyMasters = (limit: number) => `A project can have ${limit} masters at most`;
export const tooManyPages = (limit: number) => `A project can have ${limit} named pages at most`;
export const tooManyRules = (limit: number) => `A project can have ${limit} compilation rules at most`;
export const projectTooLarge = (bytes: number) => `A project can hold ${bytes / 2 ** 20} MiB at most, pictures and all`;

export const unknownProfile = (written: string) => `No device profile is called "${written}"`;
export const unknownFace = (written: string) => `No font face is called "${written}"`;

function millions(count: number): number {
  return Math.round(count / 1e6);
}

/** At most one decimal, and not rounded up to a limit that is not reached. */
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

import { countedMessage, type Message, message } from "@octavo/foundation";
/** Messages of API errors. Messages about documents are part of the engine. */

export const malformedJson = message("The body is not valid JSON");
export const emptyBody = message("The request needs a JSON body");
export const bodyTooComplex = message("The body has too many values or levels");
export const unreadable = message("The request cannot be read");
export const hostMissing = message("The request needs a Host header");
export const unknownExpectation = message("The server supports only the expectation 100-continue");
export const jsonOnly = message("The body must be JSON (content type application/json)");
export const networkFailed = message("Network request failed");
export const unauthorized = message("Authentication required");
export const termsNotAccepted = message("Accept the terms of use first");
export const secondFactorMissing = message(
  "This site requires an authenticator app or a passkey. Set one up on the Security page of your account first",
);
export const ownSecondFactorMissing = message("Set up an authenticator app or a passkey for your own account first");
export const adminsOnly = message("Only administrators of this site can do this");
export const peopleOnly = message("Programs can't make this call. It needs a signed-in user");
export const scopeMissing = (scope: string) => message("This token lacks the scope {scope}", { scope });
export const confirmIdentity = message("Confirm that it is you, and try again");
export const accountDisabled = message(
  "An administrator has disabled this account. Ask the administrator of this site to enable it",
);
export const signUpClosed = message("This site accepts no new accounts. Ask its administrator for an account");
export const invitationRequired = message(
  "New accounts need an invitation on this site. Ask its administrator for one, and open its link",
);
export const invitationUseless = message(
  "This invitation has been used, was revoked or has expired. Ask the administrator of this site for a new one",
);
export const setupCodeWrong = message(
  "This is not the set-up code. The server prints it at its start, and the operator reads it with: octavo admin setup-code",
);
export const lastAdministrator = message(
  "This is the only administrator of the site. Make another user an administrator first",
);
export const userNotFound = message("User not found");
export const invitationNotFound = message("This invitation has been used or revoked");
export const reportNotFound = message("Report not found");
export const reportResolved = message("Another administrator has already answered this report");
export const takenDown = message(
  "An administrator of this site has made this project private. It cannot be published again until an administrator allows it",
);
export const tooManyDailyRenders = (limit: number, seconds: number) =>
  message("You have made {limit} planners in 24 hours, which is the limit. Try again in {time}", {
    limit,
    time: duration(seconds),
  });
export const nameMismatch = message("Type the name of the account");
export const nameTaken = message("This username is taken");
export const wrongCredentials = message("Wrong username or password");
export const resetTokenUseless = message("This link has been used or has expired. Request a new one");
export const confirmationTokenUseless = message(
  "This link has expired, or another account has confirmed the address. Sign in and request a new link",
);
export const busyWithSignIns = message("Too many users are signing in. Try again in a few seconds");
export const tooManyRequests = (seconds: number) =>
  message("Too many attempts. Try again in {time}", { time: duration(seconds) });
export const stopping = message("The server is stopping");
export const storeSilent = message("The server's database is not responding, is damaged or has no space left");
export const unreadableRevision = message("If-Match must contain the revision of an ETag");
export const missing = message("This field is missing");
export const mustBe = (expected: Message) => message("Must be {expected}", { expected });
export const mustHave = (amount: Message) => message("Must have {amount}", { amount });
export const tooLarge = (bytes: number) =>
  message("The request is larger than {size}, which is the limit", { size: size(bytes) });
export const unknownRoute = (method: string, path: string) => message("There is no {method} {path}", { method, path });
export const notFound = message("Nothing was found at this address");
export const internalError = (id: string) => message("Something went wrong on the server. Request id: {id}", { id });

export const diskFull = message("The server's disk is full, so nothing was saved. Tell the operator of the site");
export const objectsUnavailable = message(
  "Large pictures, fonts and PDFs can't be read or saved at the moment. Nothing was lost. Try again in a minute",
);
export const objectLost = message(
  "A picture, font or PDF is missing or damaged on the server. Tell the operator of the site",
);
export const storeBusy = message("The server is busy. Try again in a few seconds");
export const busy = message("Too many planners are being rendered. Try again in a few seconds");
export const tooManyJobs = (jobs: number) =>
  message("{jobs} of your requests are in progress. Try again in a few seconds", { jobs });
export const tooManySockets = message("You have too many live previews open. Close one first");
export const foreignOrigin = message("Pages of other sites can't connect");
export const textOnly = message("Messages must be text");
export const tookTooLong = (seconds: number) =>
  message("Rendering was stopped after {seconds} seconds, which is the limit", { seconds });
export const tookTooMuch = message("Rendering needs too much memory. Try smaller images or fewer widgets");
export const pdfTooLarge = (bytes: number) =>
  message("The PDF is larger than {size} MiB, which is the limit", { size: bytes / 2 ** 20 });
export const previewTooLarge = (pixels: number, limit: number) =>
  message("The picture would have {pixels} million pixels and may have {limit}; choose a smaller scale", {
    pixels: millions(pixels),
    limit: millions(limit),
  });

export const projectNotFound = message("Project not found");
export const calendarAddressesOff = message(
  "This site reads no calendars from addresses. Ask its administrator to allow it, or import a calendar file",
);
export const tooManyCalendarAddresses = (limit: number) =>
  message("You have {limit} calendars by address, which is the limit. Remove one first", { limit });
export const calendarAddressKnown = message("The project already has a calendar from this address");
export const calendarNotFound = message("This calendar address has been removed");
export const calendarNotInPlan = message(
  "The calendar is no longer among the dates of the plan. Refresh it to add it again, or remove its address",
);
export const calendarSealed = message(
  "The address was stored with another key of this site and cannot be read. Remove it and add it again",
);
export const planWithoutDates = message("The plan has no first and last day yet, so no events can be added");
export const tooManyPlanDates = message(
  "The dates of the plan would have too many entries. Remove a calendar, or choose a shorter time",
);
export const addressNotWeb = message("This is not an address that begins with https:// or webcal://");
export const addressHasUser = message(
  "The address must not contain a username and password. Use the public or secret address of the calendar",
);
export const addressUnusualPort = message(
  "The address has a port that this site does not allow. Ask its administrator to allow this server",
);
export const addressNotPublic = message(
  "The address leads into a private network, which this site does not reach. Ask its administrator to allow this server",
);
export const addressUnknownHost = message("There is no server with this name. Check the address");
export const calendarUnreachable = message("The server of the calendar does not respond. Try again later");
export const calendarUntrusted = message("The server of the calendar has no valid certificate, so nothing was read");
export const calendarTimeout = message("The server of the calendar took too long to answer. Try again later");
export const calendarTooLarge = (megabytes: number) =>
  message("The calendar is larger than {megabytes} MB. Choose one with fewer years", { megabytes });
export const calendarRedirects = message("The server of the calendar redirects too often. Check the address");
export const calendarDowngrade = message(
  "The server of the calendar redirects to an address without encryption, which would reveal the secret in it",
);
export const calendarRefused = message(
  "The server of the calendar refuses access. Copy the public or secret address of the calendar again",
);
export const calendarMissing = message(
  "There is no calendar at this address. It was removed or got a new address. Copy the address again",
);
export const calendarServerFailed = message("The server of the calendar reports an error. Try again later");
export const calendarWebPage = message(
  "The address leads to a web page. Copy the address in iCal format (.ics) from the settings of the calendar",
);
export const calendarOtherType = message("The address leads to a file that is not a calendar (.ics)");
export const calendarUnreadable = message("The answer of the calendar's server is damaged. Try again later");
export const noStandingEdition = message("This project has no nightly editions. Switch them on first");
export const editionGivenUp = message("The edition could not be made in several attempts. Try again later");
export const editionNotFound = message("This edition has been decided about or replaced");
export const tooManyStandingEditions = (limit: number) =>
  message("An account can have nightly editions of {limit} projects. Switch them off for another project first", {
    limit,
  });
export const publicProjectNotFound = message("Public project not available.");
export const collectionNotFound = message("Collection not found");
export const publicCollectionNotFound = message("Public collection not available.");
export const notInCollection = message("The collection doesn't contain this project");
export const takenDownCollection = message(
  "An administrator of this site has made this collection private. It cannot be published again until an administrator allows it",
);
export const tooManyCollections = (limit: number) =>
  message("You have {limit} collections, which is the limit. Delete one first", { limit });
export const tooManyCollected = (limit: number) =>
  message("A collection can have {limit} projects at most. Remove one first", { limit });
export const notTheOrder = message("Must name each project of the collection once");
export const notCloneable = message("Its author reserves all rights, so this project can't be cloned");
export const originalNotFound = message(
  "The original of this project can't be cloned any more, so there is nothing to merge",
);
export const baseNotFound = message(
  "The content that the original had when it was cloned was not kept, so its changes can't be merged. Clone it again",
);
export const originalChangedAgain = message(
  "The original has changed again. Look at its changes before you merge them",
);
export const originalLicenceChanged = message(
  "The original has another licence now, which your project's licence does not allow. Clone it again to use its changes",
);
export const incompatibleLicence = (original: string) =>
  message("This project is based on a work under {licence}, which does not allow this licence. Choose another one", {
    licence: original,
  });
export const unlicensedOriginal = message("The original states no licence, so this project can't have one");
export const notCompiled = message("The project has no current PDF. Compile it first");
export const templateNotFound = message("Template not found");
export const partNotFound = message("Part not found");
export const tooManyOwnParts = (limit: number) =>
  message("You have {limit} parts, which is the limit. Delete one first", { limit });
export const ownPartsTooLarge = (limit: number, used: number) =>
  message("Your parts take {used} of {limit} MiB, and this one does not fit. Delete one first", {
    used: mebibytes(used),
    limit: mebibytes(limit),
  });
export const passkeyRefused = message("This passkey was not accepted. Try again, or sign in another way");
export const passkeysImpossible = message("Passkeys need a site with a domain name and TLS");
export const passkeyNotFound = message("Passkey not found");
export const tooManyPasskeys = (limit: number) =>
  message("You have {limit} passkeys, which is the limit. Remove one first", { limit });
export const lastSignInWay = message("This is your only way to sign in. Add a password or another way first");
export const codeRequired = message("Enter the code of your authenticator app");
export const passkeyRequired = message(
  "This site requires more than a password. Sign in with your passkey, or with a recovery code",
);
export const wrongCode = message("This code is not valid. Wait for the next one, and check the time of your device");
export const authenticatorExpired = message("This took too long. Start again with a new QR code");
export const authenticatorNotFound = message("The account has no authenticator app");
export const recoveryNeedsPassword = message(
  "This account needs its password, too. Sign in with it, and enter the recovery code in place of the app's code",
);
export const passwordNeeded = message("Enter your current password. If you have forgotten it, reset it by email");
export const wrongRecoveryCode = message("Wrong username or recovery code");
export const noProvider = message("This site has no other provider for signing in");
export const providerUnavailable = (provider: string) =>
  message("{provider} does not respond. Try again later, or sign in another way", { provider });
export const onlyProviderUnavailable = (provider: string) =>
  message("{provider} does not respond. Try again later", { provider });
export const providerOnly = (provider: string) =>
  message(
    "People sign in to this site only with {provider}, so its own passwords, passkeys, codes and invitations are not used. Sign in with {provider}",
    { provider },
  );
export const notAMember = (provider: string) =>
  message(
    "Your account at {provider} is in no group that may use this site. Ask the administrator of {provider} to add you to one",
    { provider },
  );
export const providerSecondFactorMissing = (provider: string) =>
  message(
    "This site requires a second factor, and {provider} reports none for this sign-in. Set one up there, and sign in again with it",
    { provider },
  );
export const ownProviderFactorMissing = (provider: string) =>
  message(
    "{provider} reported no second factor when you signed in, so you could not sign in again. Sign out, and sign in with a second factor first",
    { provider },
  );
export const addressLinked = (provider: string) =>
  message(
    "The account of this site with your address can't be linked with your account at {provider}. Ask the administrator of this site to unlink it first",
    { provider },
  );
export const onlyProviderSignUpClosed = (provider: string) =>
  message(
    "No account of this site has confirmed the address of your account at {provider}, and new accounts are not allowed. Ask the administrator of this site for one",
    { provider },
  );
export const lastIdentity = (provider: string) =>
  message("This is your only way to sign in. Link another account at {provider} first", { provider });
export const providerSignInExpired = message("This sign-in has expired, or was started in another browser. Try again");
export const providerSignUpClosed = (provider: string) =>
  message(
    "No account is linked with your account at {provider}. Sign in another way, and link it on the account page",
    {
      provider,
    },
  );
export const identityTaken = message("This account at the provider is linked with another user");
export const identityNotFound = message("Linked account not found");
export const sessionNotFound = message("This session has ended already");
export const exportRunning = message("A download of your data is running already. Try again when it has ended");
export const notYourUsername = message("This is not your username");
export const noSuchSuccessor = message("No other active account has this name");
export const sameEmail = message("This is the email address of your account already");
export const wrongPassword = message("This is not your password");
export const tokenNotFound = message("Token not found");
export const tooManyTokens = (limit: number) =>
  message("You have {limit} tokens, which is the limit. Revoke one first", { limit });
export const masterNotFound = (name: string) => message('Master "{name}" not found', { name });
export const pageNotFound = (name: string) => message('Page "{name}" not found', { name });
export const masterNameTaken = (name: string) => message('There is a master called "{name}" already', { name });
export const pageNameTaken = (name: string) => message('There is a page called "{name}" already', { name });
export const tooManyUnreadResponses = message(
  "Too many of your responses are unread. Read or cancel them, and try again in a few seconds",
);
export const projectReplaced = message("The project was changed while it was being read. Try again");
export const tooManyWrites = message("Too many changes are waiting to be saved. Try again in a few seconds");
export const writtenElsewhere = message("This is being changed elsewhere. Try again in a few seconds");
export const staleRevision = message("This was changed after you opened it. Reload it, or save your version as a copy");
export const slugTaken = (slug: string, free: string) =>
  message('The address "{slug}" is taken; "{free}" is free', { slug, free });
export const unstorableText = message("Text with the character U+0000 can't be stored");
export const tooManyProjects = (limit: number) =>
  message("You have {limit} projects, which is the limit. Delete one first", { limit });
export const tooManyTemplates = (limit: number) =>
  message("You have {limit} templates, which is the limit. Delete one first", { limit });
export const storageFull = (limit: number, used: number) =>
  message(
    "Your projects and templates take {used} of {limit} MiB, and this does not fit. Delete one, or use smaller images",
    { used: mebibytes(used), limit: mebibytes(limit) },
  );
export const tooManyMasters = (limit: number) => message("A project can have {limit} masters at most", { limit });
export const tooManyPages = (limit: number) => message("A project can have {limit} named pages at most", { limit });
export const tooManyRules = (limit: number) =>
  message("A project can have {limit} compilation rules at most", { limit });
export const tooManySharedParts = (limit: number) =>
  message("A project can have {limit} blocks, {limit} styles and {limit} themes at most", { limit });
export const versionNotFound = message("This version no longer exists");
export const tooManyVersions = (limit: number) =>
  message("A project can have {limit} named versions at most. Remove the name of one first", { limit });
export const versionsTooLarge = (bytes: number) =>
  message("The named versions of a project can take {size} MiB at most. Remove the name of one first", {
    size: bytes / 2 ** 20,
  });
export const userVersionsTooLarge = (bytes: number) =>
  message("The named versions of all your projects can take {size} MiB at most. Remove the name of one first", {
    size: bytes / 2 ** 20,
  });
export const projectTooLarge = (bytes: number) =>
  message("A project can hold {size} MiB at most, including images", { size: bytes / 2 ** 20 });

export const unknownProfile = (written: string) => message('No device profile is called "{written}"', { written });
export const unknownFace = (written: string) => message('No font face is called "{written}"', { written });
export const withAdvice = (problem: Message, advice: Message) => message("{problem}. {advice}", { problem, advice });

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

// Parts of sentences
export const seconds = (count: number) => countedMessage(count, "a second", "{count} seconds");
export const minutes = (count: number) => countedMessage(count, "{count} minute", "{count} minutes");
export const hours = (count: number) => countedMessage(count, "{count} hour", "{count} hours");
export const wholeNumber = message("a whole number");
export const object = message("an object with fields");
export const value = (written: string) => message("{written}", { written });
export const atLeast = (limit: number) => message("at least {limit}", { limit: String(limit) });
export const atMost = (limit: number) => message("at most {limit}", { limit: String(limit) });
export const entriesAtLeast = (count: number) =>
  countedMessage(count, "at least {count} entry", "at least {count} entries");
export const entriesAtMost = (count: number) =>
  countedMessage(count, "at most {count} entry", "at most {count} entries");
export const field = (path: string, problem: Message) => message("{path}: {problem}", { path, problem });

function duration(time: number): Message {
  const inMinutes = Math.ceil(time / 60);
  if (time <= 90) return seconds(time);
  return inMinutes <= 90 ? minutes(inMinutes) : hours(Math.ceil(inMinutes / 60));
}

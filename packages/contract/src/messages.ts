import { countedMessage, type Message, message } from "@octavo/foundation";
/** Messages of the specification, for forms and for the server. */
import { accountLimits } from "./limits.ts";

export const unknownTimeZone = message("There is no such time zone");
export const webAddressRequired = message("Write an address that begins with https:// or http://");
export const tooShort = (min: number) =>
  countedMessage(min, "Use at least {count} character", "Use at least {count} characters");
export const tooLong = (max: number) =>
  countedMessage(max, "Use at most {count} character", "Use at most {count} characters");

export const usernameRequired = message("Username is required");
export const usernameShort = tooShort(accountLimits.username.min);
export const usernameLong = tooLong(accountLimits.username.max);
export const usernameCharacters = message("Use letters, digits, spaces, hyphens, underscores and periods");
export const usernameReserved = message("This name is reserved for the site itself. Choose another");
export const emailRequired = message("Email is required");
export const emailInvalid = message("Enter a valid email address");
export const passwordRequired = message("Password is required");
export const passwordShort = tooShort(accountLimits.password.min);
export const passwordLong = tooLong(accountLimits.password.max);
export const passwordRepeats = message("Use a password that does not repeat a few characters");
export const passwordSequence = message("Use a password that is not a sequence, such as 87654321 or asdfghjk");
export const passwordCommon = message("This password is one of the most common ones. Choose another");
export const passwordIsSite = message("Use a password that is more than the name of this site or of a device");
export const passwordIsName = message("Use a password that is not your username or email address");
export const confirmPassword = message("Confirm your password");
export const passwordsDiffer = message("Passwords do not match");

export const projectNameRequired = message("Project name is required");
export const scopeRequired = message("Choose at least one permission");
export const nameRequired = message("Name is required");

export const calendarAddressRequired = message("Paste the address of the calendar");

export const setupCodeRequired = message("Set-up code is required");
export const codeRequired = message("Code is required");
export const recoveryCodeRequired = message("Recovery code is required");

export const resetRequested = message("If an account exists for that email, we sent a reset link.");
export const passwordUpdated = message("Password updated successfully. You can now sign in with your new password.");
export const confirmationSent = message("We sent a confirmation link to your email address.");
export const newEmailRequested = message("We sent a confirmation link to the new address.");
export const emailConfirmed = message("Your email address is confirmed. You can now sign in with it.");

// Places of diagnostics
export const masters = message("masters");
export const plan = message("plan");
export const template = message("template");
export const line = (number: number) => message("line {line}", { line: String(number) });
export const section = (name: string) => message('section "{name}"', { name });
export const list = (name: string) => message('list "{name}"', { name });
export const master = (name: string) => message('master "{name}"', { name });
export const block = (name: string) => message('block "{name}"', { name });
/** `label` is the English label of the widget's type. */
export const widget = (name: string, label = "Widget") =>
  message('{label} "{name}"', { label: { text: label, initial: "lower" }, name });
export const atPlace = (place: readonly Message[], problem: Message) =>
  message("{place}: {problem}", { place, problem });
export const repeated = (problem: Message, count: number) => message("{problem} ({count} times)", { problem, count });
export const repeatedFromPage = (problem: Message, count: number, page: number) =>
  message("{problem} ({count} times, first on page {page})", { problem, count, page: String(page) });
export const onPage = (problem: Message, page: number) =>
  message("{problem} (page {page})", { problem, page: String(page) });
export const asSentence = (sentence: Message) => message("{sentence}.", { sentence });
export const withHint = (sentence: Message, hint: Message) => message("{sentence} {hint}", { sentence, hint });

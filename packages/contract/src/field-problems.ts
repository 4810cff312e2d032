/** Validation messages of the specification, for forms and for the server. */
import { accountLimits, projectLimits } from "./limits.ts";
import * as messages from "./messages.ts";

type Problem = string | undefined;

const { username: nameLength, password: passwordLength } = accountLimits;

export function usernameProblem(written: string): Problem {
  const name = written.trim();
  if (name === "") return messages.usernameRequired;
  if (name.length < nameLength.min) return messages.usernameShort;
  if (name.length > nameLength.max) return messages.usernameLong;
  return /^[\p{L}\p{M}\p{N} ._-]*$/u.test(name) ? undefined : messages.usernameCharacters;
}

/**
 * The specification's pattern: text, an at sign, text with a dot. Excludes characters that addresses may contain only
 * in quotes (RFC 5322, 3.2.3), which mail clients could read as a second address, and invisible ones. Compatibility
 * characters count as their NFKC form.
 */
export function emailProblem(written: string): Problem {
  const email = written.trim();
  if (email === "") return messages.emailRequired;
  if (email.normalize("NFKC").length > accountLimits.email) return messages.tooLong(accountLimits.email);
  const isPlain = !/[()<>[\]:;,\\"\p{C}]/u.test(email);
  return isPlain && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : messages.emailInvalid;
}

/** Validates the length. `weak-password.ts` finds weak passwords. */
export function newPasswordProblem(password: string): Problem {
  if (password === "") return messages.passwordRequired;
  if (password.length < passwordLength.min) return messages.passwordShort;
  return password.length > passwordLength.max ? messages.passwordLong : undefined;
}

/** Loaded on demand because of its word list: 90 kB, compressed. */
export const loadWeakPasswords = () => import("./weak-password.ts");

/** Name of a master or named page. */
export function masterNameProblem(written: string): Problem {
  const name = written.trim();
  if (name === "") return messages.masterNameRequired;
  if (name.length < projectLimits.masterName.min) return messages.masterNameShort;
  if (name.length > projectLimits.masterName.max) return messages.masterNameLong;
  if (!/^[\p{L}\p{M}\p{N} ._()-]*$/u.test(name)) return messages.masterNameCharacters;
  return /[\p{L}\p{N}]/u.test(name) ? undefined : messages.masterNameEmpty;
}

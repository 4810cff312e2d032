/** What is wrong with a field, in the specification's words: asked by forms while they are filled in and by the server. */
import { accountLimits, projectLimits } from "./limits.ts";
import * as messages from "./messages.ts";

type Problem = string | undefined;

const { username: nameLength, password: passwordLength } = accountLimits;

/** Of a new account. */
export function usernameProblem(written: string): Problem {
  const name = written.trim();
  if (name === "") return messages.usernameRequired;
  if (name.length < nameLength.min) return messages.usernameShort;
  if (name.length > nameLength.max) return messages.usernameLong;
  return /^[\p{L}\p{M}\p{N} ._-]*$/u.test(name) ? undefined : messages.usernameCharacters;
}

/**
 * The simple pattern of the specification: something, an at sign, something with a dot in it. Without what an address can
 * hold only in quotes (RFC 5322, 3.2.3), which a mail program could take for a second address, and without what cannot
 * be seen. Some characters stand for many, and are counted as those.
 */
export function emailProblem(written: string): Problem {
  const email = written.trim();
  if (email === "") return messages.emailRequired;
  if (email.normalize("NFKC").length > accountLimits.email) return messages.tooLong(accountLimits.email);
  const isPlain = !/[()<>[\]:;,\\"\p{C}]/u.test(email);
  return isPlain && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? undefined : messages.emailInvalid;
}

/** Of the length of a new password; `weak-password.ts` judges the rest. What a sign-in sends is only compared. */
export function newPasswordProblem(password: string): Problem {
  if (password === "") return messages.passwordRequired;
  if (password.length < passwordLength.min) return messages.passwordShort;
  return password.length > passwordLength.max ? messages.passwordLong : undefined;
}

/** The check for weak passwords, in a file of its own because of its list: 90 kB, compressed. */
export const loadWeakPasswords = () => import("./weak-password.ts");

/** Of a master or named page. */
export function masterNameProblem(written: string): Problem {
  const name = written.trim();
  if (name === "") return messages.masterNameRequired;
  if (name.length < projectLimits.masterName.min) return messages.masterNameShort;
  if (name.length > projectLimits.masterName.max) return messages.masterNameLong;
  if (!/^[\p{L}\p{M}\p{N} ._()-]*$/u.test(name)) return messages.masterNameCharacters;
  return /[\p{L}\p{N}]/u.test(name) ? undefined : messages.masterNameEmpty;
}

/** Validation messages of the specification, for forms and for the server. */
import type { Message } from "@octavo/foundation";
import { accountLimits } from "./limits.ts";
import * as messages from "./messages.ts";

type Problem = Message | undefined;

const { password: passwordLength } = accountLimits;

export function setupCodeProblem(written: string): Problem {
  return written.trim() === "" ? messages.setupCodeRequired : undefined;
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
  return isPlain && /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(email) ? undefined : messages.emailInvalid;
}

/** Validates the length. `weak-password.ts` finds weak passwords. */
export function newPasswordProblem(password: string): Problem {
  if (password === "") return messages.passwordRequired;
  if (password.length < passwordLength.min) return messages.passwordShort;
  return password.length > passwordLength.max ? messages.passwordLong : undefined;
}

/** Loaded on demand because of its word list: 90 kB, compressed. */
export const loadWeakPasswords = () => import("./weak-password.ts");

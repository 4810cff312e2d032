import type { Message } from "@octavo/foundation";
import { accountLimits } from "./limits.ts";
import * as messages from "./messages.ts";
import { isReservedName } from "./reserved-names.ts";

const { username: nameLength } = accountLimits;

export function usernameProblem(written: string): Message | undefined {
  const name = written.trim();
  if (name === "") return messages.usernameRequired;
  if (name.length < nameLength.min) return messages.usernameShort;
  if (name.length > nameLength.max) return messages.usernameLong;
  if (!/^[\p{L}\p{M}\p{N} ._-]*$/u.test(name)) return messages.usernameCharacters;
  return isReservedName(name) ? messages.usernameReserved : undefined;
}

import type { ReactNode } from "react";
import { beforeInternalError } from "../api/client.ts";

type Show = (text: string) => ReactNode;

let showIds: Show = (text) => text;

// Only the message of an unexpected error needs this module. Without it, the id is text like the rest.
beforeInternalError(async (id) => {
  showIds = (await import("./request-id.tsx").catch(() => undefined))?.withRequestId(id) ?? showIds;
});

/** Returns a failure's message with its request id, if it has one, as an element that is small and can be copied. */
export const failureText: Show = (text) => showIds(text);

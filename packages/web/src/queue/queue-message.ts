import type { RenderQueue } from "@octavo/contract";
import { t, tn } from "../language/t.ts";

/** Returns the user's position in the server's render queue, or undefined without a waiting job. */
export function queueMessage({ ahead }: RenderQueue): string | undefined {
  if (ahead === null) return undefined;
  if (ahead === 0) return t("The server is busy. You are next.");
  return tn(
    ahead,
    "The server is busy. {count} person is ahead of you.",
    "The server is busy. {count} people are ahead of you.",
  );
}

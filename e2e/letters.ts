import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns path and query of the link in an e-mail to this address. */
export function linkIn(outbox: string, email: string, screen: "confirm-email" | "reset-password"): string | undefined {
  const letters = (existsSync(outbox) ? readdirSync(outbox) : []).map((name) =>
    readFileSync(join(outbox, name), "utf8"),
  );
  const letter = letters.find((text) => text.includes(`To: ${email}`) && text.includes(`/${screen}?`));
  return new RegExp(`/${screen}\\?token=[\\w-]+`).exec(letter ?? "")?.[0];
}

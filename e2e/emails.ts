import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns path and query of the link in an email to this address. */
export function linkIn(
  outbox: string,
  address: string,
  screen: "confirm-email" | "reset-password",
): string | undefined {
  const emails = (existsSync(outbox) ? readdirSync(outbox) : []).map((name) =>
    readFileSync(join(outbox, name), "utf8"),
  );
  const email = emails.find((text) => text.includes(`To: ${address}`) && text.includes(`/${screen}?`));
  return new RegExp(`/${screen}\\?token=[\\w-]+`).exec(email ?? "")?.[0];
}

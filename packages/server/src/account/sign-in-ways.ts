import type { SignInWays } from "@octavo/contract";
import { findAuthenticator } from "../authenticator/authenticator.ts";
import { formatMoment } from "../http/clock.ts";
import { publicIdentity } from "../oidc/identities.ts";
import { publicPasskey } from "../passkeys/passkeys.ts";
import { listPasskeys } from "../passkeys/store.ts";
import type { Database } from "../store/tables.ts";

export async function listSignInWays(database: Database, userId: string): Promise<SignInWays> {
  const identities = await database
    .selectFrom("identities")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const codes = await database
    .selectFrom("recovery_codes")
    .select(({ fn }) => [fn.countAll<number | string>().as("left"), fn.max("created_at").as("created_at")])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const authenticator = await findAuthenticator(database, userId);
  return {
    passkeys: (await listPasskeys(database, userId)).map(publicPasskey),
    identities: identities.map(publicIdentity),
    authenticator: authenticator ? { created_at: formatMoment(authenticator.created_at) } : null,
    recovery_codes: {
      left: Number(codes.left),
      created_at: codes.created_at === null ? null : formatMoment(codes.created_at),
    },
  };
}

import type { SignInWays } from "@octavo/contract";
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
  return {
    passkeys: (await listPasskeys(database, userId)).map(publicPasskey),
    identities: identities.map(publicIdentity),
    recovery_codes: {
      left: Number(codes.left),
      created_at: codes.created_at === null ? null : formatMoment(codes.created_at),
    },
  };
}

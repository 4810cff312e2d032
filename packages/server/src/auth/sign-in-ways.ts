import type { SignInWays } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import { formatMoment } from "../http/clock.ts";
import { mount } from "../http/contract-route.ts";
import { publicIdentity } from "../oidc/identities.ts";
import { listPasskeys, publicPasskey } from "../passkeys/store.ts";
import type { Database } from "../store/tables.ts";

export function signInWayListRoutes(app: FastifyInstance, database: Database): void {
  mount(app, "GET /api/account/sign-in-ways", (_call, { caller }) => listSignInWays(database, caller.userId));
}

async function listSignInWays(database: Database, userId: string): Promise<SignInWays> {
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

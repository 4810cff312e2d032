import { errorMessages as messages } from "@octavo/contract";
import type { FastifyInstance } from "fastify";
import type { AccountServices } from "../auth/account-services.ts";
import { countGuess, findInvitation } from "../auth/redeem-invitation.ts";
import { afterResponse } from "../http/after-response.ts";
import { ApiError } from "../http/api-error.ts";
import { clientAddress } from "../http/client-address.ts";
import { formatMoment } from "../http/clock.ts";
import { mount } from "../http/contract-route.ts";
import { queueInvitation, registerInvitationEmail } from "./invitation-email.ts";
import { createInvitations, listInvitations, revokeInvitation } from "./invitations.ts";

/** Invitations that one administrator may make in an hour. */
const invitationRate = { limit: 20, seconds: 3600 } as const;

export function invitationRoutes(app: FastifyInstance, parts: AccountServices, hasMail: boolean): void {
  const { database, mailQueue, limitRate, now } = parts;
  registerInvitationEmail(parts);

  mount(app, "GET /api/admin/invitations", ({ query }) => listInvitations(database, query));

  mount(app, "POST /api/admin/invitations", async ({ body }, { caller, reply }) => {
    await limitRate(`invitations:${caller.userId}`, invitationRate);
    const queueEmail = hasMail
      ? (transaction: typeof database, id: string) => queueInvitation(parts, transaction, id)
      : undefined;
    const { created, queued } = await createInvitations(parts, body, { actor: caller, queueEmail });
    afterResponse(reply, () => {
      for (const email of queued) mailQueue.sendNow(email);
    });
    return created;
  });

  mount(app, "DELETE /api/admin/invitations/{id}", async ({ params }, { caller }) => {
    await revokeInvitation(parts, params.id, caller);
    return undefined;
  });

  mount(app, "POST /api/auth/invitation", async ({ body }, { request }) => {
    const uncount = await countGuess(parts, clientAddress(request));
    const found = await findInvitation(database, body.invitation, now());
    if (!found) throw new ApiError("INVALID_INVITATION", messages.invitationUseless);
    await uncount();
    return { email: found.email, expires_at: formatMoment(found.expires_at) };
  });
}

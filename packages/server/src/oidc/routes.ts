import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { accessTokenOf } from "../auth/sessions.ts";
import { afterResponse } from "../http/after-response.ts";
import { clientAddress } from "../http/client-address.ts";
import { mount } from "../http/contract-route.ts";
import { logAccount } from "../http/request-log.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import type { Warn } from "./follow-provider.ts";
import { publicIdentity, unlinkIdentity } from "./identities.ts";
import {
  confirmAtProvider,
  finishLink,
  finishSignIn,
  linkByTicket,
  type OidcServices,
  receiveAnswer,
  registerAtProvider,
  startAtProvider,
} from "./sign-in.ts";

/** Signing in at the OpenID provider (docs/decisions/0073). */
export function oidcRoutes(app: FastifyInstance, parts: OidcServices): void {
  const { sessions, firstAccount, limitRate, rates, publicUrl, mailQueue } = parts;
  const limit = (request: FastifyRequest, step: string) =>
    limitRate(`oidc-${step}:${clientAddress(request)}`, rates.loginsPerAddress);

  mount(app, "POST /api/auth/oidc/start", async ({ body }, { request }) => {
    await limit(request, "start");
    return { url: await startAtProvider(parts, { purpose: "sign_in", secret: body.secret }) };
  });

  mount(app, "GET /api/auth/oidc/callback", async ({ query }, { request, reply }) => {
    await limit(request, "callback");
    const search = request.url.slice(request.url.indexOf("?"));
    const result = await receiveAnswer(parts, { search, state: query.state ?? "", error: query.error });
    if ("problem" in result && result.problem === "refused")
      request.log.warn(describe(result.cause), "the answer of the OpenID provider was refused");
    const content: Record<string, string> = "token" in result ? { token: result.token } : { problem: result.problem };
    // Fragments are not sent to servers, and so appear in no log.
    return reply
      .header("cache-control", "no-store")
      .redirect(`${publicUrl}/sign-in/oidc#${new URLSearchParams(content).toString()}`, 303);
  });

  mount(app, "POST /api/auth/oidc/exchange", async ({ body }, { request, reply }) => {
    await limit(request, "exchange");
    const result = await finishSignIn(parts, body, warner(request));
    if (result.outcome !== "signed_in") return result;
    const { userId, method, mail } = result;
    logAccount(request, reply, userId);
    if (mail) afterResponse(reply, () => mailQueue.sendNow(mail));
    return {
      outcome: "signed_in",
      ...accessTokenOf(await sessions.start(userId, method, request.headers["user-agent"])),
    };
  });

  mount(app, "POST /api/auth/oidc/register", async ({ body }, { request, reply }) => {
    const address = clientAddress(request);
    await limitRate(`register:${address}`, rates.registrationsPerAddress);
    const { userId, method, mail } = await registerAtProvider(parts, {
      ...body,
      address,
      maySetUp: firstAccount.admits(request, body.setup_code),
      warn: warner(request),
    });
    logAccount(request, reply, userId);
    if (mail) afterResponse(reply, () => mailQueue.sendNow(mail));
    return accessTokenOf(await sessions.start(userId, method, request.headers["user-agent"]));
  });
}

/** Links of the signed-in user, and the confirmation of the user's identity. */
export function identityRoutes(app: FastifyInstance, parts: OidcServices): void {
  const { limitRate, rates, mailQueue } = parts;
  const limit = (userId: string) => limitRate(`identities:${userId}`, rates.signInWayChanges);
  const sendNow = (reply: FastifyReply, mail: QueuedMail | undefined) =>
    mail && afterResponse(reply, () => mailQueue.sendNow(mail));

  mount(app, "POST /api/account/identities/start", async ({ body }, { caller }) => {
    await limit(caller.userId);
    return { url: await startAtProvider(parts, { purpose: "link", secret: body.secret, caller }) };
  });

  mount(app, "POST /api/account/identities/exchange", async ({ body }, { caller, reply }) => {
    const { identity, mail } = await finishLink(parts, caller, body);
    sendNow(reply, mail);
    return publicIdentity(identity);
  });

  mount(app, "POST /api/account/identities", async ({ body }, { caller, reply }) => {
    const { identity, mail } = await linkByTicket(parts, caller, body);
    sendNow(reply, mail);
    return publicIdentity(identity);
  });

  mount(app, "DELETE /api/account/identities/{id}", async ({ params }, { caller }) => {
    await unlinkIdentity(parts, caller.userId, params.id);
    return undefined;
  });

  mount(app, "POST /api/account/confirm/oidc/start", async ({ body }, { caller }) => {
    await limit(caller.userId);
    return { url: await startAtProvider(parts, { purpose: "confirm", secret: body.secret, caller }) };
  });

  mount(app, "POST /api/account/confirm/oidc", async ({ body }, { caller }) => {
    return accessTokenOf(await confirmAtProvider(parts, caller, body));
  });
}

const warner =
  ({ log }: FastifyRequest): Warn =>
  (details, sentence) =>
    log.warn(details, sentence);

/** Leaves out further properties of the library's errors, which contain claims. */
function describe(cause: unknown): { readonly reason: string; readonly code: string } {
  const { message = "", code = "" } = cause instanceof Error ? (cause as NodeJS.ErrnoException) : {};
  return { reason: message, code };
}

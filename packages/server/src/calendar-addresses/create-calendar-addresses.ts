import type { FastifyInstance } from "fastify";
import type { AccountServices } from "../auth/account-services.ts";
import type { AllowedHosts, LookUp } from "../http/public-address.ts";
import type { ProjectServices } from "../projects/project-services.ts";
import { Semaphore } from "../store/semaphore.ts";
import { CalendarAddresses } from "./calendar-addresses.ts";
import { registerFailedCalendarEmail } from "./failed-calendar-email.ts";

interface Parts {
  readonly accounts: AccountServices;
  readonly services: ProjectServices;
  readonly allowed: AllowedHosts | undefined;
  readonly lookUp?: LookUp | undefined;
}

/** Downloads of this server at the same time. */
const mostDownloads = 4;
const everyMilliseconds = 60_000;

/** Creates the calendars by address, and reads those that are due while the server listens. */
export function createCalendarAddresses(
  app: FastifyInstance,
  { accounts, services, allowed = [], lookUp }: Parts,
): CalendarAddresses {
  const closing = new AbortController();
  const { secretBox, mailQueue, limitRate } = accounts;
  const downloads = new Semaphore(mostDownloads);
  const access = { allowed, lookUp, downloads, signal: closing.signal };
  const calendars = new CalendarAddresses({ services, secretBox, mailQueue, limitRate, ...access, log: app.log });
  registerFailedCalendarEmail(accounts);
  schedule(app, calendars, closing);
  return calendars;
}

/** When the server closes, downloads are aborted, and another server repeats them. */
function schedule(app: FastifyInstance, calendars: CalendarAddresses, closing: AbortController): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const tick = () => {
    running ??= calendars
      .refreshDue()
      .catch((err: unknown) => app.log.error({ err }, "reading due calendars failed"))
      .finally(() => (running = undefined));
  };
  app.addHook("onListen", async () => {
    tick();
    timer = setInterval(tick, everyMilliseconds).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    closing.abort();
    await running;
  });
}

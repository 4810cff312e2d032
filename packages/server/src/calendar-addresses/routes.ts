import type { FastifyInstance } from "fastify";
import { mount } from "../http/contract-route.ts";
import type { CalendarAddresses } from "./calendar-addresses.ts";

export function calendarAddressRoutes(app: FastifyInstance, calendars: CalendarAddresses): void {
  mount(app, "GET /api/projects/{id}/calendar-addresses", ({ params }, { caller }) =>
    calendars.list(caller, params.id),
  );

  mount(app, "POST /api/projects/{id}/calendar-addresses", ({ params, body }, { caller }) =>
    calendars.add(caller, params.id, body),
  );

  mount(app, "POST /api/projects/{id}/calendar-addresses/{calendar}/refresh", ({ params }, { caller }) =>
    calendars.refresh(caller, params.id, params.calendar),
  );

  mount(app, "DELETE /api/projects/{id}/calendar-addresses/{calendar}", async ({ params }, { caller }) => {
    await calendars.remove(caller, params.id, params.calendar);
    return undefined;
  });
}

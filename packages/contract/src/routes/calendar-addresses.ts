import { httpLimits } from "../limits.ts";
import {
  addedCalendar,
  calendarAddressList,
  calendarParams,
  newCalendarAddress,
  refreshedCalendar,
} from "../schemas/calendar-addresses.ts";
import { projectParams } from "../schemas/projects.ts";
import { documentErrors, empty, growthErrors, type Route, type RouteName } from "./route.ts";

export const calendarAddressesRoutes = {
  "GET /api/projects/{id}/calendar-addresses": {
    summary: "List the calendars that the server reads from addresses for a project, without the addresses",
    auth: "user",
    scope: "read_planners",
    params: projectParams,
    response: { json: calendarAddressList },
  },
  "POST /api/projects/{id}/calendar-addresses": {
    summary: "Read a calendar from an address, and add it to the dates of the plan",
    auth: "user",
    params: projectParams,
    body: newCalendarAddress,
    maxBytes: httpLimits.formBytes,
    status: 201,
    response: { json: addedCalendar },
    errors: [...documentErrors, ...growthErrors, "NAME_TAKEN"],
  },
  "POST /api/projects/{id}/calendar-addresses/{calendar}/refresh": {
    summary: "Read a calendar from its address again. A calendar that was removed from the plan is added again",
    auth: "user",
    scope: "write_planners",
    params: calendarParams,
    response: { json: refreshedCalendar },
    errors: ["FORBIDDEN"],
  },
  "DELETE /api/projects/{id}/calendar-addresses/{calendar}": {
    summary: "Forget the address of a calendar. Its rows stay in the plan",
    auth: "user",
    params: calendarParams,
    status: 204,
    response: empty,
  },
} as const satisfies Record<RouteName, Route>;

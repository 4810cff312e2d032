import * as z from "zod";
import { ownPartLimits } from "../limits.ts";
import { newOwnPart, ownPart, ownPartChange, ownPartParams } from "../schemas/own-parts.ts";
import { empty, type Route, type RouteName } from "./route.ts";

export const ownPartsRoutes = {
  "GET /api/parts": {
    summary: "List the parts that the user has saved, in the order of their creation",
    auth: "user",
    scope: "read_planners",
    response: { json: z.array(ownPart).readonly() },
  },
  "POST /api/parts": {
    summary: "Save widgets as a part for all projects of the user",
    auth: "user",
    scope: "write_planners",
    body: newOwnPart,
    maxBytes: ownPartLimits.bytes,
    status: 201,
    response: { json: ownPart },
    errors: ["QUOTA_EXCEEDED"],
  },
  "PATCH /api/parts/{id}": {
    summary: "Rename a part of the user",
    auth: "user",
    scope: "write_planners",
    params: ownPartParams,
    body: ownPartChange,
    response: { json: ownPart },
  },
  "DELETE /api/parts/{id}": {
    summary: "Delete a part of the user",
    auth: "user",
    scope: "write_planners",
    params: ownPartParams,
    status: 204,
    response: empty,
  },
} as const satisfies Record<RouteName, Route>;

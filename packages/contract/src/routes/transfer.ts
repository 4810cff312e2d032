import { projectParams } from "../schemas/projects.ts";
import { downloadCode } from "../schemas/transfer.ts";
import { type Route, type RouteName } from "./route.ts";

export const transferRoutes = {
  "POST /api/projects/{id}/download-codes": {
    summary:
      "Make a code for the page /get, which downloads the PDF without an account. It replaces earlier codes of the project",
    auth: "user",
    params: projectParams,
    status: 201,
    response: { json: downloadCode },
  },
} as const satisfies Record<RouteName, Route>;

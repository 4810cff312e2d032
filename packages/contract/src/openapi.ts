import * as z from "zod";
import { type ErrorCode, errorStatus } from "./errors.ts";
import type { Content, OpenApi, Operation, Parameter, Response, Schema } from "./read-openapi.ts";
import { errorCodes, type Method, type Route, routes } from "./routes.ts";
import { apiErrorBody } from "./schemas/api-error.ts";

interface DescribedSite {
  readonly version: string;
  /** Address of the site, below which all paths are. */
  readonly publicUrl: string;
}

const ifMatch: Parameter = {
  name: "If-Match",
  in: "header",
  required: false,
  schema: { type: "string", description: "Revision that the write is based on; a stale revision returns 409" },
};

const securitySchemes = {
  session: { type: "http", scheme: "bearer", description: "The access token of POST /api/auth/login" },
  token: { type: "http", scheme: "bearer", description: "A token of POST /api/tokens with the named scope" },
};

const errorReference = { $ref: "#/components/schemas/ApiError" };

/** Describes the table of routes. */
export function openApi({ version, publicUrl }: DescribedSite): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, route] of Object.entries<Route>(routes)) {
    const { method, path } = splitName(name);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Octavo", version },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { ApiError: jsonSchema(apiErrorBody, "output") },
      securitySchemes,
    },
  };
}

function splitName(name: string): { readonly method: Method; readonly path: string } {
  const [method, path = ""] = name.split(" ");
  return { method: method as Method, path };
}

function operation(name: string, route: Route): Operation {
  const parameters = [
    ...parameterList("path", route.params),
    ...parameterList("query", route.query),
    ...(route.revision === "matched" ? [ifMatch] : []),
  ];
  return {
    operationId: operationId(name),
    summary: route.summary,
    description: conditions(route).join(" "),
    ...(route.auth !== "none" && { security: [{ session: [] }, ...(route.scope ? [{ token: [route.scope] }] : [])] }),
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && { requestBody: { required: true, content: json(jsonSchema(route.body, "input")) } }),
    responses: responses(route),
  };
}

/** Converts "POST /api/pdf/generate" to `postApiPdfGenerate`. */
function operationId(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return words
    .map((word, index) => (index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");
}

const access: Readonly<Record<Route["auth"], readonly string[]>> = {
  none: [],
  token: ["Requires a signed-in user."],
  user: ["Requires a signed-in user who has accepted the terms."],
  admin: ["Requires an administrator who has accepted the terms."],
};

function conditions({ auth, confirmed, scope }: Route): readonly string[] {
  return [
    ...access[auth],
    ...(scope ? [`Programs need a token with the scope "${scope}".`] : []),
    ...(confirmed ? ['Requires a sign-in or "POST /api/account/confirm" within the last ten minutes.'] : []),
  ];
}

function parameterList(place: "path" | "query", schema: z.ZodObject | undefined): Parameter[] {
  return Object.entries(schema?.shape ?? {}).map(([name, value]) => {
    const required = place === "path" || !z.safeParse(value, undefined).success;
    return { name, in: place, required, schema: jsonSchema(value as z.ZodType, "input") };
  });
}

function responses(route: Route): Operation["responses"] {
  const failed = [...failures(route)].map(([status, codes]) => [
    String(status),
    { description: codes.join(", "), content: json(errorReference) },
  ]);
  return { [route.status ?? 200]: success(route), ...Object.fromEntries(failed) };
}

function failures(route: Route): ReadonlyMap<number, readonly ErrorCode[]> {
  const codes = errorCodes(route).toSorted((a, b) => errorStatus[a] - errorStatus[b]);
  return Map.groupBy(codes, (code) => errorStatus[code]);
}

function success({ response, revision }: Route): Response {
  const names = [...("json" in response && revision ? ["ETag"] : []), ...(response.headers ?? [])];
  return {
    description: "Success",
    ...(names.length > 0 && { headers: Object.fromEntries(names.map((name) => [name, header])) }),
    ...("json" in response && { content: json(jsonSchema(response.json, "output")) }),
    ...("file" in response && { content: { [response.file]: {} } }),
  };
}

const header = { schema: { type: "string" } };

function json(schema: Schema): Content {
  return { "application/json": { schema } };
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest as Schema;
}

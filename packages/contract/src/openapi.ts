import * as z from "zod";
import { type ErrorCode, errorStatus } from "./errors.ts";
import { errorCodes, type Method, type Route, routes } from "./routes.ts";
import { apiErrorBody } from "./schemas/api-error.ts";

type JsonSchema = Readonly<Record<string, unknown>>;

const ifMatch = {
  name: "If-Match",
  in: "header",
  required: false,
  description: "Revision that the write is based on; a stale revision returns 409",
  schema: { type: "string" },
};

const securitySchemes = {
  session: { type: "http", scheme: "bearer", description: "The access token of POST /api/auth/login" },
  token: { type: "http", scheme: "bearer", description: "A token of POST /api/tokens with the named scope" },
};

const errorReference = { $ref: "#/components/schemas/ApiError" };

/** Generates an OpenAPI 3.1 description from the table of routes. */
interface DescribedSite {
  readonly version: string;
  /** Address of the site, below which all paths are. */
  readonly publicUrl: string;
}

export function openApi({ version, publicUrl }: DescribedSite): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
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

export function failures(route: Route): ReadonlyMap<number, readonly ErrorCode[]> {
  const codes = errorCodes(route).toSorted((a, b) => errorStatus[a] - errorStatus[b]);
  return Map.groupBy(codes, (code) => errorStatus[code]);
}

function operation(name: string, route: Route): JsonSchema {
  const parameters = [
    ...parameterList("path", route.params),
    ...parameterList("query", route.query),
    ...(route.revision === "matched" ? [ifMatch] : []),
  ];
  return {
    operationId: operationId(name),
    summary: route.summary,
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

function parameterList(place: "path" | "query", schema: z.ZodObject | undefined): JsonSchema[] {
  return Object.entries(schema?.shape ?? {}).map(([name, value]) => {
    const required = place === "path" || !z.safeParse(value, undefined).success;
    return { name, in: place, required, schema: jsonSchema(value as z.ZodType, "input") };
  });
}

function responses(route: Route): JsonSchema {
  const failed = [...failures(route)].map(([status, codes]) => [
    String(status),
    { description: codes.join(", "), content: json(errorReference) },
  ]);
  return { [route.status ?? 200]: success(route), ...Object.fromEntries(failed) };
}

function success({ response, revision }: Route): JsonSchema {
  const description = "Success";
  if ("json" in response)
    return {
      description,
      ...((revision || response.headers) && headerList([...(revision ? ["ETag"] : []), ...(response.headers ?? [])])),
      content: json(jsonSchema(response.json, "output")),
    };
  const headers = headerList(response.headers);
  return "file" in response
    ? { description, ...headers, content: { [response.file]: {} } }
    : { description, ...headers };
}

function headerList(names: readonly string[] = []): JsonSchema {
  return { headers: Object.fromEntries(names.map((name) => [name, { schema: { type: "string" } }])) };
}

function json(schema: JsonSchema): JsonSchema {
  return { "application/json": { schema } };
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

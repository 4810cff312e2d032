import * as z from "zod";
import { errorStatus } from "./errors.ts";
import { failures } from "./openapi.ts";
import { type Route, routes } from "./routes.ts";

export function routesMarkdown(): string {
  const sections = Object.entries<Route>(routes).map(([name, route]) => describeRoute(name, route));
  return `${["# The HTTP API", introduction(), ...sections].join("\n\n")}\n`;
}

function introduction(): string {
  const rows = Object.entries(errorStatus).map(([code, status]) => `| ${status} | \`${code}\` |`);
  return [
    "Errors are JSON. `error` is one of the codes below, `message` and `detail` contain the error message, `details` lists invalid",
    "fields or places as `{path, message}`, `diagnostics` lists the diagnostics of the documents, and",
    "`request_id` is the id in the server's log, as in the header `X-Request-Id`.",
    "",
    table(["Status", "Code"], rows),
    "",
    "Responses of render jobs, including refused jobs (429, 503), have two headers. `X-Queue-Length` is the number of jobs that were",
    "waiting when the request arrived, and `X-Queue-Wait` the waiting time in milliseconds. Cached responses have neither. While a job",
    "waits, `GET /api/queue` returns the number of users ahead.",
    "",
    "The page `/get` and the OPDS catalog `/opds` are for tablets and e-readers: [devices.md](devices.md).",
  ].join("\n");
}

const access: Record<Route["auth"], readonly string[]> = {
  none: [],
  token: ["Requires a signed-in user."],
  user: ["Requires a signed-in user who has accepted the terms."],
  admin: ["Requires an administrator who has accepted the terms."],
};
const recently = "Requires a sign-in or `POST /api/account/confirm` within the last ten minutes.";
const matched = "Accepts in `If-Match` the revision that the write is based on.";

function introduce({ summary, auth, confirmed, scope, revision }: Route): string {
  const rules = [
    ...(scope ? [`Programs need the scope \`${scope}\`.`] : []),
    ...(confirmed ? [recently] : []),
    ...(revision === "matched" ? [matched] : []),
  ];
  return [`${summary}.`, ...access[auth], ...rules].join(" ");
}

function describeRoute(name: string, route: Route): string {
  const parts = [
    `## ${name}`,
    introduce(route),
    fieldTable("Path parameters", route.params),
    fieldTable("Query parameters", route.query),
    bodyTable(route.body),
    describeResponse(route),
    `Errors: ${[...failures(route)].map(([status, codes]) => `${status} (${codes.join(", ")})`).join(", ")}.`,
  ];
  return parts.filter(Boolean).join("\n\n");
}

function describeResponse({ response, status = 200 }: Route): string {
  const answers = status === 200 ? "Returns" : `Returns ${status} with`;
  const headers = response.headers?.length ? `, with ${response.headers.join(", ")}` : "";
  if ("json" in response) {
    const json = `${answers} JSON${headers}`;
    const fields = response.json instanceof z.ZodObject ? fieldTable(json, response.json) : "";
    return fields || `${json}${response.json.description ? `: ${response.json.description}` : ""}.`;
  }
  return `${answers} ${"file" in response ? `\`${response.file}\`` : "no body"}${headers}.`;
}

/** For a union, describes the longer form. */
function bodyTable(body: z.ZodType | undefined): string {
  if (body instanceof z.ZodObject) return fieldTable("Body", body);
  if (!(body instanceof z.ZodUnion)) return "";
  const forms = body.options.map((form) => (form instanceof z.ZodPipe ? form.in : form));
  return forms
    .map((form) => (form instanceof z.ZodObject ? fieldTable("Body", form) : "Body: the list."))
    .join("\n\nor\n\n");
}

function fieldTable(title: string, schema: z.ZodObject | undefined): string {
  if (!schema) return "";
  const rows = Object.entries(schema.shape).map(([name, value]) => fieldRow(name, value as z.ZodType));
  return `${title}:\n\n${table(["Field", "Type", "Meaning"], rows)}`;
}

function fieldRow(name: string, schema: z.ZodType): string {
  const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const range = [shape.minimum, shape.maximum].every(
    (end) => end !== undefined && Math.abs(end) < Number.MAX_SAFE_INTEGER,
  )
    ? `, ${shape.minimum} to ${shape.maximum}`
    : "";
  const standard = shape.default === undefined ? "" : `, ${JSON.stringify(shape.default)} by default`;
  const optional = standard === "" && schema.safeParse(undefined).success ? ", optional" : "";
  return `| \`${name}\` | ${typeName(shape)}${range}${standard}${optional} | ${schema.description ?? ""} |`;
}

function typeName(shape: z.core.JSONSchema.BaseSchema): string {
  if (shape.const !== undefined) return `\`${JSON.stringify(shape.const)}\``;
  if (shape.type !== "array") return String(shape.type ?? "any");
  const items = shape.items;
  return `list of ${typeof items === "object" && !Array.isArray(items) ? typeName(items) : "values"}`;
}

function table(heads: readonly string[], rows: readonly string[]): string {
  return [`| ${heads.join(" | ")} |`, `|${heads.map(() => "---").join("|")}|`, ...rows].join("\n");
}

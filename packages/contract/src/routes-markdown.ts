import * as z from "zod";
import { errorStatus } from "./errors.ts";
import { failures } from "./openapi.ts";
import { type Route, routes } from "./routes.ts";

/** The reference of the HTTP API, for people. */
export function routesMarkdown(): string {
  const sections = Object.entries<Route>(routes).map(([name, route]) => describeRoute(name, route));
  return `${["# The HTTP API", introduction(), ...sections].join("\n\n")}\n`;
}

function introduction(): string {
  const rows = Object.entries(errorStatus).map(([code, status]) => `| ${status} | \`${code}\` |`);
  return [
    "A failure is JSON: `error` is one of the codes below, `message` and `detail` say in one sentence what is wrong, `details` lists",
    "wrong fields or places as `{path, message}`, and `diagnostics` all that there is to say about the author's documents.",
    "",
    table(["Status", "Code"], rows),
  ].join("\n");
}

function describeRoute(name: string, route: Route): string {
  const parts = [
    `## ${name}`,
    `${route.summary}.${route.auth === "user" ? " Needs a signed-in user." : ""}`,
    fieldTable("In the path", route.params),
    fieldTable("In the query", route.query),
    fieldTable("Body", route.body),
    describeResponse(route.response),
    `Fails with ${[...failures(route)].map(([status, codes]) => `${status} (${codes.join(", ")})`).join(", ")}.`,
  ];
  return parts.filter(Boolean).join("\n\n");
}

function describeResponse(response: Route["response"]): string {
  if ("file" in response) {
    const headers = response.headers?.length ? `, with ${response.headers.join(", ")}` : "";
    return `Answers \`${response.file}\`${headers}.`;
  }
  const fields = response.json instanceof z.ZodObject ? fieldTable("Answers JSON", response.json) : "";
  return fields || `Answers JSON${response.json.description ? `: ${response.json.description}` : ""}.`;
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
  const standard = shape.default === undefined ? "" : `, ${JSON.stringify(shape.default)} when absent`;
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

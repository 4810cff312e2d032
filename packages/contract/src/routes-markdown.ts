/** The reference of the API, docs/http-api.md, from the OpenAPI document. */
import { errorStatus } from "./errors.ts";
import {
  bodyOf,
  type Field,
  failuresOf,
  fieldsOf,
  type OpenApi,
  type Operation,
  parametersOf,
  successOf,
} from "./read-openapi.ts";

export function routesMarkdown({ paths }: OpenApi): string {
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => describe(`${method.toUpperCase()} ${path}`, operation)),
  );
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

function describe(name: string, operation: Operation): string {
  const parts = [
    `## ${name}`,
    [`${operation.summary}.`, operation.description].filter(Boolean).join(" "),
    fieldTable("Parameters", parametersOf(operation)),
    fieldTable("Body", fieldsOf(bodyOf(operation), 1)),
    describeSuccess(operation),
    `Errors: ${failuresOf(operation).join(", ")}.`,
  ];
  return parts.filter(Boolean).join("\n\n");
}

const contentNames: Readonly<Record<string, string>> = { "": "no body", "application/json": "JSON" };

function describeSuccess(operation: Operation): string {
  const { status, type, schema, headers } = successOf(operation);
  const content = contentNames[type] ?? `\`${type}\``;
  const answer = status === "200" ? `Returns ${content}` : `Returns ${status} with ${content}`;
  const sentence = [answer, ...(headers.length > 0 ? [`with ${headers.join(", ")}`] : [])].join(", ");
  const meaning = schema?.description ? `${sentence}: ${schema.description}` : sentence;
  return fieldTable(meaning, fieldsOf(schema, 1)) || `${meaning.replace(/\.$/, "")}.`;
}

function fieldTable(title: string, fields: readonly Field[]): string {
  if (fields.length === 0) return "";
  return `${title}:\n\n${table(["Field", "Type", "Meaning"], fields.map(fieldRow))}`;
}

function fieldRow({ name, type, isRequired, description }: Field): string {
  const optional = isRequired || type.endsWith(" by default") ? "" : ", optional";
  return `| \`${name}\` | ${type.replaceAll("|", "\\|")}${optional} | ${description} |`;
}

function table(heads: readonly string[], rows: readonly string[]): string {
  return [`| ${heads.join(" | ")} |`, `|${heads.map(() => "---").join("|")}|`, ...rows].join("\n");
}

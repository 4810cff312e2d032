import { describe, expect, test } from "vitest";
import { openApi } from "./openapi.ts";
import { routes } from "./routes.ts";
import { routesMarkdown } from "./routes-markdown.ts";

const document = openApi({ version: "1.2.3", publicUrl: "https://planners.example" });
const { paths } = document;
const operations = Object.values(paths).flatMap((path) => Object.values(path));

describe("the OpenAPI description", () => {
  test("contains every route with a unique id", () => {
    expect(operations).toHaveLength(Object.keys(routes).length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  test("lists required and optional fields of requests", () => {
    const preview = paths["/api/pdf/preview"]?.["post"];
    expect(preview?.requestBody?.content["application/json"]?.schema?.required).toEqual(["yaml_content"]);
    expect(paths["/api/profiles/{id}"]?.["get"]?.parameters).toMatchObject([
      { name: "id", in: "path", required: true },
    ]);
  });

  test("lists the responses", () => {
    const responses = paths["/api/pdf/generate"]?.["post"]?.responses ?? {};
    expect(Object.keys(responses)).toEqual(["200", "400", "401", "403", "413", "415", "422", "429", "500", "503"]);
    expect(responses["200"]?.content).toHaveProperty(["application/pdf"]);
  });
});

test("the reference contains every route and its fields", () => {
  const text = routesMarkdown(document);
  for (const name of Object.keys(routes)) expect(text).toContain(`## ${name}\n`);
  expect(text).toContain("| `scale` | number, 0.5 to 4, 2 by default | Pixels per point |");
});

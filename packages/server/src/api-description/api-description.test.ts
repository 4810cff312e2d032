import { routes } from "@octavo/contract";
import { expect, test } from "vitest";
import { serverUnderTest } from "../../test/server-under-test.ts";

const server = serverUnderTest();

test("the description and the server have every route of the contract", async () => {
  const { paths } = (await server.app.inject({ url: "/api/openapi.json" })).json<{ paths: Record<string, object> }>();
  for (const name of Object.keys(routes)) {
    const [method = "", path = ""] = name.split(" ");
    expect(paths[path]).toHaveProperty(method.toLowerCase());
    const url = path.replace(/\{(\w+)\}/g, ":$1").replace(/\/$/, "");
    expect(server.app.hasRoute({ method: method as "GET" | "POST", url }), name).toBe(true);
  }
});

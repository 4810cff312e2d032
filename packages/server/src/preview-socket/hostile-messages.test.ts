import { runs } from "@octavo/foundation/testing";
import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { anyText } from "../../test/any-text.ts";
import { inject } from "../../test/ask.ts";
import { template } from "../../test/planners.ts";
import { connect, previewRequest } from "../../test/preview-client.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";

const odd = fc.oneof(
  fc.constantFrom(null, true, -1, 0, 1.5, 1e308, "", "preview_request", "__proto__", [], {}, "remarkable-2", template),
  fc.string(),
  fc.jsonValue(),
);

/** Replaces, duplicates or removes a line of a template. */
const nearlyTemplate = fc
  .record({
    at: fc.nat(12),
    line: fc.oneof(fc.string(), fc.constantFrom("", "- ", "  - &a [*a]", "widgets: !!js/function x")),
  })
  .map(({ at, line }) => template.split("\n").toSpliced(at, 1, line).join("\n"));

/** Requests with one or two invalid values. */
const nearlyRequest = fc
  .record({
    type: fc.oneof({ weight: 5, arbitrary: fc.constant("preview_request") }, { weight: 1, arbitrary: odd }),
    data: fc.oneof(
      odd,
      fc.record(
        {
          yaml_content: fc.oneof(fc.constant(template), nearlyTemplate, odd),
          profile: fc.oneof(fc.constant("remarkable-2"), odd),
          page_number: fc.oneof(fc.integer(), odd),
          scale: fc.oneof(fc.double({ min: 0.5, max: 0.75, noNaN: true }), odd),
        },
        { requiredKeys: [] },
      ),
    ),
  })
  .map((request) => JSON.stringify(request));

const message = fc.oneof(fc.string(), anyText(), fc.json(), nearlyRequest);

describe("any message of a client", { timeout: 120_000 }, () => {
  const server = serverUnderTest({ renderProcesses: true });
  let ada: SignedIn;
  let eve: SignedIn;
  beforeAll(async () => {
    await server.app.listen({ host: "127.0.0.1", port: 0 });
    [ada, eve] = [await signedIn(server), await signedIn(server)];
  });

  test("returns an image or an error, to its sender only", async () => {
    const bystander = await connect(server.app, eve);
    let talking = await connect(server.app, ada);
    let said = 0;
    await fc.assert(
      fc.asyncProperty(message, async (text) => {
        // One socket may say fifty things in ten seconds.
        if (++said % 45 === 0) {
          talking.socket.close();
          talking = await connect(server.app, ada);
        }
        talking.send(text);
        const answer = await talking.next();
        expect(answer.type === "error" ? answer.data.message : answer.data.preview_base64).toMatch(/\S/);
        expect(JSON.stringify(answer)).not.toMatch(/Something went wrong|\.ts:\d|node_modules/);
      }),
      { numRuns: runs(300) },
    );
    bystander.send(previewRequest({ yaml_content: template, page_number: 2 }));
    expect(await bystander.next()).toMatchObject({ data: { page_number: 2 } });
    expect(bystander.heard).toHaveLength(1);
    expect((await inject(server, "GET /api/health")).statusCode).toBe(200);
  });
});

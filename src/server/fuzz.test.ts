import fc from "fast-check";
import { expect, test } from "vitest";
import { makeStudent } from "#tests/support/make-student.ts";
import { requestsOf } from "#tests/support/openapi-requests.ts";
import { testApp } from "#tests/support/test-app.ts";

const app = await testApp();

test("no request is answered with 5xx, whether or not it fits the OpenAPI document", async () => {
  const document = await (await app.call("/api/openapi.json")).json();
  let { cookie } = await makeStudent(app);
  let client = 0;
  await fc.assert(
    fc.asyncProperty(requestsOf(document), async ({ method, path, headers, body, isSignedIn }) => {
      client += 1; // a different client for each request, because this does not test rate limits
      const from = `198.18.${client >> 8}.${client % 256}`;
      const sent = { method, headers, from, ...(isSignedIn && { cookie }), ...(body !== undefined && { json: body }) };
      const { status } = await app.call(path, sent);
      expect(status).toBeLessThan(500);
      if (isSignedIn && (status === 401 || path.startsWith("/api/me") || path.includes("sign-out")))
        ({ cookie } = await makeStudent(app));
    }),
    { numRuns: 400, seed: 1 }, // `npm run bench -- fuzz` uses other seeds
  );
});

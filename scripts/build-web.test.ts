import { expect, test } from "vitest";
import { webInputs } from "./build-web.mjs";

test("the web app is built anew after a change of generated data, but not of what the build itself writes", () => {
  const inputs = webInputs();
  expect(inputs).toContain("src/domain/articles/articles.gen.ts");
  expect(inputs).toContain("src/web/features/landing/example-matches.gen.ts");
  expect(inputs).toContain("scripts/build-web.mjs");
  expect(inputs).not.toContain("src/web/routeTree.gen.ts");
});

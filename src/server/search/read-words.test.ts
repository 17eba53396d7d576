import pino from "pino";
import { expect, test } from "vitest";
import { readQuery } from "#domain/search/query/read-query.ts";
import { loadEnv } from "#server/platform/env.ts";
import { configuredModel } from "#server/platform/model/model.ts";
import { startModelServer } from "#tests/support/model-server.ts";
import { readWords } from "./read-words.ts";

const today = "2026-11-22";
const log = pino({ level: "silent" });
const words = "nursing for a candystriper";

/** The reading with a stand-in for a model that answers this. */
async function readWithModel(answer: string | number, query = words) {
  const server = await startModelServer(() => answer);
  const ai = { AI_PROVIDER: "openai-compatible", AI_BASE_URL: server.url, AI_MODEL: "some-model" };
  const model = configuredModel(loadEnv({ ...ai, AUTH_SECRET: "x".repeat(32) }));
  const reading = await readWords({ model, log }, query, { today, level: null, signal: new AbortController().signal });
  return { reading, asked: server.asked };
}

const women = { slot: "group", value: "women", words: "candystriper" };

test("a model adds what the built-in reading did not understand", async () => {
  const built = readQuery(words, today);
  const { reading, asked } = await readWithModel(JSON.stringify({ constraints: [women] }));
  expect(reading.constraints).toEqual([...built.constraints, women]);
  expect(JSON.stringify(asked[0]?.body.messages)).toContain("candystriper");
});

test.each([
  ["is no JSON", "I think that"],
  ["has another shape", JSON.stringify({ constraints: [{ slot: "wealth", value: 1, words: "candystriper" }] })],
  ["is a refusal", 400],
  ["quotes other words", JSON.stringify({ constraints: [{ ...women, words: "ladies" }] })],
])("the built-in reading counts alone when the model's answer %s", async (_, answer) => {
  expect((await readWithModel(answer)).reading).toEqual(readQuery(words, today));
});

test("a model is not asked where everything was understood", async () => {
  const { asked } = await readWithModel("{}", "nursing in Texas, no essay");
  expect(asked).toEqual([]);
});

test("without a model the built-in reading counts", async () => {
  const { signal } = new AbortController();
  expect(await readWords({ model: null, log }, words, { today, level: null, signal })).toEqual(readQuery(words, today));
});

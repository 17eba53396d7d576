import { expect, test } from "vitest";
import { z } from "zod";
import { startModelServer } from "#tests/support/model-server.ts";
import { loadEnv } from "../env.ts";
import { configuredModel } from "./model.ts";

const question = {
  instructions: "Name a color.",
  text: "The sky at noon.",
  schema: z.object({ color: z.string() }),
};

const modelAt = (url: string, provider: string) =>
  configuredModel(
    loadEnv({
      AI_PROVIDER: provider,
      AI_BASE_URL: url,
      AI_MODEL: "some-model",
      AI_API_KEY: "secret",
      AUTH_SECRET: "x".repeat(32),
    }),
  );

test.each([
  ["openai-compatible", "/v1/chat/completions", "authorization", "Bearer secret"],
  ["anthropic", "/v1/messages", "x-api-key", "secret"],
])(
  "a model of the kind %s is asked with its key and answers in the given shape",
  async (provider, path, header, key) => {
    const server = await startModelServer(() => '{"color":"blue"}');
    expect(await modelAt(server.url, provider)?.answer(question)).toEqual({ color: "blue" });
    const [asked] = server.asked;
    expect(asked).toMatchObject({ path, headers: { [header]: key }, body: { model: "some-model" } });
    const body = JSON.stringify(asked?.body);
    for (const part of ["Name a color.", "The sky at noon.", '"color"']) expect(body).toContain(part);
  },
);

test.each([
  ["is no JSON", () => "blue"],
  ["has another shape", () => '{"colour":"blue"}'],
  ["is a refusal", () => 400],
])("an answer that %s is an error", async (_, answer) => {
  const server = await startModelServer(answer);
  await expect(modelAt(server.url, "openai-compatible")?.answer(question)).rejects.toThrow();
});

test("without a setting there is no model", () => {
  expect(configuredModel(loadEnv({ AUTH_SECRET: "x".repeat(32) }))).toBeNull();
});

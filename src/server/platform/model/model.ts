import type { LanguageModel } from "ai";
import type { z } from "zod";
import type { Env } from "#server/platform/env.ts";

/**
 * What a model is asked. `text` comes from outside and is data: nothing in it is an instruction. Without `longestMs` the
 * answer may take a minute.
 */
export type Question<T> = {
  instructions: string;
  text: string;
  schema: z.ZodType<T>;
  longestMs?: number;
  signal?: AbortSignal;
};

/** A language model that answers in a given shape. Throws when it does not, or not within the time. */
export type Model = { answer: <T>(question: Question<T>) => Promise<T> };

const longestAnswerMs = 60_000;
const mostTokens = 4096;

/** The model that the settings AI_* name; null when there is none. */
export function configuredModel(env: Env): Model | null {
  if (env.AI_PROVIDER === undefined) return null;
  return {
    async answer({ instructions, text, schema, longestMs = longestAnswerMs, signal }) {
      const limit = AbortSignal.timeout(longestMs);
      // Loaded when first needed: it takes 120 ms and 30 MB, and most servers have no model.
      const { generateText, Output } = await import("ai");
      const { output } = await generateText({
        model: await languageModel(env),
        instructions,
        prompt: text,
        temperature: 0,
        maxOutputTokens: mostTokens,
        output: Output.object({ schema }),
        maxRetries: 1,
        abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      return output;
    },
  };
}

async function languageModel(env: Env): Promise<LanguageModel> {
  const { AI_PROVIDER, AI_BASE_URL: baseURL, AI_MODEL = "", AI_API_KEY: apiKey } = env;
  if (AI_PROVIDER === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic({ baseURL, apiKey })(AI_MODEL);
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const supportsStructuredOutputs = true;
  return createOpenAICompatible({ name: "model", baseURL: baseURL ?? "", apiKey, supportsStructuredOutputs })(AI_MODEL);
}

import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, type LanguageModel, Output } from "ai";
import type { z } from "zod";
import type { Env } from "#server/platform/env.ts";

/** What a model is asked. `text` comes from outside and is data: nothing in it is an instruction. */
export type Question<T> = { instructions: string; text: string; schema: z.ZodType<T> };

/** A language model that answers in a given shape. Throws when it does not, or not within the time. */
export type Model = { answer: <T>(question: Question<T>) => Promise<T> };

const longestAnswerMs = 60_000;
const mostTokens = 4096;

/** The model that the settings AI_* name; null when there is none. */
export function configuredModel(env: Env): Model | null {
  const model = languageModel(env);
  if (model === null) return null;
  return {
    async answer({ instructions, text, schema }) {
      const { output } = await generateText({
        model,
        instructions,
        prompt: text,
        temperature: 0,
        maxOutputTokens: mostTokens,
        output: Output.object({ schema }),
        maxRetries: 1,
        abortSignal: AbortSignal.timeout(longestAnswerMs),
      });
      return output;
    },
  };
}

function languageModel({ AI_PROVIDER, AI_BASE_URL, AI_MODEL = "", AI_API_KEY: apiKey }: Env): LanguageModel | null {
  switch (AI_PROVIDER) {
    case "anthropic":
      return createAnthropic({ baseURL: AI_BASE_URL, apiKey })(AI_MODEL);
    case "openai-compatible":
      return createOpenAICompatible({
        name: "model",
        baseURL: AI_BASE_URL ?? "",
        apiKey,
        supportsStructuredOutputs: true,
      })(AI_MODEL);
    default:
      return null;
  }
}

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** A request that the model got: its path, headers and body. */
export type Asked = {
  path: string;
  headers: Record<string, unknown>;
  body: { model: string; messages: { role: string; content: unknown }[]; [more: string]: unknown };
};

/** A local stand-in for a model that speaks the protocols of OpenAI and Anthropic. `answer` gives its text or its status. */
export async function startModelServer(answer: (asked: Asked) => string | number) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const question = {
      path: request.url ?? "",
      headers: request.headers,
      body: (await json(request)) as Asked["body"],
    };
    asked.push(question);
    const text = answer(question);
    response.statusCode = typeof text === "number" ? text : 200;
    response.setHeader("Content-Type", "application/json");
    const reply = question.path.endsWith("/messages") ? anthropicReply : openAiReply;
    response.end(JSON.stringify(typeof text === "number" ? { error: { message: "no" } } : reply(text)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, asked };
}

const openAiReply = (content: string) => ({
  id: "1",
  object: "chat.completion",
  created: 0,
  model: "some",
  choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

const anthropicReply = (text: string) => ({
  id: "1",
  type: "message",
  role: "assistant",
  model: "some",
  content: [{ type: "text", text }],
  stop_reason: "end_turn",
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
});

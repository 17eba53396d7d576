import { queryOptions, useMutation } from "@tanstack/react-query";
import type { FormToken, SentMessage } from "#domain/contact/contact-message.ts";
import { isProblem } from "#web/http/problem-error.ts";
import { request } from "#web/http/request.ts";

const path = "/api/contact";

/** Notes at the server when the form was opened. A message is taken without it too. */
export const formTokenQuery = queryOptions({
  queryKey: ["contact-form"],
  queryFn: async (): Promise<FormToken> => (await request(path)).json(),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function send(message: SentMessage): Promise<void> {
  const post = () =>
    request(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
    });
  try {
    await post();
  } catch (error) {
    // Somebody who pastes a text is quicker than the server expects of a person; the form waits in their place.
    if (!isProblem(error, "too_soon")) throw error;
    await wait(error.retryAfterSeconds ?? 1);
    await post();
  }
}

/** Sends a message to support. */
export function useSendMessage() {
  return useMutation({ mutationFn: send });
}

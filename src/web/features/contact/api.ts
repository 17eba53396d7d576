import { queryOptions, useMutation } from "@tanstack/react-query";
import type { FormToken, SentMessage } from "#domain/contact/contact-message.ts";
import { request } from "#web/http/request.ts";

const path = "/api/contact";

type OpenedForm = { form_token: string; sendableAt: number };

/** Tells the server when the form was opened. A message is accepted without it too. */
export const openedFormQuery = queryOptions({
  queryKey: ["contact-form"],
  queryFn: async (): Promise<OpenedForm> => {
    const { form_token, wait_seconds }: FormToken = await (await request(path)).json();
    return { form_token, sendableAt: Date.now() + wait_seconds * 1000 };
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

type Order = { message: SentMessage; opened: OpenedForm | undefined };

async function send({ message, opened }: Order): Promise<void> {
  // The server expects a person to need some time. After a fast paste the form waits for the rest of it.
  if (opened) await new Promise((resolve) => setTimeout(resolve, opened.sendableAt - Date.now()));
  await request(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...message, form_token: opened?.form_token }),
  });
}

/** Sends a message to support. */
export function useSendMessage() {
  return useMutation({ mutationFn: send });
}

import { useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import type { MagicLinkRequest } from "#domain/accounts/account.ts";
import { postAuth } from "../session/auth-call.ts";
import { signInToasts } from "./sign-in-requests.ts";
import { useMailToast } from "./use-mail-toast.ts";

/** Requests a magic link. `sentTo` is the email that the last one was sent to. */
export function useMagicLink() {
  const toast = useMailToast();
  const { mutateAsync, isPending, data } = useMutation({
    mutationFn: async (link: z.input<typeof MagicLinkRequest>) => {
      await postAuth("/sign-in/magic-link", link);
      toast(signInToasts.linkSent);
      return link.email;
    },
  });
  return {
    send: async (link: z.input<typeof MagicLinkRequest>) => void (await mutateAsync(link)),
    sentTo: data,
    isPending,
  };
}

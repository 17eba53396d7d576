import { useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import type { MagicLinkRequest } from "#domain/accounts/account.ts";
import { postAuth } from "../session/auth-call.ts";
import { signInToasts } from "./sign-in-requests.ts";
import { useMailToast } from "./use-mail-toast.ts";

/** Asks for a magic link; `sentTo` is the address of the last one. */
export function useMagicLink() {
  const toast = useMailToast();
  const { mutateAsync, isPending, data } = useMutation({
    mutationFn: async (wish: z.input<typeof MagicLinkRequest>) => {
      await postAuth("/sign-in/magic-link", wish);
      toast(signInToasts.linkSent);
      return wish.email;
    },
  });
  return {
    send: async (wish: z.input<typeof MagicLinkRequest>) => void (await mutateAsync(wish)),
    sentTo: data,
    isPending,
  };
}

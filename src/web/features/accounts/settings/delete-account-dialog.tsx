import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import type { AccountSettings } from "#domain/accounts/account-settings.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { request } from "#web/http/request.ts";
import { useFormSubmit } from "#web/http/use-form-submit.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { MailSent } from "../sign-in/mail-sent.tsx";
import { useMailToast } from "../sign-in/use-mail-toast.ts";
import { useDeleteAccount } from "./use-delete-account.ts";
import { WhatIsDeleted } from "./what-is-deleted.tsx";

type DeleteAccountDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  account: AccountSettings;
  onLeave: () => Promise<void>;
};

/** Lists what is deleted, and asks for two confirmations: a typed word, and the password or a mailed link. */
export default function DeleteAccountDialog({ account, onLeave, ...window }: DeleteAccountDialogProps) {
  const { email, has_password } = account;
  return (
    <Dialog {...window} title="Delete account" description={`The account of ${email}`}>
      <div className="grid gap-5">
        <WhatIsDeleted />
        {has_password && <DeleteByPassword onLeave={onLeave} />}
        <DeleteByLink email={email} first={!has_password} />
      </div>
    </Dialog>
  );
}

const word = "delete";

const Confirmation = z.object({
  typed: z
    .string()
    .trim()
    .toLowerCase()
    .refine((typed) => typed === word, `Type the word ${word}.`),
  password: z.string().min(1, "Enter your password."),
});

function DeleteByPassword({ onLeave }: { onLeave: () => Promise<void> }) {
  const form = useForm({ resolver: zodResolver(Confirmation), defaultValues: { typed: "", password: "" } });
  const remove = useDeleteAccount(onLeave);
  const { submit } = useFormSubmit({
    form,
    fields: ["password"],
    send: ({ password }) => remove.mutateAsync({ password }),
  });
  const { errors } = form.formState;
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <TextField
        label={`Type "${word}"`}
        autoComplete="off"
        autoCapitalize="none"
        required
        error={errors.typed?.message}
        {...form.register("typed")}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register("password")}
      />
      <Button type="submit" variant="danger" busy={remove.isPending}>
        Delete my account
      </Button>
    </form>
  );
}

function DeleteByLink({ email, first }: { email: string; first: boolean }) {
  const toast = useMailToast();
  const ask = useMutation({
    mutationFn: async () => void (await request("/api/me/deletion-link", { method: "POST" })),
    onError: (error) => toastProblem(error),
    onSuccess: () => toast({ title: "Link sent", description: "Check your email for a link to delete your account." }),
  });
  if (ask.isSuccess)
    return (
      <MailSent>
        A link is on its way to <strong className="wrap-anywhere">{email}</strong>. Nothing is deleted until you open it
        and confirm there.
      </MailSent>
    );
  return (
    <Button
      variant={first ? "danger" : "ghost"}
      className={first ? "" : "justify-self-start"}
      busy={ask.isPending}
      onClick={() => ask.mutate()}
    >
      {first ? "Mail me a link to delete it" : "I do not know my password: mail me a link"}
    </Button>
  );
}

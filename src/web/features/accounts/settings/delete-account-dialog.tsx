import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { AccountSettings } from "#domain/accounts/account-settings.ts";
import { showFieldProblems } from "#web/http/field-problems.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { request } from "#web/http/request.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useSubmitOnce } from "#web/ui/forms/use-submit-once.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { MailSent } from "../sign-in/mail-sent.tsx";
import { useMailToast } from "../sign-in/use-mail-toast.ts";
import { useDeleteAccount } from "./use-delete-account.ts";
import { WhatGoes } from "./what-is-deleted.tsx";

type DeleteAccountDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  account: AccountSettings;
  onLeave: () => Promise<void>;
};

/** Says what goes, and asks twice: by typing a word, and by the password or a mailed link. */
export function DeleteAccountDialog({ account, onLeave, ...window }: DeleteAccountDialogProps) {
  const { email, has_password } = account;
  return (
    <Dialog {...window} title="Delete account" description={`The account of ${email}. This cannot be undone.`}>
      <div className="grid gap-5">
        <WhatGoes />
        {has_password && <DeleteByPassword onLeave={onLeave} />}
        <DeleteByLink email={email} first={!has_password} />
      </div>
    </Dialog>
  );
}

const word = "delete";
type Problems = { typed?: string; password?: string };

function DeleteByPassword({ onLeave }: { onLeave: () => Promise<void> }) {
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState<Problems>({});
  const remove = useDeleteAccount(onLeave);
  const send = useSubmitOnce(async () => {
    const missing: Problems = {
      ...(typed.trim().toLowerCase() !== word && { typed: `Type the word ${word}.` }),
      ...(password === "" && { password: "Enter your password." }),
    };
    setProblems(missing);
    if (missing.typed || missing.password) return;
    try {
      await remove.mutateAsync({ password });
    } catch (error) {
      const shown = showFieldProblems<{ password: string }>(error, ["password"], (_, problem) =>
        setProblems({ password: problem.message ?? "" }),
      );
      if (!shown) toastProblem(error);
    }
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send(undefined);
      }}
    >
      <TextField
        label={`Type "${word}"`}
        autoComplete="off"
        autoCapitalize="none"
        required
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={problems.typed}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={problems.password}
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

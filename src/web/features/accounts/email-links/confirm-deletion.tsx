import { useState } from "react";
import { isProblem } from "#web/http/problem-error.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { useSubmitOnce } from "#web/ui/forms/use-submit-once.ts";
import { useDeleteAccount } from "../settings/use-delete-account.ts";
import { WhatGoes } from "../settings/what-is-deleted.tsx";
import type { LinkProps } from "./confirm-page.tsx";

type ConfirmDeletionProps = Pick<LinkProps, "link" | "email" | "onDead"> & { onDeleted: () => Promise<void> };

/** Deletes the account by a mailed link. */
export function ConfirmDeletion({ link, email, onDead, onDeleted }: ConfirmDeletionProps) {
  const [understood, setUnderstood] = useState(false);
  const remove = useDeleteAccount(onDeleted);
  const send = useSubmitOnce(async () => {
    try {
      await remove.mutateAsync({ token: link.token });
    } catch (error) {
      if (isProblem(error, "invalid_token")) return onDead();
      toastProblem(error);
    }
  });
  return (
    <div className="grid gap-5">
      <p>
        The account of <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <WhatGoes />
      <Checkbox
        label="I understand that this cannot be undone"
        checked={understood}
        onChange={(event) => setUnderstood(event.target.checked)}
      />
      <Button
        variant="danger"
        disabled={!understood}
        busy={remove.isPending}
        onClick={() => void send(undefined)}
        className="w-full"
      >
        Delete my account
      </Button>
    </div>
  );
}

import { useState } from "react";
import { useAction } from "#web/http/use-form-submit.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { useDeleteAccount } from "../settings/use-delete-account.ts";
import { WhatIsDeleted } from "../settings/what-is-deleted.tsx";
import type { LinkProps } from "./confirm-page.tsx";

type ConfirmDeletionProps = Pick<LinkProps, "link" | "email" | "onExpired"> & { onDeleted: () => Promise<void> };

/** Deletes the account with a mailed link. */
export function ConfirmDeletion({ link, email, onExpired, onDeleted }: ConfirmDeletionProps) {
  const [understood, setUnderstood] = useState(false);
  const remove = useDeleteAccount(onDeleted);
  const send = useAction(() => remove.mutateAsync({ token: link.token }), { invalid_token: onExpired });
  return (
    <div className="grid gap-5">
      <p>
        The account of <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <WhatIsDeleted />
      <Checkbox
        label="I understand that this cannot be undone"
        checked={understood}
        onChange={(event) => setUnderstood(event.target.checked)}
      />
      <Button variant="danger" disabled={!understood} busy={remove.isPending} onClick={send} className="w-full">
        Delete my account
      </Button>
    </div>
  );
}

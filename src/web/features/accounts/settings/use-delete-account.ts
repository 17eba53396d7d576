import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AccountUser } from "#domain/accounts/account.ts";
import type { AccountDeletion } from "#domain/accounts/account-settings.ts";
import { request } from "#web/http/request.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { meQuery, readUser } from "../api.ts";
import { clearStudentData } from "../session/student-data.ts";
import { announce } from "../shared/auth-events.ts";
import { forgetStudent } from "../shared/forget-student.ts";

/**
 * Deletes an account after a confirmation by its password or a mailed link. `leave` opens a public page. A user of this
 * browser who is signed in to another account stays signed in.
 */
export function useDeleteAccount(leave: () => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (confirmation: AccountDeletion) => {
      const student = client.getQueryData(meQuery.queryKey)?.user;
      await request("/api/me", {
        method: "DELETE",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(confirmation),
      });
      showToast({ title: "Account deleted", description: "Everything that we stored about you is gone." });
      if (student && "token" in confirmation && (await isStillSignedIn(student))) return leave();
      if (student) await forgetStudent(student.id);
      announce({ type: "signed_out", by: "student" });
      await leave();
      await clearStudentData(client, async () => {});
    },
  });
}

/** Whether this student is signed in. A failed request counts as no, so that private data is removed. */
async function isStillSignedIn({ id }: AccountUser): Promise<boolean> {
  const now = await readUser().catch(() => null);
  return now?.id === id;
}

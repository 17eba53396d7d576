import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AccountUser } from "#domain/accounts/account.ts";
import type { AccountDeletion } from "#domain/accounts/account-settings.ts";
import { request } from "#web/http/request.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { meQuery, readUser } from "../api.ts";
import { becomeVisitor, forgetStudent } from "../session/student-data.ts";
import { announce } from "../shared/auth-events.ts";

/**
 * Deletes an account, shown to be the student's own by its password or a mailed link. `leave` goes to a public page.
 * Whoever is signed in here to another account stays so.
 */
export function useDeleteAccount(leave: () => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (proof: AccountDeletion) => {
      const student = client.getQueryData(meQuery.queryKey)?.user;
      await request("/api/me", {
        method: "DELETE",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(proof),
      });
      showToast({ title: "Account deleted", description: "Everything that we stored about you is gone." });
      if (student && "token" in proof && (await isStillIn(student))) return leave();
      if (student) await forgetStudent(student.id);
      announce({ type: "signed_out", by: "student" });
      await leave();
      await becomeVisitor(client, async () => {});
    },
  });
}

/**
 * Whether this student is signed in. Without an answer they are taken to be gone, as what they leave may be private.
 */
async function isStillIn({ id }: AccountUser): Promise<boolean> {
  const now = await readUser().catch(() => null);
  return now?.id === id;
}

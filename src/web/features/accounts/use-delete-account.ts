import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AccountDeletion } from "#domain/accounts/account-settings.ts";
import { request } from "#web/http/request.ts";
import { showToast } from "#web/ui/toast.tsx";
import { meQuery } from "./api.ts";
import { announce } from "./auth-events.ts";
import { becomeVisitor, forgetOnDevice } from "./student-data.ts";

/** Deletes the account, shown to be the student's own by its password or a mailed link. `leave` goes to a public page. */
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
      if (student) forgetOnDevice(localStorage, student.id);
      announce({ type: "signed_out", by: "student" });
      showToast({ title: "Account deleted", description: "Everything that we stored about you is gone." });
      await leave();
      await becomeVisitor(client, async () => {});
    },
  });
}

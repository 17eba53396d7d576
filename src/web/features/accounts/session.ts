import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#web/http/request.ts";
import { type Me, meQuery } from "./api.ts";

export type Credentials = { email: string; password: string };
export type NewAccount = Credentials & { name: string };

const post = async (path: string, body: object) => {
  await request(`/api/auth${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
};

/** Nothing of one student may be seen by the next: every cached answer goes, then the new state is fetched. */
async function changeOfStudent(client: QueryClient): Promise<Me> {
  await client.cancelQueries();
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== "me" });
  return client.fetchQuery({ ...meQuery, staleTime: 0 });
}

/** Signs in with a password; answers who is signed in now. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      await post("/sign-in/email", credentials);
      return changeOfStudent(client);
    },
  });
}

/** Makes an account and signs in; answers who is signed in now. */
export function useSignUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (account: NewAccount) => {
      await post("/sign-up/email", account);
      return changeOfStudent(client);
    },
  });
}

/** Ends the session. `leave` goes to a public page before the student's data is dropped from under the current one. */
export function useSignOut(leave: () => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await post("/sign-out", {});
      await leave();
      return changeOfStudent(client);
    },
  });
}

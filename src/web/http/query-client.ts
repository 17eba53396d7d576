import { QueryClient } from "@tanstack/react-query";
import { ProblemError } from "./problem-error.ts";

/** Refusals are final. A lost connection and a temporary server error are retried once. */
export function worthRetrying(failures: number, error: Error): boolean {
  const final = error instanceof ProblemError && error.status >= 400 && error.status < 500;
  return !final && failures < 1;
}

/** The query cache: one for a browser, one for each page that is prerendered. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: worthRetrying, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
}

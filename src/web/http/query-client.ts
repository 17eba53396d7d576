import { QueryClient } from "@tanstack/react-query";
import { ProblemError } from "./problem-error.ts";

/** Refusals are final; a lost connection and a stumbling server are worth one more try. */
function worthRetrying(failures: number, error: Error): boolean {
  const final = error instanceof ProblemError && error.status >= 400 && error.status < 500;
  return !final && failures < 1;
}

/** The cache of server state: one for a browser, one for each page that is made into HTML. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: worthRetrying, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
}

import { type QueryClient, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { toastProblem } from "./problem-toast.ts";

type OptimisticChange<Input> = {
  /** The queries that show the change, by key prefix. */
  queryKey: QueryKey;
  save: (input: Input) => Promise<unknown>;
  /** Writes the change into the cached answers before it is saved. */
  show: (cache: QueryClient, input: Input) => void;
  /** Undoes the change in the cache after saving failed. It undoes only this change, as others may have followed. */
  undo: (cache: QueryClient, input: Input) => void;
  /** The text of the error toast; by default the server's message. */
  failureText?: string;
  /** Changes with the same id are saved one after another. */
  scope?: string;
  /** Keeps the queries on screen as they are, so that a list keeps the row. They load again when next opened. */
  keepsScreen?: boolean;
};

/** A mutation whose change shows at once. When saving fails, the change is undone and a toast shows the error. */
export function useOptimisticMutation<Input>(change: OptimisticChange<Input>) {
  const { queryKey, save, show, undo, failureText, scope, keepsScreen = false } = change;
  const cache = useQueryClient();
  return useMutation({
    scope: scope === undefined ? undefined : { id: scope },
    mutationFn: save,
    onMutate: async (input: Input) => {
      // A query that is still loading would show the state before the change.
      await cache.cancelQueries({ queryKey });
      show(cache, input);
    },
    onError: (error, input) => {
      undo(cache, input);
      toastProblem(error, failureText);
    },
    onSettled: () => cache.invalidateQueries({ queryKey, refetchType: keepsScreen ? "none" : "active" }),
  });
}

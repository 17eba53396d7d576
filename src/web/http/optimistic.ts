import { type QueryClient, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { toastProblem } from "./problem-toast.ts";

type OptimisticChange<Input> = {
  /** The queries that show the change, by the beginning of their keys. */
  queryKey: QueryKey;
  save: (input: Input) => Promise<unknown>;
  /** Writes the change into the cached answers, before it is saved. */
  show: (cache: QueryClient, input: Input) => void;
  /** Writes the opposite, when it could not be saved. Only this change: others may have been made since. */
  takeBack: (cache: QueryClient, input: Input) => void;
  /** What the error toast says; by default the words of the server. */
  failureText?: string;
  /** Changes with the same id are saved one after another. */
  scope?: string;
  /** Queries on screen stay as they are, so that a list keeps the row; they are loaded again when next opened. */
  keepsScreen?: boolean;
};

/** A mutation that is shown at once, and taken back with an error toast when it could not be saved. */
export function useOptimisticMutation<Input>(change: OptimisticChange<Input>) {
  const { queryKey, save, show, takeBack, failureText, scope, keepsScreen = false } = change;
  const cache = useQueryClient();
  return useMutation({
    scope: scope === undefined ? undefined : { id: scope },
    mutationFn: save,
    onMutate: async (input: Input) => {
      // An answer on its way would show the state before the change.
      await cache.cancelQueries({ queryKey });
      show(cache, input);
    },
    onError: (error, input) => {
      takeBack(cache, input);
      toastProblem(error, failureText);
    },
    onSettled: () => cache.invalidateQueries({ queryKey, refetchType: keepsScreen ? "none" : "active" }),
  });
}

import { useMutation } from "@tanstack/react-query";
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { useSubmitOnce } from "#web/ui/forms/use-submit-once.ts";
import { showFieldProblems } from "./field-problems.ts";
import { ProblemError } from "./problem-error.ts";
import { toastProblem } from "./problem-toast.ts";

/** Handlers of a screen for single refusals, by their code. */
export type Refusals = Readonly<Record<string, (problem: ProblemError) => void>>;

type FormSubmit<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  /** The fields on screen. An error of another field is shown as a toast. */
  fields: readonly FieldPath<Values>[];
  /** Sends the form. Rejects with the server's refusal. The draft stays. */
  send: (values: Output) => Promise<void>;
  refusals?: Refusals;
  /** Called when the form is not valid, besides the errors at its fields. */
  invalid?: (errors: FieldErrors<Values>) => void;
  /** Reports any other failure; by default as a toast. */
  otherwise?: (error: unknown) => void;
};

/**
 * Submits a form. A double click sends once. A refusal goes to the handler for its code, else to the fields that it
 * names, else to a toast.
 */
export function useFormSubmit<Values extends FieldValues, Output = Values>(options: FormSubmit<Values, Output>) {
  const { form, fields, send, refusals, invalid, otherwise = toastProblem } = options;
  const { mutateAsync } = useSending(send);
  const sendOnce = useSubmitOnce(async (values: Output) => {
    try {
      await mutateAsync(values);
    } catch (error) {
      if (isHandled(error, refusals) || showFieldProblems(error, fields, form.setError)) return;
      otherwise(error);
    }
  });
  return { submit: form.handleSubmit(sendOnce, invalid), busy: form.formState.isSubmitting };
}

/** `useFormSubmit` for a button without a form. */
export function useAction(send: () => Promise<void>, refusals?: Refusals): () => void {
  const { mutateAsync } = useSending(send);
  const sendOnce = useSubmitOnce(async () => {
    try {
      await mutateAsync();
    } catch (error) {
      if (!isHandled(error, refusals)) toastProblem(error);
    }
  });
  return () => void sendOnce(undefined);
}

/** A mutation, so that it is noticed when the session has ended (watch-unauthorized.ts). The cache forgets the form, such as a password, at once. */
const useSending = <Input>(send: (input: Input) => Promise<void>) => useMutation({ mutationFn: send, gcTime: 0 });

function isHandled(error: unknown, refusals: Refusals = {}): boolean {
  const handle =
    error instanceof ProblemError && Object.hasOwn(refusals, error.code) ? refusals[error.code] : undefined;
  if (!handle || !(error instanceof ProblemError)) return false;
  handle(error);
  return true;
}

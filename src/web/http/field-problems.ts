import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { ProblemError } from "./problem-error.ts";

/**
 * Shows the server's field errors at the fields of a form and moves the focus to the first. Returns whether there were
 * any. Errors of other fields are left for a toast.
 */
export function showFieldProblems<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  if (!(error instanceof ProblemError)) return false;
  const shown = fields.flatMap((name) => {
    const problem = error.errors.find(({ path }) => path === name);
    return problem ? [{ name, message: problem.message }] : [];
  });
  for (const [index, { name, message }] of shown.entries()) {
    setError(name, { type: "server", message }, { shouldFocus: index === 0 });
  }
  return shown.length > 0;
}

/**
 * The result of an action, or undefined where it throws: for the browser's storage, which may be forbidden, full or
 * damaged.
 */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * The value to store after a form was saved whose list has only some of the values. `nearest` gives the choice that the
 * form shows for a stored value. A stored value stays while its nearest choice stays: a "professional_degree", shown as
 * "Postgraduate", is neither deleted nor replaced. `chosen` is empty where the student chose no answer.
 */
export function storedAfterChoice<Value extends string>(
  stored: Value | null | undefined,
  chosen: string,
  nearest: (stored: Value) => string,
): string | null {
  if (stored && chosen === nearest(stored)) return stored;
  return chosen === "" ? null : chosen;
}

/**
 * Remembers what was read from the last words before a list: all entries of the list ask about the same words, one
 * after another.
 */
export function ofLast<T>(read: (lead: string) => T): (lead: string) => T {
  let last: { lead: string; value: T } | null = null;
  return (lead) => {
    if (last?.lead !== lead) last = { lead, value: read(lead) };
    return last.value;
  };
}

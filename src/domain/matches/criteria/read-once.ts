/** As `read`, remembered for each list as long as the list lives, because every student is compared with the same lists. */
export function readOnce<Read>(read: (list: readonly string[]) => Read): (list: readonly string[]) => Read {
  const known = new WeakMap<readonly string[], { read: Read }>();
  return (list) => {
    const before = known.get(list);
    if (before) return before.read;
    const found = { read: read(list) };
    known.set(list, found);
    return found.read;
  };
}

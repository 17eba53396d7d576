/** As `read`, remembered for each list or scholarship as long as it lives, because every student is compared with the same ones. */
export function readOnce<Read, Of extends object = readonly string[]>(read: (of: Of) => Read): (of: Of) => Read {
  const known = new WeakMap<Of, { read: Read }>();
  return (of) => {
    const before = known.get(of);
    if (before) return before.read;
    const found = { read: read(of) };
    known.set(of, found);
    return found.read;
  };
}

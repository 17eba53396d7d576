/** Where students are compared in groups, their view has this method, which notes what was read. */
export const readsPart: unique symbol = Symbol("reads a part");

/**
 * What `read` makes of an answer, a plain value. Students for whom it makes the same may be compared once, however different their
 * answers are: the age of a birthday, or the topics that a scholarship names too.
 */
export function readPart<Of extends object, Key extends keyof Of, Part extends string | number | boolean | null>(
  of: Of,
  key: Key,
  read: (answer: Of[Key]) => Part,
): Part {
  const view = of as { [readsPart]?: (key: Key, read: (answer: Of[Key]) => Part) => Part };
  return view[readsPart] ? view[readsPart](key, read) : read(of[key]);
}

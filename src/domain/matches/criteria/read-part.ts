/** Where students are compared in groups, their view has this method, which notes what was read. */
export const readsPart: unique symbol = Symbol("reads a part");

/**
 * What `read` makes of an answer, a plain value. Students for whom it makes the same may be compared once, however different their
 * answers are: the age of a birthday, or the topics that a scholarship names too. `given` is passed on, so that what is read for
 * thousands of demands need not make a function for each.
 */
export function readPart<Of extends object, Key extends keyof Of, Part extends Plain, Given = undefined>(
  of: Of,
  key: Key,
  read: (answer: Of[Key], given: Given) => Part,
  given?: Given,
): Part {
  const view = of as { [readsPart]?: (key: Key, read: (answer: Of[Key]) => Part) => Part };
  const more = given as Given; // absent where `read` takes none
  return view[readsPart] ? view[readsPart](key, (answer) => read(answer, more)) : read(of[key], more);
}
type Plain = string | number | boolean | null;

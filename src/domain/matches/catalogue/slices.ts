/** Long work in slices: it yields after each, so that the caller may do something else in between. */
export type Slices<Result> = Generator<undefined, Result>;

/** Does all slices in one go. */
export function inOneGo<Result>(slices: Slices<Result>): Result {
  let step = slices.next();
  while (!step.done) step = slices.next();
  return step.value;
}

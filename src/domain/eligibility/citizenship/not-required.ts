import type { Places } from "../place/place-list.ts";

/** The end of "is not required" behind a list; `to` if it does not stand there. */
export function notRequired(places: Places, to: number): number {
  let at = to;
  if (["is", "are", "does"].includes(places.word(at))) at++;
  if (places.word(at) !== "not") return to;
  at++;
  if (["a", "be"].includes(places.word(at))) at++;
  return ["required", "necessary", "requirement", "needed", "mandatory", "matter"].includes(places.word(at))
    ? at + 1
    : to;
}

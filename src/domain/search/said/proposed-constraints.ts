import { resolveField } from "../../fields-of-study/resolve-field.ts";
import { countryCode } from "../../places/countries.ts";
import { isStateCode } from "../../places/us-states.ts";
import { type Constraint, mostConstraints, singleSlots, type Understood } from "../understood.ts";
import { isWorldRegion } from "./countries-said.ts";

/**
 * Adds the constraints that a model proposes to a reading. One counts when its words stand in a part that was not
 * understood, its value exists, and it does not contradict what was read. A proposal never removes a constraint.
 */
export function withProposedConstraints(understood: Understood, proposed: readonly Constraint[]): Understood {
  const constraints = [...understood.constraints];
  let { ignored } = understood;
  for (const proposal of proposed) {
    const isOpen = [...understood.topics, ...understood.ignored].some((part) => holdsWords(part, proposal.words));
    const isRead = constraints.some(({ slot, value }) =>
      slot === proposal.slot ? singleSlots.has(slot) || value === proposal.value : false,
    );
    if (!isOpen || isRead || !isPossible(proposal) || constraints.length >= mostConstraints) continue;
    constraints.push(proposal);
    ignored = ignored.filter((part) => !holdsWords(part, proposal.words));
  }
  return { ...understood, constraints, ignored };
}

const inWords = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? ""
  } `;

function holdsWords(part: string, words: string): boolean {
  const wanted = inWords(words);
  return wanted.trim() !== "" && inWords(part).includes(wanted);
}

function isPossible(constraint: Constraint): boolean {
  switch (constraint.slot) {
    case "field_of_study":
      return resolveField(constraint.value).codes.some((code) => !code.includes("~"));
    case "residence":
      return isStateCode(constraint.value);
    case "country":
      return countryCode(constraint.value) === constraint.value || isWorldRegion(constraint.value);
    case "gpa":
      return constraint.value > 0 && constraint.value <= 4;
    case "amount_min":
    case "amount_max":
      return constraint.value > 0 && constraint.value <= 10_000_000;
    case "exclude":
      return constraint.value.trim() !== "";
    default:
      return true;
  }
}

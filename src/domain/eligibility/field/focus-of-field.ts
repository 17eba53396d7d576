import { resolveField } from "../../fields-of-study/resolve-field.ts";
import { type Mention, toCheck } from "../mention.ts";
import { outermost, phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import type { FieldClause } from "./field-clause.ts";
import type { FieldList } from "./field-list.ts";
import { leadIns, type Role } from "./field-phrases.ts";
import { isInside } from "./narrowest-fields.ts";

/** Finds the words before a list of fields. */
export const findLeadIns = phraseFinder<Role>(leadIns);

/** "A degree in nursing | with an emphasis on management": an emphasis that is no part of the field before it leaves that field. */
export function saysMoreOf(clause: FieldClause, from: number, list: FieldList): boolean {
  const before = fieldBefore(clause, from);
  if (before === null) return false;
  const whole = familiesOf(before);
  return !list.names.some((name) => familiesOf(name).some((family) => whole.includes(family)));
}

/**
 * "Studying design at a college | with a focus on furniture": a focus that is not known to be a part of a field before it is
 * no other choice. That field counts, and the focus is left to check.
 */
export function withFocusChecked(mentions: readonly Mention[], tokens: readonly Token[]): Mention[] {
  const focuses = outermost(findLeadIns(tokens)).filter(
    ({ from, value }) => value.study && value.emphasis && !isOfOthers(tokens, from),
  );
  return mentions.map((mention) => {
    const { meaning } = mention;
    const focus = focuses.find(({ to }) => to <= mention.from && mention.from <= to + 1);
    if (meaning.about !== "field_of_study" || !focus) return mention;
    const before = mentions.flatMap(({ to, meaning: other }) =>
      other.about === "field_of_study" && !other.implied && to <= focus.from ? other.names : [],
    );
    const wider = before.slice(-mostWider);
    const isPart = meaning.names.every((name) => wider.some((each) => name === each || isInside(name, each)));
    return wider.length === 0 || isPart ? mention : { ...mention, meaning: toCheck("course") };
  });
}

/** "Or | with a focus on", "or students | with a focus on". */
const isOfOthers = (tokens: readonly Token[], from: number): boolean => {
  const before = /^(?:students?|those|majors|applicants)$/.test(wordAt(tokens, from - 1)) ? from - 2 : from - 1;
  return /^(?:or|and)$/.test(wordAt(tokens, before));
};

/** So that a clause of hundreds of fields takes no long time. */
const mostWider = 10;

/** The field right before a token, unless "and" or "or" stands between. */
function fieldBefore({ tokens, names }: FieldClause, from: number): string | null {
  const before = [...names.values()].findLast(({ to }) => to <= from && to >= from - 4);
  const isJoined = before && tokens.slice(before.to, from).some(({ word }) => word === "or" || word === "and");
  return before && !isJoined ? before.name : null;
}

/** The CIP families of a field: "52" of human resources and of business. */
const familiesOf = (name: string): string[] => resolveField(name).codes.map((code) => code.slice(0, 2));

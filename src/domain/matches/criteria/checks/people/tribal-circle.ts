import { alsoPlaces, ofSeveralTribes, otherNamesOf, surelyTribes } from "../../../../eligibility/group/tribes.ts";
import { foldedWords } from "../../../../places/folded-words.ts";
import type { TribalMembership } from "../../../../profile/answers/answer-choices.ts";
import { tribalAnswers } from "../../../../profile/answers/tribal-membership-labels.ts";
import { isFilled } from "../../../../profile/completion.ts";
import type { QuestionPath } from "../../../../profile/question-paths.ts";
import { bothUnknown, type Comparison, close, failed, inOrder, unanswered, unclear } from "../../criterion.ts";
import type { Student } from "../../student.ts";
import type { TribalCircle } from "../told.ts";
import { isOfPlainGroup, plainGroupsIn } from "./plain-groups.ts";

const membership: QuestionPath = "demographics.tribal_membership";
const heritage: QuestionPath = "demographics.heritage";

const ofMembers = new Set("belong belongs citizen citizens enrolled member members membership registered".split(" "));
const bodies = new Set(
  "band community confederated corporation group nation people pueblo rancheria reservation tribal tribe tribes village".split(
    " ",
  ),
);
/** Words beside these that change nothing. All others may narrow the circle: a degree of blood, a certificate. */
const neutral = new Set(
  "a alaska alaskan american an any applicant applicants are be been being by certified corporations current currently direct either eligible federal federally from government groups have in indian indians is lineal must nations native natives of one only open or recognised recognized state student students the their to united states us villages who with you your".split(
    " ",
  ),
);
const isOfDescent = (word: string): boolean => /^descen(?:d|ds|ded|ding|dants?|dents?)$/.test(word);
const isPlain = (word: string): boolean =>
  neutral.has(word) || ofMembers.has(word) || bodies.has(word) || isOfDescent(word);

type Choice = { words: readonly string[]; names: readonly string[] };

/** The words of a choice and the words of the name in it; null where it says more, or names others. */
function choiceIn(text: string): Choice | null {
  const words = foldedWords(text);
  if (!words.some((word) => ofMembers.has(word) || bodies.has(word) || isOfDescent(word))) return null;
  const names: string[] = [];
  for (const word of text.match(/[\p{L}\d'’.-]+/gu) ?? []) {
    const folded = foldedWords(word);
    if (folded.every(isPlain)) continue;
    if (!/^\p{Lu}/u.test(word)) return null;
    names.push(...folded);
  }
  return { words, names };
}

const ofTribes = new Set("rancheria reservation tribal tribe tribes".split(" "));
/** "Seneca Nation", whose name is also one of places. */
const nations = alsoPlaces.map((name) => `${foldedWords(name).at(-1)} nation`);
const pairsOfTribes = new Set([
  ..."alaska native,alaska natives,american indian,american indians,federally recognized,first nation,first nations,pueblo of".split(
    ",",
  ),
  ...nations,
]);
const wordsOfTribes = surelyTribes.map((name) => foldedWords(name));

/** Whether the words are of a tribe: a band, a community, a group or a nation may be of anybody. */
const isOfTribe = ({ words, names }: Choice): boolean =>
  words.some((word, at) => ofTribes.has(word) || pairsOfTribes.has(`${words[at - 1]} ${word}`)) ||
  wordsOfTribes.some((tribe) => tribe.every((word) => names.includes(word)));

/**
 * Whom of the members of tribes and their descendants words name, in choices of which one is enough: "Be an enrolled member of a federally
 * recognized tribe, or descend from one". `isForOneCircle`: nothing else of the scholarship names others. Null where the first choice
 * says more, or names nobody of them.
 */
export function tribalCircleOf(quote: string, isForOneCircle: boolean): TribalCircle | null {
  const texts = quote.split(/[,;]| or /).filter((text) => text.trim() !== "");
  const choices = texts.map(choiceIn);
  const plain = choices.filter((choice) => choice !== null);
  if (choices[0] === null || !plain.some(isOfTribe)) return null;
  const words = plain.flatMap((choice) => choice.words);
  const says = (of: (word: string) => boolean) => words.some(of);
  const others = texts.filter((_, at) => choices[at] === null);
  if (!says((word) => ofMembers.has(word) || isOfDescent(word)) || !says((word) => bodies.has(word))) return null;
  const isOfFederal = says((word) => word.startsWith("federal"));
  const isOfState = says((word) => word === "state");
  const isOfAny = !isOfFederal && !isOfState;
  const surely: TribalMembership[] = [
    ...(isOfAny || isOfFederal ? ["federal" as const] : []),
    ...(isOfAny || isOfState ? ["state" as const] : []),
    // The answer of those who descend tells of a federally recognized tribe.
    ...(says(isOfDescent) && (isOfAny || isOfFederal) ? ["descendant" as const] : []),
  ];
  const mayDescend = says(isOfDescent) || others.some((text) => foldedWords(text).some(isOfDescent));
  return {
    surely,
    maybe: mayDescend && !surely.includes("descendant") ? ["descendant"] : [],
    tribes: plain.flatMap((choice) =>
      choice.names.length > 0
        ? [
            {
              names: inOrder(choice.names),
              bodies: inOrder(choice.words.filter((word) => bodies.has(word) && word !== "tribal")),
            },
          ]
        : [],
    ),
    orGroups: inOrder(others.flatMap((text) => plainGroupsIn(foldedWords(text)) ?? [])),
    leavesOut: isForOneCircle && others.every((text) => foldedWords(text).some(isOfDescent)),
  };
}

const isSaid = (own: ReadonlySet<string>, word: string): boolean =>
  own.has(word) || otherNamesOf(word).some((name) => own.has(name));

/** Whether the tribe that the student names is surely one of the sponsor's. */
const isOwnTribe = ({ tribe }: Student, { tribes }: TribalCircle): boolean =>
  tribes.length === 0 ||
  tribes.some(
    ({ names, bodies: named }) =>
      names.every((word) => isSaid(tribe.words, word)) &&
      (names.length > 1 ||
        !names.some((word) => ofSeveralTribes.has(word)) ||
        named.some((word) => tribe.words.has(word))),
  );

/** Whether the student names a tribe that has no word of the sponsor's names. */
export const isOfOtherTribe = ({ tribe }: Student, { tribes }: TribalCircle): boolean =>
  tribes.length > 0 &&
  tribe.words.size > 0 &&
  !tribes.some(({ names }) => names.some((word) => isSaid(tribe.words, word)));

/** Close where the student surely is of the circle, failed where they said that they are not; else null. */
export function compareTribe(student: Student, circle: TribalCircle): Comparison | null {
  if (isOfPlainGroup(student, circle.orGroups)) return close;
  const own = student.tribe.membership;
  if (own === null || circle.maybe.includes(own)) return null;
  if (!circle.surely.includes(own)) return circle.leavesOut ? failed : null;
  return isOwnTribe(student, circle) ? close : null;
}

/** Native students are asked how they belong to a tribe, and which it is where a sponsor names one. */
export function openTribe(student: Student, { tribes }: TribalCircle): Comparison {
  if (student.groups.member.native_american !== true) return unclear;
  const open = [
    ...(student.tribe.membership === null ? [membership] : []),
    ...(tribes.length > 0 && !isFilled(student.profile.demographics?.heritage) ? [heritage] : []),
  ].map(unanswered);
  return open.length > 0 ? open.reduce(bothUnknown) : unclear;
}

/** What the student answered of it. */
export function tribalAnswer({ tribe, profile }: Student): string | null {
  if (tribe.membership === null) return null;
  const named = tribe.words.size > 0 ? (profile.demographics?.heritage ?? []).join(", ") : "";
  return [tribalAnswers[tribe.membership], named].filter((words) => words !== "").join("; ");
}

/** The questions whose answers may decide it. */
export const tribalQuestions = ({ tribes }: TribalCircle): QuestionPath[] =>
  tribes.length > 0 ? [membership, heritage] : [membership];

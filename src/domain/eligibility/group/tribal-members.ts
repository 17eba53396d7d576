import { type ClauseWords, toCheck } from "../mention.ts";
import { findPlaces } from "../place/place-names.ts";
import { type Found, phraseFinder } from "../text/phrases.ts";
import { type Token, tokensOf, wordAt } from "../text/tokens.ts";
import { tokenSet } from "../text/word-set.ts";
import { personNouns } from "./group-roles.ts";
import type { GroupPhrase } from "./group-rows.ts";
import { surelyTribes, tribeNames } from "./tribes.ts";

/** Tribes, and whether their names are of no place too. */
const findTribes = phraseFinder<boolean>(tribeNames.map((name) => [name, surelyTribes.includes(name)] as const));
/** Words for those who belong to a tribe. Whoever asks for a tribe's people has one of them, or a word for people behind the tribe's name. */
export const tribalBelonging = tokenSet(
  "member members citizen citizens descendant descendants descendent descendents enrolled enrollment enrolment membership shareholder shareholders belong belongs tribal tribally indian indians",
);
const bodies = tokenSet("tribe tribes rancheria pueblo pueblos");
/** Bodies of others too: "the Marching Band", "a native of the village". */
const bodiesOfOthers = tokenSet(
  "nation nations band bands people peoples community colony reservation village villages corporation corporations town",
);
/** What a town or a school has too: "the Omaha community", "the Huron band". */
const bodiesOfTowns = tokenSet("band bands community village villages corporation corporations town");
const native = tokenSet("indian indians tribal native");
const joints = tokenSet(
  "of the and or a an any one two three four five six seven eight nine ten several either our federally state us united states recognized recognised american eligible",
);
const links = tokenSet("of in with to from");

const belongs: GroupPhrase = { groups: ["native_american"], form: "trait", also: [toCheck("membership")] };
/** In tokens: "the Confederated Tribes and Bands of the Yakama Indian Nation". */
const longestName = 12;

/**
 * Those who belong to a tribe, whatever its name is: "an enrolled member of the Fort Sill Apache Tribe", "Cowlitz tribal members",
 * "descendants of the Choctaw people". In the text of a tribe also "enrolled members" and "our tribal grant".
 */
export function tribalMembers(clause: ClauseWords): Found<GroupPhrase>[] {
  const { tokens } = clause;
  if (clause.tribe === "abroad" || !tribalBelonging.hasAny(tokens)) return [];
  const own = clause.tribe === "sponsor" ? findOwn(tokens) : [];
  const named = tribalBelonging.placesIn(tokens).flatMap((at) => behind(at, clause) ?? before(at, clause) ?? []);
  return [...named, ...own].map(({ from, to }) => ({ from: startOf(tokens, from), to, value: belongs }));
}

type Place = Pick<Found<GroupPhrase>, "from" | "to">;

/** "Member | of the Spirit Lake Tribe". */
function behind(at: number, { tokens, text }: ClauseWords): Place | null {
  let from = at + 1;
  if (tokens[from]?.word === "in" && tokens[from + 1]?.word === "good") from += 3;
  if (!links.has(tokens[from])) return null;
  let end = from;
  for (let next = from + 1; next < Math.min(tokens.length, from + longestName); next++) {
    const token = tokens[next] as Token;
    if (/;|[.:]\s/.test(text.slice(tokens[next - 1]?.end, token.start))) break;
    const isBody = bodies.has(token) || bodiesOfOthers.has(token) || native.has(token);
    if (isBody && !(native.has(token) && tokens[next + 1]?.word === "american")) end = next + 1;
    else if (!token.capital && !joints.has(token)) break;
  }
  if (end === from || !isTribe(tokens.slice(from, end), tokens, from)) return null;
  return { from: at, to: placeBehind(tokens, end) };
}

/** "Three Affiliated Tribes | members", "an enrolled Northern Cheyenne | member", "enrolled | Northern Cheyenne students". */
function before(member: number, { tokens }: ClauseWords): Place | null {
  if (tokens[member]?.word === "enrolled") return enrolledPersons(member, tokens);
  // "The Oneida Nation's enrolled | members".
  const at = enrolled.has(tokens[member - 1]) ? member - 1 : member;
  let from = at;
  while (from > 0 && at - from < longestName && isOfName(from - 1, tokens)) from--;
  while (from < at && !tokens[from]?.capital) from++;
  if (from === at || !isTribe(tokens.slice(from, at), tokens, from, enrolled.has(tokens[from - 1]))) return null;
  return { from, to: member + 1 };
}

const isOfName = (at: number, tokens: readonly Token[]): boolean =>
  (tokens[at]?.capital === true || /^(?:of|the|and|tribal)$/.test(wordAt(tokens, at))) &&
  tokens[at]?.word !== "enrolled";

function enrolledPersons(at: number, tokens: readonly Token[]): Place | null {
  let end = at + 1;
  while (tokens[end]?.capital && !personNouns.has(wordAt(tokens, end))) end++;
  if (!personNouns.has(wordAt(tokens, end)) || end === at + 1) return null;
  return isTribe(tokens.slice(at + 1, end), tokens, at + 1, true) ? { from: at, to: end } : null;
}

const enrolled = tokenSet("enrolled registered certified");
const openers = tokenSet(
  "proof of be is are been a an who must currently current enrolled registered certified active",
);
/** The words before that say no more: "must be an enrolled | member". */
function startOf(tokens: readonly Token[], at: number): number {
  let from = at;
  while (openers.has(tokens[from - 1])) from--;
  return from;
}

/** Whether the words name a tribe. `alone`: its people's name is enough. */
function isTribe(name: readonly Token[], tokens: readonly Token[], from: number, alone = false): boolean {
  if (name.some((token, at) => bodies.has(token) && isBodyOfTribe(tokens, from + at))) return true;
  const people = findTribes(tokens).filter((tribe) => tribe.from >= from && tribe.to <= from + name.length);
  if (alone && people.length > 0) return true;
  const body = name.findLast((token) => bodiesOfOthers.has(token));
  if (body === undefined) return name.at(-1)?.word === "indians";
  const isOfTown = bodiesOfTowns.has(body);
  // "An Indian band", but not "the Indian community", which may be from India.
  const isOfIndia = /^(?:communit|village|town)/.test(body.word) && !body.capital;
  const isNative = name.some((token) => native.has(token) && !(isOfIndia && token.word.startsWith("indian")));
  return isNative || people.some(({ value }) => value || !isOfTown);
}

/** "Pueblo of Isleta", "the Zia Pueblo", but not "Scheduled Tribes" and "the Pueblo Rotary Club", which is of a town. */
function isBodyOfTribe(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [wordAt(tokens, at - 1), tokens[at + 1]];
  if (tokens[at]?.word !== "pueblo") return before !== "scheduled";
  return next?.word === "of" || (!next?.capital && !/^(?:of|in)$/.test(before));
}

/** "The Choctaw Nation | of Oklahoma". */
function placeBehind(tokens: readonly Token[], end: number): number {
  if (tokens[end]?.word !== "of" || !tokens.some(({ capital }) => !capital)) return end;
  let to = tokens[end + 1]?.word === "the" ? end + 2 : end + 1;
  const start = to;
  while (tokens[to]?.capital && to < start + 4) to++;
  return to > start ? to : end;
}

/** What a tribe's own text says of its people. */
const findOwn = phraseFinder<true>([
  ["(enrolled|registered|eligible|our|its) (tribal|) (member|members|citizen|citizens)", true],
  ["(member|members|citizen|citizens) of (the|our) (nation|band|tribe|tribes|reservation|rancheria|pueblo)", true],
  [
    "tribal (higher education|adult vocational|vocational|education|college|student|) (scholarship|scholarships|grant|grants|assistance|student|students)",
    true,
  ],
  ["(an|eligible|) indian (student|students|applicant|applicants|person|persons)", true],
  ["be (an|) indian", true],
]);

/** Whose tribe a text means: its sponsor's, or one abroad ("the Igbo tribe in Nigeria"); null where it has to say so itself. */
export type TextOfTribe = "sponsor" | "abroad" | null;

export function textOfTribe(provider: string, text: string): TextOfTribe {
  if (/\btrib(?:al|e)/i.test(`${provider} ${text}`) && isAbroad(`${provider}\n${text}`)) return "abroad";
  return isOfTribe(tokensOf(provider)) ? "sponsor" : null;
}

/** Whether a text names countries, but neither the US nor Canada nor one of their states. */
function isAbroad(text: string): boolean {
  const tokens = tokensOf(text);
  const named = findPlaces(tokens).filter(({ from }) => tokens[from]?.capital);
  return (
    named.length > 0 &&
    named.every(({ value }) => value.kind === "country" && value.code !== "US" && value.code !== "CA")
  );
}

/** Whether a sponsor is a tribe, or an office for American Indians alone. A tribe's hotel or college gives to others too. */
const isOfTribe = (provider: readonly Token[]): boolean =>
  !ofOthers.hasAny(provider) && (isTribe(provider, provider, 0) || findOffices(provider).length > 0);
const ofOthers = tokenSet(
  "casino resort hotel gaming enterprise enterprises university college county city school schools",
);
const findOffices = phraseFinder<true>([
  ["(indian health service|bureau of indian (affairs|education)|office of indian education)", true],
  ["tribal (council|education|government|office|scholarship|scholarships)", true],
]);

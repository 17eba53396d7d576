import { type ClauseWords, grammar, type Meaning, type Mention, toCheck } from "../mention.ts";
import { outermost, phraseFinder } from "../text/phrases.ts";
import { type Token, tokensOf, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { before, isExample, isInName } from "./group-roles.ts";
import { allKin, areLimited, type Kin, kinBehind, kinIn, moreOf, wordsBefore } from "./military-kin.ts";

/** Who is meant: somebody who serves or served, somebody of the family, or both. */
type Who = "service" | "family" | "both";

/** The phrases of a text that name soldiers, veterans and their families. */
export const findMilitary = phraseFinder<Who>([
  ["(military|us military|war|us|student|disabled|combat|) (veteran|veterans)", "service"],
  [
    "(active duty|active|) (service member|service members|servicemember|servicemembers|servicemen|servicewomen)",
    "service",
  ],
  ["(military|uniformed) (service members|servicemembers|service member)", "service"],
  ["active duty (military|personnel|military personnel|members|soldiers|service|us military|)", "service"],
  ["(active|current|former|retired|) military (personnel|members|member|servicemembers)", "service"],
  [
    "(active|current|former|retired|) (member|members) of the (us|united states|american|canadian|) (armed forces|forces|armed services|military|national guard|air national guard|army national guard|coast guard|army|navy|air force|marine corps|uniformed services|army reserve|reserves|military reserves|selected reserve)",
    "service",
  ],
  [
    "(served|serving|serves|serve|enlisted|service) (honorably|) in (the|any branch of the|a branch of the) (us|united states|) (armed forces|armed services|military|national guard|air national guard|army national guard|coast guard|army|navy|air force|marine corps|marines|uniformed services|army reserve|reserves)",
    "service",
  ],
  [
    "(armed forces|national guard|army national guard|air national guard) (personnel|members|member|soldiers)",
    "service",
  ],
  ["(us|deceased|) military (person|persons|personnel|veteran|veterans|officer|officers)", "service"],
  [
    "(active duty|active|retired|former|career|) (warrant|commissioned|noncommissioned|enlisted) (or|and|or and|) (warrant|commissioned|noncommissioned|enlisted|) (officer|officers|members|personnel) (in|of) the (us|united states|) (army|navy|air force|marine corps|coast guard|armed forces|military)",
    "service",
  ],
  [
    "(army|navy|air force|marine corps|coast guard) (enlisted|) (personnel|soldiers|sailors|airmen|servicemembers|officer|officers)",
    "service",
  ],
  ["(us|united states|retired|former|active duty|fallen|) (marines|sailors|soldiers|airmen|guardsmen)", "service"],
  ["(armed forces|armed services|uniformed services) (member|members)", "service"],
  [
    "(commissioned|noncommissioned|warrant|) (officer|officers|personnel) (in|of) (the|) (us|united states|regular|) (army|navy|air force|marine corps|coast guard|armed forces|military)",
    "service",
  ],
  ["(a|an|the|fallen|us) (soldier|sailor|marine|airman)", "service"],
  [
    "(national guard|army national guard|guard) (and|or|and or) (the|) (reserve|reserves|army reserve|army reserves|military reserves) (member|members|personnel|)",
    "service",
  ],
  ["gold star (family|families|spouse|spouses|child|children|dependents|wives|sons|daughters)", "family"],
  ["fallen (service members|servicemembers|service member|military members)", "service"],
  ["(reservist|reservists|guardsman|guardsmen)", "service"],
  ["(members of the|) (national guard|army national guard|air national guard|military reserves)", "service"],
  [
    "(parent|parents|guardian|spouse|family member|family members|relative|sibling|parent or guardian|parent or spouse) (who is|who are|is|are|) (currently|actively|) (serving|) (in|on) (the|) (us|united states|) (active duty|military|armed forces|armed services|army|navy|air force|marine corps|coast guard|national guard)",
    "family",
  ],
  ["honorably discharged", "service"],
  ["(service|military service) (person|persons|people)", "service"],
  ["military (spouse|spouses|dependent|dependents|child|children|kids|brat|brats|connected students)", "family"],
  [
    "(army|navy|air force|marine|marine corps|coast guard|national guard) (spouse|spouses|dependent|dependents|child|children|wives)",
    "family",
  ],
  ["(from a|from|) military (family|families|background)", "both"],
  [
    "military (affiliated|connected) (student|students|undergraduate|undergraduates|graduate students|youth|individual|individuals|applicant|applicants|person|persons|families|family members|college students|high school students)",
    "both",
  ],
  [
    "(army|navy|air force|marine corps|marine|coast guard|veteran|armed forces|service member) (and|or|) (army|navy|air force|marine corps|marine|coast guard|) (family|families)",
    "both",
  ],
]);

const relatives = wordSet(`
child children son sons daughter daughters dependent dependents dependant dependants spouse spouses wife wives husband widow widows widower widowers
grandchild grandchildren stepchild stepchildren descendant descendants descendent family families member members survivor survivors orphan orphans sibling siblings
kids parent parents
`);
const between = wordSet(`
a an the of or and whose is are was were us united states deceased disabled totally permanently percent 100 % retired former active reserve current wounded
fallen killed missing dependent unmarried surviving adopted biological step legally who in to qualifying eligible honorably discharged vietnam war world korean
american persian gulf native aged age ages to between under over years immediate one both his her their other
`);

/** Soldiers, veterans and their families. */
export const military = grammar({ clause: [findMilitary] }, (clause) => {
  const found = outermost(findMilitary(clause.tokens));
  if (found.length === 0) return [];
  const named = found.map((each) => {
    const service = serviceBefore(clause.tokens, each.from);
    const start = relativeBefore(clause.tokens, service);
    return { ...each, start, who: start < service && each.value === "service" ? "family" : each.value };
  });
  const also = checkOf(clause, named);
  return named.flatMap(({ from, to, start }) => mention(clause, start, from, to, also));
});

function mention(clause: ClauseWords, start: number, from: number, to: number, also: readonly Meaning[]): Mention[] {
  if (
    isInName(clause, from, to) ||
    isExample(clause.tokens, start) ||
    otherNext.has(wordAt(clause.tokens, to)) ||
    isLegion(clause.tokens, to) ||
    isOfTrade(clause, from, to) ||
    isOfficer(clause.tokens, to) ||
    isOfSea(clause.tokens, to) ||
    isPlan(clause.tokens, start) ||
    clause.tokens.slice(start, to).some(({ word }) => word === "confederate" || word === "revolutionary")
  )
    return [];
  const role = before(clause, withBefore(clause.tokens, start), new Set());
  // "He previously served in the Army" tells of somebody else.
  if (
    role === "refused" ||
    (role === "open" && /^serv/.test(wordAt(clause.tokens, start)) && !isOwn(clause.tokens, start))
  )
    return [];
  // Grandchildren of veterans answer the question about their own family with no.
  if (isGrandparent(clause.tokens, start, to)) return [{ from: start, to, meaning: toCheck("family") }];
  if (clause.tokens.slice(start, from).some(({ word }) => descendants.has(word)))
    return [{ from: start, to, meaning: toCheck("family"), ofChoice: { about: "groups", groups: ["military"] } }];
  const isDisabled =
    start === from &&
    clause.tokens[from]?.word === "disabled" &&
    also.includes(ofService) &&
    !clause.tokens.slice(Math.max(0, from - 8), from).some(({ word }) => elders.has(word));
  return [
    // "Children of veterans and farmers" is longer, and names no group.
    {
      from: start,
      to: endOfFamily(clause.tokens, to),
      meaning: { about: "groups", groups: isDisabled ? disabledVeterans : ["military"] },
      also,
      inside: true,
    },
  ];
}

const descendants = wordSet("grandchild grandchildren descendant descendants descendent sibling siblings");
const elders = wordSet("mother father parent parents guardian guardians spouse husband wife");
/** "A parent or grandparent | must be a veteran", "a grandparent who served". */
const isGrandparent = (tokens: readonly Token[], start: number, to: number): boolean =>
  tokens.slice(Math.max(0, start - 8), to).some(({ word }) => grandparents.has(word));
const grandparents = wordSet("grandparent grandparents grandfather grandfathers grandmother grandmothers");
export const disabledVeterans = ["military", "disability"] as const;

/** The place of "with" in "students | with a parent on active duty"; `from` for other words. */
function withBefore(tokens: readonly Token[], from: number): number {
  if (!relatives.has(wordAt(tokens, from))) return from;
  let at = from - 1;
  while (/^(?:an?|at|least|one|immediate|either)$/.test(wordAt(tokens, at))) at--;
  return tokens[at]?.word === "with" ? at : from;
}

/** "Who have served", "must have served". */
const isOwn = (tokens: readonly Token[], from: number) =>
  /^(?:who|have|having|must)$/.test(wordAt(tokens, from - 1)) || tokens[from - 2]?.word === "have";

/** "An active duty member of law enforcement". */
const isOfficer = (tokens: readonly Token[], to: number) =>
  tokens.slice(to, to + 5).some(({ word }) => /^(?:law|police|fire|firefighters?|enforcement|ems)$/.test(word));

/** "A marine | biologist", but not "a Marine | who served". */
const isOfSea = (tokens: readonly Token[], to: number) =>
  tokens[to - 1]?.word === "marine" && tokens[to] !== undefined && !behindSoldiers.has(wordAt(tokens, to));
const behindSoldiers = wordSet(
  "or and who whose in on from of with at is was must should may serving veteran killed wounded",
);

/** "Potential to serve as an officer in the Army", "become an officer", "an obligation of eight years, five of them on | active duty". */
const isPlan = (tokens: readonly Token[], from: number) =>
  tokens
    .slice(Math.max(0, from - 5), from)
    .some(({ word }) => /^(?:serve|commission|become|becoming|future|potential)$/.test(word)) ||
  tokens.slice(0, from).some(({ word }) => /^(?:obligation|obligated|obligates)$/.test(word));

/** "A digital marketing veteran", "a 30-year veteran of the industry". */
const isOfTrade = ({ tokens }: ClauseWords, from: number, to: number) =>
  to === from + 1 && tokens[from]?.word.startsWith("veteran") && trades.has(wordAt(tokens, from - 1));
const trades = wordSet(
  "marketing industry business year television tv radio music media advertising technology tech film news journalism newspaper broadcast broadcasting banking finance legal police fire department retail sales software design fashion trade theater theatre sports football baseball racing",
);

/** "Veterans of Foreign Wars" is an organization. */
const isLegion = (tokens: readonly Token[], to: number) =>
  tokens[to]?.word === "of" && ["foreign", "america"].includes(wordAt(tokens, to + 1));

const otherNext = wordSet(
  "industry industries trade trades environment life resources sector ecosystem ecosystems ecology conservation transportation technology programs charities causes homes cemetery affairs administration foundation association hospital hospitals memorial auxiliary post day benefits issues history organization organizations health care services studies academy academies",
);

/** Whether words speak of soldiers, veterans or their families. */
export const namesMilitary = (words: string): boolean =>
  [findMilitary, findOthers].some((each) => each(tokensOf(words)).length > 0);
const findOthers = phraseFinder([["(military|veteran|veterans|rotc)", true]]);

type Named = { from: number; to: number; start: number; who: Who };

/**
 * The group holds those who serve and their families, and a yes does not tell which of them the student is. Unless the
 * words name them all, whom they mean is left to check.
 */
function checkOf(clause: ClauseWords, named: readonly Named[]): Meaning[] {
  const kin = new Set(named.flatMap((each) => kinOf(clause, each)));
  if (allKin.every((each) => kin.has(each))) return [];
  const isOfService = named.every(({ who, to }) => who === "service" && !hasRelative(clause.tokens.slice(to, to + 6)));
  return [isOfService ? ofService : toCheck("family")];
}
const ofService = toCheck("employment");

/** Whom of a military family the words name, whichever soldier theirs is. */
function kinOf(clause: ClauseWords, { start, from, to, who }: Named): Kin[] {
  const { tokens } = clause;
  if ([wordsBefore(clause, start), tokens.slice(start, to), moreOf(clause, to)].some(areLimited)) return [];
  if (who === "family") return kinIn(tokens.slice(start, to));
  if (who === "both") return hasRelative(tokens.slice(start, from)) ? kinIn(tokens.slice(start, from)) : [...allKin];
  return ["self", ...kinBehind(clause, to)];
}

/** The end of "and their spouses or children" behind those who serve. "Or a child of a teacher" is of other families. */
function endOfFamily(tokens: readonly Token[], to: number): number {
  const word = (at: number) => wordAt(tokens, at);
  if (!/^(?:and|or)$/.test(word(to))) return to;
  let end = to;
  for (let at = to; joinsFamily.has(word(at)); at++) {
    if (!relatives.has(word(at)) || isMember(word(at))) continue;
    if (word(at + 1) !== "of") end = at + 1;
    else if (word(at + 2) === "one") end = at + 3;
  }
  return end;
}
const joinsFamily = wordSet(
  `a an and or the their his her eligible immediate dependent qualifying current surviving unmarried ${[...relatives].join(" ")}`,
);

/**
 * The first word of "children or spouses of deceased" or of "members of the Iowa" before the words at `from`; `from` when
 * there are none.
 */
function relativeBefore(tokens: readonly Token[], from: number): number {
  let start = from;
  let names = 0;
  for (let at = from - 1; at >= 0 && from - at < 14; at--) {
    const { word = "", capital = false } = tokens[at] ?? {};
    if (isMember(word) && tokens[at - 1]?.word === "service") break;
    // "Single parents or veterans".
    if (word.startsWith("parent") && tokens[at - 1]?.word === "single") break;
    if (relatives.has(word)) start = at;
    else if (!between.has(word) && !/^\d{1,2}$/.test(word) && !(capital && ++names <= 2)) break;
  }
  return start;
}

/** The first word of "serving in the Texas" before the words at `from`; `from` when there is none. */
function serviceBefore(tokens: readonly Token[], from: number): number {
  let at = from - 1;
  while (tokens[at]?.capital && from - at <= 2) at--;
  if (tokens[at]?.word === "the") at--;
  const serves = /^(?:serve|serves|served|serving)$/.test(wordAt(tokens, at - 1));
  return serves && tokens[at]?.word === "in" ? at - 1 : from;
}

const isMember = (word: string) => word === "member" || word === "members";
const hasRelative = (tokens: readonly Token[]) => tokens.some(({ word }) => relatives.has(word) && !isMember(word));

import type { Mention } from "../../mention.ts";
import { isAnybody } from "../../mood/people.ts";
import { isSlogan } from "../../mood/sponsor.ts";
import { sentenceStart } from "../../mood/subject.ts";
import { nameTokens } from "../../neutral/name-tokens.ts";
import { isLanguage } from "../../person/languages.ts";
import { choiceOf, phraseFinder } from "../../text/phrases.ts";
import { startsWithDigit, type Token, tokensOfLead, wordAt } from "../../text/tokens.ts";
import { tokenSet } from "../../text/word-set.ts";
import { anyAward, anyFund, anyStipend } from "../../words/awards.ts";
import { ordinaryWords } from "../../words/ordinary.ts";
import { keyOf } from "../criterion-of-meaning.ts";
import type { Statement } from "../statement.ts";
import { namesSomebody } from "./named-persons.ts";

/**
 * The words of a clause that not everybody who applies has or does: all but those of any application, numbers, addresses of the web and
 * the names of the award and its sponsor.
 */
export function strangeWords(tokens: readonly Token[], text: string, names: ReadonlySet<string>): Token[] {
  const strange = tokens.filter(
    (token) =>
      isStrange(token, names) && !isOfNumber(token, text) && !isOfAddress(token, text) && !isForAll(token, tokens),
  );
  if (strange.length === 0) return strange;
  const named = new Set(nameTokens(tokens, names).map((at) => tokens[at]));
  return strange.filter((token) => !named.has(token));
}

/** "In English or Spanish", "nominate yourself". */
const isForAll = (token: Token, tokens: readonly Token[]): boolean =>
  (isLanguage(token.word) && tokens.some(({ word }) => word === "english")) ||
  (token.word === "nominate" && tokens.some(({ word }) => word === "yourself"));

/** "1Dental's": a name that begins with a number. */
const isOfNumber = ({ start }: Token, text: string): boolean => /\d/.test(text[start - 1] ?? "");

const isStrange = (token: Token, names: ReadonlySet<string>): boolean =>
  token.word.length > 1 &&
  !startsWithDigit(token) &&
  !ordinaryWords.has(token.word) &&
  !isAdverb(token.word) &&
  !names.has(token.word);

/** "Indefinitely", but not "elderly". */
const isAdverb = (word: string): boolean => word.length > 6 && word.endsWith("ly") && word !== "elderly";

/** "www.indian-affairs.org", "info@kasf.org". */
function isOfAddress({ start, end }: Token, text: string): boolean {
  const before =
    text
      .slice(Math.max(0, start - longestAddress), start)
      .split(spaces)
      .at(-1) ?? "";
  const behind = text.slice(end, end + longestAddress).split(spaces)[0] ?? "";
  return address.test(before + text.slice(start, end) + behind);
}
const spaces = /\s/;
/** In UTF-16 units, to either side of a word. */
const longestAddress = 60;
const address = /\w\.[a-z]{2}|:\/\/|@/i;

/** Words that begin what an essay is about, which says nothing of who writes it. */
const themes = tokenSet(`
about against how why what where whether regarding concerning describing describes explaining explains discussing discusses telling tells outlining addressing addresses
demonstrating demonstrates exploring explores analyzing analyzes answering answers showing shows expressing illustrating
`);
const papers =
  "essay|essays|video|videos|answer|answers|entry|entries|submission|submissions|paper|letter|statement|post";
const works =
  "blog|photo|story|poem|proposal|presentation|article|speech|topic|topics|question|questions|prompt|prompts";
const findThemes = phraseFinder<true>([
  [
    `(${papers}|${works}) (must|should|will|shall|to|can|could|may) (include|introduce|detail|contain|reflect|focus|cover|present|express|be about|be on|relate|respond|promote|feature|illustrate|argue|summarize|propose|suggest|answer|address|explain|describe|discuss)`,
    true,
  ],
  ["(based on|inspired by|in response to|dedicated to|related to|relating to)", true],
  [`(${papers}|${works}|words|word|theme|themes|subject) (on|of|that|which|in which|is|are)`, true],
  ["(which|that) (you|they|he or she)", true],
]);
const tellers = tokenSet(
  "draw paint film photograph sketch describe explain discuss tell share argue imagine think consider analyze analyse examine reflect suggest propose write compose pretend outline guess invent evaluate",
);

/** The words of a task without its theme. */
function withoutTheme(tokens: readonly Token[], text: string): readonly Token[] {
  const start = sentenceStart(tokens, text);
  if (tellers.has(tokens[start]) && !/^(?:to|in|at|for)$/.test(wordAt(tokens, start + 1))) return [];
  const sign = text.search(/[:"?]/);
  const ends = [
    tokens.findIndex((token, at) => at > 0 && themes.has(token)),
    findThemes(tokens)[0]?.to ?? -1,
    sign < 0 ? -1 : tokens.findIndex(({ start }) => start > sign),
  ].filter((at) => at >= 0);
  return ends.length === 0 ? tokens : tokens.slice(0, Math.min(...ends));
}

/** "Choose | a gadget that you love | and write about it": anybody may, whatever it is; what is done with it counts. */
function withoutChosen(tokens: readonly Token[]): readonly Token[] {
  const chosen = findChoice(tokens)[0]?.to ?? -1;
  if (chosen < 0) return tokens;
  const end = tokens.findIndex((token, at) => at >= chosen && joinsUse.has(token));
  return [...tokens.slice(0, chosen), ...(end < 0 ? [] : tokens.slice(end))];
}
const findChoice = phraseFinder<true>([["(choose|pick|select) (a|an|one|any|your|their|the)", true]]);
const joinsUse = tokenSet("and or then to for as with in at from");

/** "If you live abroad, | send it by mail": what is asked only then leaves nobody out (`asksOfSome` tells the others). */
function withoutCondition(tokens: readonly Token[], text: string): readonly Token[] {
  const from = tokens.findIndex((token) => conditions.has(token));
  if (from < 0) return tokens;
  const end = tokens.findIndex(({ end: at }, place) => place >= from && /[,;]/.test(text[at] ?? ""));
  return [...tokens.slice(0, from), ...(end < 0 ? [] : tokens.slice(end + 1))];
}
const conditions = tokenSet("if unless when once until");

/**
 * Whether a clause that demands nothing by its shape holds something that no harmless kind of clause explains, so that the student checks
 * it: a task with other words than those of any application ("must supply their own horse", "send it through the state association"), and
 * somebody of whom the award or its papers tell ("helps young Quakers", "nominations come from bandmasters"). The theme of an essay, the
 * story of a founder, and what a sponsor says of itself are explained.
 */
export function isUnexplained({ mood, tokens, mentions, unread, clause: { text, lead }, names }: Statement): boolean {
  if (mood === "demand" || mood === "exclusion" || mood === "preference") return false;
  // What was set aside as the story of one person holds no words any more.
  if (unread.length === 0 && mentions.length === 0) return false;
  if (text.trimEnd().endsWith("?")) return mood === "background" && asksOfPast(tokens, text, names);
  if (isSlogan(tokens) || tellsWhereToRead(tokens) || listsThemes(lead)) return false;
  const own = withoutChosen(withoutCondition(withoutTheme(tokens, text), text));
  const strange = strangeWords(own, text, names).filter((token) => !isRead(token, tokens, mentions));
  if (mood === "selection") return helpsStrangers(own, strange);
  if (mood === "procedure") return strange.length > 0 && !tellsOfOthers(own, text);
  if (tellsOfOthers(own, text)) return false;
  const isTask = mood === "background" && strange.length > 0 && tellsOfDoer(own);
  return isTask || helpsStrangers(own, strange) || namesStrangers(own, strange, mentions);
}

/** "How did having a child shape you?" */
function asksOfPast(tokens: readonly Token[], text: string, names: ReadonlySet<string>): boolean {
  const past = tokens.findIndex((token) => ofPast.has(token));
  return (
    past > 0 && /^(?:how|what)$/.test(wordAt(tokens, 0)) && strangeWords(tokens.slice(past + 1), text, names).length > 0
  );
}
const ofPast = tokenSet("having being growing living losing");

/** "For more information, visit the site", "see our brochure for details". */
const tellsWhereToRead = ([first, ...rest]: readonly Token[]): boolean =>
  (first?.word === "for" && ofInformation.hasAny(rest.slice(0, 4))) || (seeing.has(first) && ofPages.hasAny(rest));
const seeing = tokenSet("see visit check contact consult refer click browse view please");
const ofInformation = tokenSet("information info details detail questions instructions guidelines assistance help");
const ofPages = tokenSet(
  "website web site page pages link url information details http https www com email phone info",
);

/** "Write a story in one of the following categories:" */
const listsThemes = (lead: string): boolean => lead !== "" && ofThemes.hasAny(tokensOfLead(lead));
const ofThemes = tokenSet(
  "topic topics category categories theme themes question questions prompt prompts story essay essays",
);

/** A fact, which is left to check where nothing else states it, or what demands nothing. */
const isRead = (token: Token, tokens: readonly Token[], mentions: readonly Mention[]): boolean =>
  mentions.some(
    ({ from, to, meaning }) =>
      (meaning.about === "nothing" || keyOf(meaning) !== null) && tokens.slice(from, to).includes(token),
  );

const findDoers = phraseFinder<true>([
  [
    "(you|applicants|candidates|finalists|semifinalists|nominees|entrants|students|contestants) (will|must|should|shall) (need|have to|be asked to|be expected to|)",
    true,
  ],
  ["(you|you will|applicants|candidates|finalists|students) (need|want|have to|are expected|are asked)", true],
  ["(do not forget|remember|be ready|have your|show your|bring)", true],
]);
/** "You will need | your hunting license", but not "students will | receive". */
const tellsOfDoer = (tokens: readonly Token[]): boolean =>
  findDoers(tokens).some(({ from, to }) => from < 3 && !ofBenefits.has(tokens[to]));
const ofBenefits = tokenSet("be receive earn get gain have benefit also only find enjoy graduate see know learn");

/** "Nominations come from bandmasters", "brings Roma girls to college", but not "our clients". */
function namesStrangers(tokens: readonly Token[], strange: readonly Token[], mentions: readonly Mention[]): boolean {
  const isStranger = (token: Token, at: number): boolean =>
    !ofSponsor.has(token) &&
    (strange.includes(token)
      ? namesSomebody([token])
      : isAnybody(token.word) && (strange.includes(tokens[at - 1] as Token) || isChecked(at - 1, mentions)));
  const person = tokens.findIndex(isStranger);
  if (person < 0) return false;
  const before = tokens.slice(0, person);
  if (ofSpending.hasAny(before) || tellsWay(before)) return false;
  return (
    (before.length === 0 && tokens.length < 4) ||
    beginsWithVerb(tokens) ||
    ofAwards.hasAny(before) ||
    ofPapers.hasAny(tokens.slice(person)) ||
    ofApplying.hasAny(tokens.slice(person + 1, person + 5))
  );
}
/** "Left-handed | people": what the words say is left to check where a demand says it. */
const isChecked = (at: number, mentions: readonly Mention[]): boolean =>
  mentions.some(
    ({ from, to, meaning }) =>
      from <= at &&
      at < to &&
      meaning.about === "demand" &&
      meaning.demand.about === "check" &&
      /^(?:health|religion|family|heritage|membership)$/.test(meaning.demand.kind),
  );
/** "A super easy way to take down | poachers", but not "a way to help | shepherds". */
const tellsWay = (before: readonly Token[]): boolean =>
  findWay(before).some(({ to }) => !helping.hasAny(before.slice(to)));
const findWay = phraseFinder<true>([["(way|ways|chance|opportunity) to", true]]);
const helping = tokenSet(
  "help support assist aid serve honor recognize encourage empower educate send bring put sponsor",
);
const ofSpending = tokenSet("spent used pay pays cover covers");
const ofSponsor = tokenSet("clients customers consumers experts employees staff professionals trustees");
const ofAwards = tokenSet(
  `${anyAward} ${anyFund} ${anyStipend} we our it this money prize winner awardee program programme foundation nominations nomination nominate form forms page part names`,
);
const ofPapers = tokenSet("form forms page part letter your");
const ofApplying = tokenSet("apply submit enter");
/** "Helps", "Made for". */
const beginsWithVerb = ([first]: readonly Token[]): boolean =>
  first !== undefined && (/...[^s]s$/.test(first.word) || /^(?:made|meant|built)$|ed$/.test(first.word));

/** "We help shepherds", "the fund gives shepherds a start", "applications from farm families". */
const helpsStrangers = (tokens: readonly Token[], strange: readonly Token[]): boolean =>
  findHelp(tokens).some(({ to }) => {
    const whom = tokens.slice(to, to + 3).findIndex((token) => strange.includes(token) && !token.word.endsWith("ing"));
    return (
      whom >= 0 &&
      !tokens.slice(to, to + whom).some(({ word }) => word === "of" || word === "in" || word.endsWith("ing"))
    );
  });
const findHelp = phraseFinder<true>([
  [
    `(we|us|it|which|${choiceOf(`${anyAward} ${anyFund}`)}) (help|helps|support|supports|honor|honors|honour|honours|celebrate|celebrates|benefit|benefits|assist|assists|serve|serves|recognize|recognizes|reward|rewards|encourage|encourages|empower|empowers|educate|educates|back|backs|award|awards|welcome|welcomes|seek|seeks|invite|invites|give|gives|uplift|uplifts|send|sends|bring|brings|put|puts|sponsor|sponsors|love|champion|champions|consider|considers)`,
    true,
  ],
  ["(applications|nominations|entries|submissions|hear|invited|sought|accepted|welcome) (from|by)", true],
  ["(looking|searching) for", true],
  ["(hey|hello|call for|meant for|made for|goes to|go to|committee considers)", true],
]);

/** The story of a founder or a winner, what a sponsor thinks, and who chooses. */
function tellsOfOthers(tokens: readonly Token[], text: string): boolean {
  const own = tokens.slice(sentenceStart(tokens, text));
  const [first, second] = own;
  return (
    ofStory.has(first) ||
    past.hasAny(own.slice(1)) ||
    own.some(({ word }, at) => /^ha(?:ve|s)$/.test(word) && /ed$|^given$|^made$|^paid$/.test(wordAt(own, at + 1))) ||
    (first?.word === "we" && thinking.has(second)) ||
    choosers.hasAny(own.slice(0, 5))
  );
}
const ofStory = tokenSet("he she his her they their");
const past = tokenSet(
  "was were had did died born founded established named served been reviewed evaluated judged assessed scored administered managed",
);
const thinking = tokenSet("feel believe know think understand realize see");
const choosers = tokenSet(
  "jury judge judges panel board staff trustees reviewers readers company firm shop store attorneys lawyers past previous former alumni graduates donors",
);

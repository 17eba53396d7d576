import type { Clause } from "../text/clauses.ts";
import { ofLast } from "../text/of-last.ts";
import { type Token, tokensOfLead, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { whomToldOf } from "../whom/whom.ts";
import { type ClauseCues, firstCue, hasCue } from "./cues.ts";
import { cuesInPlace } from "./cues-in-place.ts";
import { tellsOfDoer, tellsStudyTask } from "./doer-of-task.ts";
import { invitesAll, invitesSome, isPreference, keepsShare } from "./favored.ts";
import {
  givesSumTo,
  givesTo,
  isFounded,
  isGivenFor,
  isGivenToWhom,
  isOnlyBenefit,
  isSum,
  limitsIncome,
  tellsSpending,
  tellsWhoGets,
} from "./gifts.ts";
import { demanding, isColumn, isExcluding, listsTopics, moodOfHeading, ranksPreferences, weighs } from "./headings.ts";
import { demandBehindInserted, endOfDemand } from "./inserted.ts";
import { isLegal } from "./legal.ts";
import {
  isFragment,
  isOfPeople,
  namesRequirement,
  tellsOfNobody,
  tellsOfYou,
  tellsSentence,
  tellsWhatToBe,
} from "./list-entry.ts";
import {
  bracketBefore,
  demandBehind,
  excludedInBrackets,
  type Negation,
  negationIn,
  tailOf,
  unpaidIn,
} from "./negation.ts";
import { saysNotRequired } from "./not-required.ts";
import { addresses, asksOfYou, asksShortly, isForeign, isTalk } from "./other-words.ts";
import { isPageLabel, isUnlimited } from "./page-words.ts";
import { namesPerson, namesSome, tellsOfCandidates } from "./people.ts";
import { isProcedure, joinsTask, needsSupport, tellsHowOnly, tellsWhenInLife } from "./procedure.ts";
import { owesService } from "./service-owed.ts";
import { isOfSponsor, isSlogan, seeks, tellsForWhom } from "./sponsor.ts";
import { isSentence, subjectOf } from "./subject.ts";

/**
 * What a clause does in a text. Only `demand` and `exclusion` decide who can apply; `preference` and `selection` say who
 * is likelier to win; `procedure` and `benefit` are about the application and the money; `background` is the rest.
 */
export type Mood = "demand" | "exclusion" | "preference" | "selection" | "procedure" | "benefit" | "background";

/**
 * The mood of a clause. `end` is the token where the words of a demand end: what follows is a preference, a way to
 * choose winners or a part of the procedure. `exception` is the token where words begin that say who may not apply.
 * `unlessRead`: only the shape of the clause speaks for a demand, so it has this mood unless it holds what `needs` says: a fact
 * that is compared with answers, a meaning that is understood, any words of its own, or words for some people.
 */
export type ReadMood = {
  mood: Mood;
  unlessRead: Mood;
  needs: Needs;
  end: number;
  /** Whether the words behind its end only help an applicant. */
  endsInPreference: boolean;
  exception: number | null;
  /** The token behind an exception or a preference where a demand goes on: "who have not attended college | and plan to study nursing". */
  resumes: number | null;
  negation: Negation | null;
};

export type Needs = "fact" | "meaning" | "words" | "people";

/** Reads the mood of a clause from its heading, its lead and its cues. */
export function readMood(
  { text, lead, heading, isLabel, isEntry, isOfPage }: Clause,
  tokens: readonly Token[],
): ReadMood {
  const cues = cuesInPlace(tokens);
  const whole = (mood: Mood, negation: Negation | null = null) => ({
    mood,
    unlessRead: mood,
    needs: "meaning" as const,
    end: tokens.length,
    endsInPreference: false,
    exception: null,
    resumes: null,
    negation,
  });
  const opened = firstCue(cues, "open") ?? unpaidIn(cues, tokens, text);
  // "Must be nurses, and may or may not be members", "must be nurses, and we cannot pay for travel".
  if (opened !== null && cues.some(({ value, from }) => value === "modal" && from < opened))
    return readMood({ text, lead, heading, start: 0, end: 0 }, tokens.slice(0, opened));
  const above = moodAbove(heading, lead);
  if (
    isLabel ||
    opened !== null ||
    isLegal(cues, tokens) ||
    isUnlimited(tokens) ||
    (isPageLabel(tokens) && !isColumn(tokensOfLead(lead)))
  )
    return whole("background");
  // "In order of preference: women; nurses. Applicants must live in Ohio."
  const isOwnDemand = (firstCue(cues, "modal") ?? Infinity) < 3;
  if ((above === "preference" && !isOwnDemand) || isPreference(cues, tokens)) return whole("preference");
  if (above === "exclusion") return whole("exclusion");
  const exclusion = negationIn(cues, "exclusion", tokens, text) ?? excludedInBrackets(tokens, text);
  const exception = negationIn(cues, "exception", tokens, text);
  const tail = exclusion === null ? exception : tailOf(exclusion, exception, tokens);
  const bracket = exclusion === null ? null : bracketBefore(exclusion.from, tokens, text);
  // "Applications sent by mail will not be returned to you."
  const isOfPerson =
    subjectOf(tokens, text) !== "application" || namesPerson(tokens.filter(({ word }) => word !== "you"));
  const excludes = exclusion !== null && isOfPerson;
  if ((excludes && tail === null && bracket === null) || exception?.from === 0)
    return whole("exclusion", exclusion ?? exception);
  const { mood, ...certainty } = plainMood(
    { text, tokens, cues, isEntry, isListed: isOfPage === true || lead !== "" },
    above,
  );
  if (mood !== "demand" && excludes) return whole("exclusion", exclusion);
  // "All nationalities except Chinese."
  const opensToOthers = tail !== null && tokens.slice(0, tail.from).some(({ word }) => everybody.has(word));
  if (mood !== "demand" && !opensToOthers) return whole(mood);
  const last = endOfDemand(cues, tokens);
  const end = last?.from ?? tokens.length;
  const resumes = tail ? demandBehind(tail, tokens) : demandBehindInserted(end, cues, tokens, text);
  return {
    ...certainty,
    mood: "demand",
    unlessRead: opensToOthers ? "demand" : certainty.unlessRead,
    end,
    endsInPreference: last?.value === "preference" || last?.value === "favored",
    exception: tail?.from ?? (excludes ? bracket : null),
    resumes,
    negation: tail,
  };
}

const everybody = wordSet("all any every anyone everyone");

/** The mood that the heading or the words before a list give to its entries. */
function moodAbove(heading: string, lead: string): Mood | null {
  const fromHeading = moodOfHeading(heading);
  if (fromHeading) return fromHeading;
  if (lead !== "") return moodOfLead(lead);
  return demanding.test(heading) ? "demand" : null;
}

const moodOfLead = ofLast((lead): Mood | null => {
  const words = tokensOfLead(lead);
  if (isColumn(words)) return "demand";
  if (keepsShare(words) || ranksPreferences(words)) return "preference";
  if (weighs(words)) return "selection";
  const read = readMood({ text: lead, lead: "", heading: "", start: 0, end: 0 }, words);
  // "Preferred but not required" holds a word that demands.
  if (read.mood === "preference") return "preference";
  // "Not open to: students of law, ..."
  if (read.mood === "exclusion" || isExcluding(lead, words)) return "exclusion";
  if (demanding.test(lead.toLowerCase())) return "demand";
  if (listsTopics(lead, words)) return "background";
  // "To apply, you must:" leads a list of what to be and of what to send.
  if (read.mood === "procedure" && /^(?:must|should)$/.test(words.at(-1)?.word ?? "")) return null;
  // "Leadership: Eight pillars for a stable society".
  if (read.unlessRead === "demand") return isFragment(lead, words) && !namesPerson(words) ? null : "demand";
  return read.mood === "demand" ? null : read.mood;
});

/** `isListed`: below words that demand nothing, or on a page with many lines. */
type Words = ClauseCues & { isEntry?: true | undefined; isListed: boolean };
type PlainMood = Exclude<Mood, "preference" | "exclusion">;

type Judged = { mood: PlainMood; unlessRead: PlainMood; needs: Needs };

const surely = (mood: PlainMood): Judged => ({ mood, unlessRead: mood, needs: "meaning" });
/** A demand only if something in the clause is understood. */
const ifRead = (unlessRead: PlainMood): Judged => ({ mood: "demand", unlessRead, needs: "meaning" });
/** A demand only if the clause states a fact. */
const ifFact = (unlessRead: PlainMood): Judged => ({ mood: "demand", unlessRead, needs: "fact" });
/** A demand unless all of its words are labels, numbers and times: "Elks only". */
const ifWords = (unlessRead: PlainMood): Judged => ({ mood: "demand", unlessRead, needs: "words" });
/**
 * A line without a verb. Among many, or where it begins as a sentence does, it is a demand only if it names some people: "Eight pillars for a
 * stable society", "The program runs in summer."
 */
const ifLine = (unlessRead: PlainMood, { text, tokens, isListed }: Words): Judged =>
  isListed || tellsSentence(tokens, text) ? { mood: "demand", unlessRead, needs: "people" } : ifWords(unlessRead);

function plainMood(words: Words, above: Mood | null): Judged {
  const { text, tokens, cues } = words;
  if (isProcedure(cues, tokens, text)) {
    if (needsSupport(tokens) || tellsOfDoer(tokens)) return surely("demand");
    return (tellsWhatToBe(tokens) && joinsTask(cues, tokens) ? ifFact : surely)("procedure");
  }
  const whom = whomToldOf(words, above === "demand");
  if (whom === "holders") return surely("benefit");
  if (whom === "people" || saysNotRequired(cues, tokens)) return surely("background");
  if (isSlogan(tokens)) return ifFact("background");
  if (invitesSome(cues, tokens) || tellsWhenInLife(tokens) || tellsOfCandidates(tokens)) return surely("demand");
  if (invitesAll(cues, tokens)) return ifFact("background");
  const demands = (["modal", "demand", "limit", "hint", "paperwork"] as const).some((cue) => hasCue(cues, cue));
  const toWhom = isGivenToWhom(tokens);
  const persons = toWhom || namesPerson(tokens);
  const selection = firstCue(cues, "selection") ?? Infinity;
  // "Have financial need | according to the income of the household."
  if (selection <= (persons ? 3 : Number.MAX_VALUE) && !demands && !tellsWhatToBe(tokens)) return surely("selection");
  // "Deadline: May 1. Must be a resident of Ohio."
  const isRequired = demands && (persons || (tokens[0]?.word === "must" && tellsWhatToBe(tokens.slice(1))));
  if (above === "selection" || above === "procedure") return surely(isRequired ? "demand" : above);
  // "Be enrolled in college and write on this topic: what do you dream about?"
  if (text.trimEnd().endsWith("?") && tokens[0]?.word !== "be") {
    if (asksOfYou(tokens)) return surely("demand");
    if (isTalk(tokens)) return ifFact("background");
    return above === null && asksShortly(tokens, text) ? ifWords("background") : ifRead("background");
  }
  if (isForeign(tokens) || addresses(tokens, text)) return surely("demand");
  const isEntry =
    (above === "demand" && !isSentence(tokens, text)) || tellsWhatToBe(tokens) || tellsStudyTask(tokens, text);
  if (isEntry && tellsHowOnly(cues, tokens)) return ifRead("procedure");
  if (isEntry)
    return tellsLater(words) ? ifFact("benefit") : isSum(cues, tokens) ? ifRead("benefit") : surely("demand");
  if (!tellsForWhom(cues) && (subjectOf(tokens, text) === "sum" || tellsSpending(tokens, text)))
    return ifFact("benefit");
  if (above !== "benefit" && ((words.isEntry && tellsOfYou(tokens)) || tellsOfNobody(tokens, text)))
    return surely("demand");
  if (!toWhom && isOfSponsor(words)) return seeks(tokens) ? ifWords("background") : ifFact("background");
  if (demands && !isOnlyBenefit(cues, tokens)) return demandOf(words, above);
  if (hasCue(cues, "purpose") || isPurpose(words, above)) return surely("demand");
  if (persons && givesTo(cues, tokens))
    return (toWhom || namesSome(tokens)) && !isFounded(tokens) ? surely("demand") : ifRead("background");
  if (above !== "benefit" && givesSumTo(tokens)) return surely("demand");
  if (above === "demand") return ifRead("background");
  if (above !== "benefit" && (isGivenFor(cues, tokens) || tellsWhoGets(cues, tokens, text))) return ifFact("benefit");
  if (above === "benefit" || (hasCue(cues, "benefit") && !limitsIncome(tokens))) return surely("benefit");
  if (above !== "background" && (isFragment(text, tokens) || isOfPeople(tokens)))
    return tellsHowOnly(cues, tokens)
      ? ifRead("background")
      : namesRequirement(tokens)
        ? surely("demand")
        : ifLine("background", words);
  return (tellsOfYou(tokens) ? ifFact : surely)("background");
}

/** How sure it is that a clause with a cue of a demand is one. */
function demandOf(words: Words, above: Mood | null): Judged {
  const { text, tokens, cues } = words;
  const subject = subjectOf(tokens, text);
  if (tellsLater(words)) return ifRead("benefit");
  if (subject === "application" || hasCue(cues, "paperwork")) return ifRead("procedure");
  if (hasCue(cues, "limit") || hasCue(cues, "purpose") || isPurpose(words, above)) return surely("demand");
  if (hasCue(cues, "modal") && subject === "award" && !hasCue(cues, "demand")) return ifRead("benefit");
  const tellsWhom = namesSome(tokens) || tokens.some(({ word }) => word === "who" || word === "whose");
  const isSure = hasCue(cues, "modal") || (hasCue(cues, "demand") && namesPerson(tokens)) || tellsWhom;
  if (isSure) return surely("demand");
  return isFragment(text, tokens) ? ifLine("background", words) : ifRead("background");
}

/** "Must send a report after graduation", but not "Must have served" nor "Must serve after graduation". */
const tellsLater = ({ tokens, cues }: Words): boolean =>
  hasCue(cues, "afterwards") &&
  !tokens.some(({ word }) => word === "have" || word === "plan" || word === "intend") &&
  !owesService(tokens);

/** "To support research on birds", "For advancement of historical knowledge": what the award is for, and so for whom. */
const isPurpose = ({ text, tokens }: Words, above: Mood | null): boolean =>
  above !== "benefit" &&
  /^(?:to|for|towards?)$/.test(wordAt(tokens, 0)) &&
  !/^(?:example|instance)$/.test(wordAt(tokens, 1)) &&
  !isSentence(tokens, text);

import { daysAfter } from "../../calendar/day.ts";
import { outermost, type PhraseTable, phraseFinder } from "../../eligibility/text/phrases.ts";
import { startsWithDigit, type Token, wordAt } from "../../eligibility/text/tokens.ts";
import { wordSet } from "../../eligibility/text/word-set.ts";
import { numberInWord } from "../../words/number-words.ts";
import type { NamedDays } from "./days/calendar.ts";
import { calendarDays, isMonthNamed } from "./days/calendar-days.ts";
import { relativeDays } from "./days/relative-days.ts";
import { seasonDays } from "./days/seasons.ts";
import type { Mention, Reading } from "./mention.ts";
import type { QueryWords } from "./words/query-words.ts";

type Relation = "before" | "by" | "after" | "from" | "in";

/** What the words before days say about them. */
export const relationPhrases: PhraseTable<Relation> = [
  ["(before|prior to|earlier than|ahead of|antes de|antes del)", "before"],
  [
    "(by|until|till|no later than|not later than|on or before|up to|through|hasta|hasta el|a mas tardar|a mas tardar el|para el)",
    "by",
  ],
  ["(after|later than|past|despues de|despues del|not before|isnt until|arent until|not until)", "after"],
  ["(starting|from|on or after|a partir de|a partir del|desde|desde el)", "from"],
  ["(in|on|during|for|of|en|el|este|de|the)", "in"],
];
const findRelations = phraseFinder(relationPhrases);

const dueWords = wordSet(
  "due deadline deadlines deadlin close closes closing end ends ending expire expires expiring apply submit cierran cierra cierre vence vencen vencimiento fecha limite plazo",
);
/** Words whose days are no deadlines: "graduating in May", "for fall 2027". */
const otherDays = wordSet(
  "graduate graduates graduating graduated graduation graduo start starts starting started begin begins beginning enroll enrolling enrolled attend attending born class fall spring semester birthday entering enter since moved opens opening open finish finishes finishing termina terminar termino terminan transferring transfer program empiezo empezar semestre vivo vivimos viviendo estoy llevo",
);

/** "December 1 or later". */
const onwardsPhrases: PhraseTable<true> = [
  ["(or|and|o) (later|after|beyond|onward|onwards|despues|mas tarde)", true],
  ["(onward|onwards|en adelante)", true],
];
const findOnwards = phraseFinder(onwardsPhrases);

/** Whole conditions on deadlines. */
const openPhrases: PhraseTable<"open" | "soon" | "later"> = [
  [
    "(not|isnt|arent|hasnt|havent|nothing|dont|wasnt) (show me|show|) (anything|) (already|) (due|closed|passed|expired|past due|past) (yet|already|)",
    "open",
  ],
  [
    "(dont|do not) (want|show|include|give) (me|) (any|anything|stuff|ones|) (thats|that is|that are|) (already|) (closed|expired|past due|past|over)",
    "open",
  ],
  ["(still|currently|whats) open (still|)", "open"],
  ["(open|available) (now|right now|still)", "open"],
  ["still (accepting|taking) (applications|apps|)", "open"],
  ["(deadline|deadlines) (hasnt|havent|has not) passed", "open"],
  ["(que|) (todavia|aun) (esten|estan|siguen|) abiertas", "open"],
  [
    "(no|not|nothing|none) (due|closing|ending|deadline|deadlines|with deadlines) (very|too|so|that|coming|) soon",
    "later",
  ],
  ["(due|closing|closes|ending|deadline|deadlines|close) (very|really|pretty|coming|) soon", "soon"],
  ["(upcoming|coming up) (deadline|deadlines)", "soon"],
];
const findOpen = phraseFinder(openPhrases);

/** In days. */
const soon = 30;

/** The first and the last day that the deadline may be on. `today` is YYYY-MM-DD. */
export function deadlineMentions(words: QueryWords, today: string): Mention[] {
  const { tokens } = words;
  const open = findOpen(tokens).map(
    ({ from, to, value }): Mention => ({
      from,
      to,
      ...openReadings[value](today),
    }),
  );
  const within = spansAhead(tokens, today);
  const seasons = seasonDays(tokens, today).filter(({ to }) => !namedBySeasons.has(wordAt(tokens, to)));
  const others = seasons.filter((season) => season.to > season.from + 1 && !isOfDeadline(season, tokens));
  const named = withoutOverlaps([
    ...relativeDays(tokens, today),
    ...calendarDays(words, today),
    ...seasons.filter((season) => isOfDeadline(season, tokens)),
    ...dueYears(tokens),
  ]).filter(({ from }) => !isOften.has(wordAt(tokens, from - 1)));
  const unread = others.map(({ from, to }): Mention => ({ from, to, says: [], ignored: true }));
  return [...open, ...within, ...unread, ...ranges(named, words).flatMap((each) => deadlineOf(each, words, today))];
}

/** "Volunteers every Saturday" tells what the student does. */
const isOften = wordSet("every each most cada");

/** "No deadline soon" names no day, and mostly stands beside one. */
const openReadings: Record<"open" | "soon" | "later", (today: string) => Pick<Mention, "says" | "ignored">> = {
  open: (today) => ({ says: [after(today)] }),
  soon: (today) => ({ says: [before(daysAfter(today, soon))] }),
  later: () => ({ says: [], ignored: true }),
};

const before = (value: string): Reading => ({ slot: "deadline_before", value });
const after = (value: string): Reading => ({ slot: "deadline_after", value });

/** "In the next two weeks", "within 30 days". */
function spansAhead(tokens: readonly Token[], today: string): Mention[] {
  return tokens.flatMap(({ word }, at): Mention[] => {
    const days = unitDays.get(word);
    const count = numberOf(tokens[at - 1]);
    if (days === undefined || count === null || count > 400) return [];
    let from = at - 1;
    while (/^(?:the|next|coming|los|las|proximos|proximas)$/.test(wordAt(tokens, from - 1))) from--;
    const opening = wordAt(tokens, from - 1);
    const isNext = from < at - 1;
    const isWithin = /^(?:within|in|en|dentro|over|than|under)$/.test(opening);
    if (!isNext && !isWithin) return [];
    if (!isNext && !/^(?:within|dentro|than|under)$/.test(opening) && !dueNear(tokens, from)) return [];
    return [
      { from: isWithin ? from - 1 : from, to: at + 1, says: [before(daysAfter(today, Math.round(count * days)))] },
    ];
  });
}
const unitDays: ReadonlyMap<string, number> = new Map(
  Object.entries({
    day: 1,
    days: 1,
    week: 7,
    weeks: 7,
    month: 30.5,
    months: 30.5,
    dia: 1,
    dias: 1,
    semana: 7,
    semanas: 7,
    mes: 30.5,
    meses: 30.5,
  }),
);
const spanishCounts = "cero un dos tres cuatro cinco seis siete ocho nueve diez once doce".split(" ");

function numberOf(token: Token | undefined): number | null {
  if (!token) return null;
  if (startsWithDigit(token)) return /^\d{1,3}$/.test(token.word) ? Number(token.word) : null;
  if (/^(?:an?|una?)$/.test(token.word)) return 1;
  if (token.word === "couple" || token.word === "few") return token.word === "few" ? 3 : 2;
  return numberInWord(token.word) || Math.max(0, spanishCounts.indexOf(token.word)) || null;
}

/**
 * Seasons mostly tell of school ("starting in the fall", "apply for fall 2027"): they name a deadline only behind its words, or behind
 * "by" and "before".
 */
function isOfDeadline({ from, to }: NamedDays, tokens: readonly Token[]): boolean {
  if (tokens[from - 1]?.word === "for") return false;
  const relation = relationOf(tokens, from);
  const start = opening(tokens, relation?.from ?? from);
  if (dueNear(tokens.slice(0, to), start)) return true;
  const isLimit = relation?.value === "by" || relation?.value === "before";
  return isLimit && !tokens.slice(Math.max(0, start - 5), start).some(({ word }) => otherDays.has(word));
}
/** "Summer programs", "before the fall semester starts". */
const namedBySeasons = wordSet(
  "program programs camp camps research sport sports break internship internships school job jobs class classes start starts begins",
);

/** Whole years after a word such as "due". Elsewhere a year is mostly that of a graduation. */
function dueYears(tokens: readonly Token[]): NamedDays[] {
  return tokens.flatMap(({ word }, at) =>
    /^20[2-4]\d$/.test(word) && dueNear(tokens.slice(0, at), at)
      ? [{ from: at, to: at + 1, first: `${word}-01-01`, last: `${word}-12-31` }]
      : [],
  );
}

function withoutOverlaps(all: readonly NamedDays[]): NamedDays[] {
  let end = 0;
  return all
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ from, to }) => {
      if (from < end) return false;
      end = to;
      return true;
    });
}

/** Joins "dec 1 and dec 20", "january 1 - march 31" and "march or april". */
function ranges(named: readonly NamedDays[], { tokens, text }: QueryWords): NamedDays[] {
  const joined: NamedDays[] = [];
  for (const each of named) {
    const last = joined.at(-1);
    const gap = last ? text.slice(tokens[last.to - 1]?.end, tokens[each.from]?.start) : "";
    if (
      last &&
      gap.length < 12 &&
      /^\s*(?:-|and|or|to|through|y|o|a|al|until|,)\s*(?:the\s*)?$/.test(gap) &&
      last.first <= each.last
    )
      Object.assign(last, { last: each.last, to: each.to });
    else joined.push({ ...each });
  }
  return joined;
}

function deadlineOf(days: NamedDays, { tokens, isShort }: QueryWords, today: string): Mention[] {
  const found = relationOf(tokens, days.from);
  const relation = found?.value ?? "in";
  const start = opening(tokens, found?.from ?? days.from);
  const isDue = dueNear(tokens, start) || dueWords.has(wordAt(tokens, days.to));
  const isOther = tokens.slice(Math.max(0, start - 5), start).some(({ word }) => otherDays.has(word));
  const isBareNumber = relation === "in" && /^\d/.test(wordAt(tokens, days.from)) && !isMonthNamed(tokens, days);
  const isStory = !isShort && relation === "in" && !isBetween(tokens, start);
  if (!isDue && (isOther || isStory || isBareNumber || (relation === "from" && days.from === days.to)))
    return [{ from: days.from, to: days.to, says: [], ignored: true }];
  const isOneDay = days.first === days.last;
  const isOnwards = findOnwards(tokens.slice(days.to, days.to + 3)).find(({ from }) => from === 0);
  if (isOnwards) return [{ from: start, to: days.to + isOnwards.to, says: [after(days.first)] }];
  const mention = (...says: Reading[]): Mention[] => [{ from: start, to: days.to, says }];
  if (relation === "before")
    return mention(before(days.last === `${today.slice(0, 4)}-12-31` ? days.last : daysAfter(days.first, -1)));
  // "By summer" is before it is over.
  if (relation === "by") return mention(before(days.isSeason ? days.first : days.last));
  if (relation === "after") return mention(after(daysAfter(days.last, 1)));
  if (relation === "from")
    return isOneDay || !isDue ? mention(after(days.first)) : mention(after(days.first), before(days.last));
  if (isOneDay || days.first <= today) return mention(before(days.last));
  return mention(after(days.first), before(days.last));
}

/** The phrase that ends before the days: "before the", "by the end of". */
function relationOf(tokens: readonly Token[], at: number): { from: number; value: Relation } | null {
  let end = at;
  while (
    /^(?:the|end|early|late|mid|of|el|del|fin|like|around|about|los|fines|between|entre)$/.test(
      wordAt(tokens, end - 1),
    ) &&
    at - end < 4
  )
    end--;
  const start = Math.max(0, end - 4);
  const found = outermost(findRelations(tokens.slice(start, at)))
    .filter(({ to, value }) => to + start >= end && value !== "in")
    .at(-1);
  return found ? { from: found.from + start, value: found.value } : null;
}

const openers = wordSet(
  "due deadline deadlines is are on in by the that with closes closing close ends date of before between entre from vencen cierran vence cierra que el en end",
);
/** Includes "due" and "deadline" in the words of the constraint. */
function opening(tokens: readonly Token[], at: number): number {
  let from = at;
  for (let back = at - 1; back >= Math.max(0, at - 4) && openers.has(wordAt(tokens, back)); back--) {
    if (dueWords.has(wordAt(tokens, back)) || /^(?:between|entre)$/.test(wordAt(tokens, back))) from = back;
  }
  return from;
}

const isBetween = (tokens: readonly Token[], at: number) => /^(?:between|entre)$/.test(wordAt(tokens, at));

const dueNear = (tokens: readonly Token[], at: number) =>
  tokens.slice(Math.max(0, at - 4), at + 2).some(({ word }) => dueWords.has(word));

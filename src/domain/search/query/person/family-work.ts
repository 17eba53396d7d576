import { professionsIn } from "../../../eligibility/field/names/professions.ts";
import { type Found, outermost, type PhraseTable, phraseFinder } from "../../../eligibility/text/phrases.ts";
import { gap, type Token, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import { isEnglishForm } from "../../text/english-forms.ts";
import { isStopWord, knownForm } from "../../text/words-of-text.ts";
import { occupationsIn } from "../../wanted/occupations.ts";
import type { Mention } from "../mention.ts";
import { isBreakBefore } from "../words/breaks.ts";
import type { QueryWords } from "../words/query-words.ts";

/** The people of an occupation as an answer calls them, by the words of students, in English and Spanish. */
const people: PhraseTable<string> = [
  [
    "(cop|cops|policeman|policemen|policewoman|policewomen|police (officer|officers)|state trooper(s))",
    "police officers",
  ],
  [
    "(sheriff|sheriffs|deputy sheriff|sheriffs deputy|law enforcement (officer|officers)|peace (officer|officers))",
    "law enforcement officers",
  ],
  ["(policia|policias|oficiales de policia)", "police officers"],
  ["(bombero|bomberos|bombera)", "firefighters"],
  ["first (responder|responders)", "first responders"],
  ["(paramedic|paramedics|emt|emts|paramedico|paramedicos|paramedica)", "paramedics"],
  ["(campesino|campesina|campesinos|campesinas|jornalero|jornaleros)", "farmworkers"],
  ["(trabajador|trabajadora|trabajadores|obreros) (del campo|agricola|agricolas)", "farmworkers"],
  ["(trabaja|trabajan) en (el|los) (campo|campos)", "farmworkers"],
  ["(farmer|farmers|rancher|ranchers|agricultor|agricultores|granjero|granjeros|ganadero|ganaderos)", "farmers"],
  ["(camionero|camioneros|trailero|traileros|troquero|troqueros)", "truck drivers"],
  ["(drive|drives|drove) (a|) (truck|trucks|semi|18 wheeler)", "truck drivers"],
  ["(cartero|carteros)", "postal workers"],
  ["(minero|mineros)", "miners"],
  ["(pescador|pescadores)", "fishermen"],
  ["(albanil|albaniles|trabaja en (la|) construccion|trabajador de (la|) construccion)", "construction workers"],
  ["(conserje|conserjes)", "custodians"],
  ["(mesero|mesera|meseros|meseras)", "restaurant workers"],
  ["(maestro|maestra|maestros|maestras|profesor|profesora|profesores)", "teachers"],
  ["(teach|teaches|taught)", "teachers"],
  ["(enfermera|enfermero|enfermeras|enfermeros)", "nurses"],
  ["(medico|medica|medicos)", "doctors"],
  ["(abogado|abogada|abogados)", "lawyers"],
  ["(electricista|electricistas)", "electricians"],
  ["(plomero|plomeros)", "plumbers"],
  ["(carpintero|carpinteros)", "carpenters"],
  ["(principal|principals|school administrator(s)|paraprofessional(s))", "school employees"],
  ["(teamster|teamsters)", "teamsters"],
  ["union (member|members|worker|workers|guy|man)", "union members"],
  ["(state|city|county|federal|government|public) (employee|employees|worker|workers)", "public employees"],
  ["(clergy|clergyman|clergymen|missionary|missionaries)", "clergy"],
  ["(flight attendant(s)|stewardess)", "flight attendants"],
  ["(hospital|healthcare|health care|school|university|college) (employee|employees|worker|workers)", "employees"],
];
const findPeople = phraseFinder(people);

/** "My dad taught me piano" tells no work. */
const taught = wordSet("me us him her them");

/** An occupation with the name of its people: "firefighters". `isField`: they studied a field of this name, which the student does not. */
type Work = { name: string; isField: boolean };

/** The occupations that words name. */
function workIn(tokens: readonly Token[]): Found<Work>[] {
  const named = findPeople(tokens).map(({ value, ...at }) => ({
    ...at,
    value: { name: value, isField: fieldsOfWork.has(value) },
  }));
  const occupations = occupationsIn(tokens).map((found) => ({
    ...found,
    value: { name: peopleOf(tokens, found), isField: found.value.same.length === 0 },
  }));
  const others = professionsIn(tokens).map((found) => ({
    ...found,
    value: { name: peopleOf(tokens, found), isField: true },
  }));
  const isFree = ({ from, to }: Found<Work>) => !named.some((each) => from < each.to && each.from < to);
  const all = [...named, ...[...occupations, ...others].filter(isFree)];
  return [...outermost(all.sort((a, b) => a.from - b.from || b.to - a.to))];
}
const fieldsOfWork: ReadonlySet<string> = new Set(
  "teachers|nurses|doctors|lawyers|electricians|plumbers|carpenters|paramedics".split("|"),
);

/** The plural of the words: "coal miners" for "coal miner". */
function peopleOf(tokens: readonly Token[], { from, to }: { from: number; to: number }): string {
  const words = tokens.slice(from, to).map(({ word }) => word);
  const last = words.at(-1) ?? "";
  const plural = /(?:s|men|folk)$/.test(last)
    ? last
    : last.endsWith("man")
      ? last.replace(/man$/, "men")
      : /[^aeiou]y$/.test(last)
        ? last.replace(/y$/, "ies")
        : `${last}s`;
  return [...words.slice(0, -1), plural].join(" ");
}

/** Words before the name of an employer: "works at Walmart". */
const atWork = wordSet("works worked working work employed employee employees trabaja trabajan trabajo");
const beforeEmployer = wordSet("at for by of en para with");
const endOfEmployer = wordSet(
  "and but i im so y pero who which that in on since as is was scholarship scholarships grant grants need want looking",
);
const articles = wordSet("the a an el la los las un una");
const longestEmployer = 3;

/** "City | of Austin", "Home | Depot" */
const goesOnName = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.capital === true || (tokens[at]?.word === "of" && tokens[at + 1]?.capital === true);

/** The employer that begins behind "works at": a name in capitals, perhaps behind an article, or the only word that is no everyday one. */
function employerIn(words: QueryWords, span: { from: number; to: number }): { from: number; to: number } | null {
  const { tokens } = words;
  for (let at = span.from; at < span.to - 1; at++) {
    if (!atWork.has(wordAt(tokens, at)) || !beforeEmployer.has(wordAt(tokens, at + 1))) continue;
    let from = at + 2;
    while (articles.has(wordAt(tokens, from))) from += 1;
    let to = from;
    while (
      to < span.to &&
      to - from < longestEmployer &&
      !endOfEmployer.has(wordAt(tokens, to)) &&
      (to === from || !isBreakBefore(words, to)) &&
      (to === from || goesOnName(tokens, to))
    )
      to += 1;
    const first = tokens[from];
    if (to === from || !first) continue;
    const isName = !isStopWord(first.word) && !isEnglishForm(knownForm(first.word));
    if (first.capital || (isName && from === at + 2)) return { from, to };
  }
  return null;
}

/** Words about a relative: tokens `from` to `to` (excluded), which begin at `start` with the relative. */
type WorkSpan = { start: number; from: number; to: number };

/** What a relative works, as mentions of the words about them: "my dad is a firefighter", "children of teachers". */
export function familyWorkMentions(span: WorkSpan, words: QueryWords, mentions: readonly Mention[]): Mention[] {
  const { tokens } = words;
  const found = workIn(tokens.slice(span.from, span.to)).map(({ from, to, value }) => ({
    ...{ from: from + span.from, to: to + span.from },
    ...value,
  }));
  const isTaught = ({ to, name }: (typeof found)[number]) => name === "teachers" && taught.has(wordAt(tokens, to));
  // "The principal reason"
  const isMain = ({ from, to }: (typeof found)[number]) =>
    tokens[from]?.word === "principal" && main.has(wordAt(tokens, to));
  const work = found.filter((each) => !isDenied(tokens, span.from, each.from) && !isTaught(each) && !isMain(each));
  const isOther = (from: number, to: number) =>
    mentions.some(
      (each) => each.from < to && from < each.to && each.says.some(({ slot }) => slot !== "field_of_study"),
    );
  return work.map(({ from, to, name, isField }, at): Mention => {
    const start = at === 0 && !isOther(span.start, from) && from - span.start <= mostBefore ? span.start : from;
    return {
      from: start,
      to,
      says: [{ slot: "family_work", value: name }],
      ...(!isField && { topic: name }),
    };
  });
}
const main = wordSet(
  "reason reasons cause source goal motivation inspiration earner provider caregiver caretaker supporter",
);
/** In tokens, from the relative to the occupation. */
const mostBefore = 6;

/** "My dad is not a firefighter", "my mom is studying to be a nurse" */
const denials = wordSet("not isnt arent wasnt werent never no nunca studying training become becoming");
const isDenied = (tokens: readonly Token[], from: number, at: number): boolean =>
  tokens.slice(Math.max(from, at - 4), at).some(({ word }) => denials.has(word));

/** The employer of a relative, as a mention. */
export function familyEmployerMention(span: WorkSpan, words: QueryWords): Mention[] {
  const employer = employerIn(words, span);
  if (!employer) return [];
  const name = words.written(employer.from, employer.to);
  return [{ ...employer, says: [{ slot: "family_work", value: name }], topic: name.toLowerCase() }];
}

/** What the parents of children in a token work: "firefighter's daughter", "teachers' kids". */
export function workBefore(at: number, { tokens, text }: QueryWords): Mention[] {
  const from = Math.max(0, at - longestEmployer);
  const [found] =
    gap(tokens, text, at).trim() === "" ? workIn(tokens.slice(from, at)).filter((each) => each.to === at - from) : [];
  if (!found || /^(?:my|mi)$/.test(wordAt(tokens, at - 1))) return [];
  const { name, isField } = found.value;
  return [
    {
      from: from + found.from,
      to: at + 1,
      says: [{ slot: "family_work", value: name }],
      ...(!isField && { topic: name }),
    },
  ];
}

import { type Token, wordAt } from "../../text/tokens.ts";
import { wordSet } from "../../text/word-set.ts";
import { fillers, followers } from "../field-list-words.ts";
import { type FieldName, shownName } from "./field-names.ts";

/** Last words that make words before them the name of a subject: "sports medicine", "dairy processing". */
const heads = wordSet(`
science sciences studies engineering management technology technologies technician medicine nursing therapy administration
design arts law policy economics finance banking accounting marketing production processing operations systems repair
performance languages literature communication communications education planning computing networking informatics mechanics
affairs conservation preservation restoration mining manufacturing construction development measurement packaging theory broadcasting interpreting hygiene services care assisting logistics transportation business cookery scoring setting journalism photography contracting history philosophy psychology music nutrition pathology astronomy writing
`);
const endings =
  /(?:ology|ologies|ography|onomy|ometry|istry|culture|nomics|onics|matics|namics|physics|genetics|keeping)$/;

/** Words before a head that make it no subject: "college education", "graduate studies", "community development". */
const noSubject = wordSet(`
college university school their his her your my our its own further higher continuing general formal post secondary postsecondary tertiary
non academic graduate undergraduate pregraduate postgraduate professional personal advanced future current primary doctoral masters legal good
full time part free quality better best local online distance same other such financial additional religious career leadership
community kinship foster student students youth skill skills extracurricular adult public private two four year years one any all some
degree program course summer overseas abroad american canadian outstanding excellent strong program research term field basic various relevant related approved eligible accredited certain selected specific
`);

/** "Canadian literature", but not "Canadian education". */
const nations = wordSet("american canadian");
const aboutNations = wordSet("studies literature history politics law art music culture government");

/** The most words of a name. */
const longest = 5;

/**
 * The name of a subject that the taxonomy does not list, at a token where a field is expected: words that end in one such
 * as "science" or "-ology" and stand before `end`, which says whether a name may end there. Null for other words.
 */
export function unlistedNameAt(
  tokens: readonly Token[],
  text: string,
  from: number,
  end: (at: number) => boolean,
): FieldName | null {
  let to = from;
  while (to < from + longest && isNameWord(tokens[to]) && (to === from || isJoined(tokens, text, to))) to++;
  // "Crop technology studies" is about crop technology.
  if (tokens[to - 1]?.word === "studies" && to - from > 2 && heads.has(wordAt(tokens, to - 2))) to--;
  const first = tokens[from];
  const last = tokens[to - 1];
  if (!first || !last || to === from || !end(to)) return null;
  if (/^(?:diploma|certificate)$/.test(first.word) || hasOwner(tokens, text, from, to)) return null;
  if (isState(tokens, from, last)) return null;
  // "Master of | Philosophy Development Scholarship".
  if (first.word === "philosophy" && /^(?:master|doctor)$/.test(wordAt(tokens, from - 2))) return null;
  const isOfNation = nations.has(first.word) && aboutNations.has(last.word);
  if (noSubject.has(first.word) && !isOfNation) return null;
  const isHeaded = to - from > 1 && heads.has(last.word) && (isOfNation || !noSubject.has(wordAt(tokens, to - 2)));
  if (!isHeaded && !endings.test(last.word)) return null;
  return { from, to, name: shownName(text.slice(first.start, last.end)) };
}

/** "Quinnipiac's | nursing": whose program it is, but not "women's health". */
export const hasOwner = (tokens: readonly Token[], text: string, from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(({ word, capital, start, end }) => capital && !ofPeople.has(word) && text.slice(start, end).endsWith("'s"));
const ofPeople = wordSet("womens mens childrens childs veterans peoples");

/** "Must be in | state care", but not "a degree in | hospice care": what somebody is in without studying it. */
const isState = (tokens: readonly Token[], from: number, last: Token): boolean =>
  /^(?:care|services)$/.test(last.word) &&
  tokens[from - 1]?.word === "in" &&
  /^(?:be|been|being|is|are|am|was|were|currently|now|presently|living|placed|children|youth|students|who)$/.test(
    wordAt(tokens, from - 2),
  );

const isNameWord = (token: Token | undefined): boolean =>
  token !== undefined &&
  /^\p{L}{2,}$/u.test(token.word) &&
  token.word !== "of" &&
  !followers.has(token.word) &&
  (!fillers.has(token.word) || token.word === "studies" || token.word === "professional");

const isJoined = (tokens: readonly Token[], text: string, at: number): boolean =>
  /^[ -]$/.test(text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0));

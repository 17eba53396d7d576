import { fieldNamesAt } from "../field/names/field-names.ts";
import { findPlaces } from "../place/place-names.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import {
  advertisingWords,
  campuses,
  foreignHeads,
  genericWords,
  heads,
  innerWords,
  ownerWords,
  particles,
  secondFields,
  sharedNames,
  systemNames,
  systems,
  titleWords,
  towns,
} from "./college-phrases.ts";

const small = /^(?:of|the|by|on|in|le|la|du)$/;
const joins = (gap: string) => /^(?: |-|\. |\s?&\s?)$/.test(gap);
const findCampuses = phraseFinder([[campuses, true]]);

/** Where the name of a college begins and ends in a clause, around the word that shows it ("University"). */
export class NameSpan {
  readonly #tokens: readonly Token[];
  readonly #text: string;
  #placeEnds: ReadonlyMap<number, number> | null = null;

  constructor(tokens: readonly Token[], text: string) {
    this.#tokens = tokens;
    this.#text = text;
  }

  #word = (at: number): string => wordAt(this.#tokens, at);

  #isInner = (at: number): boolean => this.#isCapital(at) && innerWords.has(this.#word(at));

  #isCapital = (at: number): boolean => this.#tokens[at]?.capital === true;

  /** The characters between a token and the one before it. */
  #gap(at: number): string {
    const [before, after] = [this.#tokens[at - 1], this.#tokens[at]];
    return before && after ? this.#text.slice(before.end, after.start) : "";
  }

  /** The first capital word of a name that ends with this head: "Ohio" of "Ohio State University". */
  start(head: number): number {
    let from = head;
    while (from > 0 && head - from < 6 && joins(this.#gap(from))) {
      // "Community and | Technical College".
      if (this.#word(from - 1) === "and" && [from, from - 2].every((at) => this.#isInner(at))) {
        from -= 2;
        continue;
      }
      const word = this.#word(from - 1);
      // "Saint Mary-of-the-Woods College".
      const isBetween = small.test(word) && this.#gap(from) === "-" && this.#gap(from - 1) === "-";
      if (!this.#isCapital(from - 1) && !isBetween) break;
      // "Texas A&M University".
      if (!isBetween && genericWords.has(word) && !innerWords.has(word) && !this.#gap(from).includes("&")) break;
      if (this.#isOwner(from - 1)) break;
      from--;
    }
    if (this.#namesPlaceBehind(head)) return from;
    if (this.#isAdvertised(from, head)) return head;
    while (from < head && innerWords.has(this.#word(from)) && this.#isGeneric(from, head)) from++;
    return from;
  }

  /** "Fordham's Graduate School"; but "King's College". */
  #isOwner(at: number): boolean {
    const { start = 0, end = 0 } = this.#tokens[at] ?? {};
    return /'s$/.test(this.#text.slice(start, end)) && !/^(?:king|queen|regent|saint|[a-z]+)s$/.test(this.#saint(at));
  }

  #saint(at: number): string {
    const word = this.#word(at);
    const isSaint = /^(?:st|saint)$/.test(this.#word(at - 1)) || /^(?:kings|queens|regents)$/.test(word);
    return isSaint ? word : "";
  }

  /** "Technical University of Lisbon", "State University of New York": the first words belong to the name. */
  #namesPlaceBehind(head: number): boolean {
    if (this.#word(head + 1) !== "of" || !/^(?:university|college|institute)$/.test(this.#word(head))) return false;
    const at = this.#word(head + 2) === "the" ? head + 3 : head + 2;
    return this.#isCapital(at) && !heads.has(this.#word(at)) && !this.leadsToHead(at) && !this.#isField(at);
  }

  /** "Community College" and "State University" name no college; "Northern State University" does. */
  #isGeneric(from: number, head: number): boolean {
    const words = this.#tokens.slice(from, head).map(({ word }) => word);
    if (!words.every((word) => innerWords.has(word))) return false;
    if (/^(?:northern|southern|eastern|western|central|new)$/.test(words[0] ?? "")) return false;
    if (this.#word(head) !== "university") return true;
    const isNational = /^(?:national|catholic|maritime|christian|business)$/.test(words[1] ?? "");
    return !(words.length === 1 ? words[0] === "american" : isNational);
  }

  /** "Guaranteed College", "Annual National College": any college. */
  #isAdvertised(from: number, head: number): boolean {
    const words = this.#tokens.slice(from, head).map(({ word }) => word);
    return (
      this.#word(head) === "college" &&
      words.every((word) => advertisingWords.has(word) || innerWords.has(word)) &&
      words.some((word) => advertisingWords.has(word))
    );
  }

  end(head: number, end: number): number {
    const word = this.#word(head);
    let to = foreignHeads.has(word) ? this.#foreignEnd(end) : end;
    if (this.#word(to) === "of" && /^(?:university|college|polytechnic|seminary)$/.test(word))
      to = this.#ofEnd(head, to);
    to = this.#secondHead(to);
    if (this.#word(to) === "at" && this.#isCapital(to + 1) && this.#gap(to) === " " && to > head) {
      const last = this.chainEnd(to + 1);
      if (last > to + 1 && !this.#hasHead(to + 1, last + 1)) return last;
    }
    return this.#campusEnd(head, to);
  }

  /** "of Notre Dame", "of Art and Design"; a college of a field needs a name before it. */
  #ofEnd(head: number, of: number): number {
    const start = this.#word(of + 1) === "the" ? of + 2 : of + 1;
    if (this.#word(head) === "college" && this.#isField(start)) {
      const isNamed = this.start(head) < head && !heads.has(this.#word(head - 1)) && this.#gap(head) === " ";
      return isNamed ? this.chainEnd(start, true) : of;
    }
    const last = this.chainEnd(start);
    return last > start ? last : of;
  }

  #isField(at: number): boolean {
    return fieldNamesAt(this.#tokens.slice(at, at + 4), this.#text).has(0);
  }

  /** "Grace College and Theological Seminary": the second has no name of its own. */
  #secondHead(to: number): number {
    if (this.#word(to) !== "and" || !this.#isCapital(to + 1)) return to;
    let at = to + 1;
    while (innerWords.has(this.#word(at)) && !heads.has(this.#word(at)) && at < to + 4) at++;
    const isSecond = at > to + 1 || /^(?:conservatory|seminary)$/.test(this.#word(at));
    return isSecond && this.#isCapital(at) && /^(?:university|conservatory|seminary)$/.test(this.#word(at))
      ? at + 1
      : to;
  }

  /** A campus behind a name: "-Superior", ", Los Angeles", " London". */
  #campusEnd(head: number, to: number): number {
    const next = this.#tokens[to];
    if (next?.word === "in" && this.#word(head - 1) === "american") return this.#abroadEnd(to);
    if (!next?.capital) return to;
    const gap = this.#gap(to);
    if (gap === " - ") return this.#campusBehind(to);
    if (gap === "-" && !genericWords.has(next.word)) {
      const last = this.chainEnd(to);
      return /^(?:campus|campuses|school)$/.test(this.#word(last)) || this.#hasSchool(to, last) ? to : last;
    }
    if (gap === ", " && (systems.has(this.#word(to - 1)) || this.#isSystem(head, to))) {
      const campus = this.#campusAt(to);
      // "California State University, Fullerton, Long Beach or Northridge"
      const next = /^(?:and|or)$/.test(this.#word(campus)) ? campus + 1 : campus;
      if (campus > to && this.#campusAt(next) === next) return campus;
    }
    if (gap === ", " && systems.has(this.#word(to - 1)) && !genericWords.has(next.word)) {
      const last = this.chainEnd(to);
      const isState = this.#word(to - 1) === next.word;
      if (!isState && !this.#hasHead(to, last + 1)) return last;
    }
    if (/^,? $/.test(gap) && this.#isInUniversityTown(head, to)) return to + 1;
    if (gap === ", " && this.#isShared(head, to)) return this.#placeEnd(to) ?? to;
    if (gap === " " && towns.has(next.word)) return to + 1;
    if (gap === " " && (to > head + 1 || this.start(head) < head)) return this.#campusBehind(to);
    return to;
  }

  /** "California State University, | Northridge". */
  #isSystem(head: number, to: number): boolean {
    return this.#word(to - 1) === "university" && systemNames.has(this.#word(this.start(head)));
  }

  /** "American University | in Cairo" is another one than American University in Washington. */
  #abroadEnd(to: number): number {
    const start = this.#word(to + 1) === "the" ? to + 2 : to + 1;
    if (/^(?:cairo|dubai|emirates|london|paris|rome)$/.test(this.#word(start))) return start + 1;
    const land = findPlaces(this.#tokens).find(({ from, value }) => from === start && value.kind === "country");
    return land && land.value.kind === "country" && land.value.code !== "US" ? land.to : to;
  }

  /** "St. John's College, | Cambridge", but not "Lesley College, Cambridge, Massachusetts". */
  #isInUniversityTown(head: number, to: number): boolean {
    if (this.#word(head) !== "college" || !/^(?:oxford|cambridge|durham)$/.test(this.#word(to))) return false;
    return this.#placeEnd(to + 1) === null && !/^[A-Z]{2}$/.test(this.#written(to + 1));
  }

  #written(at: number): string {
    const token = this.#tokens[at];
    return token ? this.#text.slice(token.start, token.end) : "";
  }

  /** "Union College", of which there are several, so that the state behind it tells them apart. */
  #isShared(head: number, to: number): boolean {
    const words = this.#tokens.slice(this.start(head), to).map(({ word }) => word);
    return sharedNames.has(words.join(" "));
  }

  #hasHead = (from: number, to: number) => this.#tokens.slice(from, to).some(({ word }) => heads.has(word));
  #hasSchool = (from: number, to: number) => this.#tokens.slice(from, to + 1).some(({ word }) => word === "school");

  /** "Universidad de Chile", "Universität Zürich". */
  #foreignEnd(start: number): number {
    let to = start;
    while (to < this.#tokens.length && to - start < 6) {
      if (!/^(?: |-)$/.test(this.#gap(to))) break;
      const isParticle = particles.has(this.#word(to)) && (this.#isCapital(to + 1) || this.#isCapital(to + 2));
      if (!isParticle && (!this.#isCapital(to) || genericWords.has(this.#word(to)))) break;
      to++;
    }
    return to;
  }

  /** Where capital words end that belong together: "North Carolina", "Science and Technology". */
  chainEnd(start: number, isField = false): number {
    const place = this.#placeEnd(start);
    if (place !== null) return this.#campusBehind(place);
    let to = start;
    while (to < this.#tokens.length && to - start < 6) {
      const word = this.#word(to);
      if (to > start && !joins(this.#gap(to))) break;
      if (to > start && this.#joinsWords(to, isField)) {
        to++;
        continue;
      }
      const isSecondField = isField && this.#word(to - 1) === "and" && secondFields.has(word);
      if (
        !this.#isCapital(to) ||
        (to > start && !isSecondField && [genericWords, titleWords, ownerWords, heads].some((set) => set.has(word)))
      )
        break;
      to++;
      if (/'s$/.test(this.#text.slice(this.#tokens[to - 1]?.start, this.#tokens[to - 1]?.end)) && !this.#saint(to - 1))
        break;
    }
    while (to > start && this.#word(to - 1) === "and") to--;
    return to;
  }

  #joinsWords(at: number, isField: boolean): boolean {
    const word = this.#word(at);
    if (
      !/^(?:and|of|the|de|del|la|el|es|al|do|da|dos|los|las)$/.test(word) ||
      !this.#isCapital(at + 1) ||
      this.leadsToHead(at + 1)
    )
      return false;
    // "Schulich School of Engineering and | Haskayne School of Business".
    if (word === "and" && this.#isSchoolAhead(at + 1)) return false;
    const second = /^(?:technology|arts|mary|sciences|development|science|life|design|management|computing)$/;
    return word !== "and" || isField || second.test(this.#word(at + 1));
  }

  #isSchoolAhead = (from: number): boolean =>
    [from + 1, from + 2].some(
      (at) =>
        /^(?:school|faculty)$/.test(this.#word(at)) &&
        this.#isCapital(at) &&
        this.#word(at + 1) === "of" &&
        this.#isCapital(from),
    );

  /** The end of the state or country that a chain begins with: the words behind it are another thing. */
  #placeEnd(start: number): number | null {
    this.#placeEnds ??= new Map(findPlaces(this.#tokens).map(({ from, to }) => [from, to]));
    const end = this.#placeEnds.get(start) ?? null;
    if (end === null || !this.#isCapital(end - 1) || !this.#isCapital(start)) return null;
    return this.#isCapital(end) && this.#gap(end) === "-" ? null : end;
  }

  /** "Texas Austin", "North Carolina - Chapel Hill", but not "Virginia Woodson Institute". */
  #campusBehind(end: number): number {
    return /^(?:[ -]| - )$/.test(this.#gap(end)) ? this.#campusAt(end) : end;
  }

  #campusAt(end: number): number {
    const rest = this.#tokens.slice(end, end + 3);
    const campus = findCampuses(rest).find(({ from }) => from === 0);
    return campus && this.#isCapital(end) ? end + campus.to : end;
  }

  leadsToHead(from: number): boolean {
    for (let at = from; at < from + 5 && this.#isCapital(at); at++) {
      if (at > from && !joins(this.#gap(at))) return false;
      if (heads.has(this.#word(at))) return true;
    }
    return false;
  }
}

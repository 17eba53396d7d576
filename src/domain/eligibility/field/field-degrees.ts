import { isBesideCollege } from "../college/school-beside-college.ts";
import { type ClauseWords, type Meaning, type Mention, toCheck } from "../mention.ts";
import { stateOfCode } from "../place/place-names.ts";
import { type PhraseTable, phraseFinder } from "../text/phrases.ts";
import { gap, type Token, wordAt } from "../text/tokens.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";
import { isHeld } from "./field-context.ts";

/** Degrees and kinds of students whose name says the field. */
const degrees: PhraseTable<string> = [
  ["(bsn|msn|dnp|rn to bsn|rn to msn|adn|asn|bn|mn)", "Nursing"],
  ["(mba|emba|bba|dba|executive mba)", "Business Administration"],
  ["(bcom|mcom|bcomm|mcomm)", "Commerce"],
  ["(macc|mpacc)", "Accounting"],
  ["(msw|bsw|dsw)", "Social Work"],
  ["(jd|llb|llm|lld|sjd|juris doctor|juris doctorate)", "Law"],
  ["(bachelor|master|doctor) of laws", "Law"],
  ["(md|mbbs|mbchb)", "Medicine"],
  ["(doctor of|bachelor of) (medicine|osteopathic medicine)", "Medicine"],
  ["bachelor of medicine (and|) bachelor of surgery", "Medicine"],
  ["(dds|dmd|bds)", "Dentistry"],
  ["doctor of dental (surgery|medicine|science)", "Dentistry"],
  ["bachelor of dental (surgery|medicine|science)", "Dentistry"],
  ["(dvm|vmd|bvsc|mvsc|bvms|bvm)", "Veterinary Medicine"],
  ["(bms|mms)", "Management Studies"],
  ["(pharmd|bpharm|mpharm)", "Pharmacy"],
  ["doctor of pharmacy", "Pharmacy"],
  ["doctor of optometry", "Optometry"],
  ["doctor of chiropractic", "Chiropractic"],
  ["(dpt|doctor of physical therapy)", "Physical Therapy"],
  ["(mot|otd|msot)", "Occupational Therapy"],
  ["(psyd|doctor of psychology)", "Psychology"],
  ["(mph|drph)", "Public Health"],
  ["(mha|mhsa)", "Health Administration"],
  ["(mpa|mpp)", "Public Administration"],
  ["(mfa|bfa)", "Fine Arts"],
  ["(bmus|mmus|dma)", "Music"],
  ["(barch|march)", "Architecture"],
  ["(bed|med|edd|bsed|mat|pgce)", "Education"],
  ["(bca|mca)", "Computer Science"],
  ["(bams|bhms)", "Alternative Medicine"],
  [
    "(enter|entering|attend|attending|enrolled in) (a|an|the|) (accredited|theological|) (seminary|seminaries)",
    "Theology",
  ],
  ["(beng|meng|btech|mtech)", "Engineering"],
  ["(mls|mlis|msls)", "Library Science"],
  ["(mdiv|bth|mth|thm|thd|dmin|mts)", "Theology"],
  ["(m div|master of divinity|doctor of ministry|master of theology|bachelor of theology)", "Theology"],
  ["(b pharm|m pharm|d pharm)", "Pharmacy"],
  ["(m ed|b ed|ed d|m a t)", "Education"],
  ["(ll b|ll m|j d)", "Law"],
  ["(b s n|m s n)", "Nursing"],
  ["(m b a)", "Business Administration"],
  ["(d v m)", "Veterinary Medicine"],
  ["(d d s)", "Dentistry"],
  ["(m s w|b s w)", "Social Work"],
  ["(medical|med school) (student|students|school|degree|program)", "Medicine"],
  ["(medical|dental|law|veterinary|vet|pharmacy|nursing|optometry|divinity|beauty|barber) (school|college)", ""],
];
export const findDegreesOfFields = phraseFinder(degrees);
const schoolNames: Record<string, string> = {
  medical: "Medicine",
  dental: "Dentistry",
  law: "Law",
  veterinary: "Veterinary Medicine",
  vet: "Veterinary Medicine",
  optometry: "Optometry",
  divinity: "Theology",
  beauty: "Cosmetology",
  barber: "Cosmetology",
  pharmacy: "Pharmacy",
  nursing: "Nursing",
};

const before = wordSet(
  "pursuing pursue doing studying toward towards a an the in for of time enrolled year entering s seeking undertaking or and full part",
);
const after = wordSet(
  "program programs programme programmes student students degree degrees candidate candidates course courses applicants studies or",
);
const studies = wordSet(
  "study attending attend enrolled accepted entering enter student students admitted pursuing in at begin starting continuing applying planning year",
);

const tests = tokenSet("gre gmat lsat mcat score scores");

/** "In DC, MD or VA", "IA, IL, WI or MN": codes of states. */
const isAmongStates = (at: number, written: (at: number) => string): boolean =>
  [at - 2, at - 1, at + 1, at + 2].some(
    (near) => /^(?!OR$|IN$|ME$|MA$|MS$|MD$)/.test(written(near)) && stateOfCode(written(near)) !== null,
  );

/** "BA" of "a PhD or BA", but not of the one degree "BA LLB". */
const isWideAt = (tokens: readonly Token[], at: number): boolean =>
  wideDegrees.has(wordAt(tokens, at)) && !/^(?:llb|mbbs|bed|mba|jd|md)$/.test(wordAt(tokens, at + 1));

const wideDegrees = wordSet("phd doctorate doctoral masters ms ma msc bachelors bs ba bsc associate");
function isBesideWide(tokens: readonly Token[], first: number, to: number): boolean {
  const isArticle = (at: number) => /^an?$/.test(wordAt(tokens, at));
  const from = isArticle(first - 1) ? first - 1 : first;
  return (
    (tokens[from - 1]?.word === "or" && wideDegrees.has(wordAt(tokens, from - 2))) ||
    (tokens[to]?.word === "or" && isWideAt(tokens, isArticle(to + 1) ? to + 2 : to + 1))
  );
}

/** "BA, BSc, BEng, MA or | MBA": a list that holds a degree of any field. */
function isInListOfAll(tokens: readonly Token[], text: string, first: number): boolean {
  const isDegree = (at: number) => wideDegrees.has(wordAt(tokens, at)) || oneWord.has(wordAt(tokens, at));
  const isJoined = (at: number) => /^, ?$/.test(gap(tokens, text, at)) || isJoint(tokens, at - 1);
  const before = (at: number) => (isJoint(tokens, at - 1) ? at - 2 : at - 1);
  const behind = (at: number) => (isJoint(tokens, at + 1) ? at + 2 : at + 1);
  const degrees = [first];
  for (let at = first; isJoined(at) && isDegree(before(at)); at = before(at)) degrees.push(before(at));
  for (let at = first; isJoined(behind(at)) && isDegree(behind(at)); at = behind(at)) degrees.push(behind(at));
  const last = Math.max(...degrees);
  // "MBA, MSc | Physics" names a field of the last.
  const endsBare =
    last + 1 >= tokens.length || after.has(wordAt(tokens, last + 1)) || gap(tokens, text, last + 1) !== " ";
  return degrees.some((at) => wideDegrees.has(wordAt(tokens, at)) && (at < last || endsBare));
}
const isJoint = (tokens: readonly Token[], at: number): boolean => /^(?:or|and)$/.test(wordAt(tokens, at));
const oneWord = wordSet(
  "mba emba bba bcom mcom llb llm jd md bed med mfa bfa beng meng btech mtech mph mpa mpp mls edd",
);

/** "A member of the | MCA", "sponsored by the | MPA", but not "the last year of the | MBA". */
const isBody = (tokens: readonly Token[], at: number): boolean =>
  /^(?:of|by|with)$/.test(wordAt(tokens, at - 2)) &&
  !/^(?:years?|semesters?|terms?|students?|stage|part|phase|modules?|completion|study)$/.test(wordAt(tokens, at - 3));

const heldDegree = toCheck("degree");

/** The fields of degrees: Nursing of a BSN, Law of a JD. */
export function degreeFields({ tokens, text }: ClauseWords): Mention[] {
  const found = findDegreesOfFields(tokens);
  const isListed = (at: number) =>
    found.some(({ from, to }) =>
      [to, from - 1].some(
        (next) => next === at || (/^(?:or|and)$/.test(wordAt(tokens, next)) && [next + 1, next - 1].includes(at)),
      ),
    );
  return found.flatMap(({ from, to, value }) => {
    const first = tokens[from];
    const last = tokens[to - 1];
    if (!first || !last) return [];
    const [previous, next] = [wordAt(tokens, from - 1), wordAt(tokens, to)];
    // "A PhD or | MD": the other degree is of any field.
    if (isBesideWide(tokens, from, to) || (to - from === 1 && isInListOfAll(tokens, text, from))) return [];
    const isSchool = value === "";
    const name = isSchool ? (schoolNames[first.word] ?? "") : value;
    if (/^(?:college|school)$/.test(last.word) && isBesideCollege(tokens, from, to)) return [];
    if (isSchool) {
      if (!tokens.slice(Math.max(0, from - 12), from).some(({ word }) => studies.has(word))) return [];
    } else if (to - from === 1) {
      const written = text.slice(first.start, last.end).replaceAll(".", "");
      if (
        !/^\p{Lu}{2}|^\p{Lu}\p{L}{1,4}\p{Lu}\p{L}?$|^(?:BEd|MEd|EdD|BTh|MTh|DMin)$/u.test(written) ||
        (!before.has(previous) && !after.has(next) && (name === "Education" || !isListed(from))) ||
        // "The DMA President", "a member of the MCA" are of associations.
        (previous === "the" && (tokens[to]?.capital === true || isBody(tokens, from)) && !after.has(next)) ||
        // "A GRE or MAT score" is one of a test.
        (first.word === "mat" && tests.hasAny(tokens)) ||
        // "In Baltimore, MD" and "in MD" are places.
        (first.word === "md" && /^(?:in|of)$/.test(previous) && !after.has(next)) ||
        (written.length === 2 && isAmongStates(from, (at) => text.slice(tokens[at]?.start ?? 0, tokens[at]?.end ?? 0)))
      )
        return [];
    }
    const holds = isHeld(tokens, from) && !/^students?$/.test(last.word);
    // "MBBS, BDS or BAMS": a choice, of which none narrows another.
    const list = found.length > 1 ? { list: text } : {};
    const meaning: Meaning = holds ? heldDegree : { about: "field_of_study", names: [name], ...list };
    // "Law" of "law school in Ohio": the school belongs to the place too.
    return [
      isSchool
        ? { from, to: from + 1, meaning, inside: true }
        : { from, to, meaning, ...(holds ? {} : { inside: true as const }) },
    ];
  });
}

import { phraseFinder } from "../text/phrases.ts";
import { type Token, tokensOf, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { shortFormsOf } from "./sponsoring-college.ts";

/** Words of names that colleges share with societies and laboratories. */
const kinds = wordSet(
  "school schools institute academy istituto instituto institut scuola escuela ecole école akademie academia conservatory conservatorium",
);
/** Words of the names of those that teach nobody: "Institute of Food Technologists", "Institute for Oral Health". */
const others = wordSet(
  "american national foundation association society council research for federation women high district administrators engineers architects technologists accountants chemists physicists scientists planners museum summer press policy peace media leadership congressional competition",
);
const isAlone = /^(?:sponsor: )?(?:the )?([^,(]{3,80})$/i;

/** A provider that may be a college by its name: "Milano Fashion Institute". */
export function teachingInstitute(provider: string): string | null {
  const name = isAlone.exec(provider)?.[1]?.trim();
  if (!name) return null;
  const tokens = tokensOf(name);
  const isKind = tokens.length > 1 && tokens.some(({ word, capital }) => capital && kinds.has(word));
  return isKind && !tokens.some(({ word }) => others.has(word)) ? name : null;
}

/** A provider that teaches by its name alone: "London Business School", "IHE Delft Institute for Water Education". */
export function surelyTeaching(provider: string): string | null {
  const name = isAlone.exec(provider)?.[1]?.trim() ?? "";
  const words = tokensOf(name).map(({ word }) => word);
  const isOfEducation = words.includes("institute") && words.at(-1) === "education" && !words.includes("international");
  if (isOfEducation) return name;
  return words.some((word) => word === "school" || word.startsWith("conservator")) ? teachingInstitute(provider) : null;
}

/** A host that is a school by its name, in the clause behind "Host institution". */
export const hostInstitute = (text: string): string | null =>
  teachingInstitute(text.endsWith(".") ? text.slice(0, -1) : text);

const program =
  "(program|programs|programme|programmes|course|courses|mba|masters|master|bachelor|bachelors|degree|degrees|phd)";
/** Words with which a school speaks of its own teaching. */
const ownTeaching = phraseFinder<true>([
  [`(our|its) (full time|part time|executive|international|) ${program}`, true],
  ["(our|its) (students|campus|campuses|school|faculty)", true],
  ["(tuition|tuition fee|tuition fees)", true],
  [`${program} (fee|fees|tuition)`, true],
  [`${program} (at|of|offered by) (the|) (school|institute|academy)`, true],
]);

/** Whether a text tells of the teaching of a school: its programs, its tuition, or study "at the IMT School". */
export function tellsOfTeaching(texts: readonly { text: string; tokens: readonly Token[] }[], school: string): boolean {
  const [first] = tokensOf(school);
  const written = first ? school.slice(first.start, first.end) : "";
  const names = new Set([...shortFormsOf(school), first?.word ?? "", written]);
  return texts.some(
    ({ text, tokens }) =>
      ownTeaching(tokens).length > 0 || studiesAt(tokens, text, names) || ownsProgram(tokens, text, names),
  );
}

/** "The ILCI's MBA programs", "ISAD design courses": a program behind the name. */
const ownsProgram = (tokens: readonly Token[], text: string, names: ReadonlySet<string>): boolean =>
  tokens.some(({ start, end, capital }, at) => {
    const name = text.slice(start, end).replace(/'s$/, "");
    const isOwn = capital && name === name.toUpperCase() && name.length > 2 && names.has(name);
    return isOwn && tokens.slice(at + 1, at + 5).some(({ word }) => studies.has(word) && !/^stud/.test(word));
  });

const studies = wordSet(
  "study studying program programs programme programmes course courses degree degrees phd mba students student enrolled admitted completed tuition",
);

/** "PhD programs at the IMT School", "the course of study completed at GSSI". */
const studiesAt = (tokens: readonly Token[], text: string, names: ReadonlySet<string>): boolean =>
  tokens.some(({ word, start, end, capital }, at) => {
    const isName = capital && (names.has(word) || names.has(text.slice(start, end)));
    const back = tokens[at - 1]?.word === "the" ? at - 2 : at - 1;
    if (!isName || !/^(?:at|in|of|to)$/.test(wordAt(tokens, back))) return false;
    return tokens.slice(Math.max(0, back - 6), back).some((each) => studies.has(each.word));
  });

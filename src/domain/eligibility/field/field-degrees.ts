import type { ClauseWords, Meaning, Mention } from "../mention.ts";
import { type PhraseTable, phraseFinder } from "../text/phrases.ts";
import { isHeld } from "./field-context.ts";

/** Degrees and kinds of students whose name says the field. */
const degrees: PhraseTable<string> = [
  ["(bsn|msn|dnp|rn to bsn|adn)", "Nursing"],
  ["(mba|emba|bba)", "Business Administration"],
  ["(msw|bsw)", "Social Work"],
  ["(jd|llb|llm|juris doctor|juris doctorate)", "Law"],
  ["(bachelor|master) of laws", "Law"],
  ["(md|mbbs|mbchb)", "Medicine"],
  ["(doctor of|bachelor of) medicine", "Medicine"],
  ["(dds|dmd)", "Dentistry"],
  ["doctor of dental (surgery|medicine)", "Dentistry"],
  ["dvm", "Veterinary Medicine"],
  ["pharmd", "Pharmacy"],
  ["doctor of (optometry|pharmacy)", "Pharmacy"],
  ["dpt", "Physical Therapy"],
  ["(mph|drph)", "Public Health"],
  ["(mpa|mpp)", "Public Administration"],
  ["(mfa|bfa)", "Fine Arts"],
  ["(bed|med)", "Education"],
  ["(beng|meng)", "Engineering"],
  ["(mls|mlis)", "Library Science"],
  ["(medical|med school) (student|students|school|degree|program)", "Medicine"],
  ["(medical|dental|law|veterinary|pharmacy|nursing) school", ""],
];
const find = phraseFinder(degrees);
const schoolNames: Record<string, string> = {
  medical: "Medicine",
  dental: "Dentistry",
  law: "Law",
  veterinary: "Veterinary Medicine",
  pharmacy: "Pharmacy",
  nursing: "Nursing",
};

const before = new Set(
  "pursuing pursue toward towards a an the in for of time enrolled year entering s seeking undertaking or and full part".split(
    " ",
  ),
);
const after = new Set(
  "program programs programme student students degree degrees candidate candidates course courses applicants studies or".split(
    " ",
  ),
);
const studies = new Set(
  "attending attend enrolled accepted entering enter student students admitted pursuing in at begin starting continuing applying applicants planning year".split(
    " ",
  ),
);

const heldDegree: Meaning = { about: "demand", demand: { about: "check", kind: "degree" } };

/** The fields of degrees: Nursing of a BSN, Law of a JD. */
export function degreeFields({ tokens, text }: ClauseWords): Mention[] {
  return find(tokens).flatMap(({ from, to, value }) => {
    const first = tokens[from];
    const last = tokens[to - 1];
    if (!first || !last) return [];
    const [previous, next] = [tokens[from - 1]?.word ?? "", tokens[to]?.word ?? ""];
    const isSchool = value === "";
    const name = isSchool ? (schoolNames[first.word] ?? "") : value;
    if (isSchool) {
      if (!tokens.slice(Math.max(0, from - 6), from).some(({ word }) => studies.has(word))) return [];
    } else if (to - from === 1) {
      const written = text.slice(first.start, last.end).replaceAll(".", "");
      if (!/^\p{Lu}{2}|^PharmD|^BEd|^MEd/u.test(written) || (!before.has(previous) && !after.has(next))) return [];
    }
    const holds = isHeld(tokens, from) && !/^students?$/.test(last.word);
    return [{ from, to, meaning: holds ? heldDegree : { about: "field_of_study", names: [name] } }];
  });
}

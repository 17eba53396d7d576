import { outermost, type PhraseTable, phraseFinder } from "../../eligibility/text/phrases.ts";
import { type Token, tokensOf } from "../../eligibility/text/tokens.ts";

const organs = "kidney|renal|liver|heart|cardiac|lung|thyroid|blood|bone|bowel|skin|eye";
const names = [
  "dialysis|lupus|crohns|crohn|colitis|ibd|celiac|endometriosis|pcos|fibromyalgia|arthritis|scoliosis|psoriasis|eczema|alopecia",
  "hemophilia|hemophiliac|thalassemia|anemia|asthma|narcolepsy|migraine|migraines|hydrocephalus|neurofibromatosis|scleroderma|sarcoidosis",
  "hiv|hepatitis|osteogenesis imperfecta|brittle bone|long covid|ehlers danlos|pots syndrome|primary immunodeficiency",
  "epilepsy|muscular dystrophy|cerebral palsy|spina bifida|cystic fibrosis|cystinosis|schizophrenia|anorexia|brain injury",
].join("|");
const people = "survivor|survivors|patient|patients|recipient|recipients";

/**
 * Illnesses, with other words of sponsors for them, behind "~" words that tell no more, as those for people tell none: a text
 * without them is for all who have it. Those of the group table ("epilepsy") are a group too.
 */
const table: PhraseTable<string> = [
  [`(chronic|) (${organs}) (disease|failure|transplant|condition|disorder|defect|defects) (${people}|)`, "~chronic"],
  [`(organ transplant|transplant|congenital heart disease|congenital heart defect) (${people}|)`, "~"],
  [`(${names}) (disease|syndrome|) (${people}|)`, "~disease|syndrome"],
  [
    `(breast|childhood|pediatric|brain|) (cancer|leukemia|lymphoma|tumor|melanoma|sarcoma) (${people}|)`,
    "cancer~breast|childhood|pediatric",
  ],
  ["(type|) (1|2|one|two|juvenile|) (diabetic|diabetics|diabetes)", "diabetes"],
  ["(epileptic|epileptics)", "epilepsy"],
  ["(asthmatic|asthmatics)", "asthma"],
  [`stroke (${people})`, "~"],
  ["(stutter|stutters|stuttering|stammer|stammering)", "stuttering"],
  // "Aids" alone are money.
  [`aids (${people})`, "hiv"],
  ["sickle cell (disease|anemia|trait|)", "sickle cell"],
  ["multiple sclerosis", ""],
  ["(rare|autoimmune|chronic|genetic|lyme|inflammatory bowel|graves|addisons|hashimotos|kawasaki) disease", ""],
  ["(autoimmune|bleeding|immune|eating|anxiety|genetic) disorder", ""],
];
const find = phraseFinder(table);
const peopleWords = people.split("|");

/** What is for the blind, or for those with dyslexia, is for no illness. */
const otherKinds = "blind blindness visually deaf hearing learning dyslexia fibrosis".split(" ");
/** Scholarships for any such illness say these words, or are for students with a disability, which some illnesses are. */
const near: readonly string[] = ["chronic illness", "serious illness", `disability -${otherKinds.join(" -")}`];

/** The illnesses that words name, each with other words for the same and those of scholarships for any illness. */
export const illnessesIn = (tokens: readonly Token[]) =>
  [...outermost(find(tokens).toSorted((a, b) => a.from - b.from || b.to - a.to))].map(({ from, to, value }) => {
    const [others = "", more = ""] = value.split("~");
    const telling = value.includes("~") ? [...peopleWords, ...more.split("|")] : [];
    const said = tokens.slice(from, to).map(({ word }) => word);
    const own = said.filter((word) => !telling.includes(word)).join(" ");
    const same = [own, ...others.split("|")].filter((each) => each !== "" && each !== said.join(" "));
    return { from, to, value: { same: [...new Set(same)], near } };
  });

/** Whether words as a student writes them name an illness. */
export const namesIllness = (words: string): boolean => illnessesIn(tokensOf(words.toLowerCase())).length > 0;

import { type PhraseTable, phraseFinder } from "../eligibility/text/phrases.ts";
import type { Token } from "../eligibility/text/tokens.ts";

const organs = "kidney|renal|liver|heart|cardiac|lung|thyroid|blood|bone|bowel|skin|eye";
const names = [
  "dialysis|lupus|crohns|crohn|colitis|ibd|celiac|endometriosis|pcos|fibromyalgia|arthritis|scoliosis|psoriasis|eczema|alopecia",
  "hemophilia|thalassemia|anemia|asthma|narcolepsy|migraine|migraines|hydrocephalus|neurofibromatosis|scleroderma|sarcoidosis",
  "hiv|aids patient|hepatitis|osteogenesis imperfecta|brittle bone|long covid|ehlers danlos|pots syndrome|primary immunodeficiency",
].join("|");

/** Illnesses that are no disability in every text. Those of the group table ("epilepsy") are a group already. */
const table: PhraseTable<true> = [
  [`(chronic|) (${organs}) (disease|failure|transplant|condition|disorder|defect|defects)`, true],
  ["(organ transplant|transplant recipient|congenital heart disease|congenital heart defect)", true],
  [`(${names}) (disease|syndrome|)`, true],
  ["sickle cell (disease|anemia|trait|)", true],
  ["multiple sclerosis", true],
  ["(rare|autoimmune|chronic|genetic|lyme|inflammatory bowel|graves|addisons|hashimotos|kawasaki) disease", true],
  ["(autoimmune|bleeding|immune|eating|anxiety|genetic) disorder", true],
];
const find = phraseFinder(table);

/** Scholarships for any such illness say these words, or are for students with a disability, which some illnesses are. */
const near: readonly string[] = ["chronic illness", "serious illness", "disability"];

/** The illnesses that words name. Sponsors of one illness name it as students do, so that they have no other words. */
export const illnessesIn = (tokens: readonly Token[]) =>
  find(tokens).map(({ from, to }) => ({ from, to, value: { same: [] as readonly string[], near } }));

import { tokensOf } from "../eligibility/text/tokens.ts";
import { wordSet } from "../eligibility/text/word-set.ts";
import { isDrawing } from "../matches/criteria/money/drawing.ts";
import { beginningOf } from "../reader/bounded-text.ts";
import { hostOf } from "../scholarships/urls/url-parts.ts";
import type { FoundSign } from "./found-signs.ts";
import { isOfficialHost } from "./link-signs.ts";
import { readScamClause, type ScamClause } from "./scam-clauses.ts";

type Row = { title: string; provider_name: string; application_url: string | null };

const longestName = 400;

/** The signs in the names of a scholarship and its sponsor. */
export function signsOfNames(row: Row): FoundSign[] {
  const sentence = beginningOf(`${row.title}, ${row.provider_name}`, longestName);
  const names = readScamClause(sentence);
  const found: FoundSign[] = [];
  if (names.has("unfit_trade")) found.push({ rule: "S23", severity: "medium", sentence, isSupporting: false });
  if (soundsOfficial(row))
    found.push({ rule: "S13", severity: "medium", sentence: row.provider_name, isSupporting: true });
  return found;
}

/** A drawing by its title or text, with the clause of the text that says so, or else the title. */
export function signsOfDrawing(row: Described, clauses: readonly ScamClause[]): FoundSign[] {
  if (!isDrawing(row)) return [];
  const blank = { title: "", requirements: [], amount_text: null };
  const said = clauses.find(({ sentence }) => isDrawing({ ...blank, description: sentence }));
  return [{ rule: "S16", severity: "low", sentence: said?.sentence ?? row.title, isSupporting: false }];
}
type Described = Parameters<typeof isDrawing>[0];

const official = wordSet("federal national us usa government american united");
const office = wordSet("bureau administration agency department grants grant relief board commission treasury");

/** "National Grant Bureau", on a site that is not the government's. */
function soundsOfficial({ provider_name, application_url }: Row): boolean {
  if (isOfficialHost(hostOf(application_url))) return false;
  const words = tokensOf(beginningOf(provider_name, longestName)).map(({ word }) => word);
  return words.some((word) => official.has(word)) && words.some((word) => office.has(word));
}

const freeMail =
  /@(?:gmail|yahoo|hotmail|outlook|aol|live|icloud|protonmail|proton|mail|gmx|yandex)\.(?:com|me|net|ru)\b/i;

/** A free email account as the contact. */
export function signsOfContact(text: string): FoundSign[] {
  const at = text.search(freeMail);
  if (at < 0) return [];
  const start = text.slice(0, at).lastIndexOf(" ") + 1;
  const end = text.indexOf(" ", at);
  return [
    {
      rule: "S12",
      severity: "medium",
      sentence: text.slice(start, end < 0 ? start + 100 : end).slice(0, 100),
      isSupporting: true,
    },
  ];
}

const year = /\b(?:19[5-9]|20\d)\d\b/g;

/** The title or deadline names only years that are over on `today`. */
export function signsOfYears(title: string, cycle: string | null, today: string): FoundSign[] {
  const words = `${beginningOf(title, longestName)} ${cycle ?? ""}`;
  const years = [...words.matchAll(year)].map(([found]) => Number(found));
  const span = /\b20\d\d ?[-/\u2013] ?(\d\d)\b/.exec(words)?.[1];
  if (span !== undefined) years.push(2000 + Number(span));
  if (years.length === 0 || Math.max(...years) >= Number(today.slice(0, 4))) return [];
  // "Class of 1965 Scholarship" and "Founded 1923" name a year that is no cycle.
  return Math.max(...years) >= 2010 && !/class of|memorial|established/i.test(words)
    ? [{ rule: "S24", severity: "low", sentence: title, isSupporting: false }]
    : [];
}

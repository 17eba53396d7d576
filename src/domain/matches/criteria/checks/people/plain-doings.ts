import type { Demand } from "../../../../eligibility/demand.ts";
import { countryName } from "../../../../places/countries.ts";
import { foldedWords, foldWords } from "../../../../places/folded-words.ts";
import type { Student } from "../../student.ts";
import { topicsIn } from "../../topics.ts";
import type { PlainDoing, PlainDoings, Told } from "../told.ts";
import { isInterest, membershipsOf } from "./own-memberships.ts";
import { namesIn, ownNamesIn } from "./proper-names.ts";
import { yearsOfWorkIn, yearsWorked } from "./years-at-work.ts";

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const anyDoing = `a an and the at in of with be is are have has must should applicant applicants student students who you your do doing perform participate
participates participating take takes taking part involved involvement active actively engage engaged engages current currently`;
const showing = "show shows showing demonstrate demonstrates demonstrating some prior previous experience";

/** `of`: the words that say no more than that. `names`: those of which one has to stand there. */
const plain: Readonly<Record<PlainDoing, { of: ReadonlySet<string>; names: RegExp }>> = {
  member: {
    of: wordsOf(`${anyDoing} member members membership belong to hold or`),
    names: /\b(?:member|members|membership|belong)\b/,
  },

  volunteer: {
    of: wordsOf(
      `${anyDoing} ${showing} community service volunteer volunteers volunteering work their local complete completed least minimum more hour hours`,
    ),
    names:
      /\b(?:community service|volunteer|volunteers|volunteering|volunteer work|(?:and|hours of) service|service and)\b/,
  },
  leader: {
    of: wordsOf(
      `${anyDoing} ${showing} leader leadership position positions role roles skill skills ability qualities`,
    ),
    names: /\b(?:leader|leadership)\b/,
  },
  worker: { of: wordsOf(`${anyDoing} ${showing} work`), names: /\bwork (?:experience|and leadership experience)\b/ },
  athlete: { of: wordsOf(`${anyDoing} sport sports athletics athletic`), names: /\b(?:sports?|athletics)\b/ },
};
const doings = Object.keys(plain) as PlainDoing[]; // the keys of the table

type Check = Extract<Demand, { about: "check" }>;

/**
 * What a check asks for, where that is all its words say: "be a SHPE member", but not "be a former 4-H member with a record".
 * Of a membership or something else, the membership.
 */
export function plainDoingsOf(check: Check, folded: readonly string[], bodies: readonly string[]): PlainDoings | null {
  if (!ofDoings.has(check.kind)) return null;
  if (rankIn(check) !== null) return { doings: ["member"], hours: 0 };
  const years = yearsOfWorkIn(folded);
  if (years !== null) return folded.includes("professional") ? null : { doings: ["worker"], hours: 0, years };
  return plainlySaid(folded, bodies) ?? firstChoice(check, bodies);
}

/** "Be an Eagle Scout": the rank, folded, which students list as they list their clubs; null for other words. */
export function rankIn({ kind, quote }: Check): string | null {
  const rank = kind === "membership" ? rankAlone.exec(quote)?.[1] : undefined;
  return rank === undefined || /\bmember\b/i.test(rank) ? null : foldWords(rank);
}
const rankAlone = /^(?:Be|Hold the rank of) (?:an? )?((?:[A-Z][a-z]+ ){1,3}[A-Z][a-z]+)\.?$/;

/** "Be an FFA member, or an alumni member in college": the first is enough, where what follows is no more than a choice of the same body. */
function firstChoice({ quote }: Check, bodies: readonly string[]): PlainDoings | null {
  const [first = "", rest, ...others] = quote.split(", or ");
  if (rest === undefined || others.length > 0) return null;
  const own = namesIn(first, false);
  const isChoice =
    bodies.every((name) => own.includes(name)) && !foldedWords(rest).some((word) => ofMoreThanChoices.has(word));
  const said = isChoice ? plainlySaid(foldedWords(first), own) : null;
  return said?.doings.includes("member") ? said : null;
}
const ofMoreThanChoices = wordsOf("also and both each if plus they who whose with");

function plainlySaid(folded: readonly string[], bodies: readonly string[]): PlainDoings | null {
  const said = folded.join(" ").replace("4 h", "4h");
  const text = said.replaceAll(ofPaidMembers, "").replaceAll(/ +/g, " ").trim();
  const named = doings.filter((each) => plain[each].names.test(text));
  if (named.length === 0 || (named.includes("member") ? named.length > 1 : bodies.length > 0)) return null;
  const inNames = new Set(bodies.flatMap((name) => name.split(" ")));
  const numbers = text.split(" ").filter((word) => /^\d+$/.test(word));
  const isSaid = (word: string) =>
    inNames.has(word) || named.some((each) => plain[each].of.has(word)) || numbers.includes(word);
  if (!text.split(" ").every(isSaid)) return null;
  // Which of several bodies, or all of them?
  if (named.includes("member"))
    return bodies.length > 0 && numbers.length === 0 && !(bodies.length > 1 && folded.includes("and"))
      ? { doings: named, hours: 0, ...(text !== said && { asksMore: true as const }) }
      : null;
  const hours = hoursIn(folded, numbers);
  return hours === null || (hours > 0 && !named.includes("volunteer")) ? null : { doings: named, hours };
}
/** What a name among activities does not tell of a membership. */
const ofPaidMembers =
  /\b(?:(?:dues )?paid|dues paying|paying|registered|initiated|in good standing|good standing)\b(?: (?:and|or)\b)?/g;
const ofDoings: ReadonlySet<string> = new Set([
  "activity",
  "community_service",
  "degree",
  "employment",
  "experience",
  "level",
  "membership",
  "merit",
  "skill",
  "unread",
]);

/** "50 hours", "100 or more hours"; 0 without a number, and null where the number is of something else. */
function hoursIn(folded: readonly string[], [number, ...others]: readonly string[]): number | null {
  if (number === undefined) return folded.some((word) => /^hours?$/.test(word)) ? null : 0;
  const at = folded.indexOf(number);
  const behind = folded.slice(at + 1, at + 4).join(" ");
  return others.length === 0 && /^(?:or more )?(?:volunteer |service )?hours\b/.test(behind) ? Number(number) : null;
}

const sports = topicsIn("sports");

/** Whether the student said that they do all of it. What they did not say they may do all the same. */
export function saysToDo(student: Student, { doings, hours, years }: PlainDoings, bodies: readonly string[]): boolean {
  const { volunteer_hours, work_experience } = student.profile;
  if (years !== undefined && yearsWorked(work_experience ?? []) < years) return false;
  return doings.every((each) => says[each](student, bodies)) && (volunteer_hours ?? 0) >= hours;
}

const says: Readonly<Record<PlainDoing, (student: Student, bodies: readonly string[]) => boolean>> = {
  member: ({ memberOf }, bodies) => bodies.some((named) => memberOf.includes(named)),
  volunteer: ({ profile }) => (profile.volunteer_hours ?? 0) > 0,
  leader: ({ profile }) => isListed(profile.leadership_experience),
  worker: ({ profile }) => isListed(profile.work_experience),
  athlete: ({ profile }) => sportsOf(profile).length > 0,
};

const sportsOf = ({ extracurricular_activities }: Student["profile"]): string[] =>
  (extracurricular_activities ?? []).filter((each) => !isInterest(each) && topicsIn(each) === sports);

/** "None" is no experience. */
const isListed = (entries: readonly string[] | null | undefined): boolean =>
  (entries ?? []).some((entry) => entry.trim() !== "" && !/^(?:none|no|n\/?a|nothing)\b/i.test(entry.trim()));

/** What the student said that they do, as the answer to what is plainly asked for: what `says` compares. */
export function doingsAnswer({ profile }: Student, { doings }: PlainDoings, bodies: readonly string[]): string | null {
  const answers = doings.map((each) => {
    if (each === "volunteer") return profile.volunteer_hours ? `${profile.volunteer_hours} hours` : null;
    if (each === "leader") return (profile.leadership_experience ?? []).join(", ");
    if (each === "worker") return (profile.work_experience ?? []).join(", ");
    return (each === "athlete" ? sportsOf(profile) : membershipsNaming(profile, bodies)).join(", ");
  });
  return answers.filter(Boolean).join("; ") || null;
}

/** The memberships that name one of the bodies. */
const membershipsNaming = (profile: Student["profile"], bodies: readonly string[]): string[] =>
  membershipsOf(profile).flatMap((words) =>
    ownNamesIn(words).some((name) => bodies.includes(name)) ? [words.trim()] : [],
  );

/** What the student said of what a check asks for that only they can check: the memberships of its bodies, what they lead, their work, and where they are from. */
export function relatedAnswer({ profile, citizenOf }: Student, { quote, kind, told }: ToldCheck): string | null {
  const words = foldedWords(quote);
  const answers = [
    ...(kind === "membership" ? membershipsNaming(profile, told?.bodies ?? []) : []),
    ...(asksToLead(words) ? (profile.leadership_experience ?? []).filter((entry) => isListed([entry])) : []),
    ...(yearsOfWorkIn(words) === null ? [] : (profile.work_experience ?? [])),
    ...((told?.countries.length ?? 0) > 0 && told?.isOfLifeThere === false ? citizenOf.map(countryName) : []),
    ...(told?.isOfLifeThere && told.countries.length > 0 && profile.location ? [profile.location] : []),
  ];
  return answers.join(", ") || null;
}
/** "Show leadership in your community", but not "have a recommendation from your restaurant's leadership". */
const asksToLead = (words: readonly string[]): boolean =>
  words.includes("leadership") && words.some((word) => leading.has(word));
const leading = wordsOf("demonstrate demonstrated demonstrates leader leaders show shown shows");
type ToldCheck = Check & { told?: Told };

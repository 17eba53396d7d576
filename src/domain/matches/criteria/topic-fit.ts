import type { CheckKind } from "../../eligibility/demand.ts";
import { against, type Comparison, close, type MatchableScholarship, met } from "./criterion.ts";
import type { Student } from "./student.ts";
import { sciences, subjects, topicsIn } from "./topics.ts";

/**
 * Topics as sets of bits: those that a scholarship is about, others that its text mentions, and the subjects that it is
 * for by its name alone.
 */
export type Topics = { named: number; mentioned: number; subjects: number };

// A company's name tells its business, not who may apply.
const bodyOfSubject = /\b(?:society|association|institute|academy|college|council|federation|guild|league|alliance)\b/i;
const aboutSubject: ReadonlySet<string> = new Set<CheckKind>(["career", "interest", "program", "research"]);

/**
 * A scholarship is about what its title names, the society that gives it, and what the sponsor demands to study or aim
 * at. Where the fields of study are stated, they decide who it is for.
 */
export function topicsOf(scholarship: MatchableScholarship): Topics | null {
  const { title, provider_name, description, keywords, demands, field_of_study } = scholarship;
  const sponsor = bodyOfSubject.test(provider_name) ? provider_name : "";
  const demanded = demands.flatMap((demand) =>
    demand.about === "check" && aboutSubject.has(demand.kind) ? [demand.quote] : [],
  );
  const named = topicsIn([title, sponsor, ...demanded].join(". "));
  const mentioned = (topicsIn(keywords.join(". ")) | topicsIn(description)) & ~named;
  if (named === 0 && mentioned === 0) return null;
  return { named, mentioned, subjects: field_of_study.length > 0 ? 0 : named & subjects };
}

/**
 * What a scholarship is about is specific; what its text mentions is not. One that is about other subjects than the
 * student's, and does not mention theirs, is probably for others.
 */
export function compareTopics(student: Student, required: Topics): Comparison | null {
  if ((student.topics & required.named) !== 0) return met;
  if ((student.topics & required.mentioned) !== 0) return close;
  const isScience = (student.subjects & sciences) !== 0;
  const others = required.subjects & (isScience ? ~sciences : ~0);
  return others !== 0 && student.subjects !== 0 ? against : null;
}

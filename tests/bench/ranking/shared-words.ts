import { foldWords } from "#domain/places/folded-words.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import type { PooledScholarship } from "./pool.ts";

/** How many scholarships hold each word, and how many there are. */
export type WordCounts = { of: ReadonlyMap<string, number>; scholarships: number };

export function wordCounts(scholarships: Iterable<PooledScholarship>): WordCounts {
  const counts = new Map<string, number>();
  let read = 0;
  for (const scholarship of scholarships) {
    read += 1;
    for (const word of wordsOf(scholarship)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return { of: counts, scholarships: read };
}

/** The sum over the words that a profile and a scholarship share, rare words counting more. */
export function sharedWords(profile: ProfileChanges, scholarship: PooledScholarship, counts: WordCounts): number {
  const words = wordsOf(scholarship);
  const shared = [...new Set(stringsOf(profile).flatMap((text) => foldWords(text).split(" ")))].filter((word) =>
    words.has(word),
  );
  return shared.reduce((sum, word) => sum + Math.log(counts.scholarships / (counts.of.get(word) ?? 1)), 0);
}

function wordsOf(scholarship: PooledScholarship): Set<string> {
  const { title, provider_name, description, requirements, keywords, field_of_study, academic_level } = scholarship;
  const texts = [title, provider_name, description, ...requirements, ...keywords, ...field_of_study, ...academic_level];
  return new Set(foldWords(texts.join(" ")).split(" "));
}

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

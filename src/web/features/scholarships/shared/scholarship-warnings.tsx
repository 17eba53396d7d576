import type { Scholarship } from "#domain/scholarships/scholarship.ts";

/** The warnings, each with the sentence of the source that caused it. */
export function ScholarshipWarnings({ warnings }: Pick<Scholarship, "warnings">) {
  return warnings.map(({ rule, sentence, advice }) => (
    <div key={rule} className="rounded-md bg-clay-wash px-4 py-3 text-[0.95rem]">
      <p className="font-semibold text-clay">{advice}</p>
      <q className="text-muted">{sentence}</q>
    </div>
  ));
}

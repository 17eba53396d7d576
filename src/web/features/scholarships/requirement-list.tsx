import { addsToRequirement, isQuoted } from "#domain/scholarships/provenance-text.ts";
import type { Scholarship, ScholarshipFacts } from "#domain/scholarships/scholarship.ts";
import { statedFacts } from "#domain/scholarships/stated-facts.ts";
import { Evidence } from "#web/ui/feedback/evidence.tsx";

/** Who can apply: each stated requirement with its evidence, and what is not stated. */
export function RequirementList({ scholarship }: { scholarship: ScholarshipFacts & Pick<Scholarship, "provenance"> }) {
  const { stated, silent: notStated } = statedFacts(scholarship);
  return (
    <section aria-labelledby="requirements" className="grid gap-3">
      <h2 id="requirements" className="text-[1.5rem]">
        Who can apply
      </h2>
      <dl className="border-t border-line">
        {stated.map(({ label, value, evidence }) => (
          <div
            key={label}
            className="grid gap-x-6 border-b border-dashed border-line py-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="text-muted">{label}</dt>
            <dd>
              {value}
              {evidence && (isQuoted(scholarship) || addsToRequirement(evidence, value)) && (
                <Evidence words={evidence} quoted={isQuoted(scholarship)} className="text-[0.92rem]" />
              )}
            </dd>
          </div>
        ))}
        {notStated.length > 0 && (
          <div className="grid gap-x-6 py-3 text-muted sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt>Not stated</dt>
            <dd>{notStated.join(", ")}</dd>
          </div>
        )}
      </dl>
      {scholarship.requirements.length > 0 && (
        <>
          <h3 className="mt-3 text-[1.15rem]">Requirements</h3>
          <ul className="measure grid list-disc gap-1.5 pl-5">
            {scholarship.requirements.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

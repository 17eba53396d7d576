import { addsToRequirement, isQuoted } from "#domain/scholarships/provenance-text.ts";
import { linesToCheck, requirementLines } from "#domain/scholarships/requirements/requirement-lines.ts";
import { statedFacts } from "#domain/scholarships/requirements/stated-facts.ts";
import type { Scholarship, ScholarshipFacts } from "#domain/scholarships/scholarship.ts";
import { Evidence } from "#web/ui/feedback/evidence.tsx";

/** Who can apply: each stated requirement with its evidence, and what is not stated. */
export function RequirementList({ scholarship }: { scholarship: ScholarshipFacts & Pick<Scholarship, "provenance"> }) {
  const { stated, silent: notStated } = statedFacts(scholarship);
  const { who, toSend } = requirementLines(scholarship);
  const allStated = stated.map(({ value }) => value).join(", ");
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
      <Lines title="Requirements" lines={who.filter((line) => addsToRequirement(line, allStated))} />
      <Lines
        title="Check yourself"
        lead="We did not fully understand these words, or no answer of a profile decides them."
        lines={linesToCheck(scholarship)}
      />
      <Lines title="To send" lines={toSend} />
    </section>
  );
}

function Lines({ title, lead, lines }: { title: string; lead?: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 text-[1.15rem]">{title}</h3>
      {lead && <p className="measure text-muted">{lead}</p>}
      <ul className="measure grid list-disc gap-1.5 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

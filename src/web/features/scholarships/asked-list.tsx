import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { statedFacts } from "#domain/scholarships/stated-facts.ts";

/** Who may have it: what the sponsor states, in the sponsor's words where there are any, and what is not stated. */
export function AskedList({ scholarship }: { scholarship: Scholarship }) {
  const { stated, silent } = statedFacts(scholarship);
  return (
    <section aria-labelledby="asked" className="grid gap-3">
      <h2 id="asked" className="text-[1.5rem]">
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
              {evidence && <q className="block text-[0.92rem] text-muted italic">{evidence}</q>}
            </dd>
          </div>
        ))}
        {silent.length > 0 && (
          <div className="grid gap-x-6 py-3 text-muted sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt>Not stated</dt>
            <dd>{silent.join(", ")}</dd>
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

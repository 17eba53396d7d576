import type { Factor } from "#domain/matches/match.ts";
import { linesToCheck, requirementLines } from "#domain/scholarships/requirements/requirement-lines.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";

type RequirementsInFullProps = {
  scholarship: Pick<Scholarship, "requirements" | "demands">;
  /** The comparison with the student. */
  factors: readonly Pick<Factor, "parts">[];
};

/** The requirements in words, in the groups that the lines above them count: who may apply, and what to send. */
export default function RequirementsInFull({ scholarship, factors }: RequirementsInFullProps) {
  const parts = factors.flatMap((factor) => factor.parts ?? []);
  const answered = new Set(parts.filter((part) => !part.check_yourself).map(({ required }) => required));
  const { who, toSend } = requirementLines(scholarship, answered);
  return (
    <>
      <Lines title="Who can apply" lines={who} />
      <Lines title="Check yourself" lines={linesToCheck(scholarship, answered)} />
      <Lines title="To send" lines={toSend} />
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="grid gap-1.5 text-[0.9375rem]">
      <h4 className="font-sans text-[0.9375rem] font-semibold tracking-normal">{title}</h4>
      <ul className="measure grid list-disc gap-1.5 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

import { linesToCheck, requirementLines } from "#domain/scholarships/requirement-lines.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";

/** The requirements in words, in the groups that the lines above them count: who may apply, and what to send. */
export default function RequirementsInFull({
  scholarship,
}: {
  scholarship: Pick<Scholarship, "requirements" | "demands">;
}) {
  const { who, toSend } = requirementLines(scholarship);
  return (
    <>
      <Lines title="Who can apply" lines={who} />
      <Lines title="Check yourself" lines={linesToCheck(scholarship)} />
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

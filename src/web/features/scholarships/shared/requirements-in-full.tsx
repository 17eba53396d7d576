import { linesToCheck, requirementLines } from "#domain/scholarships/requirement-lines.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { Disclosure } from "#web/ui/layout/disclosure.tsx";

/** Every requirement in words, closed until the student opens it; nothing where there are none. */
export function RequirementsInFull({ scholarship }: { scholarship: Pick<Scholarship, "requirements" | "demands"> }) {
  const lines = [...requirementLines(scholarship), ...linesToCheck(scholarship)];
  if (lines.length === 0) return null;
  return (
    <Disclosure title="All requirements in words" note={lines.length}>
      <ul className="measure grid list-disc gap-1.5 pl-5 text-[0.9375rem]">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

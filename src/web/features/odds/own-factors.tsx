import type { Calculation } from "#domain/odds/odds.ts";

/** The student's own numbers that every sponsor sees, the same for each scholarship. A 0 is left out: it may never have been asked. */
export function OwnFactors({ factors }: { factors: Calculation["scoreFactors"] }) {
  const { gpa, gpa_score, extracurricular_count, volunteer_hours, achievements_count } = factors;
  return (
    <dl className="num grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
      <Factor name="GPA" value={gpa === null ? "Not given" : `${gpa} of 4.0 (${gpa_score} of 100)`} />
      <Factor name="Activities and interests" value={extracurricular_count} />
      <Factor name="Volunteer hours" value={volunteer_hours} />
      <Factor name="Achievements" value={achievements_count} />
    </dl>
  );
}

const Factor = ({ name, value }: { name: string; value: string | number }) =>
  value !== 0 && (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold">{value.toLocaleString("en-US")}</dd>
    </div>
  );

import { descriptionLeft } from "#domain/scholarships/requirements/description-left.ts";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";

/** What the description says that the requirements beside it do not. */
export default function Description({ scholarship }: { scholarship: Scholarship }) {
  const words = descriptionLeft(scholarship);
  return words && <p className="measure text-[0.9375rem] whitespace-pre-line text-muted">{words}</p>;
}

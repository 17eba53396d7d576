import demo from "#content/pages/demo.json";

export type Sample = (typeof demo.scholarships)[number];

export const { notice, fields, scholarships, analysis, applications } = demo;

const everyField = "All Fields";

/** The samples of a field whose title, provider, description or requirements contain every word, best match first. */
export function searchSamples(samples: readonly Sample[], query: string, field: string): Sample[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return samples
    .filter(({ fieldOfStudy }) => field === everyField || fieldOfStudy.includes(field))
    .filter(({ title, provider, description, requirements, fieldOfStudy }) => {
      const text = [title, provider, description, ...requirements, ...fieldOfStudy].join(" ").toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => b.matchScore - a.matchScore);
}

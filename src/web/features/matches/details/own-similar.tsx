import { useQuery } from "@tanstack/react-query";
import type { SimilarScholarships } from "#domain/scholarships/lists/browse.ts";
import { SimilarSection } from "#web/features/scholarships/shared/similar-section.tsx";
import { useDeadlineDay } from "#web/features/scholarships/shared/use-deadline-day.ts";
import { ownSimilarQuery } from "../api.ts";

type OwnSimilarProps = {
  scholarshipId: string;
  /** What is similar for everybody; only its lists are shown until the student's own answer is there. */
  similar: SimilarScholarships;
};

/** On a scholarship's page: what is similar and does not rule the signed-in student out. */
export default function OwnSimilar({ scholarshipId, similar }: OwnSimilarProps) {
  const today = useDeadlineDay();
  const { data } = useQuery(ownSimilarQuery(scholarshipId));
  return <SimilarSection similar={data ?? { ...similar, items: [] }} today={today} />;
}

import { useQuery } from "@tanstack/react-query";
import type { Application } from "#domain/applications/application.ts";
import { applicationsQuery } from "../api.ts";

/** The student's application for a scholarship: null when it is not tracked, undefined while that is not known. */
export function useTracked(scholarshipId: string): Application | null | undefined {
  const find = (applications: Application[]) =>
    applications.find(({ scholarship_id }) => scholarship_id === scholarshipId) ?? null;
  return useQuery({ ...applicationsQuery, select: find }).data;
}

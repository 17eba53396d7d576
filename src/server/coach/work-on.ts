import { z } from "zod";
import { isToDo } from "#domain/applications/application-status.ts";
import { daysBetween } from "#domain/calendar/day.ts";
import { matchesLoaded } from "#domain/matches/coach/coach.ts";
import { asTracked, type Tracking } from "#domain/matches/coach/coach-work.ts";
import type { Choices } from "#domain/matches/coach/next-matches.ts";
import type { Match } from "#domain/matches/match.ts";
import { MatchSearch } from "#domain/matches/match-list.ts";
import { ownAidForm } from "#domain/profile/aid/own-aid-form.ts";
import { isAidByForm } from "#domain/scholarships/to-send/aid-by-form.ts";
import { allApplications } from "#server/applications/list-applications.ts";
import type { Deps } from "#server/deps.ts";
import { dueFor } from "#server/matches/due-matches.ts";
import { firstMatches } from "#server/matches/list-matches.ts";
import { type MatchedStudent, matchedStudent } from "#server/matches/matched-student.ts";
import type { Compiling } from "#server/scholarships/catalogue/build-catalogue.ts";

const bestToApplyFor = MatchSearch.parse({ sort: "match_score", submitted: "false", limit: matchesLoaded });

/** `day`: that of the student's time zone, from which the days of the work are counted as in the timeline. */
export const CoachSearch = z.object({ day: z.iso.date().optional() });
export type CoachSearch = z.infer<typeof CoachSearch>;

/** Around the world no day is more than two days after the one that deadlines are compared with. */
const isDaySomewhere = (day: string, today: string): boolean => {
  const ahead = daysBetween(today, day);
  return ahead >= 0 && ahead <= 2;
};

/** What a student can work on, and what they track. */
type WorkOn = { known: MatchedStudent; choices: Choices; tracking: Tracking };

/** Reads what the student tracks or bookmarked, what is due soon, and the best matches. */
export async function workOn(
  deps: Compiling & Pick<Deps, "clock">,
  userId: string,
  { day }: CoachSearch = {},
): Promise<WorkOn> {
  const [known, applications] = await Promise.all([matchedStudent(deps, userId), allApplications(deps, userId)]);
  const { today, profile } = known;
  const tracked = applications
    .filter(({ status, deadline }) => isToDo(status) && (deadline === null || deadline >= today))
    .flatMap(({ scholarship_id }) => scholarship_id ?? []);
  const [{ own, soon }, { items: top }] = await Promise.all([
    dueFor(deps.db, known, tracked),
    profile ? firstMatches(deps.db, known, bestToApplyFor) : { items: [] },
  ]);
  const ownDay = day !== undefined && isDaySomewhere(day, today) ? day : today;
  const aidForm = ownAidForm(profile, ownDay);
  // There is nothing to do yet for aid that is reached through a form that the student cannot file yet.
  const dated = (matches: readonly Match[]) =>
    matches
      .filter(({ scholarship }) => aidForm.opens === null || !isAidByForm(scholarship))
      .map((match) => asTracked(match, applications));
  const choices = { today, own: dated(own), tracked, soon: dated(soon), top: dated(top) };
  return { known, choices, tracking: { today, ownDay, applications, aidForm } };
}

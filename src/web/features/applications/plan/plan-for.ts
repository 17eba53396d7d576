import type { Application } from "#domain/applications/application.ts";
import type { ScholarshipEstimate } from "#domain/planner/estimate.ts";
import { makePlan, type Plan } from "#domain/planner/plan.ts";
import type { PlanSettings } from "#domain/planner/plan-settings.ts";
import type { OwnAidForm } from "#domain/profile/aid/own-aid-form.ts";

type PlanFacts = {
  settings: PlanSettings;
  /** Undefined when they could not be loaded: the plan is then made without chances. */
  estimates: readonly ScholarshipEstimate[] | undefined;
  /** YYYY-MM-DD. */
  today: string;
  aidForm: OwnAidForm;
};

/** The plan of a student's applications with what the server knows of their scholarships. */
export function planFor(
  applications: readonly Application[],
  { settings, estimates, today, aidForm }: PlanFacts,
): Plan {
  const byScholarship = new Map(estimates?.map((each) => [each.scholarship_id, each]));
  return makePlan(applications, {
    settings,
    today,
    aidForm,
    estimateOf: ({ scholarship_id }) => {
      const known = scholarship_id === null ? undefined : byScholarship.get(scholarship_id);
      return (
        known && {
          ...{ chance: known.chance, matchScore: known.match_score, isAid: known.is_aid },
          isOver: known.over_for_class,
        }
      );
    },
  });
}

import { CareerGoalsInput } from "../inputs/study-inputs.tsx";

/** Step 5: career goals, in the student's own words. */
export function GoalsStep() {
  return <CareerGoalsInput optional />;
}

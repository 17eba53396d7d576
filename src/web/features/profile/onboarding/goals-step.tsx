import { CareerGoalsInput } from "../form/study-inputs.tsx";

/** Step 5: career goals, in the student's own words. */
export function GoalsStep() {
  return <CareerGoalsInput optional />;
}

import { useMutation } from "@tanstack/react-query";
import { calculationFailed, noMatches } from "#domain/odds/calculator-texts.ts";
import type { Calculation } from "#domain/odds/odds.ts";
import { isProblem } from "#web/http/problem-error.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { CardSection } from "#web/ui/layout/card-section.tsx";
import { calculateOdds } from "./api.ts";
import { OddsRow } from "./odds-row.tsx";
import { OwnFactors } from "./own-factors.tsx";

/** The success probability calculator: a button, and a result for each of the student's best matches. */
export function CalculatorCard() {
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => calculateOdds(),
    onError: toastCalculationProblem,
  });
  return (
    <CardSection
      title="Success probability"
      lead={
        <>
          For each of your ten best matches: the chance to win where the sponsor gives numbers, or what is typical where
          programs of its kind publish theirs. For most, nobody knows the chance, and you see how well you fit.{" "}
          <TextLink to="/how-matching-works">How we estimate</TextLink>
        </>
      }
    >
      <p>
        <Button busy={isPending} onClick={() => mutate()}>
          {data ? "Calculate again" : "Calculate my chances"}
        </Button>
      </p>
      {/* Says that the results are there. A screen reader would read all of them at once otherwise. */}
      <p role="status" className="sr-only">
        {data && (data.length === 1 ? "Result for 1 match" : `Results for ${data.length} matches`)}
      </p>
      {isProblem(error, "no_matches") ? <NoMatches /> : data && <Results list={data} />}
    </CardSection>
  );
}

function Results({ list }: { list: readonly Calculation[] }) {
  return (
    <div className="grid gap-4">
      {list[0] && <OwnFactors factors={list[0].scoreFactors} />}
      <ul className="divide-y divide-line border-y border-line">
        {list.map((calculation) => (
          <li key={calculation.scholarshipId}>
            <OddsRow calculation={calculation} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const NoMatches = () => (
  <p className="measure text-muted">
    You have no matches yet. <TextLink to="/profile">Add to your profile</TextLink> or{" "}
    <TextLink to="/scholarships">search for scholarships</TextLink>, then calculate again.
  </p>
);

function toastCalculationProblem(error: unknown) {
  if (isProblem(error, "no_matches")) toastProblem(error, noMatches.text, noMatches.title);
  else if (isProblem(error, "too_many_requests")) toastProblem(error, undefined, calculationFailed.title);
  else toastProblem(error, calculationFailed.text, calculationFailed.title);
}

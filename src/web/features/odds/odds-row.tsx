import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import type { Calculation } from "#domain/odds/odds.ts";
import { headline, labelWords } from "#domain/odds/odds-words.ts";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { OddsReasons } from "./odds-reasons.tsx";
import { Winners } from "./winners.tsx";

const tones = { High: "green", Medium: "gold", Low: "plain" } as const;

/** The result of one scholarship: its chance or fit, the number of winners, and what it rests on. */
export function OddsRow({ calculation }: { calculation: Calculation }) {
  const { scholarshipId, scholarshipTitle, basis, label, ruled_out, recommendations } = calculation;
  return (
    <article aria-label={scholarshipTitle} className="grid gap-1.5 pt-4 pb-2">
      <h3 className="font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">
        <Link to="/scholarships/$id" params={{ id: scholarshipId }} className="no-underline hover:underline">
          {scholarshipTitle}
        </Link>
      </h3>
      <p className="num flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem]">
        <span>{headline(calculation)}</span>
        <Tag tone={ruled_out ? "clay" : basis === "fit" ? "plain" : tones[label]}>{labelWords(calculation)}</Tag>
      </p>
      <Winners odds={calculation} />
      <details className="group text-[0.92rem]">
        <summary className="flex min-h-11 w-fit list-none items-center gap-1.5 font-semibold text-green [&::-webkit-details-marker]:hidden">
          Why, and what to do
          <span className="sr-only">: {scholarshipTitle}</span>
          <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 pb-2">
          <OddsReasons reasons={calculation.rests_on} />
          {recommendations.length > 0 && (
            <ul className="measure grid list-disc gap-1 pl-5">
              {recommendations.map((advice) => (
                <li key={advice}>{advice}</li>
              ))}
            </ul>
          )}
        </div>
      </details>
    </article>
  );
}

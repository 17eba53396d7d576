import type { ReactNode } from "react";
import { dayOfYear } from "#domain/calendar/format-day.ts";
import { type Discovery, mostDiscovered } from "#domain/search/ai-search.ts";
import { TextLink } from "#web/ui/controls/text-link.tsx";

type LeftOutProps = Pick<Discovery, "closing_sooner" | "closing_soonest" | "more_fits" | "weak_fits" | "ruled_out">;

/** How many scholarships are for the words of a discovery and are not shown. */
export const leftOutOf = ({ closing_sooner, more_fits, weak_fits, ruled_out }: LeftOutProps): number =>
  closing_sooner + more_fits + weak_fits + ruled_out;

/** Why scholarships for the words are not shown. What closes soon is named, so that it is not missed. */
export function LeftOut({ closing_sooner: sooner, closing_soonest, more_fits, weak_fits, ruled_out }: LeftOutProps) {
  const unnamed = sooner - closing_soonest.length;
  return (
    <ul className="num grid list-disc gap-1 pl-5 text-left">
      <Reason count={sooner} one="closes or usually closes within 30 days" many="close or usually close within 30 days">
        {": "}
        {closing_soonest.map(({ id, title, deadline }, at) => (
          <span key={id}>
            {at > 0 && ", "}
            <TextLink to="/scholarships/$id" params={{ id }}>
              {title}
            </TextLink>
            {deadline && ` (${dayOfYear(deadline)})`}
          </span>
        ))}
        {unnamed > 0 && ` and ${unnamed} more`}
      </Reason>
      <Reason count={more_fits} one="fits too" many="fit too">
        {`. The list holds ${mostDiscovered}, and few of one sponsor or college`}
      </Reason>
      <Reason count={weak_fits} one="is a weak fit for your profile" many="are weak fits for your profile" />
      <Reason count={ruled_out} one="asks for something you do not have" many="ask for something you do not have" />
    </ul>
  );
}

type ReasonProps = { count: number; one: string; many: string; children?: ReactNode };

const Reason = ({ count, one, many, children }: ReasonProps) =>
  count > 0 && (
    <li>
      <b className="font-semibold text-ink">{count.toLocaleString("en-US")}</b> {count === 1 ? one : many}
      {children}
    </li>
  );

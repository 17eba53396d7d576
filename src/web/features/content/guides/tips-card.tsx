import { useQuery } from "@tanstack/react-query";
import { profileQuery } from "#web/features/profile/api.ts";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { CardSection } from "#web/ui/layout/card-section.tsx";
import { Words } from "../prose/prose.tsx";
import { type QuickTip, quickTips } from "./tips.ts";
import { tipsOfDay } from "./tips-of-day.ts";

type TipsCardProps = {
  /** The student's day, YYYY-MM-DD. */
  today: string;
};

/** Three tips from the guides and articles, others each day. */
export function TipsCard({ today }: TipsCardProps) {
  const { data: profile } = useQuery(profileQuery);
  // What is written for international students alone is of no use to a citizen.
  const suits = ({ from }: QuickTip) => profile?.citizenship_status !== "us_citizen" || !isForInternational(from.id);
  return (
    <CardSection
      title="Quick tips"
      lead={
        <>
          Three for today.{" "}
          <TextLink to="/guides" search={{ tab: "tips" }}>
            See all tips
          </TextLink>
        </>
      }
    >
      <ul className="divide-y divide-line">
        {tipsOfDay(quickTips.filter(suits), today).map(({ words, from, section }) => (
          <li key={from.id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <p>
              <Words words={words} />
            </p>
            <p className="text-sm">
              <TextLink to={from.path} hash={section}>
                {from.title}
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

const isForInternational = (id: string) => id.includes("international-students");

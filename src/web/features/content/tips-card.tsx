import { TextLink } from "#web/ui/controls/text-link.tsx";
import { CardSection } from "#web/ui/layout/card-section.tsx";
import { Words } from "./prose.tsx";
import { quickTips } from "./tips.ts";
import { tipsOfDay } from "./tips-of-day.ts";

type TipsCardProps = {
  /** The student's day, YYYY-MM-DD. */
  today: string;
};

/** Three tips from the guides and articles, others each day. */
export function TipsCard({ today }: TipsCardProps) {
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
        {tipsOfDay(quickTips, today).map(({ words, from, section }) => (
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

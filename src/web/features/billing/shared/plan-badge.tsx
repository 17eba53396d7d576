import { TextLink } from "#web/ui/controls/text-link.tsx";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { badgeText, isAllOpen } from "./plan-words.ts";
import { usePlan } from "./use-plan.ts";

const tones = { premium: "gold", trial: "plain", trial_ended: "clay", none: "clay" } as const;

/** The plan in the header. Nothing while it loads and for visitors. */
export function PlanBadge() {
  const plan = usePlan();
  if (!plan) return null;
  return (
    <div className="flex items-center gap-2.5">
      <Tag tone={tones[plan.kind]} className="rounded-lg leading-tight">
        <span>
          <span>{badgeText(plan)}</span>
          {plan.kind === "trial" && <span className="block text-xs">no charge; matches stay free</span>}
        </span>
      </Tag>
      {!isAllOpen(plan) && (
        <TextLink to="/subscription" className="inline-flex min-h-11 items-center text-sm font-semibold">
          Subscribe
        </TextLink>
      )}
    </div>
  );
}

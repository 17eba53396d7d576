import { TipsCard } from "#web/features/content/guides/tips-card.tsx";
import { SourcesCard } from "#web/features/dashboard/sources-card.tsx";
import { CalculatorCard } from "#web/features/odds/calculator-card.tsx";
import { SubmissionTool } from "#web/features/submissions/submission-tool.tsx";

type DashboardToolsProps = {
  /** The student's day, YYYY-MM-DD. */
  today: string;
};

/** The Tools tab: the success calculator, tips, where the catalog comes from, and the submission form. */
export default function DashboardTools({ today }: DashboardToolsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <CalculatorCard />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <TipsCard today={today} />
        <SourcesCard />
      </div>
      <div id="submit-scholarship" className="scroll-mt-20">
        <SubmissionTool />
      </div>
    </div>
  );
}

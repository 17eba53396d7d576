import { CardSection } from "#web/ui/layout/card-section.tsx";
import { SubmissionForm } from "./submission-form.tsx";
import { SubmissionList } from "./submission-list.tsx";

/** The Tools tab of the dashboard: the submission form, and what became of earlier submissions. */
export function ToolsTab() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
      <CardSection
        title="Submit a scholarship"
        lead="Do you know one that is missing? Send it to us. We check it before other students see it."
      >
        <SubmissionForm />
      </CardSection>
      <CardSection title="Your submissions">
        <SubmissionList />
      </CardSection>
    </div>
  );
}

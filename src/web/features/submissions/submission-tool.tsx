import { useState } from "react";
import { CardSection } from "#web/ui/layout/card-section.tsx";
import { SubmissionForm } from "./submission-form.tsx";
import { type Sent, SubmissionList } from "./submission-list.tsx";

/** The submission form, and what became of earlier submissions. */
export function SubmissionTool() {
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
      <CardSection
        title="Submit a scholarship"
        lead="Do you know one that is missing? Send it to us. We check it before other students see it."
      >
        <SubmissionForm onSent={(id) => setSent({ id })} />
      </CardSection>
      <CardSection title="Your submissions">
        <SubmissionList sent={sent} />
      </CardSection>
    </div>
  );
}

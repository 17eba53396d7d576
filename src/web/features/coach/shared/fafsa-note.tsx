import { useQuery } from "@tanstack/react-query";
import { isAidFormFiled } from "#domain/applications/shared-work.ts";
import { mayFileForAid } from "#domain/profile/aid/may-file-for-aid.ts";
import { earlyStateAid } from "#domain/profile/aid/state-aid.ts";
import { applicationsQuery } from "#web/features/applications/api.ts";
import { profileQuery } from "#web/features/profile/api.ts";
import { useDeadlineDay } from "#web/features/scholarships/shared/use-deadline-day.ts";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

/**
 * Tells a student with financial need that the FAFSA comes before everything else, from the day on which they can file it until a task
 * of the tracker says that it is filed.
 */
export function FafsaNote() {
  const profile = useQuery(profileQuery).data;
  const today = useDeadlineDay();
  const isAsked = !!profile && mayFileForAid(profile, today);
  const { data: applications = [] } = useQuery({ ...applicationsQuery, enabled: isAsked });
  if (!isAsked || isAidFormFiled(applications, today)) return null;
  const early = earlyStateAid(profile);
  return (
    <Notice title="File the FAFSA first">
      <p className="measure">
        Grants for financial need start with this form. Your state and your college have their own dates for it, and
        some are early{early && `: ${early}`}.{" "}
        <TextLink to="/article/$topic" params={{ topic: "fafsa-and-state-aid-basics" }} className="whitespace-nowrap">
          FAFSA and state aid
        </TextLink>
      </p>
    </Notice>
  );
}

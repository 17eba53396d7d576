import type { Application } from "#domain/applications/application.ts";
import { applicationStatusLabels } from "#domain/applications/application-status.ts";
import { deadlineNotice } from "#domain/scholarships/days/days-left.ts";
import { moneyRange } from "#domain/scholarships/money/money-range.ts";
import { factsOf } from "../shared/application-facts.ts";
import { usePrinting } from "./use-printing.ts";

const cell = "border-b border-line py-1.5 pr-3 text-left align-top";

/** All applications as a table on paper, as the list on the screen has only the rows near the screen. */
export function PrintedList({ applications, today }: { applications: readonly Application[]; today: string }) {
  if (!usePrinting()) return null;
  return (
    <table className="w-full">
      <thead>
        <tr>
          {["Scholarship", "Sponsor", "Deadline", "Amount", "Status", "Tasks done"].map((name) => (
            <th key={name} scope="col" className={cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {applications.map((application) => (
          <PrintedRow key={application.id} application={application} today={today} />
        ))}
      </tbody>
    </table>
  );
}

function PrintedRow({ application, today }: { application: Application; today: string }) {
  const { scholarship_title, provider_name, status, checklist } = application;
  const facts = factsOf(application);
  const done = checklist.filter((task) => task.done).length;
  return (
    <tr className="break-inside-avoid">
      <td className={cell}>{scholarship_title}</td>
      <td className={cell}>{provider_name}</td>
      <td className={cell}>{deadlineNotice(facts, today).day}</td>
      <td className={cell}>{moneyRange(facts)}</td>
      <td className={cell}>{applicationStatusLabels[status]}</td>
      <td className={cell}>{checklist.length > 0 && `${done} of ${checklist.length}`}</td>
    </tr>
  );
}

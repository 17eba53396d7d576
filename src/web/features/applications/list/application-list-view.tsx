import type { ViewProps } from "../views.tsx";

/** The applications as a list. */
export function ApplicationListView({ applications }: ViewProps) {
  return (
    <ul>
      {applications.map(({ id, scholarship_title }) => (
        <li key={id}>{scholarship_title}</li>
      ))}
    </ul>
  );
}

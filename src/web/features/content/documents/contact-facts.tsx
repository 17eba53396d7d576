import { usePublicConfig } from "#web/http/public-config.ts";
import { SupportEmail } from "../prose/support-email.tsx";

/** The operator's contact details from the configuration, without those that are not set. */
export function ContactFacts() {
  const config = usePublicConfig();
  const facts = [
    { label: "Email", value: <SupportEmail /> },
    { label: "Phone", value: config?.support_phone },
    { label: "Address", value: config?.support_address },
    { label: "Hours", value: config?.support_hours },
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-base">
      {facts
        .filter(({ value }) => value !== null)
        .map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-h-[1lh]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

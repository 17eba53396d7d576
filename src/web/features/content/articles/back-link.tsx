import { ArrowLeft } from "lucide-react";
import { TextLink } from "#web/ui/controls/text-link.tsx";

/** A link back to a list, above a text. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} className="inline-flex min-h-11 items-center gap-2 text-[0.9375rem] no-underline hover:underline">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </TextLink>
  );
}

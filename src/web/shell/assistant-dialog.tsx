import { Link } from "@tanstack/react-router";
import { CalendarClock, Compass, type LucideIcon, PenLine, UserRound } from "lucide-react";
import { useAuth } from "#web/features/accounts/api.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import DialogPanel from "#web/ui/overlays/dialog-panel.tsx";

type Topic = { title: string; text: string; to: string; icon: LucideIcon };

/** The topics of the assistant, each with a guide. */
const topics: readonly Topic[] = [
  {
    title: "Essay help",
    text: "From reading the prompt to your last draft.",
    to: "/articles/scholarship-essay-guide",
    icon: PenLine,
  },
  {
    title: "Profile tips",
    text: "What to fill in first, and why.",
    to: "/articles/profile-building-guide",
    icon: UserRound,
  },
  {
    title: "Deadline reminders",
    text: "What to do and when, year by year.",
    to: "/article/college-planning-year-by-year",
    icon: CalendarClock,
  },
  {
    title: "Strategy advice",
    text: "Where to look for scholarships, and which to skip.",
    to: "/resources/guide",
    icon: Compass,
  },
];

type AssistantDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The four topics of the assistant, a guide for each, and the link to the chat. */
export default function AssistantDialog({ open, onOpenChange }: AssistantDialogProps) {
  const signedIn = useAuth().status === "signed-in";
  const close = () => onOpenChange(false);
  return (
    <DialogPanel
      open={open}
      onOpenChange={onOpenChange}
      title="AI Assistant"
      description="Ask about any of these, or read a guide."
      actions={
        <ButtonLink to={signedIn ? "/assistant" : "/auth"} onClick={close} className="max-sm:w-full">
          {signedIn ? "Start Chatting" : "Sign In to Chat"}
        </ButtonLink>
      }
    >
      <ul className="-mx-2 grid">
        {topics.map(({ title, text, to, icon: Icon }) => (
          <li key={title}>
            <Link
              to={to}
              onClick={close}
              className="flex items-start gap-3.5 rounded-lg px-2 py-2.5 no-underline transition-colors hover:bg-hover"
            >
              <Icon aria-hidden="true" strokeWidth={1.6} className="mt-0.5 size-5 shrink-0 text-green" />
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-[0.9375rem] text-muted">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </DialogPanel>
  );
}

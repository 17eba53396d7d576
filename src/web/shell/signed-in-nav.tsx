import { useNavigate } from "@tanstack/react-router";
import {
  BookOpen,
  ClipboardList,
  CreditCard,
  GraduationCap,
  LayoutDashboard,
  LogOut,
  MessageCircle,
  PenLine,
  Route,
  Settings,
  UserRound,
} from "lucide-react";
import { useSignOut } from "#web/features/accounts/shared/session.ts";
import { cx } from "#web/ui/class-names.ts";
import { existing, type SidebarLink } from "./links.ts";
import { RowLabel, rowClasses, SidebarRows } from "./sidebar-row.tsx";

const links: readonly SidebarLink[] = [
  { to: "/dashboard", label: "Dashboard", icon: LayoutDashboard },
  { to: "/scholarships", label: "Scholarships", icon: GraduationCap },
  { to: "/profile", label: "Profile", icon: UserRound },
  { to: "/assistant", label: "AI Assistant", icon: MessageCircle },
  { to: "/essay-assistant", label: "Essay Assistant", icon: PenLine },
  { to: "/applications", label: "Applications", icon: ClipboardList },
  { to: "/subscription", label: "Subscription", icon: CreditCard },
  { to: "/resources", label: "Resources", icon: BookOpen },
  { to: "/how-it-works", label: "How ScholarPoints work", icon: Route },
];

const accountLinks: readonly SidebarLink[] = [{ to: "/account", label: "Account", icon: Settings }];

type SignedInNavProps = { inRail: boolean; onLeave?: () => void };

/** The sidebar of a student. It is a separate chunk, so that visitors do not load it. */
export default function SignedInNav({ inRail, onLeave }: SignedInNavProps) {
  return (
    <>
      <SidebarRows links={existing(links)} inRail={inRail} onLeave={onLeave} />
      <Account inRail={inRail} onLeave={onLeave} />
    </>
  );
}

function Account({ inRail, onLeave }: SignedInNavProps) {
  const navigate = useNavigate();
  const signOut = useSignOut(async () => {
    onLeave?.();
    await navigate({ to: "/" });
  });
  return (
    <div className="mt-auto border-t border-line pt-2">
      <h2
        className={cx(
          "px-[11px] pt-1 pb-1 font-sans text-[0.8125rem] tracking-normal text-muted",
          inRail && "rail:sr-only",
        )}
      >
        Account
      </h2>
      <SidebarRows links={accountLinks} inRail={inRail} onLeave={onLeave} />
      <button type="button" onClick={() => signOut.mutate()} disabled={signOut.isPending} className={rowClasses}>
        <LogOut aria-hidden="true" strokeWidth={1.75} className="size-[18px] shrink-0" />
        <RowLabel inRail={inRail}>Sign Out</RowLabel>
      </button>
    </div>
  );
}

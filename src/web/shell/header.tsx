import { Link } from "@tanstack/react-router";
import { Menu, Moon, PanelLeft, Sun } from "lucide-react";
import { useAuth } from "#web/features/accounts/api.ts";
import { toSignUp } from "#web/features/accounts/shared/to-sign-up.ts";
import { PlanBadge } from "#web/features/billing/shared/plan-badge.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { setTheme, useTheme } from "#web/ui/theme.ts";
import { Mark } from "./mark.tsx";

// Smaller buttons, so that two fit beside the name on a phone. In CSS, as the HTML is prerendered without knowing the
// screen.
const narrow = "max-md:px-3 max-md:py-1 max-md:text-sm max-md:whitespace-nowrap max-[22rem]:px-2";

type HeaderProps = { isMobile: boolean; sidebarOpen: boolean; onToggleSidebar: () => void };

/** The bar above every page. It is sticky on a desktop only, as a phone or a zoomed page needs the space. */
export function Header({ isMobile, sidebarOpen, onToggleSidebar }: HeaderProps) {
  const { status } = useAuth();
  return (
    <header className="z-20 flex h-16 items-center gap-1 border-b border-line bg-paper px-2 md:sticky md:top-0 md:gap-2 md:px-4">
      <Button
        variant="ghost"
        size="icon"
        onClick={onToggleSidebar}
        aria-label={isMobile ? "Open menu" : "Toggle sidebar"}
        aria-expanded={sidebarOpen}
        aria-controls={isMobile ? undefined : "sidebar"}
        aria-keyshortcuts="Control+B Meta+B"
        title={isMobile ? undefined : "Toggle sidebar (Ctrl+B)"}
      >
        <Menu aria-hidden="true" strokeWidth={1.75} className="size-5 md:hidden" />
        <PanelLeft aria-hidden="true" strokeWidth={1.75} className="size-5 max-md:hidden" />
      </Button>
      <Link
        to="/"
        aria-label="Laurel"
        className={cx(
          "flex min-h-11 items-center gap-2 no-underline max-[20.5rem]:hidden",
          // On a desktop it is in the sidebar.
          !isMobile && "md:hidden",
        )}
      >
        <Mark className="size-6 shrink-0 text-green" />
        <span className="font-display text-[1.15rem] font-semibold tracking-[-0.01em] max-[27rem]:sr-only">Laurel</span>
      </Link>
      <div className="ml-auto flex items-center gap-1 md:gap-2">
        <PlanBadge />
        <ThemeToggle />
        {status === "signed-out" && (
          <>
            <ButtonLink to="/auth" state={{ authMode: "sign-in" }} variant="quiet" className={narrow}>
              Sign In
            </ButtonLink>
            <ButtonLink {...toSignUp} className={narrow}>
              Get Started
            </ButtonLink>
          </>
        )}
      </div>
    </header>
  );
}

function ThemeToggle() {
  const theme = useTheme();
  const Icon = theme === "dark" ? Sun : Moon;
  return (
    <Button
      variant="ghost"
      size="icon"
      onClick={() => setTheme(theme === "dark" ? "light" : "dark")}
      aria-label={theme === "dark" ? "Use the light theme" : "Use the dark theme"}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </Button>
  );
}

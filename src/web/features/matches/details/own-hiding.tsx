import type { Match } from "#domain/matches/match.ts";
import { cx } from "#web/ui/class-names.ts";
import { HideButton } from "../shared/hide-button.tsx";

/** On a scholarship's page: "Not for me", or that the student hid it, with "Show again". */
export function OwnHiding({ match }: { match: Match }) {
  return (
    <div
      className={cx(
        "flex flex-wrap items-center justify-between",
        match.hidden ? "rounded-md bg-hover px-4 py-2" : "-mt-2 -mb-2",
      )}
    >
      {/* Present from the start, so that screen readers read the change. */}
      <p role="status" className="text-[0.9375rem]">
        {match.hidden && "You hid this scholarship. Your lists leave it out."}
      </p>
      <HideButton match={match} className={cx("-ml-3", match.hidden ? "text-ink!" : "mr-auto")} />
    </div>
  );
}

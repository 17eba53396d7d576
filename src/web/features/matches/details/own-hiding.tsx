import type { Match } from "#domain/matches/match.ts";
import { cx } from "#web/ui/class-names.ts";
import { HideButton } from "../shared/hide-button.tsx";

/** On a scholarship's page: "Not for me", or that the student hid it, with "Show again". */
export function OwnHiding({ match }: { match: Match }) {
  return (
    <div
      className={cx(
        "-mt-2 flex flex-wrap items-center justify-between gap-x-4",
        match.hidden ? "rounded-md bg-hover py-1.5 pr-1 pl-4" : "-mb-2 -ml-3",
      )}
    >
      {/* Present from the start, so that screen readers read the change. */}
      <p role="status" className="text-[0.9375rem]">
        {match.hidden && "You hid this scholarship. Your lists leave it out."}
      </p>
      <HideButton match={match} className={match.hidden ? "text-ink!" : "mr-auto"} />
    </div>
  );
}

import { useNavigate } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { filterLimits } from "#domain/scholarships/lists/filter-limits.ts";
import { cx } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { controlClasses } from "#web/ui/forms/control-classes.ts";
import { fullText } from "#web/ui/forms/full-text.ts";

/** The input and the button of a search of the catalog, for a form. It works before the app is loaded. */
export function SearchWords({ q, className }: { q?: string | undefined; className?: string }) {
  const [note, setNote] = useState<string>();
  return (
    <div className={cx("flex flex-wrap gap-2", className)}>
      <div className="relative min-w-0 flex-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 size-[18px] -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          name="q"
          aria-label="Search scholarships"
          placeholder="Try “nursing, Texas”"
          defaultValue={q}
          maxLength={filterLimits.q}
          onInput={({ currentTarget }) => setNote(fullText(currentTarget.value, filterLimits.q))}
          enterKeyHint="search"
          className={cx(controlClasses, "min-h-12 pl-11")}
        />
      </div>
      <Button type="submit" className="min-h-12">
        Search
      </Button>
      <p role="status" className={note ? "w-full text-sm text-muted" : "sr-only"}>
        {note}
      </p>
    </div>
  );
}

/** A search box that leads to the results, for everyone. */
export function SearchBox({ className }: { className?: string }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    void navigate({ to: "/browse/search", search: q ? { q } : {} });
  };
  return (
    <search className={className}>
      <form action="/browse/search" method="get" onSubmit={submit}>
        <SearchWords />
      </form>
    </search>
  );
}

import { useQuery } from "@tanstack/react-query";
import { shortDay } from "#domain/calendar/format-day.ts";
import type { CatalogueSources } from "#domain/scholarships/catalogue-sources.ts";
import { addedBy } from "#domain/scholarships/provenance-text.ts";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { CardSection } from "#web/ui/layout/card-section.tsx";
import { catalogueSourcesQuery } from "./api.ts";

const count = (number: number) => number.toLocaleString("en-US");

/** Where the scholarships of the catalog come from, how many are open, and when they were last checked. */
export function SourcesCard() {
  const { data, isError, isFetching, refetch } = useQuery(catalogueSourcesQuery);
  return (
    <CardSection title="Where the scholarships come from" lead="Counted in today's catalog.">
      {data ? (
        <Figures sources={data} />
      ) : isError ? (
        <ErrorState title="The figures could not be loaded" onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRows rows={3} label="Loading the figures" />
      )}
    </CardSection>
  );
}

function Figures({ sources }: { sources: CatalogueSources }) {
  const { scholarships, open, warned, never_checked, last_checked } = sources;
  const others = sources.sources - sources.by_source.length;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
        <Figure name="Open" note={`of ${count(scholarships)} in the catalog`}>
          {count(open)}
        </Figure>
        <Figure name="Latest check" note="of any scholarship">
          {last_checked ? shortDay(last_checked) : "None yet"}
        </Figure>
        <Figure name="Not checked by us yet" note="open ones, since they were added">
          {count(never_checked)}
        </Figure>
        <Figure name="Scam warnings" note="scholarships with signs of a scam">
          {count(warned)}
        </Figure>
      </dl>
      {/* One kind has what "Open" says. */}
      {sources.by_provenance.length > 1 && (
        <SourceTable heading="Added by" rows={sources.by_provenance.map((row) => ({ ...row, name: addedBy(row) }))} />
      )}
      <SourceTable heading="Source" rows={sources.by_source.map((row) => ({ ...row, name: row.source_name }))} />
      {others > 0 && (
        <p className="text-sm text-muted">
          And {count(others)} smaller {others === 1 ? "source" : "sources"}.
        </p>
      )}
      <p className="text-[0.92rem]">
        Do you know one that is missing?{" "}
        <TextLink to="/dashboard" search={{ tab: "tools" }} hash="submit-scholarship">
          Submit a scholarship
        </TextLink>
      </p>
    </>
  );
}

const Figure = ({ name, note, children }: { name: string; note: string; children: string }) => (
  <div className="flex flex-col">
    <dt className="order-2 text-[0.92rem] font-medium">{name}</dt>
    <dd className="figure order-1 text-[1.5rem]">{children}</dd>
    <dd className="order-3 text-sm text-muted">{note}</dd>
  </div>
);

type Row = Pick<CatalogueSources, "open" | "last_checked"> & { name: string };

/** How many are open and when one was last checked, by `heading`. */
function SourceTable({ heading, rows }: { heading: string; rows: readonly Row[] }) {
  return (
    <table className="w-full text-left text-[0.92rem]">
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="py-1.5 font-medium">
            {heading}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-medium">
            Open
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-medium">
            Last checked
          </th>
        </tr>
      </thead>
      <tbody className="num">
        {rows.map(({ name, open, last_checked }) => (
          <tr key={name} className="border-t border-dashed border-line align-baseline">
            <th scope="row" className="py-1.5 font-normal wrap-anywhere">
              {name}
            </th>
            <td className="py-1.5 pl-3 text-right">{count(open)}</td>
            <td className="py-1.5 pl-3 text-right text-muted min-[24rem]:whitespace-nowrap">
              {last_checked ? shortDay(last_checked) : "Not yet"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useQuery } from "@tanstack/react-query";
import type { CatalogueStats, MatchAccuracy } from "#domain/scholarships/lists/scholarship-search.ts";
import { cx } from "#web/ui/class-names.ts";
import { TextLink } from "#web/ui/controls/text-link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { share, statsQuery } from "./api.ts";

const count = new Intl.NumberFormat("en-US");
const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  notation: "compact",
  maximumFractionDigits: 1,
});

type Figure = { label: string; tone?: string; show: (stats: CatalogueStats) => string };

/** The figure from `least` on, and words below that: a small figure makes a new site look empty. */
const from = (least: number, value: number, format: Intl.NumberFormat, words: string) =>
  value >= least ? format.format(value) : words;

const figures: readonly Figure[] = [
  {
    label: "Open scholarships",
    show: ({ open_scholarships }) => from(100, open_scholarships, count, "Being added"),
  },
  { label: "Students", show: ({ students }) => from(1000, students, count, "Few so far") },
  {
    label: "Total award value",
    tone: "text-gold-ink",
    show: ({ total_award_value }) => from(100_000, total_award_value, dollars, "Being added up"),
  },
  {
    label: "Match accuracy",
    show: ({ match_accuracy: measured }) => (measured ? share.format(measured.accuracy) : "Not measured yet"),
  },
];

/** A number is large; words are as tall as a number, in a smaller size. */
const FigureText = ({ text }: { text: string }) =>
  /\d/.test(text) ? (
    <span className="figure text-[clamp(1.5rem,4vw,1.9rem)]">{text}</span>
  ) : (
    <span className="figure inline-block text-[1.15rem] leading-9">{text}</span>
  );

type AccuracyWordsProps = { measured: MatchAccuracy };

/** What stands behind the one figure: how many cases, and what the wrong answers were. All but two kinds of them left to check what was clear. */
function AccuracyWords({ measured }: AccuracyWordsProps) {
  const { pairs, accuracy, precision, called_open, not_ruled_out, wrongly_ruled_out } = measured;
  const said = Math.round(precision * called_open);
  const wrong = pairs - Math.round(accuracy * pairs);
  const leftToCheck = wrong - wrongly_ruled_out - (called_open - said);
  return (
    <>
      Match accuracy is how often our answer was right in {count.format(pairs)} tested cases. Of the{" "}
      {count.format(wrong)} wrong answers, {count.format(leftToCheck)} said “Check yourself” where the answer was clear.
      We wrongly ruled out {count.format(wrongly_ruled_out)} of {count.format(not_ruled_out)} scholarships that a
      student may get. We said “You qualify” {count.format(called_open)} times,{" "}
      {said === called_open ? "each time" : `${count.format(said)} times`} rightly.
    </>
  );
}

/** The figures of the catalog. Hidden when they fail to load. */
export function CatalogueFigures() {
  const { data, isError } = useQuery(statsQuery);
  if (isError) return null;
  return (
    <section aria-label="Laurel today" className="grid gap-2.5">
      <Card className="overflow-hidden">
        <dl aria-busy={!data} className="-mt-px -ml-px grid grid-cols-2 md:grid-cols-4">
          {figures.map((figure) => (
            <div
              key={figure.label}
              className="flex flex-col-reverse justify-end border-t border-l border-line px-5 py-4"
            >
              <dt className="text-sm text-muted">{figure.label}</dt>
              <dd className={cx("min-h-9", figure.tone)}>{data && <FigureText text={figure.show(data)} />}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {/* The space of the sentences is reserved while the figures load. */}
      <p className="num min-h-40 text-sm text-muted sm:min-h-16">
        Counted just now. {data?.match_accuracy && <AccuracyWords measured={data.match_accuracy} />}{" "}
        <TextLink to="/how-matching-works">How match accuracy is measured</TextLink>
      </p>
    </section>
  );
}

import { longDay, shortDay } from "#domain/calendar/format-day.ts";
import { deadlineNotice } from "#domain/scholarships/days/days-left.ts";
import { hasFigure, isSameMoney, moneyRange, noAmount } from "#domain/scholarships/money/money-range.ts";
import type { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";
import { cx } from "#web/ui/class-names.ts";
import { useToday } from "#web/ui/use-today.ts";

type Facts = Pick<
  ScholarshipFacts,
  "amount_min" | "amount_max" | "amount_text" | "deadline" | "deadline_kind" | "deadline_text"
> & { amount_typed?: string | null };

type KeyFactsProps = {
  scholarship: Facts;
  /** The day that deadlines are compared with, YYYY-MM-DD. */
  today: string;
};

const boxClasses = "min-w-0 rounded-md bg-paper px-3.5 py-2.5 max-sm:px-2.5 max-sm:py-1.5";
const termClasses = "text-sm text-muted";
const noteClasses = "text-sm leading-snug text-muted";
/** Longer words would fill the box in the large face. */
const longestFigure = 26;

/** How much a scholarship pays and when it closes, with the sponsor's own words where they say more. */
export function KeyFacts({ scholarship, today }: KeyFactsProps) {
  const due = deadlineNotice(scholarship, today, useToday());
  const money = moneyRange(scholarship);
  const { amount_text, deadline_text: dueWords } = scholarship;
  // "$40,000 ($10,000 a year for four years)" says no more beside "$40,000" than what is in the brackets.
  const inBrackets = amount_text?.startsWith(money) && /^ \(([^()]+)\)\.?$/.exec(amount_text.slice(money.length))?.[1];
  const moneyWords = inBrackets || amount_text;
  const known = [due.text, due.day, due.note, ...writtenDays(scholarship)];
  const isKnown = dueWords !== null && (known.includes(dueWords) || known.includes(dueWords.replace(/\.$/, "")));
  const saysMore = dueWords && !isKnown && !(due.note && isOnlyUsualDay(dueWords, scholarship));
  return (
    <dl className="grid grid-cols-2 gap-2.5">
      <div className={boxClasses}>
        <dt className={termClasses}>Amount</dt>
        <dd className={cx(figureClasses(money), hasFigure(scholarship) && "text-gold-ink")}>
          {money === noAmount ? "Not stated" : money}
        </dd>
        {moneyWords && moneyWords !== money && !isSameMoney(moneyWords, money) && (
          <dd className={noteClasses}>{moneyWords}</dd>
        )}
      </div>
      <div className={boxClasses}>
        <dt className={termClasses}>Deadline</dt>
        <dd className="text-balance">
          <span className={cx(figureClasses(due.day), due.soon && "text-clay")}>{due.day}</span>
          {due.left && (
            <>
              {/* Without it a screen reader says "Dec 11 day left". */}
              <span className="sr-only">, </span>
              <span className={cx("num ml-1.5 text-sm", due.soon ? "font-semibold text-clay" : "text-muted")}>
                {due.left}
              </span>
            </>
          )}
        </dd>
        {due.note && !(saysMore && unconfirmed.test(dueWords)) && <dd className={noteClasses}>{due.note}</dd>}
        {saysMore && <dd className={noteClasses}>{dueWords}</dd>}
      </div>
    </dl>
  );
}

/** The deadline as sponsors write it in their words. */
const writtenDays = ({ deadline }: Facts) => (deadline ? [deadline, shortDay(deadline), longDay(deadline)] : []);

const usualDay =
  /^(?:Expected around|Usually) (\w+ \d+)(?:, judging by earlier rounds)?(?:; not (?:confirmed|checked yet))?\.$/;

/** `Expected around March 1, judging by earlier rounds; not confirmed.` says no more than the day and the note. */
function isOnlyUsualDay(words: string, { deadline }: Facts): boolean {
  const day = usualDay.exec(words)?.[1];
  return Boolean(day && deadline && longDay(deadline).startsWith(`${day},`));
}

/** Words that say themselves that a day is not certain. */
const unconfirmed = /\b(?:not confirmed|expected|usually)\b/i;

/** The large face is for figures: `$5,000`, `Jan 15`. Words such as `Varies by university` stay as large as the text. */
const figureClasses = (text: string) =>
  text.length <= longestFigure && /\d/.test(text)
    ? "figure text-[1.0625rem] sm:text-[1.25rem]"
    : "leading-snug font-semibold";

import { Link } from "@tanstack/react-router";
import { ArrowUpRight, CalendarClock, type LucideIcon, UserRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { byWhen } from "#domain/applications/calendar/step-text.ts";
import { daysBetween } from "#domain/calendar/day.ts";
import { scoreBand, scoreBandLabels } from "#domain/matches/match-vocabulary.ts";
import { inSentence } from "#domain/matches/question-text.ts";
import { pageLinkWords } from "#domain/scholarships/apply-target.ts";
import { lastHours } from "#domain/scholarships/days/days-left.ts";
import { ApplicationLine } from "#web/features/applications/shared/lazy-application-line.tsx";
import { cx } from "#web/ui/class-names.ts";
import { buttonClasses } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { SponsorPage } from "#web/ui/controls/text-link.tsx";
import { DateBlock } from "#web/ui/feedback/date-block.tsx";
import { useToday } from "#web/ui/use-today.ts";
import type { ApplyStep } from "./next-steps.ts";

type RowProps = { mark: ReactNode; title: ReactNode; children: ReactNode; action: ReactNode };

/** One step: what it is about, and its action. A click anywhere else on the row follows the link with `wholeRow`. */
function Row({ mark, title, children, action }: RowProps) {
  return (
    <div className="relative grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-0.5 px-4 py-3.5 transition-colors hover:bg-hover sm:gap-x-4 sm:px-[18px]">
      <div className="row-span-2 grid justify-items-center self-start sm:self-center">{mark}</div>
      <h3 className="col-span-2 min-w-0 font-sans text-[1.02rem] leading-snug tracking-normal sm:col-span-1 sm:self-end">
        {title}
      </h3>
      <p className="num col-start-2 row-start-2 min-w-0 self-start text-[0.9rem] text-muted max-sm:col-end-4">
        <span className="dotted-parts">{children}</span>
      </p>
      <div className="col-start-2 row-start-3 mt-1.5 max-sm:col-end-4 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:mt-0">
        {action}
      </div>
    </div>
  );
}

const IconMark = ({ icon: Icon }: { icon: LucideIcon }) => (
  <span className="grid size-11 place-items-center rounded-full bg-green-wash text-green">
    <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
  </span>
);

const wholeRow =
  "after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-green";

/** Shown while the profile is too empty to match anything. */
export function StartProfileRow() {
  return (
    <Row
      mark={<IconMark icon={UserRound} />}
      title="Complete your profile"
      action={
        <ButtonLink to="/onboarding" aria-label="Start: complete your profile" className={wholeRow}>
          Start
        </ButtonLink>
      }
    >
      <span>Your level and field of study decide most of your matches. It takes about three minutes.</span>
    </Row>
  );
}

/** A scholarship to apply for, with its deadline where it has one. Its title leads to its page, its action to the sponsor. */
export function ApplyRow({ step }: { step: ApplyStep }) {
  const { scholarship_id: id, title, page } = step;
  const [isOpened, setOpened] = useState(false);
  const ownDay = useToday();
  return (
    <>
      <Row
        mark={step.deadline ? <DateBlock day={step.deadline} /> : <IconMark icon={CalendarClock} />}
        title={
          page ? (
            <Link to="/scholarships/$id" params={{ id }} className={cx("no-underline", wholeRow)}>
              {title}
            </Link>
          ) : (
            title
          )
        }
        action={
          page ? (
            <SponsorLink step={step} page={page} onOpen={() => setOpened(true)} />
          ) : (
            <ScholarshipAction id={id} label={`See details: ${title}`}>
              See details
            </ScholarshipAction>
          )
        }
      >
        <span className={cx(step.urgent && "font-semibold text-clay")}>{whenDue(step, ownDay)}</span>
        {step.money && <span className="font-semibold text-gold-ink">{step.money}</span>}
        {step.check && <span className="font-semibold text-amber">{step.check}</span>}
        {step.next && (
          <span>
            Next: {inSentence(step.next.text)}{" "}
            <span className="whitespace-nowrap">
              {step.next.day && byWhen({ day: step.next.day, task: null }, ownDay)}
            </span>
          </span>
        )}
        {/* On a narrow screen only what the student did with it. */}
        <span className={cx(!isOwn(step) && "max-sm:hidden")}>{ownWords(step)}</span>
      </Row>
      {isOpened && (
        <div className="border-t border-dashed border-line px-4 py-1.5 sm:px-[18px]">
          <ApplicationLine scholarship={{ id, title }} isOpened note={<p className="text-sm">Did you apply?</p>} />
        </div>
      )}
    </>
  );
}

const isOwn = ({ started, tracked, bookmarked }: ApplyStep) => started || tracked || bookmarked;

function ownWords({ started, tracked, bookmarked, match_score }: ApplyStep): string {
  if (started) return "started";
  if (tracked) return "in your tracker";
  return bookmarked ? "bookmarked" : inSentence(scoreBandLabels[scoreBand(match_score)]);
}

/** The date itself stands beside it. */
function whenDue({ deadline, confirmed, due }: ApplyStep, ownDay: string): string {
  if (deadline === null) return due;
  if (!confirmed) return "Last year's date: check it first";
  const away = daysBetween(ownDay, deadline);
  return away < 0 ? lastHours : daysLeft(away);
}

type SponsorLinkProps = { step: ApplyStep; page: NonNullable<ApplyStep["page"]>; onOpen: () => void };

/** Opens the sponsor's own page in a new tab, and says which site that is. */
function SponsorLink({ step, page: { url, host, isHome, isListed }, onOpen }: SponsorLinkProps) {
  const words = pageLinkWords({ isHome, isListed });
  return (
    <div className="relative grid gap-1 sm:justify-items-end">
      <SponsorPage href={url} onClick={onOpen} className={buttonClasses({ variant: "quiet" }, "max-sm:px-3")}>
        <span>
          {words}{" "}
          <span className="sr-only">
            {isListed ? "where it is listed" : isHome ? "of the sponsor" : "on sponsor's site"} for {step.title} (opens{" "}
            {isHome && "the home page of "}
            {host} in a new tab)
          </span>
        </span>
        <ArrowUpRight aria-hidden="true" className="size-4 shrink-0" />
      </SponsorPage>
      <p aria-hidden="true" className="max-w-40 truncate text-xs text-muted max-sm:hidden">
        {isHome ? "home page of" : "on"} {host}
      </p>
    </div>
  );
}

type ScholarshipActionProps = { id: string; label: string; children: string };

/** Opens the page of a scholarship, which says what is known of its sponsor. */
const ScholarshipAction = ({ id, label, children }: ScholarshipActionProps) => (
  <ButtonLink to="/scholarships/$id" params={{ id }} variant="quiet" aria-label={label} className={wholeRow}>
    {children}
  </ButtonLink>
);

function daysLeft(days: number): string {
  if (days === 0) return "due today";
  return days === 1 ? "1 day left" : `${days} days left`;
}

import { byWhen, stepText } from "../applications/calendar/step-text.ts";
import { trackedDeadline } from "../applications/tracked-deadline.ts";
import { longDay } from "../calendar/format-day.ts";
import { formatDay } from "../scholarships/days/days-left.ts";
import { roundOver } from "../scholarships/days/round-over.ts";
import { formatDollars } from "../scholarships/money/money-range.ts";
import type { LeftOut } from "./choose-applications.ts";
import { hoursOf } from "./day-hours.ts";
import type { Plan } from "./plan.ts";
import { type Dollars, expectedDollars, type Ranking } from "./worth.ts";

/** `2.5 hours`, `1 hour`, `45 minutes`. */
export function hoursText(quarters: number): string {
  const hours = hoursOf(quarters);
  if (hours > 0 && hours < 1) return `${hours * 60} minutes`;
  return hours === 1 ? "1 hour" : `${hours.toLocaleString("en-US")} hours`;
}

type Days = { today: string; lastDay: string };

/** Why an open application is not in a plan, in short. */
export const notPlannedWords = {
  too_late: "not in your plan: too few hours",
  no_room: "not in your plan: others are worth more",
} as const;

/** Why an application is not in the plan, and where its deadline is ahead, the day of its timeline on which to start. */
export function leftOutText(left: LeftOut, { today, lastDay }: Days): string {
  const { deadline, deadline_confirmed } = left.application;
  if (left.reason === "class_over") return "Closed for your class.";
  if (left.reason === "passed") return `The deadline was ${formatDay(deadline ?? today, today)}.`;
  if (left.reason === "unannounced")
    return `${roundOver(trackedDeadline(left.application), today)}. Add the date when you know it.`;
  if (left.reason === "form_later")
    return `You can file ${left.form} from ${longDay(left.opens)}. There is nothing to do before that.`;
  const end =
    left.day === deadline
      ? `by ${deadline_confirmed ? "its deadline" : "last year's date"}, ${formatDay(left.day, today)}`
      : `by ${formatDay(left.day, today)}`;
  const spare = left.left === 0 ? "You have no hours" : `You have only ${hoursText(left.left)}`;
  const later =
    deadline === null || deadline > lastDay
      ? ` The plan ends on ${formatDay(lastDay, today)}, and there is time after that.`
      : "";
  const then = later || startText(left, today);
  if (left.reason === "too_late") return `It needs ${hoursText(left.needs)}. ${spare} left ${end}.${then}`;
  return `It needs ${hoursText(left.needs).replace(" ", " more ")}. ${spare} free ${end}, and the other applications are worth more.${then}`;
}

/** The timeline has the steps of what the plan has no hours for too, so the plan names the first of its days. */
const startText = ({ firstStep }: LeftOut, today: string) =>
  firstStep ? ` To send it all the same, start ${byWhen(firstStep, today)}: ${stepText(firstStep)}.` : "";

/** How the plan ranks applications, and what it does where a chance or an amount is not known. */
export function rankingText({ applications, aid, unknownChances, unknownAmounts }: Ranking): string[] {
  const contests = applications - aid;
  const isWithoutAmounts = unknownAmounts === applications;
  const lines = contests > 0 ? [chancesText(contests, unknownChances, isWithoutAmounts)] : [];
  if (aid > 0) lines.push("Aid that is not a contest counts with its whole amount.");
  if (isWithoutAmounts) lines.push("No amount is known, so all amounts count the same.");
  else if (unknownAmounts > 0)
    lines.push(`${countOf(unknownAmounts, "amount")} not known. Each counts like the lowest amount in your list.`);
  return lines;
}

function chancesText(applications: number, unknown: number, isWithoutAmounts: boolean): string {
  if (unknown === applications)
    return `Your chances are not known: the sponsors do not say how many apply and how many win. All chances count the same${isWithoutAmounts ? "" : ", so the plan looks for the most dollars"}.`;
  const rule = "The plan looks for the most expected money: your chance times the amount.";
  if (unknown === 0) return rule;
  return `${rule} ${countOf(unknown, "chance")} not known. Each counts like the lowest known chance in your list.`;
}

const countOf = (count: number, noun: string) => (count === 1 ? `1 ${noun} is` : `${count} ${noun}s are`);

/** How close the plan is to the best one. */
export function gapText(gap: number | null): string {
  if (gap === 0) return "This is the best plan: no other set of applications is worth more.";
  if (gap === null)
    return "This is a good plan, but maybe not the best one. You have more than 200 open applications, so we compared only those worth most per hour.";
  const percent = Math.ceil(gap * 100);
  return `This is a good plan, but maybe not the best one. The best plan is worth at most ${percent}% more.`;
}

/** `$40 to $900`, or `$40`. Less than a dollar is `under $1`. */
export function dollarsText({ low, high }: Dollars): string {
  const [from, to] = [Math.round(low), Math.round(high)];
  if (to < 1) return "under $1";
  return from === to ? formatDollars(to) : `${formatDollars(from)} to ${formatDollars(to)}`;
}

/** The expected dollars of the chosen applications whose chance and amount are known; null when there is none. */
export function expectedOfPlan({ chosen }: Plan): { dollars: Dollars; applications: number } | null {
  const known = chosen.flatMap((each) => expectedDollars(each) ?? []);
  if (known.length === 0) return null;
  const sum = (end: keyof Dollars) => known.reduce((total, dollars) => total + dollars[end], 0);
  return { dollars: { low: sum("low"), high: sum("high") }, applications: known.length };
}

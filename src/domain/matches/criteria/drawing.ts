import { phraseFinder } from "../../eligibility/text/phrases.ts";
import { tokensOf } from "../../eligibility/text/tokens.ts";
import { beginningOf } from "../../reader/bounded-text.ts";
import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";

/**
 * `chance`: the words say that chance decides. `entry`: they say so where nothing is judged. `drawing` may also mean a
 * picture, and says so beside a `winner`. `denial`: "not a".
 */
type Sign = "chance" | "entry" | "drawing" | "winner" | "skill" | "denial";

const winners = "winner|winners|recipient|recipients|entrant|entrants|entry|entries|name|names|applicant|applicants";

const findSigns = phraseFinder<Sign>([
  ["(sweepstake|sweepstakes|raffle|raffled|giveaway|giveaways)", "chance"],
  ["(prize|lucky|cash|scholarship|award|random) (draw|draws|drawing|drawings)", "chance"],
  ["(monthly|weekly|quarterly|annual|daily|yearly) (drawing|drawings)", "chance"],
  ["(drawing|drawings) (will|is|are|takes|take) (be|) (held|place|take place|conducted)", "chance"],
  [`(draw|draws|drawing) (the|a|an|one|two|three|our|) (random|) (${winners})`, "chance"],
  [`(${winners}) (of|in|by|from) (a|the|our) (random|) (drawing|drawings|draw|draws)`, "chance"],
  [`(${winners}) (is|are|will be|was|were|shall be) (then|) drawn`, "chance"],
  ["randomly (drawn|selected|chosen|picked|awarded|select|selects|pick|picks|choose|chooses|draw|draws)", "chance"],
  ["random (selection|lottery)", "chance"],
  ["(selected|chosen|picked|drawn|awarded) (entirely|completely|purely|solely|) at random", "chance"],
  ["(selected|chosen|picked|awarded) (randomly|by lottery|by lot|by chance)", "chance"],
  ["(through|in|into|via|is) (a|the|our|its) (random|scholarship|) lottery", "chance"],
  ["no purchase (is|) (necessary|required|needed)", "entry"],
  ["(enter|entered|entering|register|registering) (you|) (now|today|online|) to win", "entry"],
  ["(drawing|drawings)", "drawing"],
  [`(${winners}|enter|enters|entered|entering|prize|prizes|win|wins)`, "winner"],
  [
    "(essay|essays|judge|judges|judged|judging|jury|video|videos|poem|poems|transcript|recommendation|portfolio|merit)",
    "skill",
  ],
  ["(not|no|never|rather than|instead of|isnt|without) (a|an|)", "denial"],
]);
/** What every text about a drawing holds, so that few texts are read word by word. */
const mayBeDrawing = /draw|sweepstake|raffle|giveaway|random|lottery|by (?:lot|chance)|no purchase|to win/i;
const findInTitle = phraseFinder<true>([["no essay", true]]);

/** How many words may stand between "drawing" and the winner. */
const near = 7;
const longest = 6000;

type Described = Pick<ScholarshipFacts, "title" | "description" | "requirements" | "amount_text">;

/** Whether chance decides who wins: a drawing, a sweepstakes, a giveaway. */
export function isDrawing({ title, description, requirements, amount_text }: Described): boolean {
  if (/essay/i.test(title) && findInTitle(tokensOf(title)).length > 0) return true;
  const text = [title, description, ...requirements, amount_text ?? ""].join(" | ");
  if (!mayBeDrawing.test(text)) return false;
  const found = findSigns(tokensOf(beginningOf(text, longest)));
  const all = (sign: Sign) => found.filter(({ value }) => value === sign);
  const denials = all("denial");
  const said = (sign: Sign) => all(sign).filter(({ from }) => !denials.some(({ to }) => to === from));
  if (said("chance").length > 0) return true;
  // Where something is judged, an entry or a drawing is a work.
  if (said("skill").length > 0) return false;
  if (said("entry").length > 0) return true;
  const named = all("winner");
  return said("drawing").some(({ from, to }) =>
    named.some((other) => other.to > from - near && other.from < to + near),
  );
}

import { phraseFinder } from "../../../eligibility/text/phrases.ts";
import { tokensOf, wordAt } from "../../../eligibility/text/tokens.ts";
import { wordSet } from "../../../eligibility/text/word-set.ts";
import { beginningOf } from "../../../reader/bounded-text.ts";
import type { ScholarshipFacts } from "../../../scholarships/scholarship.ts";

/**
 * `chance`: the words say that chance decides. `entry`: they say so where nothing is judged; a giveaway may be a contest
 * by its name only. `drawing` may also mean a picture, and says so beside a `winner`. `skill`: a work or a judge.
 * `finalist`: chance among those whom a judge chose. `denial`: "not a".
 */
type Sign = "chance" | "entry" | "drawing" | "winner" | "skill" | "finalist" | "denial";

const winners = "winner|winners|recipient|recipients|entrant|entrants|entry|entries|name|names|applicant|applicants";

const findSigns = phraseFinder<Sign>([
  ["(sweepstake|sweepstakes|raffle|raffled)", "chance"],
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
  ["(giveaway|giveaways)", "entry"],
  ["no purchase (is|) (necessary|required|needed)", "entry"],
  ["(enter|entered|entering|register|registering) (you|) (now|today|online|) to win", "entry"],
  ["(drawing|drawings)", "drawing"],
  [`(${winners}|enter|enters|entered|entering|prize|prizes|win|wins)`, "winner"],
  [
    "(essay|essays|judge|judges|judged|judging|jury|video|videos|poem|poems|transcript|recommendation|portfolio|merit)",
    "skill",
  ],
  ["(finalist|finalists|semifinalist|semifinalists)", "finalist"],
  ["(not|no|never|rather than|instead of|isnt|without) (a|an|)", "denial"],
]);
/** What every text about a drawing holds, so that few texts are read word by word. */
const mayBeDrawing = /draw|sweepstake|raffle|giveaway|random|lottery|by (?:lot|chance)|no purchase|to win/i;
const findInTitle = phraseFinder<true>([["no essay", true]]);

/** What may stand between "no" and the last work that it denies: "no GPA, test scores or essay". */
const denied = wordSet(
  "a an and or nor of gpa grade grades minimum test tests score scores sat act letter letters personal statement statements application applications essay essays video videos poem poems transcript transcripts recommendation recommendations portfolio",
);

/** How many words may stand between "drawing" and the winner, or between chance and the finalists. */
const near = 7;
const longest = 6000;

type Described = Pick<ScholarshipFacts, "title" | "description" | "requirements" | "amount_text">;

/** Whether chance decides who wins: a drawing, a sweepstakes, a giveaway. */
export function isDrawing({ title, description, requirements, amount_text }: Described): boolean {
  if (/essay/i.test(title) && findInTitle(tokensOf(title)).length > 0) return true;
  const text = [title, description, ...requirements, amount_text ?? ""].join(" | ");
  if (!mayBeDrawing.test(text)) return false;
  const tokens = tokensOf(beginningOf(text, longest));
  const found = findSigns(tokens);
  const all = (sign: Sign) => found.filter(({ value }) => value === sign);
  const denials = new Set(all("denial").map(({ to }) => to));
  const said = (sign: Sign) => all(sign).filter(({ from }) => !denials.has(from));
  const besideOne = (sign: Sign) => {
    const others = all(sign);
    return ({ from, to }: { from: number; to: number }) =>
      others.some((other) => other.to > from - near && other.from < to + near);
  };
  const isJudged = said("skill").some(({ from }) => {
    let before = from;
    while (!denials.has(before) && denied.has(wordAt(tokens, before - 1))) before--;
    return !denials.has(before);
  });
  const isAmongFinalists = besideOne("finalist");
  if (said("chance").some((sign) => !isJudged || !isAmongFinalists(sign))) return true;
  // Where something is judged, an entry or a drawing is a work, and a giveaway is a contest.
  if (isJudged) return false;
  return said("entry").length > 0 || said("drawing").some(besideOne("winner"));
}

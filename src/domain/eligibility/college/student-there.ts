import type { ListedPlace } from "../place/listed-place.ts";
import { isNegated } from "../text/negated.ts";
import type { Token } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";

const now = wordSet(
  "enrolled enrol enroll enrolling attend attends attending studying study pursue pursuing accepted admitted entering enter registered plan planning students student undergraduates seniors freshmen sophomores juniors",
);
const past = wordSet(
  "graduate graduates graduated alumni alumnus hold holds holding held completed earned obtained received awarded have had has studied attended faculty staff teach teaching taught work works working employed professor professors lecturers researchers research conducted nominated recommended sponsored by transcript transcripts from",
);
const farthest = 12;

/** Whether the words are about students there: not "a degree from a university in India", "not restricted to colleges in Ohio". */
export function isOfStudent(tokens: readonly Token[], from: number): boolean {
  if (isNegated(tokens, from) || isOfOthers(tokens, from)) return false;
  const before = tokens.slice(Math.max(0, from - farthest), from + 1).map(({ word }) => word);
  if (
    before.some(
      (word, at) => word === "not" && /^(?:restricted|limited|required|necessary|be)$/.test(before[at + 1] ?? ""),
    )
  )
    return false;
  // "A graduate program" is no graduation.
  const isPast = (word: string, at: number) =>
    past.has(word) && (word !== "graduate" || /^(?:of|from)$/.test(before[at + 1] ?? ""));
  const last = before.findLastIndex((word, at) => now.has(word) || isPast(word, at));
  const word = before[last] ?? "student";
  if (now.has(word)) return !isOver(before, last);
  // "Students from colleges in Ohio", "accepted by a college in Ohio".
  return (word === "from" || word === "by") && now.has(before[last - 1] ?? "");
}

/** "A resident of or studying in Ohio", "citizens of Kenya and students at Kenyan universities": not all have to study there. */
function isOfOthers(tokens: readonly Token[], from: number): boolean {
  const before = tokens.slice(Math.max(0, from - 5), from).map(({ word }) => word);
  const person = before.findLastIndex((word) => /^(?:students?|those|anyone|people)$/.test(word));
  if (person > 0 && before[person - 1] === "and") return true;
  return before.some((word, at) => word === "or" && /^(?:of|in)$/.test(before[at - 1] ?? ""));
}

/** "Have completed a year of study in Japan". */
const isOver = (before: readonly string[], at: number): boolean =>
  !/^(?:accepted|admitted|enrolled|registered)$/.test(before[at] ?? "") &&
  before.slice(Math.max(0, at - 6), at).some((word) => over.has(word));
const over = wordSet("completed finished have had graduated after obtained earned hold");

const collegeOf = wordSet(
  "law medical graduate nursing dental pharmacy vocational trade technical professional veterinary business postsecondary tertiary",
);

/** "A high school in Ohio", and "a school in Ohio", which may be one. In a country most schools that sponsors name are colleges. */
export function isOfPupils(
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
  places: readonly ListedPlace[],
): boolean {
  const words = tokens.slice(from, to).map(({ word }) => word);
  if (!/^schools?$/.test(words[0] ?? "") || words.some((word) => /^(?:college|universit|higher)/.test(word)))
    return false;
  const before = tokens[from - 1]?.word ?? "";
  const isCollege = collegeOf.has(before) || (before === "secondary" && tokens[from - 2]?.word === "post");
  const isHighSchool = /^(?:high|secondary|middle|elementary|public|private)$/.test(before);
  return !isCollege && (isHighSchool || places.some(({ kind }) => kind !== "country"));
}

import { type Cues, hasCue } from "../mood/cues.ts";
import { phraseFinder } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";

/** "In 2005 he began a Ph.D. program" tells of somebody whom the scholarship is named after. */
export const tellsStory = (cues: Cues, tokens: readonly Token[]): boolean =>
  (findStories(tokens).length > 0 || isMemorial(tokens)) &&
  !tokens.some(({ word }) => word === "if") &&
  !hasCue(cues, "modal") &&
  !hasCue(cues, "limit");
/** "In memory of a nurse from Ohio", "The award honors a young man who died in 1998". */
const isMemorial = (tokens: readonly Token[]): boolean =>
  findMemorials(tokens).some(({ from, value }) => (value === "start" ? from === 0 : from < 5)) &&
  !tokens.some(({ word }) => word === "for");
const findMemorials = phraseFinder<"start" | "verb">([
  ["in (loving|) (memory|honor|honour|remembrance) of (a|an|the|his|her|their)", "start"],
  ["(remembers|commemorates|memorializes)", "verb"],
  ["(honors|honours|remembers|commemorates|memorializes) (a|an|the life|the memory|the legacy|the late)", "verb"],
]);
const findStories = phraseFinder([
  ["(thousands|millions|hundreds) of (students|people|families|americans|young people)", true],
  [
    "(he|she) (also|then|later|first|soon|has|had|) (was|began|became|received|earned|held|graduated|served|worked|taught|attended|studied|joined|loved|died|spent|moved|married|retired|founded|passed|won|obtained|completed|started|entered|lived|believed|enjoyed|came|grew|been)",
    true,
  ],
]);

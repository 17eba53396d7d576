import { type ClauseWords, grammar, type Meaning, type Mention, toCheck } from "../mention.ts";
import { outermost, phraseFinder } from "../text/phrases.ts";
import { gap, type Token, wordAt } from "../text/tokens.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";
import { awardChoice, oneAwardChoice } from "../words/awards.ts";

const need: Meaning = { about: "financial_need" };

const help = "(help|assistance|aid|support|money|funds|funding)";
const paying = "(pay|paying|meet|meeting|cover|covering|afford|affording|finance|financing|fund|funding)";
const studies =
  "(college|university|school|tuition|education|higher education|studies|study|fees|university fees|college fees|school fees|books|attendance)";
const costs = `(for|) (the|their|his or her|your|) (cost of|costs of|expense of|expenses of|price of|) (a|their|his or her|your|) ${studies}`;

/** What many students say of college, and a requirement only of "who" or behind "must". */
const findHardship = phraseFinder<Meaning>([
  [
    `(need|needs|needing|require|requires|requiring|in need of) (financial|monetary|some|additional|) ${help} (with|for|to|in|) (${paying.slice(1, -1)}|) ${costs}`,
    need,
  ],
  [
    `(struggling|struggle|struggles|find it hard|finding it hard|find it difficult|have trouble|having trouble) (to|) ${paying} ${costs}`,
    need,
  ],
  [`(cannot|cant|could not|couldnt|unable to|not able to) (otherwise|) (pay|meet|cover|finance|fund) ${costs}`, need],
  [
    `${studies} (would|might|will|may|could|is) (be|) (otherwise|) (a|an) (financial|real|heavy|) (burden|hardship)`,
    need,
  ],
]);

const find = phraseFinder<Meaning>([
  [
    `(need|needs|needing|require|requires|requiring|in need of) (financial|monetary|economic|tuition|some) ${help}`,
    need,
  ],
  ["(modest|limited|slender|small|restricted|insufficient) (financial|) means", need],
  ["(free|reduced price|free or reduced|free and reduced|free or reduced price) (school|) (meals|lunch|lunches)", need],
  ["(demonstrable|unmet|exceptional|genuine|proven) need", need],
  [
    "financial (hardship|need|difficulty) (must|should) be (demonstrated|evidenced|shown|proven|documented|verified)",
    need,
  ],
  [
    "(demonstrate|demonstrates|demonstrated|demonstrating|show|shows|showing|prove|exhibit|establish|document|have|has|having|with|evidence of|proof of|experience|experiencing|display|possess|a) (a|an|some|) (strong|significant|clear|proven|real|high|unmet|critical|documented|extreme|great|substantial|genuine|verifiable|) (level of|degree of|) (financial|economic) (need|needs|hardship|difficulty|difficulties|disadvantage)",
    need,
  ],
  ["(demonstrated|demonstrable|documented|verified|proven|significant|high|unmet|serious|) financial need", need],
  ["(demonstrate|demonstrates|demonstrated|demonstrating|show|have|with|unmet) (a|) (unmet|) need", need],
  ["(in|are in|be in|has|have|with|a|) need (of|for) financial (assistance|aid|support|help)", need],
  ["need (of|) (financial|economic) (assistance|aid|support|help)", need],
  [
    `need based (college|university|tuition|financial|undergraduate|) (tuition|financial|) (${awardChoice}|program|programs|aid|assistance|support|funding|stipend|stipends|waiver|waivers)`,
    need,
  ],
  [
    "based (solely|only|primarily|entirely|exclusively|) (on|upon) (the|) (demonstrated|) (financial need|financial needs|economic need|need|needs)",
    need,
  ],
  ["(student|students|those|applicants|individuals|families) in (financial|great|dire|severe|) need", need],
  [
    "(in|experiencing|facing|face|under|suffering|with|of|experience|demonstrate) (severe|extreme|significant|genuine|) financial (hardship|difficulty|difficulties|distress|constraints)",
    need,
  ],
  ["(struggling|struggle|disadvantaged) financially", need],
  [
    "financially (unable|struggling|challenged|deprived|vulnerable) (to (attend|afford|pay for|continue|pursue|go to)|)",
    need,
  ],
  [
    "(cannot|could not|unable to|not able to|may not be able to|would not be able to|would be unable to) (otherwise|financially|) (afford|financially afford) (to (attend|go to|pay for|continue)|)",
    need,
  ],
  [
    "(lack|lacks|lacking|without|have limited|has limited|with limited|with insufficient|of limited|do not have) (the|) (adequate|sufficient|necessary|) (financial|economic|) (means|resources|funds) (to (attend|afford|pay for|continue|pursue)|)",
    need,
  ],
  [
    "(could|would|can|cannot) (not|) (otherwise|) (attend|afford|pursue|continue|complete|go to) (college|university|school|their studies|their education|higher education|) without (financial|this|) (help|assistance|aid|support)",
    need,
  ],
  [`(merit and need|need and merit) based (${oneAwardChoice})`, need],
  [
    "(not having|who do not have|not have|does not have|do not have) (the|) (adequate|sufficient|necessary|) (financial|economic) (means|resources|funds)",
    need,
  ],
  [
    "(in|have|has|having|with) difficulty (of|in|with|) (covering|paying|meeting|affording) (their|the|your|his or her|)",
    need,
  ],
  ["(poor|indigent|impoverished|bpl|below poverty line) (family|families|household|households|home|homes)", need],
  [
    "(in receipt of|receive|receives|receiving) (a|an|the|) (means tested benefit|means tested benefits|universal credit|income support|housing benefit|education maintenance allowance)",
    need,
  ],
  ["not have (sufficient|enough|adequate) (financial|) (resources|means|funds|money) (to|for)", need],
  ["financially needy", need],
  ["needy", need],
  ["(financially|economically|socioeconomically|socio economically) (disadvantaged|challenged)", need],
  [
    "(low|lower|lowest|limited) (income|socioeconomic) (background|backgrounds|household|households|family|families|status|)",
    need,
  ],
  ["low and (moderate|middle) income (families|households|)", need],
  ["on the basis of (demonstrated|) (financial|economic|) (need|needs)", need],
  [
    "(economically|financially|socially) (weaker|weak|backward) (section|sections|class|classes|background|backgrounds|students|families)",
    need,
  ],
  ["(qualify|qualifies|eligible) for (need based|federal|student|) financial (aid|assistance)", toCheck("income")],
  [
    "(meet|meets|meeting|within) (the|certain|federal|) (income|financial need) (guidelines|requirements|limits|criteria)",
    need,
  ],
  [
    "(eligible for|recipient of|recipients of|receive|receiving|qualify for|receives) (a|the|) (federal|) pell (grant|grants)",
    need,
  ],
  ["(federal|) pell (grant|) (eligible|eligibility|recipient|recipients)", need],
  [
    "(disadvantaged|underserved|under served|underprivileged|under resourced|marginalized) (background|backgrounds|students|student|youth|families|communities|)",
    toCheck("family"),
  ],
]);

const notDemanded = wordSet("considered considers consider factor factors consideration account");
const weighing = wordSet(
  "depending depend depends dependent vary varies based basis regard consideration considers considered criteria emphasis factors include reviewed weight",
);
const otherNouns = wordSet(
  "countries country nations nation areas area communities community schools school neighborhoods regions districts patients clients populations housing",
);

const basedOn = tokenSet("based");
const ofPersons = tokenSet("must who whose whom should");
/** "Students | who | struggle to pay for college", but not "thousands of students struggle" and "if you need money for college". */
const isDemanded = (before: readonly Token[]): boolean => before.length === 0 || ofPersons.hasAny(before);
/** Financial need where it is demanded. Where it only decides among applicants, its words demand nothing. */
export const financialNeed = grammar({ clause: [find, findHardship, basedOn] }, (clause) => {
  const { tokens } = clause;
  if (isWhole(clause)) return [{ from: 0, to: 2, meaning: need }];
  const hardships = findHardship(tokens).filter(({ from }) => isDemanded(tokens.slice(0, from)));
  const found = hardships.length === 0 ? find(tokens) : [...find(tokens), ...hardships].sort((a, b) => a.from - b.from);
  return outermost(found).flatMap(({ from, to, value }): Mention[] => {
    const words = tokens.slice(from, to).map(({ word }) => word);
    if (isDenied(tokens, from, to) || isDocumented(tokens, from) || isKept(tokens, from) || isBesideMerit(tokens, from))
      return [];
    if (isForSomethingElse(tokens, from, to) || isOfHelped(tokens, from)) return [];
    // "Accepted into a Pell-eligible | college".
    if (words.includes("pell") && institutions.has(wordAt(tokens, to))) return [];
    if (words[0] === "needy" && !isAdjective(clause, to)) return [];
    if (words[0] === "based" || words[0] === "on")
      return isOnlyBasis(clause, from, to) ? [{ from, to, meaning: value }] : [];
    const isOnlyConsidered = words.includes("need") && decidesAmongApplicants(tokens, from, to);
    return [{ from, to, meaning: isOnlyConsidered ? { about: "nothing" } : value }];
  });
});

const institutions = wordSet("college colleges institution institutions school schools postsecondary program programs");

/** "Need-based" alone, in a column or a list. */
const isWhole = ({ tokens }: ClauseWords): boolean =>
  tokens.length === 2 && tokens[0]?.word === "need" && tokens[1]?.word === "based";

/** "Students in need of a transplant". */
const isForSomethingElse = (tokens: readonly Token[], from: number, to: number) =>
  tokens[from + 1]?.word === "in" && tokens[to]?.word === "of";

/** "Who have worked with | low-income youth": it is not the student's need. */
function isOfHelped(tokens: readonly Token[], from: number): boolean {
  const preposition = wordAt(tokens, from - 1);
  if (helping.has(preposition))
    return tokens.slice(0, from - 1).some(({ word }) => /^(?:who|that|must|have|has)$/.test(word));
  return /^(?:with|for|among|to)$/.test(preposition) && [2, 3].some((far) => helping.has(wordAt(tokens, from - far)));
}
const helping = wordSet(
  "helping helped serves serving served teaching taught tutoring tutored mentoring mentored worked working volunteered volunteering advocating volunteer tutor mentor serve teach work works",
);

/** "Needy students", not "the athletic and the needy". */
const isAdjective = ({ tokens, text }: ClauseWords, to: number) => to < tokens.length && gap(tokens, text, to) === " ";

/** "Grants based on financial need"; not "selection is based on need", nor "on need and merit". */
function isOnlyBasis({ tokens, text }: ClauseWords, from: number, to: number): boolean {
  const behind = text.slice(tokens[to - 1]?.end, tokens[to]?.start);
  const isNew = tokens[to]?.word === "and" && tokens[to + 1]?.word === "must";
  const goesOn = /[,;/&]/.test(behind) || (!isNew && ["and", "or", "as"].includes(wordAt(tokens, to)));
  // "Based on need" alone is said of how much is given, too.
  const isFinancial = tokens.slice(from, to).some(({ word }) => /^(?:financial|economic|demonstrated)$/.test(word));
  return isFinancial && !goesOn && !tokens.slice(0, from).some(({ word }) => choosing.has(word));
}
const choosing = wordSet(
  "selection selected select selects chosen choose judged evaluated winners winner recipients finalists amount amounts",
);

/** "Documents to certify financial need", "a statement of financial need": what is sent in. */
const isDocumented = (tokens: readonly Token[], from: number) =>
  tokens.slice(Math.max(0, from - 8), from).some(({ word }) => documents.has(word)) &&
  !tokens.slice(Math.max(0, from - 8), from).some(({ word }) => word === "who");
const documents = wordSet(
  "documentation documents details include essay form statement letter discuss describe describing explain explaining address addressing outlining",
);

/** "Renewable with continued financial need". */
const isKept = (tokens: readonly Token[], from: number) => /^continu(?:ed|ing)$/.test(wordAt(tokens, from - 1));

/** "Merit and need-based awards". */
const isBesideMerit = (tokens: readonly Token[], from: number) =>
  tokens[from + 1]?.word === "based" && ["and", "or", "both"].includes(wordAt(tokens, from - 1));

const demanding = wordSet("must demonstrate demonstrates demonstrated demonstrating show have has with");

/** "Based on merit and financial need", "need may be considered". */
function decidesAmongApplicants(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at >= Math.max(0, from - 10); at--) {
    const word = wordAt(tokens, at);
    if (at < from && word === "who") break;
    if (demanding.has(word) && at >= from - 1) return false;
    if (weighing.has(word)) return true;
  }
  return tokens.slice(to, to + 6).some(({ word }) => notDemanded.has(word));
}

/** "Need not be in financial need", "financial need is not required". */
const isDenied = (tokens: readonly Token[], from: number, to: number) =>
  tokens.slice(Math.max(0, from - 3), from).some(({ word }) => ["not", "no", "without", "regardless"].includes(word)) ||
  tokens.slice(to, to + 3).some(({ word }) => word === "not") ||
  otherNouns.has(wordAt(tokens, to));

/** "A need-based grant", and not some of several awards. */
export const isNeedBased = ({ from, to, meaning }: Mention, tokens: readonly Token[]): boolean =>
  meaning.about === "financial_need" &&
  tokens.slice(from, to).some(({ word }, at, words) => word === "based" && /^needs?$/.test(wordAt(words, at - 1))) &&
  !tokens.some(({ word }) => ofSeveral.has(word));
const ofSeveral = wordSet(
  "percent % some other others also both may additional rather not or various options types including",
);

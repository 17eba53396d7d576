import { type PhraseTable, phraseFinder } from "../../eligibility/text/phrases.ts";
import { tokensOf } from "../../eligibility/text/tokens.ts";
import { illnessesIn } from "./illnesses.ts";
import { objectsOfStudy } from "./objects-of-study.ts";
import { occupationsIn } from "./occupations.ts";
import { youngerStudents } from "./younger-grades.ts";

/** Who writes, trains, heals or runs a business around sports takes no players for it. */
const anySport =
  "athletes|athletics|sports -journalism -journalists -broadcasting -media -management -marketing -medicine";
const anyMusic = "music|musicians";

const fellOnDuty =
  "(killed|died|fell) (in|on) (action|combat|duty|service|active duty|the line of duty|iraq|afghanistan|vietnam)";
const raisesChildren =
  "(have|with|got|raising) (a|an|my|one|two|2|three|3|four|4|) (young|little|) (kid|kids|child|children|son|baby|toddler|daughters|sons)";
const withRelatives =
  "(raised by|living with|live with) (my|) (grandparents|grandparent|grandma|grandmother|grandpa|grandfather|aunt|uncle|relatives)";
const lostParents = [
  "(lost|dead|deceased) (my|a|both|) (mom|dad|mother|father|parent|parents)",
  "(mom|dad|mother|father|parent|parents) (has|have|both|just|recently|) (died|passed away|passed|was killed)",
];
/** What students tell of their lives, each of which is looked for as a whole. */
export const lives: readonly string[] = [fellOnDuty, raisesChildren, withRelatives, ...lostParents];

/** Several phrases with the same words of sponsors. */
const meaning = (words: string, ...phrases: readonly string[]): PhraseTable<string> =>
  phrases.map((phrase) => [phrase, words]);

/** Kinds of sports and instruments, and the words of sponsors who take any of them. */
export const hobbyWords: PhraseTable<string> = [
  [
    "(football|basketball|soccer|baseball|softball|volleyball|tennis|wrestling|wrestler|wrestlers|wrestle|wrestles|swimming|swimmer|swim|swims|lacrosse|hockey|golf|golfer|bowling|rowing|gymnastics|gymnast|rugby|fencing|archery|badminton|ski|skier|skiing|snowboarding|surfing|skateboarding|karate|judo|taekwondo|boxing|weightlifting|powerlifting|cheerleading|cheerleader|cheer|cricket|squash|racquetball|handball|pickleball|curling|triathlon|biathlon|decathlon|pentathlon|equestrian|cycling|kayaking|canoeing|polo)",
    anySport,
  ],
  [
    "(trumpet|violin|piano|guitar|saxophone|flute|cello|drums|clarinet|oboe|bassoon|viola|trombone|tuba|euphonium|french horn|piccolo|harp|percussion|xylophone|marimba|accordion|banjo|mandolin|ukulele|harmonica|bagpipes|violinist|pianist|guitarist|cellist|drummer|flutist|clarinetist|trumpeter|saxophonist)",
    anyMusic,
  ],
];

/**
 * Everyday words for what scholarships are about, and the words of sponsors for the same or something near, with "|"
 * between them. Other names of fields of study are in `field-synonyms.ts`, and the people of an occupation in `occupations.ts`.
 */
const everydayWords: PhraseTable<string> = [
  // Family and life
  [
    "(cop|cops|sheriff|trooper|police) (officer|officers|department|)",
    "law enforcement|police|public safety|first responders|fallen heroes",
  ],
  ["law enforcement", "police|public safety|first responders|fallen heroes"],
  [
    "(first responder|first responders|emt|emts|paramedic|paramedics)",
    "emergency medical services|public safety|firefighting|law enforcement",
  ],
  [
    "(single|teen|young|working|student|) (mom|moms|mother|mothers|mama|mamas)",
    "mothers|single parents|women families",
  ],
  ["(single|) (dad|dads|father|fathers|parent|parents)", "single parents|fathers"],
  ...meaning(
    "military children|children of veterans|children of service members|children",
    "(kid|kids|child|children|son|sons|daughter|daughters|dependents) of (a|) (disabled|) (veteran|veterans|vet|vets|military|service members)",
    "(mom|mother|dad|father|parent|parents) (who|) (is|are|was|were) (a|an|) (disabled|retired|army|navy|marine|) (veteran|veterans|vet|vets|marine|soldier|sailor)",
    "(mom|mother|dad|father|parent|parents) (in|served in|) (the|) (us|) (army|navy|marines|military|air force|coast guard|national guard)",
    "(mom|mother|dad|father|parent|parents) (who|) (is|are|was|were|served|serves) (in|) (the|) (us|) (army|navy|marines|military|air force|coast guard|national guard)",
  ),
  [fellOnDuty, "fallen|fallen heroes|died service|died active duty|gold star"],
  [
    "(fallen|killed|deceased) (soldier|soldiers|service member|service members|hero|heroes|veteran|marine|airman)",
    "fallen heroes|died service|gold star",
  ],
  ["(wife|wives|husband|spouse|spouses)", "spouses|surviving spouses"],
  ["(widow|widows|widower)", "surviving spouses|widows"],
  [
    "(go|goes|going|went|gone|come|coming|head|heading|get|getting|return|returning) (back|) to (school|college|university|education|get my degree|finish my degree)",
    "return to school|returning education|non traditional|nontraditional|re entry|adult learners|continuing education|mature student",
  ],
  ...meaning(
    "non traditional|nontraditional|re entry|adult learners|return to school|mature student|continuing education",
    "(older|adult|mature|nontraditional|non traditional|returning|reentry|re entry|displaced|dislocated) (student|students|learner|learners|adult|adults|women|woman|worker|workers|homemaker|homemakers|)",
    "(worker|workers|job|) (retraining|retrain|retrained|reskilling|upskilling)",
    "(career|job) (change|changes|changing|changer|changers)",
  ),
  [raisesChildren, "mothers|minor children|single parents"],
  [
    "(marine|ocean) (biology|biologist|science|sciences|life)",
    "ocean|oceans|marine science|marine biology|oceanography",
  ],
  [
    "(homeless|homelessness|unhoused|runaway|kicked out)",
    "homelessness|unaccompanied youth|foster care|adversity|hardships",
  ],
  ...meaning(
    "adversity|hardships|obstacles|foster care|orphaned",
    withRelatives,
    "(grandparents|grandma|grandmother|grandpa|grandfather|aunt|uncle|relatives) (are|is|) (raising|raised) (me|us|)",
  ),
  ["(orphan|orphans|orphaned)", "orphaned|parent died|foster care"],
  ...meaning("parent died|orphaned|deceased parent|loss parent|lost parent|fallen", ...lostParents),
  ["(african|africans|africa)", "Africans|Africa|developing countries|Commonwealth"],
  ["(asia|latin america|caribbean)", "developing countries|Commonwealth"],
  ["(refugee|refugees|asylum|asylee|asylum seeker)", "refugees|displaced|immigrants"],
  ["(immigrant|immigrants|immigration)", "immigrants|new Americans|refugees"],
  ["(abuse|abused|domestic violence) (survivor|survivors|)", "domestic violence|adversity"],
  ["(prison|incarcerated|jail|felon|felony|formerly incarcerated)", "incarcerated|criminal record"],
  ["(kinship care|kinship|independent living|etv)", "foster care|foster"],
  ["(locked up)", "incarcerated|criminal record"],
  ["(hardship|hardships|adversity|struggle|struggles|overcame|overcome)", "adversity|hardships|obstacles"],
  ["(low|lower) (income|incomes)", "financial need|low income|Pell Grant|lowest income"],
  ["(need based|financial need|poor|broke|poverty|underprivileged)", "financial need|low income|Pell Grant"],
  [
    "(full|fully|free) (ride|rides|tuition|funded|paid|covered|college)",
    "fullride|full tuition|full cost|full ride|cost of attendance|all costs|tuition stipend",
  ],
  [
    "(straight a|honor roll|valedictorian|good grades|high grades|merit|merit based)",
    "grades|academic excellence|merit|exceptional grades",
  ],
  ["(ged|hiset)", "GED|high school equivalency|high school diploma|high school graduates"],
  ["(teen|teens|teenager|teenagers|youth)", "youth|young|high school|grades 9 12"],
  [
    "(9 th|10 th|ninth|tenth) (grade|grader|graders)",
    "grades 9 12|grades 7 12|grades 6 9|grades 4 11|grades 10 12|aged 13 18|kindergarten grade 12",
  ],
  ["(11 th|eleventh) (grade|grader|graders)", "grades 9 12|grades 7 12|grades 10 12|juniors"],
  ["(hbcu|hbcus|black (college|colleges|university))", "historically Black colleges|UNCF|Thurgood Marshall"],
  ["(rural|small town|country kid)", "rural"],
  [
    "(physical|occupational|speech|respiratory|) (therapy|therapist|therapists) (assistant|assistants|)",
    "therapists|therapist",
  ],
  // What a student does
  [
    "(volunteer|volunteers|volunteering|volunteered|community service|service hours|service project)",
    "community service|volunteering|volunteer|service",
  ],
  [
    "(leader|leaders|leadership|class (president|officer)|student body president|(student government|student council) (president|vice president|officer|member|))",
    "leadership|leaders|student government",
  ],
  [
    "(activist|activists|activism|advocate|advocacy|protest|social justice)",
    "social justice|activism|service project|civic|community service|justice",
  ],
  [
    "(environment|environmental|environmentalist|climate|climate change|sustainability|sustainable|recycling)",
    "environment|climate|conservation|sustainability|natural resources",
  ],
  ["(athlete|athletes|sports|athletics|athletic)", anySport],
  ...hobbyWords,
  [
    "(cross country|track and field|track|distance|marathon) (running|runner|runners|team|athlete|)",
    `cross country|track and field|runners|${anySport}`,
  ],
  ["(runner|runners)", `cross country|track and field|${anySport}`],
  ["(flag|american) football", `football|${anySport}`],
  ["(ice|field) hockey", `hockey|${anySport}`],
  ["(water polo|figure skating|martial arts|table tennis|ultimate frisbee)", anySport],
  ["(gamer|gamers|gaming|esports|video games)", "esports|gaming|video games"],
  [
    "(poem|poems|poet|poets|poetry|creative writing|short story|short stories|fiction|novelist)",
    "writing|creative writing|literature|poetry",
  ],
  ["(writer|writers|author|authors)", "writing|literature|essay"],
  ["(artist|artists|drawing|painting|sketching|illustration|art)", "art|arts|visual arts|artists"],
  ["(forest|wildland|wild) (fire|fires)", "forestry|wildfire|fire science|natural resources"],
  ["(wildfire|wildfires)", "forestry|wildland fire|fire science"],
  ["(forest|forests|woodland)", "forestry|natural resources"],
  [
    "(speech|speeches|public speaking|debate|debater|oratory)",
    "speech -therapy -pathology -language|oratorical|debate",
  ],
  ["(singer|singing|choir|band|marching band|musician|musicians|orchestra)", anyMusic],
  ["(composer|composers|composing|songwriter|songwriting)", "composers|composition|music"],
  ["(dancer|dancers|ballet|dancing)", "dance"],
  ["(actor|actors|acting|actress|broadway)", "theater|performing arts"],
  ["(movie|movies|filmmaker|filmmaking|filmmakers|cinema|director)", "film|video"],
  ["(contest|contests|competition|competitions)", "contest|competition|prizes"],
  [
    "(robotics|robot|robots|science fair|inventor|inventors|invention)",
    "robotics|science fair|engineering project|technology",
  ],
  [
    "(code|codes|coding|coder|coders|programming|programmer|hackathon|hacker|app|apps)",
    "computing|computer science|software|coding|app|technology",
  ],
  [
    "(apprentice|apprentices|apprenticeship|apprenticeships|trade|trades|trade school|vocational|electrician|electricians|hvac|plumber|plumbing|carpenter|carpentry|mechanic|mechanics|construction worker|welder|machinist)",
    "skilled trades|skilled trade|vocational|technicians|technical education",
  ],
  ["(car|cars|auto|automotive|racing|truck|trucks|diesel)", "automotive|cars trucks|vehicles|collision repair"],
  ["(study|studying|semester|year|school) abroad", "study abroad|abroad|overseas|international experience"],
  ["(exchange student|overseas|foreign exchange)", "study abroad|abroad|overseas"],
  ["(internship|internships|intern|interning|co op)", "internships|intern|work experience"],
  ["(research|researcher|lab|laboratory)", "research|internships"],
  ["(employee|employees|worker|workers|work at|team member|fast food)", "employees|team members|work experience"],
  [
    "(union|unions|teamsters) (member|members|family|families|worker|workers|)",
    "union members|labor union|trade union",
  ],
  ["(theology|seminary|divinity|bible)", "Bible|church|ministry -foreign|faith|Christian"],
  ["(ag|agricultural) (education|business|teacher)", "agriculture|agricultural|farming|FFA|4 H"],
  ["(church|faith|religious|religion|ministry|pastor)", "church|faith|Christian|Catholic|religious"],
  ["(eagle|boy|girl|cub|) (scout|scouts|scouting)", "Scouting|Eagle Scout|Scouts"],
  [
    "(farm|farms|farmer|farmers|farming|ranch|rancher|ranching|livestock|cattle)",
    "agriculture|agricultural|farming|FFA|4 H",
  ],
  ["(animal|animals|pets|dogs|horses|horse)", "animals|veterinary|animal"],
  ["(vegan|vegetarian|vegetarians)", "vegetarian|vegan|animals"],
  ["(chef|chefs|cooking|baking|baker|cook)", "culinary|chef|food"],
  ["(garden|gardening|gardener|plants|flowers|landscaping)", "garden|horticulture|plants|landscaping"],
  ["(hunting|fishing|hunter|outdoors|outdoor|wildlife)", "wildlife|conservation|natural resources|outdoors"],
  [
    "(pilot|pilots|flying|fly|flight|flight school|airplane|airplanes|aviation|planes)",
    "aviation|flight training|pilots|aerospace|learn to fly",
  ],
  ["(ocean|oceans|sea|marine|underwater)", "ocean|oceans|marine science|marine biology|oceanography"],
  ["(space|nasa|astronaut|rocket|rockets)", "space|aerospace"],
  ["(fashion|sewing|clothes|clothing)", "fashion|textiles|apparel"],
  [
    "(diplomat|diplomats|foreign service|state department|embassy)",
    "diplomats|foreign affairs|Foreign Service|international affairs",
  ],
  [
    "(politics|political|government|public service|public policy|civil servant|public office)",
    "public service|government|public policy|civic",
  ],
  ["(language|languages|linguist|bilingual)", "language|languages|critical language"],
  [
    "(entrepreneur|entrepreneurs|startup|start a business|own business|small business)",
    "entrepreneurship|business|entrepreneurs",
  ],
  ["(engineer|engineers)", "engineering"],
  ["(scientist|scientists)", "science|research"],
  ...objectsOfStudy,
  ...youngerStudents,
  // People
  ["(deaf|hard of hearing|hearing impaired|cochlear)", "hearing loss|deaf|hard of hearing"],
  ["(blind|visually impaired|low vision)", "blind|visually impaired"],
  ["(adhd|dyslexia|dyslexic)", "learning disability|ADHD"],
  ["(dreamer|dreamers|daca|undocumented)", "DACA|undocumented|Dream Act"],
  ["(transfer|transfers|transferring|transfering|transferred|transfered)", "transfer"],
  // Costs
  ["travel costs", "airfare|travel costs|plane tickets|flights|travel"],
  ["(emergency|emergencies)", "emergency grant|hardship"],
  ["(housing|rent|dorm|room and board)", "housing|living costs|room and board"],
  ["(books|textbooks|laptop|school supplies)", "books|textbooks"],
];
const find = phraseFinder(everydayWords);

type SponsorWords = { words: string; otherWords: readonly string[]; nearWords?: readonly string[] };

/** The parts of a text that sponsors say in other words, each with these, and with the words near to an occupation. */
export function sponsorWords(text: string): SponsorWords[] {
  // Lower case may be longer. A "truck driver's daughter" is of truck drivers.
  const lower = `${text} `.toLowerCase().replaceAll("’", "'").replaceAll("'s ", " ").trimEnd();
  const tokens = tokensOf(lower);
  const wordsOf = ({ from, to }: { from: number; to: number }) => lower.slice(tokens[from]?.start, tokens[to - 1]?.end);
  const parts = find(tokens).map(({ value, ...at }) => ({ ...at, otherWords: value.split("|") }));
  const people = [...occupationsIn(tokens), ...illnessesIn(tokens)];
  const isInside = (part: { from: number; to: number }, { from, to }: { from: number; to: number }) =>
    from <= part.from && part.to <= to;
  return [
    ...people.map((person) => {
      // "Farm workers" are no "workers". The trade of an electrician is near to those who learn it.
      const trades = person.value.same.length > 0 ? [] : parts.filter((part) => isInside(part, person));
      const nearWords = [...person.value.near, ...trades.flatMap(({ otherWords }) => otherWords)];
      return { words: wordsOf(person), otherWords: person.value.same, nearWords };
    }),
    ...parts
      .filter((part) => !people.some((person) => isInside(part, person)))
      .map((part) => ({ words: wordsOf(part), otherWords: part.otherWords })),
  ];
}

const findHobbies = phraseFinder(hobbyWords);

/** The kind of hobby that a topic is alone: "volleyball" is a sport, "clarinet" music. Null for other words. */
export function hobbyKind(topic: string): "sport" | "music" | null {
  const [found] = findHobbies(tokensOf(topic.toLowerCase()));
  return found ? (found.value === anySport ? "sport" : "music") : null;
}

/** Whether a text names a kind of sport or an instrument. */
export const namesHobby = (text: string): boolean => findHobbies(tokensOf(text.toLowerCase())).length > 0;

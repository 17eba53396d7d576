import { foldedText, readByWord } from "../../places/folded-text.ts";
import { foldWords } from "../../places/folded-words.ts";
import { interests } from "../../profile/answers/interests.ts";

/**
 * The topics of texts: the 15 interests of onboarding first, in their order, then hobbies that sponsors name. Words
 * that most sponsors use ("education", "leadership", "college") are no topic. At most 31, as a set is one number.
 */
const topics: readonly (readonly [label: string, words: string])[] = [
  [
    interests[0],
    "technology|computer|computing|computer science|software|programming|coding|cybersecurity|cyber|artificial intelligence|machine learning|data science|robotics|gaming|developer|web development|information technology|stem",
  ],
  [interests[1], "engineering|engineer|robotics|aerospace|aeronautics|mechanical|civil engineering|stem|manufacturing"],
  [
    interests[2],
    "medicine|medical|health|healthcare|nursing|nurse|doctor|physician|surgeon|dental|dentist|dentistry|pharmacy|pharmacist|therapy|therapist|hospital|clinical|public health|veterinary|patient",
  ],
  [
    interests[3],
    "business|entrepreneur|entrepreneurship|entrepreneurial|finance|marketing|accounting|startup|economics|management|sales|banking|hospitality|deca|fbla|small business",
  ],
  [
    interests[4],
    "art|arts|artist|artistic|creative writing|creative arts|graphic design|graphic designer|interior design|interior designer|fashion design|costume design|set design|design arts|painting|drawing|photography|film|filmmaking|animation|fashion|sculpture|visual|architecture|illustration",
  ],
  [
    interests[5],
    "environment|environmental|conservation|sustainability|sustainable|climate|ecology|wildlife|forestry|ocean|marine animal|marine biologist|marine biology|marine conservation|marine ecology|marine ecosystem|marine environment|marine life|marine mammal|marine policy|marine resource|marine science|marine technology|recycling|garden|gardening|natural resources|renewable",
  ],
  [
    interests[6],
    "psychology|sociology|anthropology|social science|social sciences|social work|human services|political science|economics|criminology",
  ],
  [
    interests[7],
    "teacher|teaching|teach|educator|tutor|tutoring|mentor|mentoring|early childhood|special education|classroom|librarian",
  ],
  [
    interests[8],
    "law|legal|lawyer|attorney|politics|political|government|public policy|policy|civic|civics|debate|advocacy|justice|model un|mock trial|police|public service",
  ],
  [
    interests[9],
    "sport|sports|athlete|athletes|athletic|athletics|soccer|football|basketball|baseball|softball|volleyball|tennis|golf|swimming|hockey|wrestling|track|lacrosse|bowling|cheerleading|fitness|running|coach",
  ],
  [
    interests[10],
    "community service|volunteer|volunteers|volunteering|volunteerism|service hours|charity|nonprofit|humanitarian|key club|outreach|fundraising",
  ],
  [
    interests[11],
    "research|researcher|science fair|laboratory|scientist|thesis|dissertation|academia|professor|undergraduate research",
  ],
  [
    interests[12],
    "music|musician|musical|band|orchestra|choir|singing|singer|piano|violin|guitar|dance|dancer|theatre|theater|drama|acting|performing arts|opera|jazz|composer",
  ],
  [
    interests[13],
    "writing|writer|journalism|journalist|poetry|poet|literature|novel|fiction|newspaper|media|broadcasting|essayist|publishing|english|yearbook|blog",
  ],
  [
    interests[14],
    "study abroad|international studies|international relations|global|foreign|languages|language|diplomacy|diplomat|world affairs|foreign service|travel",
  ],
  ["Agriculture", "agriculture|agricultural|farm|farming|ffa|4 h|livestock|ranching|horticulture|equine|horse"],
  ["Aviation", "aviation|pilot|flight|flying|aircraft|airline|aerospace|drone"],
  ["Chess and games", "chess|esports|video game|video games|gaming"],
  ["Cooking and food", "culinary|cooking|chef|baking|food|restaurant|nutrition|dietetics"],
  ["Faith", "church|faith|ministry|religious|christian|catholic|jewish|muslim|mission"],
  ["Animals", "animal|animals|veterinary|wildlife|dog|pet|pets|equine|horse"],
  [
    "Skilled trades",
    "welding|construction|carpentry|plumbing|hvac|electrician|automotive|mechanic|trades|skilled trades|machining",
  ],
  ["Military and veterans", "military|veteran|veterans|army|navy|marines|marine corps|air force|rotc|armed forces"],
  ["Mathematics", "math|mathematics|statistics|mathlete|actuarial"],
  ["Natural sciences", "biology|chemistry|physics|astronomy|geology|biotechnology|neuroscience|science|sciences|stem"],
  [
    "Student government and leadership",
    "student government|student council|class president|nhs|national honor society|scout|scouts|scouting|girl scout|boy scout",
  ],
  ["Disability and access", "disability|disabilities|accessibility|autism|deaf|blind|sign language"],
  ["Mental health", "mental health|counseling|counselor|wellness|suicide"],
  ["Energy and water", "energy|solar|nuclear|petroleum|water|wastewater|electric|power"],
  ["Transport and logistics", "transportation|logistics|supply chain|trucking|rail|maritime"],
  ["Family and children", "child|children|childcare|youth|family studies|pediatric|foster"],
];

const byWords = new Map<string, number>();
topics.forEach(([, words], index) => {
  for (const word of words.split("|")) byWords.set(word, (byWords.get(word) ?? 0) | (1 << index));
});
/** The first words of those of two. */
const firstWords = new Set(
  [...byWords.keys()].filter((words) => words.includes(" ")).map((words) => words.split(" ")[0]),
);
const wholeInterests = new Map(interests.map((interest, index) => [foldWords(interest), 1 << index]));

const mostCharacters = 1500;

/** The topics a text names, as a set of bits. */
export function topicsIn(text: string): number {
  const folded = foldedText(text.slice(0, mostCharacters));
  const { table, words } = folded;
  let found = 0;
  for (let at = 0; at < words.length; at++) {
    const topics = topicsAt(folded, at);
    found |= topics & allTopics;
    const next = words[at + 1];
    if ((topics & firstOfTwo) === 0 || next === undefined) continue;
    found |= topicsOfWord(`${table.word(words[at] as number)} ${table.word(next)}`);
  }
  return found;
}

/** The bit that no topic has, for words that begin those of two. */
const firstOfTwo = 1 << 31;
const allTopics = ~firstOfTwo;
const topicsAt = readByWord((word) => topicsOfWord(word) | (firstWords.has(word) ? firstOfTwo : 0));

/** The topics of a word or of two, for a plural of its singular. */
const topicsOfWord = (word: string): number =>
  byWords.get(word) ?? (word.charCodeAt(word.length - 1) === pluralEnd ? (byWords.get(word.slice(0, -1)) ?? 0) : 0);
const pluralEnd = "s".charCodeAt(0);

/** The topics of a student's list: an interest of onboarding is its own topic, other entries are read as text. */
export function topicsOfList(list: readonly string[]): number {
  return list.reduce((found, entry) => found | (wholeInterests.get(foldWords(entry)) ?? topicsIn(entry)), 0);
}

/** Topics that many students of every subject share. */
const general = [
  "Community Service",
  "Research & Academia",
  "Education",
  "International Studies",
  "Faith",
  "Student government and leadership",
  "Family and children",
  "Mental health",
  "Disability and access",
];

/** The topics that are subjects or activities of some students. */
export const subjects: number = topics.reduce(
  (set, [label], index) => (general.includes(label) ? set : set | (1 << index)),
  0,
);

/** Subjects of which students of one often study another. */
export const sciences: number = topics.reduce(
  (set, [label], index) =>
    ["Technology & Computer Science", "Engineering", "Mathematics", "Natural sciences"].includes(label)
      ? set | (1 << index)
      : set,
  0,
);

/** The topic of the sciences of nature. */
export const naturalSciences: number = topics.reduce(
  (set, [label], index) => (label === "Natural sciences" ? set | (1 << index) : set),
  0,
);

/** The names of the topics in a set, in the order of the table. */
export function topicNames(set: number): string[] {
  return topics.flatMap(([label], index) => (set & (1 << index) ? [label] : []));
}

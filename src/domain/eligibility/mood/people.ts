import { peopleWords } from "../citizenship/nationalities.ts";
import { statePeopleWords } from "../place/residence-cues.ts";
import { spellings } from "../text/phrase-states.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { TokenSet, wordSet } from "../text/word-set.ts";
import { anyApplicant } from "../words/persons.ts";

/** Words for anybody who might apply. */
const anybody = `
student(s) applicant(s) candidate(s) nominee(s) recipient(s) scholar(s) individual(s) person(s) people entrant(s) participant(s)
learner(s) fellow(s) winner(s) finalist(s) contestant(s) anyone everyone those you
`;

/** Words for some people: that an award is for them is a demand. */
const some = `
undergraduate(s) graduate(s) postgraduate(s) postdoc(s) senior(s) junior(s) sophomore(s) freshman freshmen
member(s) resident(s) citizen(s) national(s) immigrant(s) refugee(s) women woman men man girl(s) boy(s) youth(s) child children teen(s) teenager(s)
mother(s) mom(s) father(s) dad(s) parent(s) adult(s) orphan(s) widow(s) widower(s) dependent(s) dependant(s) son(s) daughter(s) grandchild grandchildren stepchildren spouse(s) wife wives husband(s) descendant(s)
veteran(s) employee(s) worker(s) teacher(s) educator(s) nurse(s) researcher(s) investigator(s) scientist(s) marketer(s) economist(s) leader(s) artist(s) musician(s) singer(s) pianist(s) violinist(s) writer(s) author(s) poet(s)
engineer(s) architect(s) designer(s) physician(s) doctor(s) lawyer(s) pharmacist(s) dentist(s) librarian(s) chef(s) farmer(s) pilot(s) firefighter(s) entrepreneur(s) filmmaker(s)
professional(s) practitioner(s) therapist(s) technician(s) operator(s) journalist(s) historian(s) actor(s) dancer(s) composer(s) photographer(s) athlete(s) player(s)
reporter(s) editor(s) cellist(s) violoncellist(s) flutist(s) flautist(s) organist(s) guitarist(s) instrumentalist(s) vocalist(s) soloist(s) sculptor(s) painter(s)
novelist(s) playwright(s) screenwriter(s) illustrator(s) cartoonist(s) translator(s) geologist(s) biologist(s) chemist(s) physicist(s) botanist(s) ornithologist(s)
psychologist(s) archaeologist(s) anthropologist(s) mathematician(s) statistician(s) hygienist(s) midwives paramedic(s) caregiver(s) rancher(s) electrician(s) plumber(s) welder(s)
carpenter(s) machinist(s) inventor(s) seminarian(s) golfer(s) swimmer(s) wrestler(s) trainee(s) apprentice(s) niece(s) nephew(s) female(s) male(s)
parishioner(s) congregant(s) tenant(s) homeowner(s) adoptee(s) twin(s) triplet(s) caddie(s)
pupil(s) major(s) minorities american(s) hispanics latinos latinas christians catholics muslims faculty staff personnel phd phds mds jds rns lpns survivor(s) volunteer(s) cadet(s) kid(s) schooler(s) leaver(s)
`;

const words = (list: string): ReadonlySet<string> =>
  new Set([...wordSet(list)].flatMap((phrase) => spellings(phrase).flat()));

const anybodyWords = words(anybody);
/** "Kenyans", "Texans". */
const peoples = [...peopleWords, ...statePeopleWords];
const someWords = [...words(some), ...peoples];
const somePersons = new TokenSet(someWords);
const persons = new TokenSet([...anybodyWords, ...someWords]);

/** The words for persons, in the notation of phrases. */
export const peoplePhrases: readonly string[] = [
  ...wordSet(anybody),
  ...wordSet(some),
  ...peoples,
  "school leaver(s)",
  "graduating class",
];

/** Whether words name a person, also inside a longer cue: "students in". */
export const namesPerson = (tokens: readonly Token[]): boolean => persons.hasAny(tokens);

/** Whether words name more than anybody who might apply: "nurses", "students". */
export const namesSome = (tokens: readonly Token[]): boolean => somePersons.hasAny(tokens);

export const isAnybody = (word: string): boolean => anybodyWords.has(word);

/** "Candidates will | have a first-class degree", "the successful applicant will | be left-handed", but not "will | be notified", "will | have access". */
export function tellsOfCandidates(tokens: readonly Token[]): boolean {
  const will = tokens
    .slice(0, longestSubject)
    .findIndex(({ word }, at) => word === "will" && candidates.has(wordAt(tokens, at - 1)));
  if (will < 0) return false;
  const [verb, next] = tokens.slice(will + 1).filter(({ word }) => !usually.has(word));
  if (verb?.word === "have") return !promised.has(next?.word ?? "");
  if (verb?.word === "be")
    return next !== undefined && (standing.has(next.word) || !(/ed$/.test(next.word) || happens.has(next.word)));
  return verb !== undefined && states.has(verb.word);
}
/** In tokens: "the | successful | candidate | will". */
const longestSubject = 6;
const candidates = wordSet(anyApplicant);
const usually = wordSet("also already normally typically usually ideally ordinarily");
const states = wordSet("own possess hold live reside attend study belong play speak");
/** What candidates get: "the chance", "until May". */
const promised = wordSet("the their until to access time an no one two three");
const standing = wordSet(
  "nominated recommended endorsed sponsored enrolled employed registered licensed certified retired married",
);
/** What is done with candidates: "chosen", "sent a form". */
const happens = wordSet(
  "able asked chosen given held in made on paid put seen sent shown subject taken the told drawn at by",
);

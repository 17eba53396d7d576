import { type Meaning, toCheck } from "../mention.ts";
import { type PhraseTable, phraseFinder } from "../text/phrases.ts";
import { wordSet } from "../text/word-set.ts";

export const check = toCheck("citizenship");
const nothing: Meaning = { about: "nothing" };

/**
 * What a person is in the eyes of a state. `resident`: has the right to stay ("permanent resident"). `lives`: only lives
 * there, which counts beside citizens. `protected`: refugees and the like. `us_resident` and `daca` name no state, as
 * only the US has them. `visa`: holds a visa that is not named.
 */
export type Status =
  | "citizen"
  | "resident"
  | "lives"
  | "protected"
  | "us_resident"
  | "daca"
  | "international"
  | "noncitizen"
  | "domestic"
  | "visa";

const student =
  "(student|students|applicant|applicants|candidate|candidates|scholars|graduates|researcher|researchers|freshman|freshmen|undergraduates|nationals|national|citizen|citizens|trainees|entrants|participants)";
const terms: PhraseTable<Status> = [
  ["citizen(s)", "citizen"],
  ["(citizenship|citizenships) (status|)", "citizen"],
  ["(citizen|citizens) by (birth|naturalization) (or|and|or by) (birth|naturalization)", "citizen"],
  ["(pre settled|settled) status", "resident"],
  ["indefinite leave to (remain|enter)", "resident"],
  ["(settled|pre settled) or (settled|pre settled) status", "resident"],
  ["national(s)", "citizen"],
  ["(non citizen|noncitizen|non citizens|noncitizens) (national|nationals)", "citizen"],
  ["nationality", "citizen"],
  [
    "(citizen|citizens|national|nationals) (and|or|and or) (national|nationals|native|natives|citizen|citizens)",
    "citizen",
  ],
  ["(passport|passports|passport holder|passport holders)", "citizen"],
  ["(naturalized|natural born|native born|born|naturalised) citizen(s)", "citizen"],
  ["(lawful|legal|) permanent (legal|lawful|) resident(s) (status|)", "resident"],
  ["permanent (residency|residence) (status|)", "resident"],
  ["permanent (resident|residence|residency) visa(s)", "resident"],
  ["permanent (resident|residence|residency) visa holder(s)", "resident"],
  ["(resident|residence) visa(s)", "resident"],
  [
    "(foreign national|foreign nationals|non citizen|non citizens|) (who possesses|who possess|who holds|who hold|who has|who have|with|holding|possessing|) (a|) visa(s) (permitting|allowing|granting|for) permanent (residence|residency)",
    "resident",
  ],
  ["pr (status|holder|holders)", "resident"],
  ["(pr|prs|lpr|lprs)", "resident"],
  ["permanent (legal|) residency", "resident"],

  ["landed (immigrant|immigrants|immigrant status)", "resident"],
  ["(legal|lawful|) (resident|residents|residency|residence)", "lives"],
  ["(lawful|legal|) permanent resident (alien|aliens) (status|)", "us_resident"],
  ["(legal|lawful|permanent|) resident alien(s)", "us_resident"],
  ["(permanent|) resident card (holder|holders|)", "us_resident"],
  ["(permanent|lawful permanent|legal permanent) (us|united states) (resident|residents|residency)", "us_resident"],
  [
    "(lawfully|legally) admitted (to|into) the (us|usa|united states) (for|as a|as) (permanent residence|permanent resident|permanent residents)",
    "us_resident",
  ],
  ["(lawfully|legally) admitted for permanent residence", "us_resident"],
  ["green card (holder|holders|)", "us_resident"],
  [
    "(eligible|qualified|qualifying) (non citizen|non citizens|noncitizen|noncitizens|immigrant|immigrants)",
    "us_resident",
  ],
  ["permanent immigrant(s)", "us_resident"],
  ["(permanent|) humanitarian (visa holder|visa holders|visa|entrant|entrants|visa class|refugee visa)", "protected"],
  ["holder(s) of (a|an|) (australian|) (permanent|) humanitarian visa(s)", "protected"],
  [
    "(refugee|refugees|asylee|asylees|parolee|parolees|asylum seeker|asylum seekers|protected person|protected persons|refugee status|political asylee|political asylees)",
    "protected",
  ],
  ["(convention|political) (refugee|refugees)", "protected"],
  ["(granted|with) (asylum|refugee status)", "protected"],
  ["special category visa (holder|holders)", "protected"],
  ["daca (recipient|recipients|student|students|status|holder|holders|eligible|eligible students|)", "daca"],
  ["deferred action for childhood arrivals (recipient|recipients|status|)", "daca"],
  ["(dreamer|dreamers|dream act students)", "daca"],
  [`(international|foreign|overseas) ${student}`, "international"],
  ["(new|incoming|entering|enrolled|current|prospective) international students", "international"],
  ["(foreigner|foreigners)", "international"],
  ["foreign national (student|students|scholar|scholars|applicant|applicants|researcher|researchers)", "international"],
  [
    `(student|students|applicants|candidates|scholars|individuals) from (abroad|overseas|other countries|foreign countries|another country|outside the country|outside (the|) (us|usa|united states))`,
    "international",
  ],
  ["from (abroad|overseas|other countries|foreign countries|another country)", "international"],
  [
    "(student|students|applicants|applying|coming|candidates|those|individuals|people|women) from outside (of|) (the|) (us|usa|united states|united states of america|uk|united kingdom|canada|australia|new zealand|ireland|germany|france|the country|country)",
    "international",
  ],
  [
    "from outside (of|) (the|) (us|usa|united states|united states of america|uk|united kingdom|canada|australia|new zealand|ireland)",
    "international",
  ],
  [
    "(on|with|holding|hold|have|has|having|possess) (a|an|their|) (valid|current|canadian|us|australian|uk|) (student|study) (visa|permit) (s|)",
    "international",
  ],
  ["(on|with|holding|hold|have|has|having|possess) (valid|) (student visas|study permits)", "international"],
  ["(f 1|f1|j 1|j1|f 1 or j 1) (student|) (visa|visas|visa holder|visa holders|status|visa status)", "international"],
  ["(non resident|nonresident) alien(s)", "international"],
  ["(non citizen|non citizens|noncitizen|noncitizens)", "noncitizen"],
  [`(domestic|local|home) ${student}`, "domestic"],
  [
    "(appropriate|valid|current|) (student visa|study permit|study visa|visa|student visas|study permits) (holder|holders|status|)",
    "visa",
  ],
];
/** Words that may stand between "international" and "students". */
export const betweenAbroad = new Set(
  `undergraduate graduate postgraduate phd doctoral doctorate masters master freshman freshmen transfer first year incoming new high achieving school college university exchange
daca fee paying self funded taught coursework female women male degree seeking returning commencing continuing full time medical onshore talented young qualified outstanding academically highly prospective and or research visiting baccalaureate bachelor mba`.split(
    /\s+/,
  ),
);

/** Finds words for a person's status in a state. */
export const findTerms = phraseFinder(terms);

const anyCitizenship =
  "(nationality|nationalities|citizenship|citizenships|citizenship status|immigration status|national origin|country of origin)";
const phrases: PhraseTable<Meaning> = [
  [
    `(regardless of|irrespective of|without regard to|without regard for|without regard to age or) (their|his or her|) ${anyCitizenship}`,
    nothing,
  ],
  [`(of|from|) (any|all) ${anyCitizenship}`, nothing],
  ["(eligible are|open to) all nationalities", nothing],
  ["(citizens|nationals|students|residents) (of|from) (any|all) (country|countries|nation|nations)", nothing],
  ["citizenship (does|do) not matter", nothing],
  ["documented (and|or|and or) undocumented", nothing],
  ["(not restricted|unrestricted) by citizenship", nothing],
  ["no (citizenship|nationality) (requirement|requirements|restriction|restrictions)", nothing],
  [
    "(domestic|local|national|us|american|home) (and|or|and or) (international|foreign|overseas) (student|students|applicants|candidates)",
    nothing,
  ],
  [
    "(international|foreign|overseas) (and|or|and or) (domestic|local|national|us|american|home) (student|students|applicants|candidates)",
    nothing,
  ],
  [
    "(canadian|australian|british|uk|new zealand|eu|irish|danish|dutch|german) (and|or) (international|foreign|overseas) (student|students|applicants|candidates)",
    check,
  ],
  ["(be|are|is) (either|) (domestic|local) or international", nothing],
  ["(both|) (domestic|local) and international", nothing],
  ["including international students", nothing],
  ["international students (are|may|can) also (be|apply|eligible|qualify)", nothing],
  ["international students (are|) (also|) (welcome|encouraged) to apply", nothing],
  ["international students (may|can) (also|) (apply|participate|be considered)", nothing],
  ["not (only|just|solely|exclusively) international students", nothing],
  ["(only|just|solely|exclusively) international students", { about: "citizenship", statuses: ["international"] }],
  [
    "(citizen|citizens|national|nationals) of (a|an|) (developing|low income|middle income|low and middle income|low or middle income|least developed|eligible|african|asian|european|commonwealth|latin american|eu|eea) (country|countries|nation|nations|state|states|member state|member states)",
    check,
  ],
  [
    "(developing|low income|middle income|low and middle income|least developed|emerging|lower income) (country|countries|nation|nations|economies)",
    check,
  ],
  [
    "(african|asian|european|commonwealth|latin american|caribbean|arab|eu|eea|oecd|eastern european|scandinavian|nordic|south american|central american|islamic|nato|acp) (member|) (country|countries|nation|nations|states)",
    check,
  ],
  ["(eligible|participating|partner|selected|target|member) (country|countries|nation|nations)", check],
  [
    "undocumented (students|individuals|immigrants|) (and|or|and or) (daca|dreamer|dreamers) (recipient|recipients|students|)",
    check,
  ],
  [
    "(daca|dreamer|dreamers) (recipient|recipients|students|) (and|or|and or) undocumented (students|individuals|immigrants|)",
    check,
  ],
  ["(us|united states) person(s)", check],
  [
    "(home|uk home|domestic|overseas|eu) (fee|fees|fee paying|tuition fee|for fee|for fees|for tuition fee|for tuition) (status|purposes|purpose|rate|rates|student|students)",
    check,
  ],
  ["country (of|) (citizenship|origin)", check],
  ["a country (other than|outside|outside of) the (us|united states)", check],
  ["legally (authorized|eligible|permitted|entitled|able) to work in the (us|united states|uk|eu)", check],
  ["authorized to work in the (us|united states)", check],
  ["(undocumented|lawful|legal) immigration status", check],
];
export const findCitizenshipPhrases = phraseFinder(phrases);

/** Words that may stand between the statuses of a list: "citizens or who hold permanent residency". */
export const fillers = wordSet(
  "a an the be is are have has hold holds holding held holder holders of with who must either possess possessing legal lawful current status in their his her registered",
);

/** Words that may stand between an adjective of nationality and people: "Kenyan female students", "UK police officers". */
export const betweenNation = new Set(
  `undergraduate graduate postgraduate phd doctoral doctorate masters master bachelor bachelors degree holding freshman transfer first second third final year new incoming
university college school high secondary female women woman male indigenous aboriginal black disabled blind deaf young outstanding talented qualified eligible gifted needy deserving academically
domestic engineering nursing medical law business science police public sector health early mid career senior junior full time mature exchange prospective`.split(
    /\s+/,
  ),
);

/** Words for people after an adjective of nationality: "Brazilian students". */
export const people = new Set(
  `student students applicant applicants candidate candidates women woman men scholar scholars researcher researchers graduate graduates undergraduate undergraduates
postgraduate postgraduates nominees youth high scientists academics artists musicians filmmakers journalists professionals physicians engineers
orphans children females males officers nurses teachers lawyers doctors participants entrepreneurs athletes farmers veterinarians pharmacists dentists pupils girls boys`.split(
    /\s+/,
  ),
);

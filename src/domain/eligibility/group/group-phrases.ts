import { toCheck } from "../mention.ts";
import type { PhraseTable } from "../text/phrases.ts";
import { disability } from "./disability-phrases.ts";
import { type GroupPhrase, rows } from "./group-rows.ts";
import { parenthood } from "./parent-phrases.ts";
import { surelyTribes, tribalMembership } from "./tribes.ts";

const gender: PhraseTable<GroupPhrase> = [
  ...rows(
    ["women"],
    "people",
    `(young|adult|mature|college|undergraduate|graduate|) (women|woman|females|girls|womxn|ladies)
     (a|any|one|young) girl
     (a|any|one|young) lady
     (a|any|one|each|every) female
     (top|best|outstanding|deserving|worthy|graduating|senior|junior|local|talented) (girl|woman|female)
     (cis|cisgender|trans|transgender) (and|or) (cis|cisgender|trans|transgender) women
     women (cis|cisgender) (and|or) (trans|transgender)`,
  ),
  ...rows(["women"], "adjective", "female\ngirl\nfemale identifying\nfemale identified\n(women|woman) identifying"),
  ...rows(["women", "minority"], "people", "(women|woman|female|females) of colo(u)r"),
  ...rows(["women", "black"], "people", "(black|african american) (women|woman|females|girls)"),
  ...rows(["women", "hispanic"], "people", "latinas\n(hispanic|latina|latinx) (women|woman|females|girls)"),
  ...rows(["women", "native_american"], "people", "native american (women|woman|females)"),
  ...rows(["women", "asian"], "people", "asian american (women|woman|females)"),
  ...rows(["women", "minority"], "people", "minority (women|woman|females)"),
  ...rows(["women", "jewish"], "people", "jewish (women|woman|girls)"),
  ...rows(["women", "muslim", "minority"], "people", "muslim women of colo(u)r"),
  ...rows(["women", "jewish", "minority"], "people", "jewish women of colo(u)r"),
  ...rows(["women", "muslim"], "people", "muslim (women|woman|girls)"),
  ...rows(
    ["men"],
    "people",
    "(young|college|undergraduate|graduate|) (men|males|boys)\n(a|one|any|every|each|young|or) (man|boy)\n(top|best|outstanding|deserving|worthy|graduating|senior|junior|local|talented) (man|boy)\ngentlemen",
  ),
  ...rows(["men"], "adjective", "male\nmale identifying\nmale identified"),
  ...rows(["men", "black"], "people", "(black|african american) (men|man|males|boys)"),
  ...rows(["men", "minority"], "people", "(men|males) of color\nminority (men|males)"),
];

const relatives: PhraseTable<GroupPhrase> = [
  ...rows(["women"], "relative", "(daughter|daughters|granddaughter|granddaughters|niece|nieces) of"),
  ...rows(["men"], "relative", "(son|sons|grandson|grandsons) of"),
];

const sports =
  "(volleyball|basketball|soccer|hockey|ice hockey|field hockey|golf|tennis|rugby|softball|swimming|track|track and field|cross country|wrestling|lacrosse|rowing|bowling|gymnastics|water polo|football)";
const teams: PhraseTable<GroupPhrase> = [
  ...rows(["women"], "team", `(womens|womans|girls) ${sports} (team|program|player|players|athlete|athletes|squad|)`),
  ...rows(["men"], "team", `(mens|boys) ${sports} (team|program|player|players|athlete|athletes|squad|)`),
];

const lgbtq: PhraseTable<GroupPhrase> = [
  ...rows(
    ["lgbtq"],
    "adjective",
    `(lgbt|lgbtq|lgbtqi|lgbtqia|lgbtqai|lgbtqq|lgbtqqia|lgbtqa|lgbti|lgbtiq|lgbtqiap|glbt|glbtq|lgb) (2 s|) (+|)
     (2 slgbt|2 slgbtq|2 slgbtqi|2 slgbtqia) (+|)
     gay
     lesbian
     bisexual
     transgender
     trans
     transgendered
     queer
     intersex
     asexual
     two spirit
     (non binary|nonbinary)
     gender (nonconforming|non conforming|diverse|queer)
     genderqueer`,
  ),
  ...rows(
    ["lgbtq"],
    "trait",
    "(member|members|part) of the (lgbt|lgbtq|lgbtqi|lgbtqia|glbt|2 slgbtq|2 slgbtqia|queer|transgender) (2 s|) (+|) (community|communities)",
  ),
  ...rows(["lgbtq"], "people", "gays\nlesbians\na lesbian"),
  ...rows(["women", "lgbtq", "black"], "people", "(a|an|) (out|) black lesbian(s)"),
  ...rows(["women", "lgbtq", "minority"], "people", "(a|an|) lesbian(s) of color"),
];

const ethnicOrRacial = "racial ethnic|racial and ethnic|ethnic and racial|racial or ethnic|ethnic or racial";
const few = "(under represented|underrepresented|disadvantaged|marginalized|marginalised|underserved|excluded)";
const lessSeen = `(historically|traditionally|) (${few.slice(1, -1)}|) (or|and|and or|) (historically|traditionally|) (${few.slice(1, -1)}|)`;
const ethnicity: PhraseTable<GroupPhrase> = [
  ...rows(
    ["black"],
    "adjective",
    "black\nafro caribbean\nafrican american\nafro american\nafrican american (or|and|and or) african\nafrican (or|and|and or) african american\n(african|black) american or black\nblack american",
  ),
  ...rows(
    ["black"],
    "trait",
    "of (black|) (african|caribbean|african caribbean|afro caribbean) (descent|decent|desent|ancestry|heritage|origin)\nof (black|african) (or|and|and or) (african|caribbean|black) (descent|ancestry|heritage|origin|background)",
  ),
  ...rows(["black"], "people", "african americans\nblack americans\nblacks"),
  ...rows(
    ["hispanic"],
    "adjective",
    "hispanic\nhispanic american\nlatin(o|x|e)\nlatino (or|and|and or) latina\nlatina (or|and|and or) latino\nlatin o a\nlatin a o\nlatina (o|x)\nlatino (a|x)\nlatino latina\nlatina latino\nlatin american\nchicano\nchicana\nchicanx\nchicano a\nlatinx o a\nlatino a x\nhispanic latino a",
  ),
  ...rows(["hispanic"], "people", "latinos (or|and|and or) latinas\nlatinas (or|and|and or) latinos"),
  ...rows(["women", "hispanic"], "adjective", "latina"),
  ...rows(
    ["hispanic"],
    "people",
    "hispanics\nhispanic americans\nlatinos\nlatinas os\nlatin americans\nlatinxs\nchicanos\nchicanas",
  ),
  ...rows(["hispanic"], "adjective", "(mainland|) puerto rican", toCheck("heritage")),
  ...rows(["hispanic"], "people", "(mainland|) puerto ricans", toCheck("heritage")),
  ...rows(
    ["asian"],
    "adjective",
    "(south|east|southeast|) asian\n(south|east|southeast|) asian american\nasian indian",
  ),
  ...rows(["asian"], "adjective", "hmong\nhmong american", toCheck("heritage")),
  ...rows(["asian"], "people", "asians\nasian americans"),
  ...rows(["asian"], "adjective", "indian american", toCheck("heritage")),
  ...rows(["black", "hispanic"], "adjective", "afro (latino|latina|latinx|latine)"),
  ...rows(
    ["asian", "pacific_islander"],
    "adjective",
    `(aapi|apia|apa|aanhpi|apida|nhpi aapi|asian pacific american|asian pacific islander|asian pacific islander american)
     asian american pacific islander
     asian american native hawaiian and pacific islander
     asian american native hawaiian pacific islander`,
  ),
  ...rows(
    ["asian", "pacific_islander"],
    "people",
    "asian pacific americans\nasian pacific islanders\nasian pacific islander americans\nasian american pacific islanders",
  ),
  ...rows(
    ["pacific_islander"],
    "adjective",
    "pacific islander\npacific islands\nnative hawaiian\nnative pacific islander\npacific island\npacific islander american\npolynesian\nmicronesian",
  ),
  ...rows(
    ["pacific_islander"],
    "adjective",
    "maori\nsamoan\ntongan\nchamorro\nguamanian\nmarshallese\npalauan\nchuukese",
    toCheck("heritage"),
  ),
  ...rows(["pacific_islander"], "people", "pacific islanders\nnative hawaiians\nnative pacific islanders\npolynesians"),
  ...rows(
    ["native_american"],
    "adjective",
    "(native american|american indian|native american indian|alaska native|alaskan native|native alaskan|first nation|first nations|native american alaska native|american indian alaska native|american indian alaskan native|amerindian)",
  ),
  // "Black, American Indian": a comma stands between.
  ...rows(["black", "native_american"], "adjective", "black american indian(s)"),
  ...rows(["hispanic", "native_american"], "adjective", "(hispanic|latino) american indian(s)"),
  ...rows(["asian", "native_american"], "adjective", "asian american indian(s)"),
  ...rows(["native_american"], "adjective", "aboriginal\nindigenous\nmetis\nmétis\ninuit\nfnmi", toCheck("heritage")),
  ...rows(
    ["native_american"],
    "people",
    "native americans\namerican indians\nalaska(n) natives\nnative alaskans\nnative american indians",
  ),
  ...rows(["native_american"], "trait", tribalMembership, toCheck("membership")),
  ...rows(["native_american"], "tribe", surelyTribes.join("\n"), toCheck("heritage")),
  ...rows(
    ["middle_eastern"],
    "adjective",
    "middle eastern\nnorth african\nmiddle eastern north african\nmiddle eastern (or|and|and or) north african\n(mena|swana)\nmiddle eastern american\narab\narab american",
  ),
  ...rows(["middle_eastern"], "people", "arabs\narab americans"),
  ...rows(["white"], "adjective", "white\ncaucasian"),
  ...rows(
    ["minority"],
    "adjective",
    "(under represented|underrepresented|) (ethnic|racial|racial ethnic|ethnic racial|racial and ethnic|ethnic and racial|racial or ethnic|ethnic or racial|visible|racialized or visible|visible or racialized|) minority\nminority ethnic\n(bame|bme)\nminoritized\nminoritised\nbipoc\nurm\nracialized\nracialised",
  ),
  ...rows(
    ["minority"],
    "people",
    `(under represented|underrepresented|) (ethnic|racial|racial ethnic|racial and ethnic|ethnic and racial|racial or ethnic|ethnic or racial|visible|) minorities
     (students|student|people|persons|person|individuals|applicants|candidates|youth|scholars) of colo(u)r`,
  ),
  ...rows(
    ["minority"],
    "trait",
    `(from|of|member of|members of|belong to|belongs to|belonging to) (a|an|any|one of the|) ${lessSeen} (ethnic|racial|ethnic racial|${ethnicOrRacial}) (group|groups|background|backgrounds|population|populations|community|communities)
     (from|of) (historically|traditionally|) (${few.slice(1, -1)}|ethnic|racial|visible) (ethnic|racial|) minorities
     (belong|belongs|belonging) to (a|an|any|one of the) (ethnic|racial|visible|recognized|religious or ethnic|${ethnicOrRacial}) (minority|minorities)
     (member|members|part) of (a|an|any|one of the|) (principal|recognized|historic|) ${lessSeen} (ethnic|racial|visible|${ethnicOrRacial}|) minority (group|groups|population|populations|community|)
     (from|of|belong to|belongs to|belonging to) (a|an|any|) ${lessSeen} (ethnic|racial|visible|${ethnicOrRacial}|ethnic or|racial or|) minority (group|groups|background|backgrounds|population|populations|community)`,
  ),
];

const religion: PhraseTable<GroupPhrase> = [
  ...rows(["jewish"], "adjective", "jewish"),
  ...rows(["jewish"], "people", "jews"),
  ...rows(["jewish"], "people", "(sephardic|ashkenazi|mizrahi|orthodox) jews", toCheck("religion")),
  ...rows(["muslim"], "adjective", "muslim\nislamic\nmuslim american\namerican muslim"),
  ...rows(
    ["muslim"],
    "people",
    "(practicing|practising|observant|) muslims\n(a|an|) (practicing|practising|observant) muslim",
  ),
  ...rows(["christian"], "adjective", "christian"),
  ...rows(["christian"], "people", "christians"),
  ...rows(
    ["christian"],
    "adjective",
    "(roman|practicing|) catholic\nlutheran\n(united|free|) methodist\n(southern|) baptist\npresbyterian\nepiscopalian\nepiscopal\nanglican\nprotestant\nmennonite\n(seventh day|) adventist\nlatter day saint\nlds\nmormon\n(greek|eastern|russian|) orthodox christian\nevangelical christian\npentecostal",
    toCheck("religion"),
  ),
  ...rows(
    ["christian"],
    "people",
    "(roman|practicing|practising|) catholics\n(confirmed|baptized|practicing|practising|) (lutherans|methodists|united methodists|baptists|presbyterians|episcopalians|anglicans|pentecostals|adventists|mennonites|protestants|evangelicals)\nmormons\nlatter day saints",
    toCheck("religion"),
  ),
];

const circumstances: PhraseTable<GroupPhrase> = [
  ...rows(
    ["first_generation"],
    "adjective",
    "(first generation|1 st generation|first gen|first in family) (college|university|undergraduate|to college|to attend college|college bound|college going|)",
  ),
  ...rows(
    ["first_generation"],
    "trait",
    "parents (highest|) (level of|) education (level|) (is|was|does not exceed) (a|) (high school|less than a bachelors degree)",
  ),
  ...rows(
    ["foster"],
    "trait",
    `(currently or formerly|formerly or currently|formerly|previously|) in (the|) foster care (system|)
     (former|current or former|former or current|current and former|) foster (youth|youths|care youth|child|children|student|students|alumni|care alumni|care students)
     (who have been|who were|have been|been) in (the|) (foster care|government care|state care|out of home care) (system|)
     (a|) (ward|wards) of the (court|state)
     (with|have|has|from) (a|) foster care (background|experience)
     (have|has|had|having|) (resided|lived|placed|been placed|grew up|raised|been raised) in (a|) foster (care|home|homes|family|families) (home|)
     (foster|former foster) (care|) (youth|child|children|alumnus|alumna|alum)
     (have|has|had|having) (experienced|been in|spent time in|lived in) foster care
     (in|from|left|leaving|of) (local authority|public|state|residential|out of home) care
     (is|was|are|were|be) in (the|) foster care (system|)
     (looked after|previously looked after|care experienced) (child|children|young person|young people|by a local authority|)`,
  ),
  ...rows(["foster"], "people", "care (leaver|leavers)"),
  ...rows(["foster"], "adjective", "foster care"),
  // One answer covers those who are in foster care and those who were, whenever they left it.
  ...rows(
    ["foster"],
    "trait",
    `currently in (the|) foster care (system|)
     (current|present) foster (youth|youths|care youth|child|children|student|students|care students)
     (aged|aging|age|emancipated) out of (the|) (foster care|foster|care) (system|)
     (been through|grew up in|raised in|in|from) (the|) (foster care|care) system`,
    toCheck("family"),
  ),
  ...rows(["undocumented"], "adjective", "undocumented"),
];

export const groupPhrases: PhraseTable<GroupPhrase> = [
  ...gender,
  ...relatives,
  ...teams,
  ...lgbtq,
  ...ethnicity,
  ...religion,
  ...disability,
  ...circumstances,
  ...parenthood,
];

import { groupPhrases } from "../../../eligibility/group/group-phrases.ts";
import type { GroupPhrase } from "../../../eligibility/group/group-rows.ts";
import { surelyTribes } from "../../../eligibility/group/tribes.ts";
import type { PhraseTable } from "../../../eligibility/text/phrases.ts";
import type { MilitaryTie } from "../../../profile/answers/answer-choices.ts";
import type { Group } from "../../../scholarships/vocabulary.ts";

/**
 * `topic`: the words, or these, are searched for too, as scholarships exist for them in particular. `ties`: who of a military family the student
 * is, where the words tell it.
 */
type Meant = { groups: readonly Group[]; topic?: true | string; ties?: readonly MilitaryTie[] };

/** The ties of those whose parents, or whose spouses, serve or served. */
export const ofParents: readonly MilitaryTie[] = ["parent_veteran", "parent_serving"];
export const ofSpouses: readonly MilitaryTie[] = ["spouse_veteran", "spouse_serving"];

const rows = (groups: readonly Group[], lines: string, more: Omit<Meant, "groups"> = {}): PhraseTable<Meant> =>
  lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => [line, { groups, ...more }] as const);

const serving = "army|navy|military|marine|air force|marine corps|coast guard|national guard|veteran|veterans|vet|vets";
const served = "veteran|veterans|military|servicemember|servicemembers|service members";

/** A phrase for "cannot". */
export const cannot = "(i|he|she|who|) (cant|cannot|can not) (really|)";

/** How students name their groups. The words of sponsors are in `eligibility/group/group-phrases.ts`. */
export const studentGroupPhrases: PhraseTable<Meant> = [
  ...rows(
    ["first_generation"],
    `(first|1 st) (gen|generation) (college|university|) (student|students|kid|)
     firstgen
     (i am|im|am|soy|) (the|) first (one|person|kid|child|) (in|of|from) (my|our|the|their|his|her|mi|) (whole|entire|immediate|) (family|familia) (to|who|that|going|attending|in|) (ever|) (go|goes|going|went|attend|attends|get|is going|) (to|) (college|university|)
     (my|our|their|his|her|neither of my|none of my|both my|) (parent|parents|mom|mother|dad|father) (never|didnt|did not|have not|havent|dont have) (went|go|attend|attended|gone|graduate|graduated|finish|finished) (to|from|) (college|university|high school|school|) 
     (my|) (parent|parents) who (never|didnt|did not) (went|go|attend|attended|finish|finished|graduate) (to|from|) (college|university|)
     who (never|didnt|did not) (went|go|attend|attended|finish|finished) (to|) (college|university)
     neither (of|) (my|) (parent|parents) (went|go|attended|graduated|finished|have|has) (to|from|) (college|university|)
     (mis|mi|) (padres|papas|padre|madre|papa|mama) (no|nunca) (fue|fueron|asistio|asistieron|termino|terminaron) (a|) (la|el|) (universidad|secundaria|preparatoria|escuela)
     (first|1 st) (to|one to|person to) (go|attend) (to|) (college|university)
     (first|1 st) (one|) in (my|our|the|) (fam|family)
     (primera|1 ra) generacion (universitaria|universitario|)
     (soy|) (la|el) (primera|primero|primer) (persona|) (en|de) mi familia (en|que|) (ir|va|asistir|asiste|) (a|) (la|) (universidad|)`,
  ),
  ...rows(
    ["women"],
    `(girl|girls|gal|woman|women|womans|womens|lady|ladies|female|females)
     (mujer|mujeres|chica|chicas|muchacha|muchachas|femenino)
     (daughter|daughters|granddaughter|granddaughters|niece|nieces|hija|hijas|nieta|nietas|sobrina|sobrinas)`,
  ),
  ...rows(
    ["women", "single_parent"],
    `single (working|teen|student|) (mom|moms|mother|mothers|mama|mamas)
     (madre|madres|mama|mamas) (soltera|solteras)`,
    { topic: true },
  ),
  ...rows(
    ["women", "parent"],
    `(teen|teenage|young|working|student|) (mom|moms|mother|mothers|mama|mamas)
     (madre|madres|mama|mamas) (trabajadora|trabajadoras|estudiante|estudiantes|)`,
    { topic: true },
  ),
  ...rows(
    ["men"],
    `(guy|guys|dude|dudes|man|men|mens|male|males|boy|boys)
     (hombre|hombres|chico|chicos|varon|varones)`,
  ),
  ...rows(["men", "single_parent"], "single (dad|dads|father|fathers)\n(padre|papa) soltero", { topic: true }),
  ...rows(["single_parent"], "single (working|student|) (parent|parents)\n(padres|papas) solteros", { topic: true }),
  ...rows(
    ["men", "parent"],
    `(teen|teenage|young|working|student|) (dad|dads|father|fathers)
     (soy|un|como) (padre|papa) (trabajador|estudiante|de familia|)`,
    { topic: true },
  ),
  ...rows(
    ["parent"],
    `(student|working|teen|young) (parent|parents)
     (parents|students|student|parent) with (kids|children|a kid|a child|a baby|a toddler|a son|a daughter)
     (i have|have|ive got|with|w|raising|i am raising|im raising) (a|my|my own|my two|my three|my four|my 2|my 3|my 4|two|2|three|3|four|4|young|small) (kid|kids|child|children|baby|toddler|toddlers)
     (estudiantes|estudiante) (con|que tienen) hijos`,
    { topic: true },
  ),
  // Sponsors who name children mostly speak of those who get the money.
  ...rows(
    ["parent"],
    `(with|w) (kids|children|my kids|my children|small children|young kids|little ones|toddlers|a toddler|a baby|a newborn)
     (tengo|con) (un|una|dos|tres|cuatro|2|3|4|mi|mis|) (hijo|hija|hijos|hijas|bebe|bebes|ninos) (pequeno|pequena|pequenos|pequenas|)
`,
  ),
  ...rows(
    ["parent"],
    `(money|help|pay|pays|paying|funds|funding|grant|grants|assistance|aid|afford|need|scholarship|scholarships|support) (for|with|of|for my|paying for|to pay for|) (childcare|child care|daycare|day care)
     (childcare|child care|daycare|day care) (costs|cost|help|assistance|money|grant|grants|expenses|bills|while)`,
    { topic: "childcare" },
  ),
  ...rows(["black", "women"], "black (girl|girls|woman|women|female|females|womens)\nafrican american (girl|girls)"),
  ...rows(["black", "men"], "black (man|men|boy|boys|guy|guys|male|males)"),
  ...rows(
    ["black"],
    "(black|blacks|afroamerican|afro american|african americans|afro)\n(afroamericano|afroamericana|afroamericanos|afroamericanas|afrodescendiente|afrodescendientes|negro americano)",
  ),
  ...rows(["black", "hispanic"], "(afro latino|afrolatino|afro latinx|afro caribbean latino)"),
  ...rows(["black", "hispanic", "women"], "(afro latina|afrolatina|afro latinas)"),
  ...rows(
    ["hispanic", "women"],
    "(latina|latinas|chicana|chicanas|hispana|hispanas|mexicana|mexicanas) (girl|girls|woman|women|female|)",
  ),
  ...rows(
    ["hispanic"],
    "(latino|latinos|latinx|latine|hispano|hispanos|hispanic|hispanics|chicano|chicanos|mexicano|mexicanos|boricua|boricuas|puertorriqueno|puertorriquena)",
  ),
  ...rows(["hispanic"], "(mexican|cuban|puerto rican|dominican|salvadoran|guatemalan|honduran) american(s)"),
  ...rows(
    ["asian"],
    "(asian|asians|aapi|desi|asiatico|asiatica|asiaticos)\nsoutheast asian\n(chinese|japanese|korean|vietnamese|filipino|filipina|hmong|indian|pakistani|cambodian|thai|taiwanese) american(s)",
  ),
  ...rows(["asian"], "(filipinos|vietnamese people)", { topic: true }),
  ...rows(["asian", "women"], "(filipina|filipinas|pinay)", { topic: true }),
  ...rows(["hispanic"], "(mexicans|cubans|dominicans|puerto ricans)", { topic: true }),
  ...rows(
    ["pacific_islander"],
    "(polynesian|samoan|tongan|chamorro|native hawaiian|native hawaiians|hawaiian|pasifika)",
  ),
  ...rows(
    ["native_american"],
    `native (american|americans|student|students|kid|kids|woman|women|tribe|youth|people|)
     (indigenous|tribal|indigena|indigenas|nativo americano|nativa americana|nativos americanos|alaska native)
     (enrolled|) (tribal|tribe) (member|members)`,
  ),
  ...rows(["native_american"], `(${surelyTribes.join("|")})`, { topic: true }),
  ...rows(
    ["middle_eastern"],
    "(middle eastern|persian|arab|arabs|arabic american|mena|arabe|arabes)\n(iranian|persian|lebanese|syrian|palestinian|egyptian|iraqi|yemeni|jordanian|afghan) american(s)",
  ),
  ...rows(["white"], "(white|caucasian|blanco)"),
  ...rows(
    ["minority"],
    "(minority|minorities|poc|bipoc|urm|urms|underrepresented|under represented|minoria|minorias|personas de color|estudiantes de color|mujeres de color|people of color|students of color|person of color|student of color)",
  ),
  ...rows(["minority", "women"], "(woman|women|girls|girl) of color"),
  ...rows(
    ["lgbtq"],
    `(lgbt|lgbtq|lgbtqia|lgbtqia2s|lgbtqi|lgtb|lgbtiq|lgtbiq|gay|gays|lesbian|lesbians|bisexual|bi sexual|queer|trans|transgender|transexual|nonbinary|non binary|enby|genderfluid|asexual|two spirit|pansexual)
     (lgbt|lgbtq|lgbtqia) (+|)
     (lesbiana|lesbianas|transgenero|homosexual)`,
  ),
  ...rows(
    ["disability"],
    `(disability|disabilities|disabled|handicapped|special needs|discapacidad|discapacidades|discapacitado|discapacitada|discapacitados)
     (physically|learning|mentally|) (disabled|disability|disabilities)
     (chronic|mental) (illness|illnesses)`,
  ),
  ...rows(
    ["disability"],
    `(adhd|autism|autistic|autismo|aspergers|asperger|dyslexia|dyslexic|dislexia|neurodivergent|deaf|deafness|sordo|sorda|sordos|sordas|sordera|blind|blindness|ciego|ciega|ciegos|ciegas|ceguera|legally blind|hard of hearing|hearing impaired|visually impaired|wheelchair|wheelchairs|cerebral palsy|spina bifida|epilepsy|epileptic|down syndrome|amputee|paraplegic|bipolar|ptsd|tourettes|muscular dystrophy|hearing loss|vision loss)`,
    { topic: true },
  ),
  ...rows(["disability"], "(with|have|has|got|having|add and|and) add\nadd (adhd|student)", { topic: true }),
  ...rows(["disability"], `${cannot} see (well|much|at all|)`, { topic: "blind" }),
  ...rows(["disability"], `${cannot} hear (well|much|at all|)`, { topic: "deaf" }),
  ...rows(
    ["military"],
    `(military|army|navy|marines|air force|coast guard|national guard|air guard|army guard|army national guard|air national guard|active duty|armed forces|servicemember|servicemembers|service members|service member|serviceman|servicemen|servicewoman|soldier|soldiers|airman|airmen|space force|reservist|reservists)
     (military family|army|navy|marine|veteran|veterans|vet|vets) (family|families)
     (veteran|veterans|military) and (their|his|her|military|) (family|families|dependent|dependents|child|children|kids|spouses)
     (family|families|relative|relatives|descendant|descendants|grandchild|grandchildren|grandson|granddaughter|widow) of (a|an|) (disabled|) (army|navy|marine|) (veteran|veterans|vet|vets|military|servicemember|servicemembers|service members)
     (a|us|usmc) (marine|usmc)
     (marine corps|usmc)
     (combat|army|navy|military|air force) (medic|medics|corpsman|corpsmen)
     (deployed|stationed|deployment) (overseas|abroad|in the military|)
     (militar|militares|ejercito|fuerzas armadas|marina)`,
  ),
  ...rows(
    ["military"],
    `(veteran|veterans|vet|vets|veterano|veteranos|veterana|veteranas)
     (ex|former|retired) (marine|usmc|military|army|navy|air force|soldier)
     marine veteran`,
    { ties: ["veteran"] },
  ),
  ...rows(
    ["military"],
    `(${serving}) (brat|kid|kids|child|children)
     (child|children|kid|kids|son|sons|daughter|daughters) of (a|) (disabled|) (${served}|military families)
     (mom|mother|dad|father|parent|parents) (who|) (is|are|was|were|served|serves) (in|) (the|) (us|) (army|navy|marines|military|air force|coast guard|national guard|air guard|army guard|army national guard|air national guard)`,
    { ties: ofParents },
  ),
  ...rows(
    ["military"],
    `(${serving}) (spouse|spouses|wife|wives|husband)
     (spouse|spouses) of (a|) (disabled|) (${served})`,
    { ties: ofSpouses },
  ),
  ...rows(
    ["military"],
    `(${serving}) (dependent|dependents|dependant|dependants)
     (dependent|dependents|dependants) of (a|) (disabled|) (${served}|military families)`,
    { ties: [...ofParents, ...ofSpouses] },
  ),
  ...rows(["military"], "(gi bill|rotc|jrotc|gold star|purple heart)", { topic: true }),
  ...rows(
    ["foster"],
    "foster (care|youth|kid|kids|child|children|home|homes|system|student|students|family|families|teen|teens) (youth|kid|kids|child|children|system|student|students|)\n(foster|fostered)\nward(s) of the (state|court)\n(crianza temporal|hogar de crianza|cuidado de crianza)",
  ),
  ...rows(
    ["undocumented"],
    "(undocumented|undocu|unauthorized immigrant|without papers|no papers|no (tengo|tenemos|tiene|tienen) (papeles|documentos)|indocumentado|indocumentada|indocumentados|indocumentadas|sin papeles|sin documentos)",
  ),
  ...rows(["jewish"], "(jewish|jew|jews|judio|judia|judios)"),
  ...rows(["muslim"], "(muslim|muslims|islamic|hijabi|musulman|musulmana|musulmanes)"),
  ...rows(["christian"], "(christian|christians|cristiano|cristiana|cristianos)"),
  ...rows(
    ["christian"],
    "(catholic|catholics|catolico|catolica|catolicos|lutheran|lutherans|baptist|baptists|methodist|methodists|presbyterian|presbyterians|episcopal|episcopalian|mormon|lds|evangelical|pentecostal|adventist|protestant|orthodox christian)",
    { topic: true },
  ),
];

/** The words of students, and those of sponsors. */
export const everyPhrase: PhraseTable<Meant> = [
  ...studentGroupPhrases,
  ...groupPhrases.map(
    ([phrase, { groups, form, also }]: readonly [string, GroupPhrase]) =>
      [phrase, { groups, ...(form === "team" || also ? { topic: true as const } : {}) }] as const,
  ),
];

/** Words that name no group of the student although a word for one is in them. */
export const groupNames: PhraseTable<true> = [
  ["(girl|boy|cub|eagle) (scout|scouts|scouting)", true],
  ["(boys|girls) (and girls club|state|nation|varsity)", true],
  ["native (english|spanish|language|speaker|speakers|plant|plants)", true],
  ["(first|1 st) (responder|responders)", true],
  ["(black|white) (belt|market|hole|holes|board|paper|collar)", true],
  [
    "(daughters|sons|veterans|knights) of (the|foreign|american|columbus|confederate) (american|) (revolution|wars|)",
    true,
  ],
  ["(christian|catholic|baptist|jewish) (college|colleges|university|universities|school|schools)", true],
  ["(salvation|church) army", true],
  ["(old|young|tall) man", true],
  ["(womens|white|black) (house|history|lives matter)", true],
  ["(vet|vets) (tech|techs|school|student|students|med|medicine)", true],
  ["blind (date|spot)", true],
  [
    "(work|works|working|worked|help|helping|volunteer|volunteering|play|playing|experience|career|careers|job|jobs|good|family|families|teaching) (with|w) (a|two|2|three|3|four|4|young|small|) (kid|kids|child|children|toddler|toddlers)",
    true,
  ],
  ["(i have|have|ive got|with) a (kid|child) (brother|sister|development|psychology|care|life)", true],
  ["second generation", true],
];

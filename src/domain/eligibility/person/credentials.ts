import { checkGrammar, phrasesOf } from "./check-phrases.ts";

const table = [
  ...phrasesOf(
    "license",
    `(hold|holds|holding|held|have|has|having|obtain|obtained|possess|possesses|with|maintain|earned|earning|seeking) (a|an|the|their|) (current|valid|active|unrestricted|technical|technician|general|amateur|extra|professional|commercial|private|teaching|nursing|medical|state|provisional|industry|first|second|faa|) (class|radio|pilot|pilots|teaching|nursing|drivers|driving|real estate|state|amateur radio|medical|flight instructor|) (or higher|) (amateur|radio|) (license|licence|licensure|certificate|certification|certifications|credential|credentials|registration|rating)
     (amateur|ham|) radio (license|licence|operator|operators|amateur|amateurs)
     (technician|general|novice|extra|technical) class (or higher|) (amateur|radio|) (license|licence|operator|operators)
     (license|licence|licensed|certified|registered) (as|by|in|to) ...
     (certified|licensed|registered) (dental|medical|respiratory|occupational|physical|veterinary|scuba|flight|professional|public|legal|pharmacy|surgical|nursing|land) ...
     (pilots|pilot|drivers|driving|teaching|nursing|real estate|professional|medical) (license|licence|licenses|certificate|certification|licensure)
     (license|licence|certification|licensure) (in|from|as|by) ...
     security clearance
     (social security|tax identification) number
     (study|student|work|residence) (permit|visa)
     (visa|passport) (holder|holders|requirements|eligibility)
     (valid|current) passport`,
  ),
  ...phrasesOf(
    "admission",
    `(meet|meets|meeting|satisfy|satisfies|fulfill|fulfil) (the|all|any|our|its|certain|one of the|two of the|program specific) ...
     (age|fitness|height|weight|residency) (rule|rules|limit|limits|range|requirements)
     (admission|entry|entrance|enrollment) (requirement|requirements|criteria|standards) (of|for|to|at) ...
     (admission|entry|entrance) (requirement|requirements|criteria|standards)
     (hold|have|holding|having|received|receive|receiving|accept|accepted) (a|an|the|) (conditional|unconditional|firm|) (offer|place) (of admission|of a place|of study|) (from|at|to|in|on) ...
     (hold|have|received|receive) (a|an|the|) (conditional|unconditional|firm|) (offer|letter) of (admission|acceptance|a place)
     (applied|apply|applies|applying) (for admission|) to (a|an|the|one|one or more of|at least one of|any|their|your|) (partner|participating|eligible|member|) (university|universities|college|colleges|institution|institutions|school|schools|graduate|course|courses|degree|program|programs|department) [...]
     (applied|apply|applying) to (a|an|the|) (partner|participating|eligible|member|foundations) (university|universities|college|colleges|institution|institutions|school|schools|course|courses|program|programs|programme)
     (applied|apply|applying) (for|to) (admission|a full time|a graduate|a full degree|a masters|an undergraduate|a doctoral|graduate|full time) ...
     (has|have|having|been|be) (been|) (admitted|accepted) (to|into|for|at|by) ...
     (partner|participating) (university|universities|college|colleges|institution|institutions|school|schools)`,
  ),
  ...phrasesOf(
    "conduct",
    `(criminal|disciplinary|clean|police|driving) (record|records|background|history|convictions|sanctions)
     (convicted|conviction|convictions) (of|for) ...
     (background|reference|criminal) (check|checks)
     drug (test|testing|screen|screening)
     (felony|felonies)
     (drug|alcohol|tobacco) free
     (good|satisfactory) (standing|conduct|behavior|behaviour|attendance)
     (in|of) good standing
     disciplinary (action|probation|sanction)`,
  ),
  ...phrasesOf(
    "health",
    `(pass|passed|passing) (a|the|) (physical|medical|health) (exam|examination|test|)
     (physically|medically|mentally) (fit|able|qualified)
     (vaccinated|vaccination|immunization|immunized)
     (medical|physical) (certificate|fitness|examination|exam)
     (in|of) (good|excellent) (physical|) health`,
  ),
  ...phrasesOf(
    "income",
    `(family|household|parental|combined|annual|adjusted gross|total|gross|personal|median|parents) (annual|gross|net|adjusted gross|) (income|incomes) (of|below|under|less than|not more than|at or below|between|does not exceed|up to|that|is|must|must be|level|levels) [...]
     (family|household|parental|combined|annual|adjusted gross|gross|parents) (annual|gross|) (income|incomes)
     income (and asset|) (limit|limits|level|levels|guidelines|ceiling|threshold|requirements|eligible|eligibility)
     (pell grant|pell|federal work study|medicaid|snap) (eligible|recipient|recipients|eligibility)
     federal (student|financial) aid
     (full|) pell grant
     (federal|state) (poverty|student aid) (level|guidelines|line|eligibility)
     (low|moderate|lower|low to moderate) income`,
  ),
  ...phrasesOf(
    "nomination",
    `(have|has|having|with|need|needs|secure|secured|identify|identified|find|found) (a|an|the|their|) (home|host|local|academic|faculty|research|prospective|potential|suitable|) (and host|) (sponsor|sponsors|supervisor|supervisors|mentor|mentors|adviser|advisor|host)
     (nominations|nomination) (is|are|required|must|will be) ...
     (make|makes|nominating|nominate|nominates|nominated) ...
     (sponsored|supported|endorsed|recommended|selected|chosen|approved|certified|referred) by (a|an|the|their|your|his|her|) ...
     (one|two) (nominee|nominees|nomination|nominations) (per|from each) ...`,
  ),
  ...phrasesOf(
    "family",
    `(be|are|is) (married|unmarried|single|divorced|widowed|separated)
     (married|unmarried|single|divorced|widowed) (student|students|woman|women|man|men|applicant|applicants|parent|parents|person|persons|with)
     (single|custodial|working) (mother|mothers|father|fathers|parent|parents)
     (head of household|primary caregiver|sole support)
     (have|has|with|raising|supporting) (a|one or more|at least one|dependent|minor|young) (child|children|dependent|dependents)`,
  ),
  ...phrasesOf(
    "citizenship",
    `(citizen|citizens|national|nationals|nationality|nationalities|citizenship|passport|native|natives|woman|women|student|students) (of|from|in) (a|an|any|one of the|one of|all|the|other|another|any other|listed|eligible|developing|emerging|participating) (listed|eligible|developing|participating|member|emerging|low income|) (country|countries|nation|nations|state|states|region|regions|continent) [...]
     (developing|emerging|participating|listed|partner|low income) (country|countries|nation|nations|economies)`,
  ),
  ...phrasesOf(
    "study_place",
    `(attend|attending|study|studying|enroll|enrolled|enrolling|enrol|accepted|admitted|registered|student|students|course|courses|program|programs) (at|in|on|from|to) (a|an|any|the|one of|our|) ...
     (nonprofit|non profit|not for profit|public|private|participating|partner|partnering|local|catholic|christian|land grant|historically black|post secondary|postsecondary|community|trade|state supported|technical|vocational|recognized|approved|affiliated|member|eligible|community or trade) (university|universities|college|colleges|institution|institutions|school|schools|program|programs|campus|campuses) [...]
     (study|studies|training|research|project|elective|school|schools|institution|internship|program|activity|activities) (must|should|will|has to|may|can) (be|take|occur|start|begin) (located|done|undertaken|conducted|completed|held|outside|in|at|within|place|carried out|based) ...`,
  ),
  ...phrasesOf(
    "place",
    `(live|lives|living|reside|resides|residing|based|located|home|address) (in|where|within|at|near|outside|is) ...
     (live|living|reside|residing|lives|resides|housed) (on campus|off campus|in residence|in a residence hall|in residence halls|in university residence|in college housing|in the dormitory|in a dormitory|in the halls|at home)
     (residence|residential|boarding) (hall|halls|college|life|student|students)
     (radius|miles|kilometers|kilometres|mile) (of|from) ...
     (in the|within the|in our|within our) (service area|service territory|service region|territory|jurisdiction|district|catchment area) (of|served by|) ...
     (rural|urban|remote|regional|medically underserved|underserved|shortage|inner city) (area|areas|community|communities|region|regions)`,
  ),
];

/** Papers, admissions, conduct and circumstances that the student checks. */
export const credentials = checkGrammar(table);

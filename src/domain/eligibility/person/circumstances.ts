import { checkGrammar, phrasesOf } from "./check-phrases.ts";

const table = [
  ...phrasesOf(
    "income",
    `(a|) (valid|) (expected family contribution|efc|student aid index) [...]
     (meet|meets|pass|passes) (a|the|) (needs|means) test
     (paying|pay|pays) (rent|board|their own way|for their own education|their way through) [...]
     (parental|family) (assistance|support)`,
  ),
  ...phrasesOf(
    "program",
    `(curriculum|program|programme|school|course|courses|degree|training) (must|should) be (accredited|approved|recognized|recognised|offered) [...]
     (accredited|approved|recognized|recognised) by ...`,
  ),
  ...phrasesOf(
    "grades",
    `(ranked|rank|ranks|placed) (no|number|first|second|third|in|among|at) ...
     (average|above average) (or|and) (a|) (better|above) student [...]
     (past|previous|scholastic) achievement [...]
     (gwa|general weighted average|weighted average mark|mean grade) [...]
     (marks|aggregate) (in|of|obtained|secured) ...
     (waec|wassce|neco|kcse|kcpe|csec|matric|leaving certificate|igcse|gcse) [...]
     (iq|credits|units|points) (of|between|above|below|or) ...`,
  ),
  ...phrasesOf(
    "prior_award",
    `(named|designated|declared|selected as|chosen as|recognized as) (a|an|the) ...
     (top|first place|second place|state|district|national|regional) (contestants|contestant|finishers|winners|winner|finalist|finalists|team|teams) [...]
     (previously|already) (received|won|been awarded|held) ...
     (former|past|previous|) (grantee|grantees|awardee|awardees|laureate|laureates)`,
  ),
  ...phrasesOf(
    "place",
    `(resident|residents|tenant|tenants|homeowner|homeowners|native|natives|inhabitants) of ...
     (be|come|comes|coming) from ...
     domicile [...]
     (seeking|granted|sought) asylum [...]`,
  ),
  ...phrasesOf(
    "membership",
    `(customer|customers|client|clients|policyholder|policyholders|subscriber|subscribers|account holder|account holders|fan|fans|follower|followers) (of|with|at) ...
     (registered|affiliated|associated|connected|connection|connections|relationship) with ...`,
  ),
  ...phrasesOf(
    "course",
    `(coursework|course work) [...]
     (field|fields|discipline|disciplines|area|areas|major|majors) (of study|) (related|relating|that|which|of|in) ...
     related (field|fields|area|areas|discipline|disciplines) (of study|) [...]
     (major|majors|majoring|specializing|specialising|concentrating|specialization|specialisation|concentration|minor|minoring) (in|of) ...
     (percent|per cent|%|half) of (their|the|all|) (units|courses|credits|classes|program) [...]
     (studied|completed|taken|passed) ...`,
  ),
  ...phrasesOf(
    "degree",
    `(achieved|conferred|attained) (a|an|the|) (excellent|university|college|) (degree|degrees|diploma) [...]`,
  ),
  ...phrasesOf(
    "test",
    `(taken|take|took|performance on|scores on|score on) (the|) (sat|act|gre|gmat|lsat|mcat|toefl|ielts|psat|law school admission test|exam|examination|test) [...]`,
  ),
  ...phrasesOf(
    "health",
    `(undergoing|receiving|under) (active|medical|) (treatment|care) [...]
     disability (rating|status|must) [...]
     (diagnosed|diagnosis) (with|of) ...
     (left|right) handed
     (tobacco|smoke|nicotine) free
     (smoker|smokers|non smoker|nonsmoker)`,
  ),
  ...phrasesOf(
    "employment",
    `(hold|holding|have) (a|an|) (full time|part time|tenured|tenure track|junior|permanent|current|) (faculty|academic|research|teaching|staff|clinical) (position|positions|appointment|appointments|post|posts) [...]
     (fellow|fellows|intern|interns|trainee|trainees) (in|at) ...
     (work|worked|working|works) (for|with|on) ...`,
  ),
  ...phrasesOf(
    "license",
    `(certified|licensed|registered) (emt|paramedic|nurse|teacher|pilot|electrician|plumber|welder|mechanic|technician|professional|accountant|engineer)(s|)`,
  ),
  ...phrasesOf(
    "family",
    `(missing|killed) in action
     prisoner(s) of war
     (pow|mia)
     (caregiver|caregivers|carer|carers) (for|of|to) ...
     (died|dying) (while|after|in|from|on) ...
     (biological|step|adoptive|adopted|dependent|surviving) (child|children|spouse|spouses) [...]
     (spouse|spouses|descendant|descendants|grandchild|grandchildren|stepchild|stepchildren|dependents|dependent) [...]`,
  ),
  ...phrasesOf(
    "merit",
    `(potential|promise) (to|for|in) ...
     (assets|asset) to ...`,
  ),
  ...phrasesOf(
    "study_place",
    `(us|uk|canadian|overseas|foreign|international) study [...]
     (foreign|overseas|international) travel [...]`,
  ),
  ...phrasesOf(
    "commitment",
    `(cosigner|co signer|guarantor)
     (own|hold|have) (the|) copyright [...]
     (in|take up) residence (for|at|in|during) ...
     (presence|attendance) is required [...]
     (return|returning) to (their|your|his or her|the) (home|own|) (country|countries|nation|nations|region|village|institution|employer) [...]
     (required|expected) to (be|attend|participate|complete|work|travel|live|put forward|take) ...`,
  ),
  ...phrasesOf(
    "research",
    `(research|dissertation|thesis|project|proposal) (must|should|shall) (be|have|have been|be in|focus on|contribute to) ...
     (issue|topic|topics|subject) of (the|) (research|dissertation|thesis|study) [...]
     (avian|clinical|medical|field|original|scientific) research [...]`,
  ),
  ...phrasesOf(
    "skill",
    `(english|french|spanish|german) as (a|their|your|the) (first|second|native|foreign) language [...]
     (native|non native) speaker(s) [...]
     (be|are) (creative|original|innovative|serious|funny)`,
  ),
  ...phrasesOf(
    "experience",
    `(international|overseas|intercultural) experience [...]
     (days|weeks|months|hours) of ...
     (at least|minimum of|minimum) (one|two|three|four|five|six) (year|years) (of|) [...]`,
  ),
  ...phrasesOf(
    "level",
    `(regular|graduating|enrolled|registered|returning|home educated) student(s)
     (home schooled|homeschooled|home educated)
     plan(s) to enroll [...]`,
  ),
  ...phrasesOf(
    "nomination",
    `(may|can|must|will) (nominate|put forward|recommend|propose) ...
     (supervised|mentored|advised) by ...
     (put forward|proposed|nominated|recommended) [...]`,
  ),
];

/** Circumstances, papers and deeds that the student checks, in words that no other table knows. */
export const circumstances = checkGrammar(table);

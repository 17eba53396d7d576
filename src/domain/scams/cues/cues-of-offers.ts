/** Phrases about what is offered and how winners are chosen. */
export const cuesOfOffers = {
  secret: `
    (cannot|cant|can not|wont|will not|never|not) (be|) (get|find|found|see|available|listed|published|found) (this|these|them|it|) (information|list|scholarships|awards|info|) (anywhere|nowhere) else
    (secret|insider|confidential) (database|list(s)|scholarship(s)|strategy|strategies|source(s)|grant(s)|method(s)|formula|program|secrets|access|tips|funds)
    (our|the|of) insider
    (exclusive|private|hidden) (list(s)|database|directory|grants|access to (scholarships|grants|awards)|database of)
    hidden (scholarship(s)|money|grant(s)|funds)
    (nobody|no one|no body) else (knows|has|knows about)
    scholarships (that|) (nobody|no one|counselors|schools|colleges) (knows|know|tell|dont|do not)
    (your|most|the) (counselor|counselors|teachers|students|others) (do|does|dont|doesnt) (not|) (have access|know|have)`,
  done_for_you: `
    (well|we will|we|we can|let us|our team|our experts) (do|does|handle) all (of|) (the|) (hard|) work
    (we|well|we will|team|experts|specialists|staff|advisers|advisors|counselors|writers|professionals|agents|they) (will|can|also|then|) (also|) (fill out|fill in|complete|write|submit|apply|applies|prepare|send out|send) (and (submit|send|file|apply to)|) (for|to|) (every|each|all|your|the|#|dozens of|hundreds of|fifty|up to #|scholarships|) (your|the|) (application(s)|essay(s)|scholarship(s)|forms)
    (we|team|experts|specialists|staff|our company) (will|can|) (apply|applies) (to|for) (scholarships|grants|awards|aid) (on your behalf|for you)
    not: (we|well|we will|they|staff) (will|can|also|then|) (send|complete|prepare|submit) (your|the) (application|scholarship|forms)`,
  huge: `
    (billion|billions|million|millions)
    (thousands|hundreds of thousands|hundreds) of (scholarships|grants|awards|dollars|college scholarships)`,
  unclaimed: `
    (unclaimed|unused|unawarded|unapplied|untapped)
    (never|not|arent|isnt|nobody|no one) (claimed|claims|used|awarded|applied for|collected|given out)
    (go|goes|went|going) (to waste|begging|unawarded)`,
  pressure: `
    act (now|fast|today|immediately|quickly|at once|right away|before)
    hurry (up|now|while|before|limited|as|because|spots|and|offer|only|places|seats)
    limited (spots|slots|spaces|seats|availability|time offer|offer)
    (only|just) (a few|# more|#|few) (spots|spaces|slots|seats|grants) (are|) (left|remain|remaining|available)
    (spots|spaces|slots|seats|places|grants) (are|) (almost|nearly|quickly|fast|) (gone|full|filling|running out|disappearing|going fast)
    (offer|grant|award|scholarship|invitation|link) (expires|disappears|ends|will expire|is withdrawn) (today|tonight|tomorrow|soon|in #|within|at midnight)
    expires (in|within) # (hours|minutes)
    (within|in) (the|) (next|) # hours
    (within|in) the next (one|two|three|four|five|six|twelve|twenty four) (hour|hours)
    until midnight (tonight|today|)
    (decide|respond|register|reply|call|pay|sign up|enroll) (today or|immediately|right now|at once|by midnight|within the hour)
    (can|will|could) only (hold|keep|reserve) (this|the|your|it)
    (you|have to|must) (decide|pay|sign up|act|commit) (today|now|at once|immediately)
    (respond|reply|act|answer|register) (quickly|now|today|fast|at once) or
    or (you|you will|youll) (lose|forfeit|miss) (this|the|your|it)
    (final|last) (chance|notice|warning|opportunity)
    (do not|dont) (delay|wait)
    before (it is|its) too late
    not: (do not|dont) wait (until|till|to|for)
    not: (you|you will|well|will|also|be) (have|) (a|) (last|final) (chance|opportunity)`,
  late_reply:
    "(winner(s)|recipient(s)|finalist(s)|notification|notified|semifinalist(s)|respond|email(s)|questions|helpline|account|confirmation)",
  free_event: `
    free (financial aid|college planning|planning|college|online|scholarship|) (seminar|workshop|consultation|information session|webinar|strategy session|evaluation|interview|consulting session)`,
  event_sells: `
    (to qualify|to claim|only if|schedule|book|reserve|your parents|your family|parents attend|families attend|the family|packages|college planning|paid services|our services|our program|consultant|enrollment adviser(s)|enrollment advisor(s)|offer)`,
  sales_event: `
    (attend|attends|attending|join|sit through) (the|a|an|our|one|) (sales|timeshare|promotional) (presentation|pitch|meeting|seminar|call|event)`,
  brings_money: "bring (your|a) (checkbook|check book|credit card|debit card|blank check)",
  paid_services: `
    (our|their|the company) (paid|premium|consulting|planning|fee based) (services|packages|plans|programs)`,
  picked: `
    (you|you are|you have|youve|youre|your name|your family) (been|was|is|has been|) (specially|) (selected|chosen|approved|picked|awarded|a finalist|the winner|a winner|finalist|won)
    (approved|selected|chosen|picked) you`,
  unasked: "(never|did not|didnt|have not|havent) (even|actually|) (applied|apply|entered|enter|requested|request)",
  approved: `
    (approved|endorsed|certified|authorized|backed|recommended|accredited|licensed) by the (u s|us|federal|) (government|department of education|better business bureau|bbb|congress|white house|treasury|ftc|federal trade commission)
    (government|department of education|bbb|federally) (approved|endorsed|certified|backed)`,
  no_rules: `
    (no|without) (eligibility|requirements|criteria|conditions|strings attached|qualifications)
    (anyone|everyone|anybody) can (win|qualify|enter)`,
  high_odds: `
    # % of (our|all|the|) (members|customers|students|clients|users|subscribers|applicants) (win|wins|receive|get|succeed|are|have|have won)
    # % (success|winning|win|approval) rate
    (success|winning|win|approval) rate (of|is) (over|more than|about|up to|) # %
    (nine|eight|# ) out of (ten|#) (of|) (our|) (members|customers|students|clients|users)
    (average|typical) (member|customer|client|user) (wins|receives|gets)`,
  little_work: `
    (takes|take|in|needs|under|only) (just|only|less than|about|under|) (# |one|two|a few|a) (second|seconds|minute|minutes)
    in (just|only|) # (easy|simple|quick|) (step|steps|clicks)
    (no|zero) effort
    register and (relax|wait)`,
  /** More entries for more visits: chance decides. */
  more_entries: `
    (pulled|drawn|picked) (from|out of) a hat
    (enter|come back and enter|entry|entries) (daily|every day|each day|once a day|once per day|every week)
    (extra|another|additional|bonus|more) (entry|entries|chance|chances) (in|into|to|for|)
    (refer|referring|invite|inviting|tag|tagging) (a|your|two|three|#|each|) friend(s)
    (each|every|per) (friend|referral) (you|that|) (refer|invite|tag|)
    (earn|get|collect|gain) points`,
  no_essay: "no essay (no gpa|required|needed|is|scholarship|)",
  no_marks: "(no gpa|no transcript|no grades|no minimum gpa|name is pulled|winner is drawn)",
  must_buy: `
    (must|have to|has to|need to|needs to|required to|only if you|applicant must|should) (first|also|) (purchase|buy|order)
    proof of purchase
    (with|after|following) (a|any|your|the) (qualifying|) purchase (of|from|at)
    (purchase|buying) is (required|necessary|needed)
    (attach|include|upload|submit|send) (the|a|your|their) (store|sales|purchase|) receipt`,
  buyers: "(who|that) (buy|buys|purchase|purchases|order|orders|subscribe to) (our|one of our|from us|from our)",
  membership_price: `
    (purchase|buy|buying|pay for|order|get) (a|an|our|the|their|) (one|#|) (year|yearly|annual|premium|gold|vip|paid|month|monthly|) (premium|gold|vip|paid|) (membership|subscription)
    (paid|premium|vip|gold) (subscription|membership|account|member(s)|subscriber(s))
    paying (subscriber(s)|member(s)|customer(s))
    sign up fee`,
  to_count: `
    (to be|be|is|are|will be) (considered|eligible|entered|evaluated|reviewed|included|allowed)
    (to|can|may) (enter|apply|qualify|participate|compete|win|be considered|be eligible)
    (needed|required|mandatory)`,
  borrow: `
    (apply|applies|application|applying|applied|sign up) (for|to) (one of|) (our|a|an|any|) (private|new|personal|student|education|) (student|education|) loan(s)
    (take out|taking out|request) (a|one of our|our) (private|student|personal|) (student|) loan`,
  our_course: `
    (enroll|enrolling|enrol|register|sign up) (in|for) (our|one of our) (online|paid|$ #|#|) (sat|act|test prep|prep|training|online|) (prep|) (course|class|program|bootcamp|membership|service|plan)(s)`,
  unfit_trade: `
    (vape|vapes|vaping|vapor|vaporizer(s)|e cig(s)|ecig(s)|e cigarette(s)|ecigarette(s)|e juice|e liquid(s)|cigars|hookah|tobacco shop)
    (casino|casinos|sportsbook|sports betting|online betting|betting|gambling|online poker|poker site|slots)
    (payday|title) (loan(s)|lending|lender(s)|express|advance)
    (escort|escorts|adult toys|sugar daddy|sugar daddies|webcam models)
    (essay writing service|essays for sale|term papers for sale)
    not: (casino|gambling|betting|vaping|tobacco) (workers|employees|union|prevention|control|cessation|research|dealers union|addiction)
    not: (problem|compulsive|against|prevent|stop|anti) (gambling|vaping)`,
};

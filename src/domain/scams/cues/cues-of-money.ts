/** Phrases about fees, payments, banks, promises and taxes. */
export const cuesOfMoney = {
  /** Fees that no honest sponsor takes. */
  odd_fee: `
    (processing|redemption|disbursement|handling|release|delivery|activation|verification|clearance|insurance) (and handling|) (fee(s)|charge(s)|cost(s)|payment)
    (administration|administrative|admin|evaluation|review|filing|transfer|conversion|notary|courier|customs|validation) (and handling|) (fee(s)|charge(s)|cost(s)|payment)
    (approval|placement|reservation|confirmation|advance|upfront|up front|eligibility|redeeming|unlock) (and handling|) (fee(s)|charge(s)|payment)
    (just|only) a $ # (application|entry|registration|sign up|service|) (fee|charge)
    for a (small|nominal|modest|low|one time|) fee
    (small|one time|minimal|nominal|modest|tiny|low) (fee|charge)`,
  /** Fees that a contest or a college may take. */
  entry_fee: `
    (application|applicant|entry|entrance|reading|submission|enrollment|registration|sign up|signup|joining|participation|nomination|screening|service) (fee(s)|charge(s))
    entry form fee(s)
    (refundable|non refundable|nonrefundable) (fee|charge)`,
  fee: "(fee(s)|charge|charges)",
  /** Somebody has to pay. */
  you_pay: `
    (you|youll|applicants|applicant|students|student|candidates|candidate|winners|winner|recipients|recipient|nominees|entrants) (must|have to|has to|need to|needs to|will need to|will have to|are required to|is required to|should|will|shall|) (first|then|also|only|just|) (pay|pays|remit|remits|submit a|send a)
    (must|please|simply|just|only) (pay|remit)
    pay (us|the|a|your|our|this|that|its)
    (be|been) paid (before|in advance|first|upfront|up front)
    (has|have) (to be|been) paid
    (is|are) payable
    payable (in advance|upfront|up front|by|to)
    (we|and) (only|just|) charge
    (you|applicants|students) (are|will be) charged
    is all you (pay|need to pay|have to pay)
    for a (one time|single|small)
    submit a $ #`,
  to_agent: "to (our|the|your|an) (agent(s)|representative|broker|middleman)",
  /** A price for applying, without the word fee. */
  price_to_apply: `
    (payment of|pay|pays|paying|charge|charges) (an|a|the) (advance|upfront|up front) (fee|charge|payment|cost)
    (scholarship|award|grant|it) (will|does|would|) (cost|costs) (you|) (some money|a little|money|only|just|$ #)
    (send|mail|enclose|wire|transfer|remit) (us|) (a|your|the|) (check|payment|money order|deposit) (of|for|payable|to)
    (send|wire|transfer|give|pay|mail) us (just|only|) (some|) ($ #|a check|a payment|payment|a deposit|the money|money)
    (send|wire|transfer|pay|deposit) (some money|money|$ #) (for|to|with) (us|the processing|processing|apply|application|our|claim|secure|release)
    not: (we|will|to|shall|would|may|can|foundation|sponsor|committee) (then|also|) (send|mail|wire|transfer|remit) (us|) (a|the|your|) (check|payment|money order|deposit) (of|for|payable|to)
    (applying|entering|entry|registration|registering|enrolling|application|applications|to apply|to enter) (only|just|) (costs|cost|is) (just|only|about|you|) (just|only|) $ #
    (along|together) with (a payment of|a check for|) $ #
    (send|enclose|include|submit|remit) (a check for|) $ # (to|with|for) (apply|enter|your application|your entry|your form|the form|us|cover|processing|handling)
    $ # (to|per) (apply|enter|application|entry|applicant)
    (are|is) charged $ #
    charge (of|each applicant|every applicant|applicants) $ #
    to cover our (costs|expenses|overhead)
    (only|just) the paperwork (costs|is) $ #
    (small|minimum) donation (of $ #|) (is|to) (needed|required|process|release|claim)
    donation (of $ #|) is (needed|required) to
    $ # (charge|fee) (for|per) (each|every) (scholarship|award|application|entry|grant)
    (just|only|simply) cover the ($ #|) (shipping|postage|delivery)
    pay $ # (for processing|for handling|to apply|to enter|and we|before|to receive|to claim|to unlock|for your)
    need to pay $ #`,
  covered: `
    (cover|covers|covered|covering|include|includes|including|toward|towards|reimburse|reimburses|reimbursed|reimbursement|waive|waives|waived|waiving|waiver(s)|exempt|exempts|exemption)
    (lower|lowers|reduce|reduces|reduced|reduction|discount|discounted|remission|subsidize|subsidizes|scholarship pays|award pays|grant pays|fund pays|pays for|pay for your|pays the|pays all)
    (used|use|used only|apply|applied) (for|to|toward)
    (such as|expenses|paid by|payment of|towards)`,
  covered_later: `
    (waived|waiver|waivers|reimbursed|exempt|exempted)
    (scholarship|award|grant|fund|bursary|fellowship|stipend|prize|sponsor|we|university|college) (will|can|may|also|fully) (cover|covers|pay|reimburse|pays)
    (also|) funded by
    (travel|living) (cost(s)|expenses)
    (is|are) not covered
    (does|do|will|did) not cover
    paid by (the|our|competition) (organizer|organiser|university|college|foundation|sponsor|competition|program)`,
  /** What colleges, camps and societies charge for something else than the scholarship. */
  other_fee: `
    (admission(s)|university|college|school|institution|department|faculty|tuition|common application|visa|exam|examination|test|toefl|ielts|gre|course(s)|conference|congress|workshop|camp|tour|housing|dormitory|meeting|convention|student services|mandatory|laboratory|lab|membership|annual dues|dues|license|licensing|certification|transcript(s)|credential|passport|sevis|government|immigration|residence permit|postal|registrar|semester|campus|program fee)`,
  promise: `
    (guaranteed|assured) (scholarship(s)|grant(s)|award(s)|money|win|winner(s)|result(s)|approval|funding|cash|success|financial aid)
    (application|acceptance|approval) is guaranteed
    guaranteed (a|your) (refund|scholarship|grant|award)
    guaranteed to (be accepted|be approved|be selected|win|receive|get|be awarded|be a winner|find)
    (you|youll|student|students|applicant|applicants) (are|is|will be) guaranteed (to|a|an|at|money|the|this|your|$)
    (your|this|the|a|winning|success|scholarship|award|grant|winning is|money|aid|results|funding) (award|scholarship|grant|success|approval|money|win|prize|) (is|are) (# %|absolutely|fully|completely|) guaranteed
    we (can|) (guarantee|promise) (that|) (you|your|youll|every|each|results|success|money|funding|a scholarship|at least|scholarships)
    guarantee(s) (that|) (you|your|youll|every|each) (will|to|a|an|win|at|scholarship)
    (everyone|everybody|every applicant|each applicant|every entrant|all applicants|all entrants|every entry|each entrant) (who applies|who enters|) (wins|win|is a winner|are winners)
    (everyone|everybody|every applicant|each applicant|every entrant|all applicants|all entrants) (who applies|who enters|) (get|gets|receive|receives) (a|an|the|$ #|our|) (award|scholarship|grant|prize|money|cash|$ #)
    (there are|) no losers
    no one loses
    cannot lose
    cant lose`,
  money_back: `
    money back
    (refund|refunds|return|returns) (you|) your (money|fee|payment) (in full|)
    (refund|refunds|return|returns) (you|) the (money|fee|payment) (in full|) (if|when|unless)
    your (money|fee|payment) (is|will be|gets) (fully|) (refunded|returned)
    (full|complete|# %) (refund|money back) (if|when|unless|guarantee)`,
  kept_promise: `
    (admission|renewable|renewed|renewal|years|year|semesters|decrease|gpa|continue|remain|housing|place|eligibility|as long as|once awarded|excel)
    admitted (student(s)|freshmen|applicants)
    (act|sat) (of|score(s))`,
  bank: `
    (credit|debit) (or (debit|credit)|) card (number(s)|details|information|info|data)
    (credit|debit) (or (debit|credit)|) card(s)
    card (number(s)|details|information|info)
    (visa|mastercard|american express|amex) (card|) number(s)
    blank check(s)
    (bank|checking|savings) account(s) (number(s)|details|information|)
    (bank|banking) (detail(s)|information|info|login)
    (bank|banks|account and|accounts) routing number(s)
    routing number(s)`,
  bank_secret: `
    (online|internet|mobile) banking (login|password|username|details|credentials)
    (bank|card|account|atm) (pin|password)
    (cvv|cvc|cvv#|security code|three digits|# digits|expiration date|expiry date) (on|of) (the|your|its|a) (back|card|credit card|debit card)
    card number and (the|its|your|) (cvv|cvc|security code|three digits|# digits|expiration|expiry|pin)`,
  /** The card or account is asked for. */
  ask: `
    (provide|provides|enter|enters|give|gives|supply|submit|submits|share|type|tell|list|state|fill in|confirm|verify|insert|upload|attach)
    (include|includes|contain|contains|need|needs|require|requires|required|asks|ask|asked|reply with|have your|with your|use your|send|sends|sent|mail us|email us|e mail us|want|wants|request|requests|collect|collects)`,
  to_hold: `
    (reserves|secures) your (award|scholarship|grant|prize)
    to (hold|reserve|secure|lock in|keep|save) (or|and|) (confirm|claim|keep|reserve|secure|) (this|your|the|that|a|an|my|) (award|scholarship|grant|prize|funds|gift|fellowship|bursary)
    (hold|reserve) (this|your|the|that) (award|scholarship|grant|prize)
    (reserved|on hold) for you
    (award|scholarship|grant|prize) is on hold`,
  hold_price: `
    (deposit|fee|payment|check|money|card|card number|account number|$ #|you pay)`,
  after_award: `
    (winner(s)|recipient(s)|awardee(s)|fellow(s)|grantee(s)|scholars|honoree(s))
    (after|upon|once|when|following) (the|being|you|they|an|are|have|you are|you have|they are|) (been|are|) (award|awarded|selected|selection|acceptance|accepted|winning|win|won|chosen|notification)
    (tax|taxes|w # |w #|irs|stipend|payroll|paid monthly|reimbursement)
    if (selected|awarded|chosen|you win|you are selected)`,
  paid_into: `
    (deposited|paid|transferred|sent|credited|wired|disbursed) (directly|monthly|electronically|) (into|to|in) (your|the|a|an|their|his|each|our|) (students|recipients|fellows|winners|own|personal|universitys|colleges|local|)
    (direct deposit|into which|to which|which pays|where the)`,
  send_back: `
    (send|wire|return|mail|transfer|forward|refund|remit) (us|) (back|) (us|) (the|any|) (difference|excess|overpayment|surplus|extra amount|excess amount|extra money|excess funds)
    (send|wire|mail|give|transfer) (back|us back) (the|any|) (rest|remainder|balance|money)
    (check|cheque) (for|from) (the|your|a|us|our) (scholarship|award|grant|office|sponsor|) (and|then|) (you|) (send|wire|pay|transfer|mail|return) (us|back|the|part|some|a)
    (send|wire|mail|transfer|forward) (us|) the (rest|remainder|balance) (back|) to (us|me|our|an agent)
    keep $ # (for yourself|) and (send|wire|return|mail|forward|transfer)
    keep (your|the) (award|share|scholarship) and (send|wire|return)`,
  tax: "(tax(es)|tax stamp(s)|customs (duty|duties)|import duty|irs fee)",
  pays: "(pay|pays|paid|paying|payment|send|settle|settled|cover|bought|buy)",
  in_advance: `
    (upfront|up front|in advance|first|beforehand|prepay)
    (to us|to our (office|agent|company|accountant|foundation)|our office)
    before (the|your|we|any|it|this|you) (prize|award|grant|scholarship|money|funds|check|release|can|is|receive|will|are|get)
    to (receive|release|claim|unlock|get) (the|your|this)`,
  odd_method: `
    (apple|amazon|google play|itunes|steam|visa|target|walmart|) gift card(s)
    (apple|google play|itunes|steam) card(s)
    (prepaid|reloadable) (visa|debit|gift|) card(s)
    (western union|moneygram|money gram|wire transfer(s)|bank wire|bitcoin|ethereum|crypto|cryptocurrency|usdt|cash app|cashapp|zelle|venmo|paypal|pay pal|apple pay|google pay)`,
  you_send: `
    (fee|fees|charge|deposit|payable|payments|payment) (of $ #|) (is|are|must be|can be|sent|payable|made|) (sent|paid|payable|made|) (through|via|by|with|in|using|only by)
    (you|applicants|students|winners) (must|have to|need to|should|can|will|) (pay|send|buy|transfer|wire)
    (send|transfer|wire|pay) (us|) $ #
    (buy|purchase) (a|two|#|us|the)
    pay (with|by|through|via)
    (picture|photo|image) of the (code|card|receipt)
    not: (we|well|will|they|sponsor|foundation|and) (also|) (send|transfer|wire|pay) (you|) $ #
    (please|to|must|simply|then) (pay|send|transfer|wire|buy|purchase) (us|$|a|the|your|two|#)`,
  to_winner: `
    (winner(s)|recipient(s)|place|finalist(s)|participants) (will|can|may|each|also|) (receive|receives|get|gets|earn|earns|choose|is|are|wins|win|be|take)
    (prize|prizes|award|awards|stipend|scholarship|scholarships|winnings|we) (of $ #|money|funds|) (is|are|will be|will|can be|may be|pay|send) (paid|sent|awarded|delivered|issued|disbursed|distributed|pay|the)
    we (pay|send)
    in the form of`,
};

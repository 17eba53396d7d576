/** Phrases about personal data, logins, messages and privacy. */
export const cuesOfData = {
  ssn: `
    social security (number(s)|no|card number|digits|#)
    (ssn|ssns|soc sec number)
    digits of (your|their) (social|ssn)
    (your|their) social security
    ss number`,
  /** "Must have a Social Security number": a requirement, and nothing that is sent. */
  ssn_holder: `
    (have|has|having|hold|holds|holding|possess|possesses|obtain|with|without|or without|eligible for|qualify for) (or without|) (a|an|no|their|) (valid|us|u s|current|) (social security number|ssn|social security card)
    (need|needs|require|requires) (a|an) (valid|us|u s|current|) (social security number|ssn|social security card)`,
  redact: "(black out|blacken|remove|omit|redact|leave out|cover up|cross out|delete|exclude|strike out|block out)",
  fsa_id: `
    fsa (id|ids|username|password|pin)
    studentaid gov (login|password|account|username|credentials)
    federal student aid (id|password|login|pin|account)
    fafsa (login|password|pin|username|account)
    (password|login) (of|to|for) (your|their|the) (fafsa|fsa|studentaid)`,
  /** A question that asks for something, unlike "Do I need a card?". */
  asks_you: `
    (may|can|could) (i|we) (just|please|) (have|get|take) (your|the)
    (can|could|would|will) you (please|just|) (send|give|confirm|provide|share|tell)`,
  give_us: `
    (may|can|could) (i|we) (just|please|) (have|get|take) (your|the)
    (send|give|mail|email|text|tell|show|forward|dm) (us|me|our|your|their)
    (share|provide|supply|submit|enter) (us|your|their|the|with)
    (with|to) (our|us)
    we (need|require|ask|will need|will ask)`,
  fafsa: "fafsa",
  fafsa_price: `
    (for|costs|cost|fee|charge) (of|only|just|is|) (only|just|) $ #
    (service|preparation|processing|filing) (fee|costs|charge)
    $ # (fee|charge)
    (pay|paying) (us|our|$)`,
  to_release: `
    to (release|unlock|claim|free) (the|your) (fund(s)|money|grant|award|scholarship|prize)`,
  aid_amount: "(up to|grants of|awards of|scholarships of|between|at least|free|no cost|award|awards|scholarship of)",
  personal_data: `
    (your|their|applicants|personal|contact|my|applicant|user|participant|all) (personal|contact|) (information|data|details|info|profile)
    (your|their|the) (name|names|email|emails|e mail|e mails|phone|phones|phone number|phone numbers|email address|e mail address)
    (phone number(s)|email address(es)|e mail address(es)|telephone number(s))
    information (you|that you) (provide|submit|enter|give)`,
  shared: `
    (share|shared|shares|sharing|disclose|disclosed|discloses|provide|provided|give|given|pass on|passed on|transfer|transferred|release|released|made available|make available)`,
  sold: "(sell|sold|sells|selling|rent|rented|trade|traded|lease|monetize)",
  outsiders: `
    (third party|third parties|thirdparty|third party advertisers|marketing (partner(s)|purposes|companies|affiliates)|advertiser(s)|advertising partners|affiliates|affiliated companies|data brokers|lead buyers)
    (our|selected|trusted|business|promotional|its|their|other|certain|with|commercial) partners
    (promotional|marketing|sales) (call(s)|offer(s)|email(s)|e mails|purpose(s)|text(s)|message(s)|use)`,
  consent: `
    (consent|consents|agree|agrees|opt in|opting in|opted in|agreeing|consenting|sign up) (to|) (receive|receiving|be contacted|being contacted|get|getting|be called|be texted|for)
    (agree|agrees|agreeing|consent|accept) that (our|selected|the|its|) (partners|sponsors|affiliates|lenders|schools) (may|can|will) (call|contact|text|email|e mail)`,
  marketing: `
    (marketing|promotional|promotions|advertising|sms|text message(s)|text(s) and calls|calls|phone calls|robocalls|autodialed|automated|special offers|offers|texts|newsletter and offers)
    (may|can|will) (call|contact|text|email|e mail) you
    (contacted|called|texted) by (our|us|partners|affiliates|sponsors|third|lenders|schools)`,
  social_login: `
    (log in|login|sign in|log on|connect) (with|using|through|via) (your|a|) (facebook|instagram|tiktok|twitter|snapchat) (account|login|profile|)
    (password|login|credentials) (of|to|for) (your|their|the|an) (facebook|instagram|tiktok|twitter|snapchat|social media|e mail|email|linkedin)
    (your|their) (facebook|instagram|tiktok|twitter|snapchat|social media|email|e mail) (password|login|credentials)`,
  private_matter: `
    (your|their|the applicants|parents|) (religion|religious (beliefs|affiliation|views)|political (views|affiliation|beliefs|party|opinions)|medical (conditions|history|records)|health (conditions|history)|sexual orientation|sex life|voting record)
    (party|candidate) (your|their) (parents|family) (vote|votes|voted|support|supports)`,
  in_form: `
    (on|in) (the|our|this|your) (form|application|application form|questionnaire|survey|entry form|online form)
    (form|questionnaire|survey|entry form) (also|) (asks|requires|wants)
    (tell us|list|state|enter|provide|disclose|indicate) (your|their|which|any)`,
  family_income: `
    (parent|parents|family|familys|household) (annual|yearly|gross|total|) (income|salary|salaries|earnings)
    (income|salary) of (your|their|both) (parent|parents|family)
    how much (your|their) parents (earn|make)`,
  message_app: "(whatsapp|whats app|telegram|wechat|signal app|facebook messenger|kik)",
  claim_contact: `
    (contact|message|text|chat|write|reach|add|join|inbox|agent|director|claim|receive|hit up|call)`,
  odd_notice: `
    you (have|) (received|got|are receiving|are getting) this (text|text message|message|e mail|email|call|dm) because
    reply (yes|with yes|win|stop or yes)
    text (win|yes|claim|grant) to
    (dm|direct message|inbox) (us|me|our) (your|to|for|now|and|)
    (your|you) (number|phone number|e mail|email|profile|name) (was|has been|were) (picked|selected|drawn|chosen)
    send winners a (direct message|dm)`,
};

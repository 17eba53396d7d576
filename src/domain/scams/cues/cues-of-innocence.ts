/** Phrases that turn a clause around: warnings about scams, and topics to write about. */
export const cuesOfInnocence = {
  warns: `
    (beware|be wary|be careful|be cautious|be suspicious|watch out|look out|steer clear|be alert|stay away)
    (scam|scams|scammer|scammers|fraudster(s)|thieves|phishing|red flag|red flags|con artist(s)|identity theft)
    (legitimate|real|genuine|reputable|honest) (scholarship|scholarships|sponsors|programs|organizations|foundations) (will|do|does|should|) (not|never|dont|wont|rarely)
    (avoid|ignore|report|distrust) (any|all|every|scholarships|offers|anyone|programs|sponsors|people|services)
    (anyone|anybody|somebody|someone|scholarships|sponsors|offers|companies|websites|services|programs) (who|that|which) (ask|asks|charge|charges|want|wants|require|requires|demand|demands|guarantee|guarantees|promise|promises)
    (if|when) (you are|anyone|someone|somebody|a caller|a sponsor|a company|they|an offer|a scholarship|a website) (ever|) (ask|asks|asked|charges|wants|demands|requires|guarantees)`,
  no_scam: "(not|no|isnt|arent|never) (a|an|any|) (scam|scams|fraud|phishing)",
  /** The scholarship is given for financial need. */
  for_need: `
    (financial need|need based|low income|based on (need|income)|show need|income (must|may|should) (be|not)|below $ #|in need)`,
  topic: `
    (essay|speech|video|paper|contest|writing) (topic|topics|prompt|question|theme)
    (topic|topics|prompt|prompts|theme)
    (write|writing|essay|essays|speak|make a video|poster|video|# words|a paper|research) (about|on|that (teaches|tells|shows|warns))
    (describe|explain|discuss|explore|reflect on|share your thoughts)
    (how|why) (to|young people|students|teens|you|thieves|people|we|teenagers|consumers|families|someone|it) (can|should|could|protect|use|trick|avoid|spot|)
    (students|majors|majoring|research|researching|studying|studies|study|careers|career|interested) (in|of|on|about)`,
};

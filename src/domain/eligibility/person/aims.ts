import { grammar } from "../mention.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { checkGrammar, phrasesOf } from "./check-phrases.ts";

const table = [
  ...phrasesOf(
    "career",
    `(career|careers) (path|paths|) (as|in|with|within|related to|relating to|involving|that|focused on|working with|at|of) ...
     (research|teaching|academic|professional|engineering|medical|nursing|legal|business|scientific|technical|environmental|agricultural|music|ministry|aviation|library|law enforcement|public service|health|health care|healthcare|military|naval) (career|careers)
     (career|careers) (goal|goals|objective|objectives|plan|plans|path|interest|interests|aspirations|ambitions|intentions) (in|of|as|related to|include|including|that|with|is|are|toward) ...
     (career|professional) (goal|goals|objective|objectives|plans|aspirations)
     (plan|plans|planning|intend|intends|intending|intention|want|wants|wanting|wish|wishes|wishing|aspire|aspires|aspiring|desire|desires|hope|hopes|hoping|preparing|training|studying|seeking|aim|aims) to (become|be|work|teach|practice|serve|enter the|go into|make|own|start|use|return|remain|contribute|specialize) ...
     (plan|plans|planning|intend|intends|intending) on (becoming|working|teaching|practicing|serving|entering) ...
     (aspiring|future|prospective) (teacher|teachers|educator|educators|nurse|nurses|lawyer|lawyers|attorney|attorneys|engineer|engineers|journalist|journalists|pilot|pilots|physician|physicians|doctor|doctors|entrepreneur|entrepreneurs|scientists|writers|filmmakers|artists|musicians|designers|leaders|librarians|veterinarians)
     (return|returning) to (their|his|her|his or her|your|the) (home|) (country|countries|community|communities|home country|state) ...
     (vocation|vocations) (in|as) ...
     (enter|entering|pursue|pursuing|prepare for|preparing for|train for|training for|study for|studying for|called to|commitment to) (the|) (ordained|full time|christian|religious|catholic|) (ministry|priesthood|rabbinate|religious life|full time ministry)
     (full time|christian|ordained) ministry
     (enter|entering) (the|) (teaching|nursing|medical|legal|engineering|accounting|aviation|education|health|law enforcement|construction|hospitality) (profession|professions|field|industry|workforce)`,
  ),
  ...phrasesOf(
    "interest",
    `(interest|interests|interested|passion|passionate|enthusiasm|enthusiastic|curiosity|love|excited|appreciation) (in|for|about|of) ...
     (research|professional|active) interest (in|for) ...
     (commitment|dedication|devotion|motivation|desire|determination|ambition|drive|willingness) (to|for|of|in) ...
     (committed|dedicated|devoted|motivated|determined|driven|eager|inspired) (to|for) ...`,
  ),
];

const readAims = checkGrammar(table);

/** Plans for a career, interests and commitments. */
export const aims = grammar({ clause: [readAims.starts.clause] }, (clause) =>
  readAims(clause).filter(
    ({ from, to }) => !isYearsOfStudy(clause.tokens, from) && !isToBeStudent(clause.tokens, from, to),
  ),
);

/** "Plans to be a | full-time undergraduate student": a level of study, and no career. */
const isToBeStudent = (tokens: readonly Token[], from: number, to: number): boolean => {
  const be = tokens.findIndex(({ word }, at) => at > from && at < to && word === "be");
  const noun = tokens.findIndex(({ word }, at) => at > be && !beforeStudent.has(word));
  return be > 0 && /^students?$/.test(wordAt(tokens, noun));
};
const beforeStudent = wordSet(
  "a an full part time undergraduate graduate postgraduate college university high school degree seeking and or matriculated enrolled",
);

/** "In the second half of their college | career in a nursing program". */
const isYearsOfStudy = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "career" && /^(?:college|academic|undergraduate|university)$/.test(wordAt(tokens, at - 1));

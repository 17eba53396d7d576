import { checkGrammar, phrasesOf } from "./check-phrases.ts";

const table = [
  ...phrasesOf(
    "employment",
    `(current|full time|part time|active|eligible|permanent|benefits eligible|) (employee|employees|staff|team members|associates) of ...
     (be|are|is|currently|) (a|an|) (current|full time|part time|) (employee|employees)
     (be|are|is|currently|gainfully|have been|has been|who are|) (currently|actively|) employed (by|at|in|with|as|for|full time|part time) ...
     (currently|actively|) employed (full time|part time|)
     (currently|presently|actively) (work|works|working) (as|at|for|in) ...
     (work|works|working) (full time|part time) (as|at|for|in) ...
     (work|works|working|worked|serve|serving) as (a|an) ...
     (practicing|working|licensed|certified|registered|full time|classroom|current) (nurse|nurses|rns|lpns|mds|teacher|teachers|physician|physicians|attorney|attorneys|lawyer|lawyers|journalist|journalists|librarian|librarians|engineer|engineers|architect|architects|dentist|dentists|pharmacist|pharmacists|social workers|professional|professionals|educators|artists|writers|professional engineer)
     (caddie|caddies|caddy)
     (golf course|grounds) superintendent(s)
     (volunteer|career|active|professional) (firefighter|firefighters|police officer|police officers)
     law enforcement officer(s)
     (employed|working) in the (field|industry|profession) of ...
     (employed|working) in the ...
     (working|practicing|professional) (journalist|musician|musicians|artist|artists|photographer|photographers|composer|composers|author|authors)
     (school|high school|elementary|secondary|public school|k 12) teachers
     (principals|administrators|counselors|librarians)
     faculty members
     (migrant|seasonal|migrant or seasonal) (farmworker|farmworkers|farm workers)
     self employed
     (small|) business owner(s)
     (agree|commit|agrees|contract|obligated|willing|required|promise) to (work|practice|teach|serve) ...`,
  ),
  ...phrasesOf(
    "experience",
    `(or more|) (year|years|months) (of|) (full time|relevant|professional|work|working|related|clinical|teaching|industry|practical|paid|post qualification|postgraduate|continuous|prior|previous) (and relevant|or relevant|teaching|work|working|professional|clinical|research|industry|) (experience|employment|practice)
     (year|years|months) (of|) (work|) experience (in|as|with|of) ...
     (year|years|months) (of|) experience
     (relevant|professional|work|working|teaching|research|clinical|practical|prior|previous|related|industry|volunteer|leadership|management|significant|extensive|international|field|internship|community|public service) (work|) experience (in|with|as|of|working) ...
     (relevant|professional|work|working|teaching|research|clinical|practical|prior|previous|related|industry|volunteer|leadership|management|significant|extensive|field|internship) (work|) experience
     (have|has|with|prior|previous|some) experience (in|with|as|of|working) ...
     (an|a|strong|solid|) (academic|professional|educational|) background in ...
     (publication|publications|published) record`,
  ),
];

/** Work, occupations and experience of the student. */
export const employment = checkGrammar(table);

import { wordSet } from "../text/word-set.ts";
import { checkGrammar, phrasesOf } from "./check-phrases.ts";

/** "The recipient of the award" is the winner of this one. */
const refused = wordSet(
  "scholarship scholarships fellowship fellowships gpa phd doctorate degree degrees diploma schools assistance funds this applications application essay essays",
);

const table = [
  ...phrasesOf(
    "activity",
    `(participate|participates|participated|participating|participation|take part|taken part|involvement|involved|engage|engaged|engaging|active|actively involved|actively participate|actively participating|compete|competes|competed|competing) (in|on) ...
     (participant|participants|competitor|competitors|finalist|finalists) (in|of|at) ...
     (current|former|past|) (participant|participants) (in|of) ...
     (extra curricular|extracurricular|co curricular|cocurricular|school|campus|on campus|athletic|sports|musical|student|community|civic|church|leadership) (activity|activities|involvement|participation|engagement)
     (varsity|intercollegiate|interscholastic|high school|college|student|interuniversity|team) (athlete|athletes|sport|sports|athletics|letter|bowler|golfer)
     (play|plays|played|playing) (a|an|the|on|for|in) ...
     (golfer|golfers|bowler|bowlers|wrestler|wrestlers|swimmers|runners|athlete|athletes|debaters|musician|musicians|vocalists|pianists|violinists|organists|instrumentalists)
     (attend|attending|attended) (the|a|an) (conference|convention|workshop|seminar|camp|annual meeting|summer program|summer camp) ...
     (leadership|civic engagement|student government)
     (leadership|) (ability|abilities|skills|potential|experience|qualities|role|roles|position|positions) and (leadership|) (ability|skills|potential|experience)
     (demonstrate|demonstrates|demonstrated|demonstrating|exhibit|exhibited|show|shown|strong|outstanding|proven|exemplary|display|displayed|possess|excellent|significant) leadership (ability|abilities|skills|potential|experience|qualities|role|roles|capabilities|achievements|achievement|accomplishments|positions|)
     leadership (ability|abilities|skills|potential|experience|qualities|role|roles|capabilities|achievements|achievement|accomplishments|position|positions)`,
  ),
  ...phrasesOf(
    "community_service",
    `(community|public|volunteer|civic|voluntary) (service|services|work|involvement|engagement|activities)
     (community|public|volunteer|civic) service (activities|projects|project|work|hours|experience|involvement|and involvement)
     (service|contribution|contributions|contribute|contributed|serve|served|commitment) to (the|their|your|his or her|a) (community|communities|school and community|campus|society|public|school|university)
     (volunteer|volunteers|volunteered|volunteering) (in|at|for|with|to|as) ...
     (volunteer|volunteers|volunteered|volunteering|volunteerism)
     (hours|hrs) of (community|volunteer) (service|work)
     (contribute|contributed|contribution|contributions) to ...
     give(s) back to ...`,
  ),
  ...phrasesOf(
    "prior_award",
    `(winner|winners|recipient|recipients|holder|holders|finalist|finalists|semifinalist|awardee|awardees) (of|in) ...
     (have|has|having) (been|) (won|received|been awarded|previously received|placed|awarded) (a|an|the|at least|previous|previously) ...
     (not|never) (have|) (previously|) (received|won|been awarded|held) ...
     (previous|prior|past|former|current|returning) (recipient|recipients|winner|winners|scholars|awardees|fellows)
     (national merit|national achievement|national hispanic) (finalist|finalists|semifinalist|semifinalists|scholar|scholars|recipient|recipients)
     merit finalist(s)
     (valedictorian|valedictorians|salutatorian|salutatorians)
     presidential scholar(s)`,
  ),
  ...phrasesOf(
    "nomination",
    `(be|been|are|is|must be|) (nominated|recommended|sponsored|endorsed|referred|appointed|approved|proposed|put forward) (by|from|through) ...
     (be|been|are|is) (nominated|recommended|sponsored|endorsed)
     (by|through|upon|requires|require|need|needs|receive|official) (a|an|) (nomination|nominations|invitation|recommendation) (by|from|of) ...
     (by|through|upon) (a|) (nomination|invitation) (only|)
     (nomination|nominations|invitation) (is|are|) (required|needed|necessary|only)
     nominations (are|must be|may be) (made|submitted) by ...
     (nomination|nominations) (by|from) ...
     nominated`,
  ),
  ...phrasesOf(
    "merit",
    `(good|high|strong|outstanding|excellent|exemplary|sound|upstanding|high moral|good moral|strong moral|moral) (moral|personal|) (character|integrity|values|citizenship|morals)
     of good (moral|) character
     (good|high) (fame|repute|reputation)
     (good|satisfactory|high|academic|strong|outstanding|excellent|superior|exceptional|distinguished) (academic|scholastic|) (standing|achievement|achievements|record|records|performance|excellence|merit|ability|credentials|background|potential|promise|results|progress|success|history|qualifications)
     (academic|scholastic|scholarly|intellectual|artistic|musical|athletic|creative) (achievement|achievements|accomplishment|accomplishments|excellence|ability|potential|promise|performance|merit|success|talent|distinction)
     (demonstrate|demonstrates|demonstrated|exhibit|exhibited|show|shown|display|displayed|possess) (academic|outstanding|exceptional|personal|strong|high|) (character|excellence|integrity|talent|promise|potential|merit|maturity|initiative|creativity|scholarship|responsibility|perseverance|ability)
     (exhibit|exhibits|demonstrate|demonstrates|possess|show|display) (good|strong|high|) (moral|) (character|integrity|citizenship|work ethic)
     (overcome|overcoming|overcame|faced|face|experienced) (a|an|significant|personal|great|) (adversity|hardship|hardships|obstacle|obstacles|challenge|challenges|disadvantage)
     academically (successful|qualified|talented|outstanding|gifted|eligible)
     academic (excellence|strength|rigor)`,
  ),
];

/** Activities, service, prizes, nominations and merits. */
export const activities = checkGrammar(table, refused);

import { awardChoice } from "../words/awards.ts";
import { checkGrammar, phrasesOf } from "./check-phrases.ts";

const works =
  "research|project|projects|study|studies|work|fieldwork|dissertation|dissertations|thesis|theses|book|books|paper|papers|article|articles|publication|publications|film|films|composition|compositions|poetry|training|travel|proposal|proposals|lecture|activity|activities|investigation|investigations";
const kinds =
  "original|innovative|scholarly|scientific|academic|applied|doctoral|postdoctoral|dissertation|basic|clinical|new|pilot|proposed|own|independent|field|archival|interdisciplinary|best|outstanding|all|any|the|a|an|relevant|undergraduate|graduate";

const table = [
  ...phrasesOf(
    "research",
    `(${kinds}|) (${works}) (must|should|shall|may|will|has to|have to) (be|also|) (conducted|carried out|completed|done|undertaken|related|relevant|relate|focus|focused|deal|concern|address|involve|in|on|take place|pertain|advance|contribute|have|include|original) (in|on|to|with|at|within|out|) ...
     (${kinds}|) (${works}) (must|should|shall) (be|also|) (conducted|carried out|completed|done|undertaken|related|relevant|original|focused)
     (support|supports|supporting|fund|funds|funding|finance|finances|for|of|in|conduct|conducting|conducted|pursue|pursuing|undertake|undertaking|perform|performing|do|doing|advance|promote|facilitate|encourage|carry out|carrying out|complete|propose|proposes) (their|his|her|his or her|) (${kinds}|) (research|project|projects|studies|fieldwork|dissertation|dissertations|thesis|theses|investigation|investigations|scholarship) (that|which|who|is|are|will|in|on|of|about|into|at|with|to|related to|relating to|relevant to|concerning|involving|dealing with|focused on|focusing on|directed toward|devoted to) ...
     (research|project|projects|dissertation|thesis|proposal|studies) (in|on|of|about|into|related to|relating to|relevant to|concerning|involving|dealing with|focused on|focusing on|pertaining to|devoted to) ...
     (researching|investigating) ...
     (use|requiring the use|make use|using) of (the|its|our|) (collections|collection|archives|archive|library|holdings|papers|museum|resources) ...
     (research|project|projects) (proposal|proposals|idea|ideas|plan|plans|topic|topics|interests|focus)`,
  ),
  ...phrasesOf(
    "purpose",
    `(${awardChoice}|medal) (for|to support|to recognize|to encourage) (the|a|an|) (best|most|outstanding|excellence|achievement|original|work|works|travel|study|dissertation|paper|book|film|composition|poetry|novel|publication|training) ...
     (${awardChoice}|medal) (for|to support|to recognize|to encourage) (the|a|an|) (best|most|outstanding|original) (paper|book|essay|film|thesis|dissertation|article|project|work|composition|performance|poem|design)
     (to|will|that) (promote|advance|foster|further|facilitate|encourage|stimulate|strengthen|improve|increase|preserve|enhance|recognize|recognise|reward|enable|allow|help|assist|support|provide|honor|develop|study|train|prepare|create|gain) ...
     for (the|) (advancement|furtherance|promotion|support|encouragement|purchase|study|preservation|development|training|education) of ...
     for (original|further|advanced|continued|creative|innovative|specialized) (work|study|studies|education|training) (in|on|at|of) ...
     for (original|further|advanced|continued|creative|innovative|specialized) (work|study|studies|education|training)
     (recognizes|recognises|rewards|honors|honours) ...
     in recognition of ...`,
  ),
];

/** What a scholarship is for, which its applicants must be about: research on birds, a stay in an archive. */
export const purposes = checkGrammar(table);

import { toCheck } from "../mention.ts";
import type { PhraseTable } from "../text/phrases.ts";
import { type GroupPhrase, rows } from "./group-rows.ts";

const having = "(with|have|has|having)";
const impairment = "(disability|disabilities|impairment|impairments|handicap)";
const proven = "(documented|diagnosed|permanent|significant|severe|verified|)";
const impaired =
  "(physical|learning|mental|visual|vision|hearing|mobility|cognitive|sensory|intellectual|developmental|psychological|psychiatric|emotional|neurological)";
/** Phrases for people with disabilities. */
export const disability: PhraseTable<GroupPhrase> = [
  ...rows(
    ["disability"],
    "adjective",
    "(physically|) disabled\ndifferently abled\n(physically|) handicapped\nphysically challenged",
  ),
  ...rows(
    ["disability"],
    "trait",
    "(with|have|has|having|had) (a|an|any|some|one or more|) (mild|mild to moderate|) (disability|disabilities|handicap)",
  ),
  // The profile knows neither how severe a disability is nor whether papers show it.
  ...rows(
    ["disability"],
    "trait",
    "(with|have|has|having|had) (a|an|any|some|one or more|) (documented|diagnosed|significant|permanent|severe|moderate|chronic|serious|verified|certified|moderate to severe|long term|lifelong) (disability|disabilities|handicap)",
    toCheck("health"),
  ),
  ...rows(
    ["disability"],
    "trait",
    `(with|have|has|having|demonstrate|diagnosed with) (a|an|any|some|) (documented|diagnosed|significant|permanent|severe|moderate|mild|chronic|serious|moderate to severe|long term|) (physical|learning|intellectual|developmental|visual|hearing|mobility|print|cognitive|psychiatric|mental|sensory|orthopedic|neurological) (disability|disabilities|impairment|impairments)
     ${having} (a|an|any|) ${proven} ${impaired} (or|and or|and|) ${impaired} ${impairment}
     ${having} (a|an|any|) ${proven} ${impaired} ${impaired} (or|and or|and|) ${impaired} ${impairment}
     ${having} (severe|profound|moderate|significant) (or|to) (severe|profound|moderate|significant) (hearing|visual|vision|physical) (or|and or|and|) (hearing|visual|vision|physical|) (impairment|impairments|disability|disabilities|loss)
     ${having} (a|an|any|) ${impaired} ${impaired} ${impaired} (or|and or|and|) ${impaired} ${impairment}
     (with|have|has|having|diagnosed with|living with) (spina bifida|cerebral palsy|dyslexia|autism|asd|adhd|paralysis|down syndrome|muscular dystrophy|blindness|deafness|legal blindness|low vision|aspergers|a spinal cord injury|spinal cord injury|spinal cord injuries)
     ${having} (a|an|) (prelingual|pre lingual|congenital|) (significant|severe|profound|moderate|permanent|bilateral|unilateral|severe to profound|moderate to profound|) (bilateral|) (vision|hearing|sight) loss
     (with|have|has|having|diagnosed with) (autism|asd|adhd|dyslexia|aspergers|cerebral palsy|down syndrome) (or|and|and or) (autism|asd|adhd|dyslexia|aspergers|cerebral palsy|down syndrome) (syndrome|)
     (on|with|have|has|diagnosed with) (the|an|) autism (spectrum|) (disorder|disorders|)
     (proof|evidence|documentation|certification) of (legal blindness|a disability|disability|visual impairment|hearing loss)
     (who|must|) (use|uses|using) (a|) wheelchair(s)
     wheelchair (user|users)
     ${having} (special|additional) needs
     ${having} (a|an|) (learning|attention|reading|language based learning|language based) (difference|differences|disorder|disorders|issues)
     ${having} (adhd|dyslexia|autism|asd|add) (or|and|and or) (other|another|a|) (learning|attention|reading|) (difference|differences|disorder|disorders|disability|disabilities|issues)`,
    toCheck("health"),
  ),
  ...rows(
    ["disability"],
    "adjective",
    "(legally|totally|) blind\n(partially|partly) sighted\n(blind|legally blind) (or|and) (partially sighted|visually impaired|vision impaired|sight impaired)\nsight impaired\nvisually impaired\nvision impaired\ndeaf\nhard of hearing\nhearing impaired\ndeafblind\nneurodivergent\nneurodiverse\nparaplegic\nquadriplegic\nautistic\ndyslexic\nlearning disabled",
    toCheck("health"),
  ),
];

import { checkGrammar, phrasesOf } from "../person/check-phrases.ts";

const conditions =
  "cystic fibrosis|hemophilia|haemophilia|von willebrand disease|bleeding disorder|bleeding disorders|inherited bleeding disorder|cancer|childhood cancer|leukemia|lymphoma|breast cancer|diabetes|type 1 diabetes|type one diabetes|epilepsy|sickle cell disease|sickle cell anemia|lupus|crohns disease|colitis|ulcerative colitis|inflammatory bowel disease|asthma|autism|autism spectrum disorder|aspergers|aspergers syndrome|adhd|attention deficit disorder|dyslexia|multiple sclerosis|cerebral palsy|spina bifida|muscular dystrophy|hiv|hiv aids|hepatitis c|kidney disease|heart disease|congenital heart disease|congenital heart defect|chronic illness|chronic disease|life threatening illness|rare disease|mental illness|mental health condition|bipolar disorder|schizophrenia|depression|psoriasis|celiac disease|alopecia areata|eczema|arthritis|rheumatoid arthritis|juvenile arthritis|narcolepsy|tourette syndrome|down syndrome|hearing loss|vision loss|spinal cord injury|traumatic brain injury|brain tumor|limb loss|transplant|organ transplant|primary immune deficiency|primary immunodeficiency|hydrocephalus|cystinosis|scoliosis|stuttering|food allergies|craniofacial condition|burn injuries|medical condition|serious illness";

/** Illnesses that the student must have, or must have survived. */
export const health = checkGrammar(
  phrasesOf(
    "health",
    `(with|have|has|having|had|have had|has had|diagnosed with|living with|suffering from|suffer from|affected by|treated for|survived|battled|battling|overcome|overcame|born with) (a|an|) (${conditions})
     (cancer|childhood cancer|burn|stroke|breast cancer|leukemia|transplant) (survivor|survivors|patient|patients)
     (survivor|survivors) of (${conditions})
     (organ|transplant|kidney|liver|heart) recipient(s)
     amputee(s)
     hemophiliac(s)
     (type 1|type one|type 2|type two|) diabetic(s)
     (color|colour) blind
     (good|excellent) (physical|) health
     (receiving|received|undergoing) treatment for (${conditions})`,
  ),
);

import { anyAward } from "../words/awards.ts";

const words = (list: string) => list.trim().split(/\s+/);

/** What may stand between the words before a list and the list: "pursuing (a full-time undergraduate degree in) nursing". */
export const fillers: ReadonlySet<string> = new Set(
  words(`a an the any accredited approved recognized recognised eligible qualified qualifying full time part two three four year years
undergraduate graduate postgraduate baccalaureate bachelors masters associate associates doctoral phd degree degrees program programs programme programmes
course courses major majors studies study in of field fields area areas discipline disciplines subject subjects aspect aspects branch branches specialty specialties faculties departments following one either their a declared abet undergraduates advanced further
honours first second third fourth final professional level read reading pgce llm bsc bs ba bcom btech beng bfa bba bed msc ms ma mcom mtech meng mfa mphil honours hons of`),
);

/** Words that name a field where one must follow or stand among others: "majoring in voice". */
export const listWords: ReadonlySet<string> = new Set(
  words(
    "organ poetry electrical water transportation voice recreation athletics sports corrections broadcasting architecture beauty writing optics soils",
  ),
);

/** Words that name a field only among others: "math, engineering and computers". */
export const wordsAmongFields: ReadonlySet<string> = new Set(
  words("computers computer language languages media trades performance planning policy"),
);

/** What may begin an item of a list: "nursing or (a) business", "biology, (another) science". */
export const itemOpeners: ReadonlySet<string> = new Set(
  words(
    "a an the in of other another any both either study studying applied basic particularly especially selected certain",
  ),
);

/** Words after a list that make it a field of study without words before it. */
export const strongHeads: ReadonlySet<string> = new Set(
  words(
    "major majors majoring minor minors concentration concentrations specialization specializations specialisation specialisations specialty specialties speciality stream streams",
  ),
);

/** Words after a list of fields that name those who study them: "nursing students". */
export const studentHeads: ReadonlySet<string> = new Set(
  words(
    "student students undergraduate undergraduates freshman freshmen sophomore sophomores junior juniors senior seniors trainee trainees apprentice apprentices apprenticeship apprenticeships postgraduates residents",
  ),
);

/** Words after a list of fields that name a course of study: "a nursing program". */
export const studyHeads: ReadonlySet<string> = new Set(
  words(
    "degree degrees program programs programme programmes course courses curriculum curricula study studies school schools diploma certificate discipline disciplines field fields subject subjects education training track stream route pathway qualification qualifications trades",
  ),
);

/** Words after a list that make it something else. */
export const otherHeads: ReadonlySet<string> = new Set(
  words(`career careers profession professions industry industries sector job jobs teacher teachers teaching professional professionals faculty research researcher researchers
skills background experience project projects club clubs team teams competition contest conference company companies firm firms association society organization organizations
board department departments camp camps workshop workshops event events community teaching fair fairs`),
);

/** Levels and the like between a list and its head: "nursing (graduate) students". */
export const headFillers: ReadonlySet<string> = new Set(
  words(
    "undergraduate graduate postgraduate phd doctoral masters bachelors degree honours college university related certificate diploma educational professional",
  ),
);

/** What may follow a list and begins a new part of the sentence. */
export const followers: ReadonlySet<string> = new Set(
  words(`at in with who whose that which whom and or as to for from by on while during is are was were will must may should can could would shall have has had be been being
the a an this their his her its your you they he she it those leading offered through within under after before when where if but not only also plus than then so
attending enrolled pursuing entering majoring minoring specializing specialising studying planning intending seeking working interested currently full part undergraduate graduate postgraduate
entry entrance outside inside across near around between among throughout overseas because since without except excluding
undergraduates graduates masters doctoral phd bachelors baccalaureate associate degree degrees program programs honours full-time related applicants applicant candidates candidate individuals persons people women men scholars
${anyAward} specifically namely such including like ie eg residing living based both either until upon per doctor juris mba preferably especially particularly majors major minor minors
msc bsc mphil accredited anywhere abroad toward towards using via does do did demonstrate demonstrates commencing starting beginning achieve achieves achieving maintain maintains maintaining obtain obtains obtained
earn earns earning receive receives receiving complete completes completed completing show shows possess possesses host includes intend intends plan plans wish wishes need needs exhibit exhibits`),
);

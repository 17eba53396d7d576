import { wordSet } from "../text/word-set.ts";
import { anyAward } from "../words/awards.ts";

const phrases = (list: string) => list.split("|").map((phrase) => phrase.trim());

const namesOf = (list: string) => list.split(";").map((phrase) => phrase.trim());

/** Towns by which the campuses of a system are known: "University of Texas Austin", "UC Davis". */
export const campuses =
  "(anchorage|ann arbor|arlington|asheville|austin|baltimore|baltimore county|berkeley|birmingham|boston|boulder|chapel hill|charlotte|chattanooga|chicago|college park|dallas|davis|dearborn|denver|duluth|el paso|fairbanks|flint|fullerton|greensboro|hilo|huntsville|irvine|knoxville|las vegas|lincoln|little rock|los angeles|lowell|madison|manoa|milwaukee|omaha|parkside|pembroke|pomona|reno|riverside|sacramento|san antonio|san diego|san luis obispo|santa barbara|santa cruz|twin cities|tyler|urbana champaign|wilmington|amherst|dartmouth|bloomington|kokomo|south bend|fort wayne|carbondale|edwardsville|springfield|morris|crookston|green bay|oshkosh|stout|superior|eau claire|la crosse|platteville|river falls|stevens point|whitewater|bothell|tacoma|spokane|colorado springs|monticello|pine bluff|fort smith|commerce|kingsville|corpus christi|galveston|texarkana|merced|long beach|northridge|dominguez hills|bakersfield|chico|fresno|san bernardino|east bay|monterey bay|channel islands|buffalo|albany|stony brook|binghamton|new paltz|oneonta|oswego|plattsburgh|potsdam|geneseo|fredonia|cortland|brockport|johnstown|greensburg|altoona|harrisburg|newark|camden|new brunswick|upstate|aiken|beaufort|eastern shore|lafayette|monroe|shreveport|permian basin|rio grande valley|martin|juneau|west oahu|kearney|farmington|machias|orono|presque isle|idaho|hawaii)";

/** Colleges known by names without "university" or "college" in them. Those of one word stand in capitals in a text. */
export const shortNames: readonly string[] = namesOf(
  `mit; open university; caltech; ucla; ucsd; ucsb; nyu; unlv; lsu; fsu; byu; smu; tcu; rit; rpi; asu; uiuc; ncsu; unc; usc; suny; cuny; unsw; rmit; qut; anu; uts; uwa; uq; lse; ucl; eth; epfl; insead; imd; kaist; nus; ntu; ubc; 
georgia tech; virginia tech; texas tech; penn state; ohio state; michigan state; nc state; cal poly; cal state; louisiana tech; michigan tech; florida state; iowa state; 
monash; cquniversity; cquniversity australia; devry; princeton; harvard; yale; stanford; dartmouth; mcgill; unsw sydney; eth zurich; texas a m; 
(uc|ut|unc|suny|csu|umass|cal state|cal poly) CAMPUS; 
london school of economics (and political science|); london business school; harvard business school; harvard law school; rhode island school of design; colorado school of mines; south dakota mines; juilliard school; the juilliard school; eastman school of music; cooper union; 
(united states|us) (naval|military|air force|coast guard|merchant marine) academy; school of visual arts; school of the art institute of chicago; pratt institute; curtis institute of music; culinary institute of america; erikson institute; webb institute; graduate theological union; musicians institute; william (and|) mary; 
rotterdam school of management; stockholm school of economics; barcelona graduate school of economics; barcelona gse; paris school of economics; copenhagen business school; norwegian school of economics; vienna school of international studies; institut pasteur; sciences po; new school; the new school; berklee; 
(ecole|école) polytechnique; (ecole|école) polytechnique (federale|fédérale) de lausanne; (ecole|école) normale (superieure|supérieure); hec paris; essec; edhec; esade; iese; uclouvain; ku leuven; rwth aachen; tu (delft|eindhoven|munich|berlin|dresden|darmstadt|vienna|wien); 
(iit|iim) (bombay|delhi|madras|kanpur|kharagpur|roorkee|guwahati|hyderabad|ahmedabad|bangalore|calcutta|lucknow); hkust; soas; kth; kth royal institute of technology; tec de monterrey; sda bocconi (school of management|); ifa paris; esmod berlin; istituto marangoni; domus academy; graduate institute geneva; graduate institute of international and development studies`,
).map((phrase) => phrase.replace("CAMPUS", campuses));

/** Words of the names of colleges that show that they are such. */
export const heads = wordSet(
  "university universities college polytechnic conservatory conservatoire seminary universitat universität universitaet universidad universidade universite université università universiteit univerzita uniwersytet politecnico politécnico hochschule fachhochschule universitas universiti universitet universitetet universitatea üniversitesi universitesi egyetem politeknik",
);
/** Those of them that stand before the rest of a name: "Universidad de Chile". */
export const foreignHeads = wordSet(
  "universitat universität universitaet universidad universidade universite université università univerzita uniwersytet politecnico politécnico hochschule universitas universiti universitatea politeknik",
);
/** Words that make no name of a college together with "college" or "university". */
export const genericWords = wordSet(
  `a an the any all each every no one two three four five your their our his her this that these those other another some most either both
accredited approved eligible recognized recognised participating qualifying qualified selected major regional regionally national nationally local public private independent
community junior technical vocational trade state city county liberal arts year undergraduate graduate postgraduate postsecondary secondary post higher
us usa american canadian australian british foreign overseas international abroad domestic historically black hbcu hbcus tribal womens christian catholic jesuit
student students applicant applicants candidate candidates recipient recipients senior seniors junior juniors freshman freshmen sophomore sophomores
attend attends attending attended enroll enrolls enrolled enrolling enrol enter entering entered study studying plan planning currently current be is are must should will may can has have accepted admitted admission apply applying
for at in of to from by with and or on as if who when while time part first second third fourth final new only open available eligible preference ${anyAward}
department faculty school division center centre office program programs degree bachelor bachelors master masters phd doctoral associate dean professor president board member members alumni graduates graduating
host institution institutions online traditional teaching research medical law business engineering nursing dental art music military bible theological teachers partner listed offered awarded annually non not united states
college colleges university universities description about note amount link other criteria number
january february march april june july august september october november december fall spring summer winter high schools
incoming prospective aspiring deserving outstanding needy minority returning continuing rising freshman alumni
named established donated support supporting supports former past future ideal preferred preferably choice chosen degree-granting granting canada australia`,
);

/** Words behind the name of a college that make it the name of another body: "Princeton University Press". */
export const ownerWords = wordSet(
  "ranking rankings press hospital hospitals foundation association alumni alumnae fund union medal library libraries museum museums society trust clinic credit system summer prep preparatory",
);
/** Words of the name of a scholarship, with which the name of a college before them ends. */
export const titleWords = wordSet(
  "predoctoral postdoctoral provost chancellor chancellors presidential merit academic honors honours achievement elective tuition transfer library museum distinguished excellence summer global senate memorial entrance leadership diversity",
);
/** Words that make a name of a college only in front of another: "State" of "Ohio State University". */
export const innerWords = wordSet(
  "state community junior technical city county christian catholic jesuit american canadian international national liberal arts medical theological bible business college university new women womens teachers graduate research southern northern eastern western central regional military australian british national",
);

/** Words of advertising, which make no name of a bare "College": "Guaranteed College Cash". */
export const advertisingWords = wordSet(
  "guaranteed instant easy free big cash fast quick simple annual weekly monthly daily exclusive ultimate amazing best bonus lucky",
);

/** Systems whose campuses follow a comma: "University of California, Los Angeles". */
export const systems = wordSet(
  "california texas wisconsin maryland missouri illinois nebraska tennessee minnesota carolina hawaii massachusetts state york colorado alaska houston",
);
/** First words of the names of systems: "California State University", "Rutgers University". */
export const systemNames = wordSet("california indiana texas pennsylvania penn purdue rutgers arkansas");
/** Names of several US colleges in different states. */
export const sharedNames: ReadonlySet<string> = new Set(
  phrases(
    `union college|columbia college|lincoln university|southwestern college|emmanuel college|highland community college|anderson university|bethel university|bethel college|marian university|northwestern college|bethany college|sterling college|westminster college|manchester community college|middlesex community college|glendale community college|southeastern community college|southwestern community college|blue ridge community college|wheaton college|trinity college|concordia university|concordia college|loyola university|notre dame college|st johns college|university of st thomas|augustana college|central college|wilmington college`,
  ),
);
/** Towns that follow a name directly: "Imperial College London". */
export const towns = wordSet(
  "london chicago sydney dublin belfast australia maryland galway cork cardiff dubai singapore malaysia malta amsterdam lucca pisa trieste princeton bombay delhi madras kanpur kharagpur roorkee guwahati hyderabad",
);

/** Words before the name of a college that make somebody its student. */
export const attendWords = wordSet(
  `student students undergraduate undergraduates freshman freshmen sophomore sophomores junior juniors senior seniors postgraduates postgraduate majors major enrolled enrolling enroll enrol enrolment enrollment enrols enrolls
attending attend attends study studying studies entering enter enters admitted accepted admission acceptance matriculating matriculate matriculated transferring transfer registered register pursuing pursue commencing commence commences degree degrees
program programs programme programmes course courses year semester campus campuses applying apply applicants applicant undertaking undertake candidates candidate entrants faculty school department matriculants mba phd attendance freshmen tuition continuing units placement hours credits offer used usable tenable starting place`,
);
/** Words before it that speak of its graduates, its staff or of the sponsor. */
export const otherWords = wordSet(
  `graduated graduates alumni alumnus alumna alumnae professor professors staff employee employees employed work worked working founded founder served donated donation established president dean offered sponsored funded administered awarded given presented provided named
born visiting memory honor honour gift bequest partnership collaboration cooperation lecturer researchers fellows taught attended former chancellor trustees library libraries museum archives collection collections press hospital received earned obtained completed hold holds held through deposit website office contact alumnae founded`,
);
export const prepositions = wordSet(
  "at to in into of from with within attending attend attends entering enter through by join joining",
);
/** Words between the preposition and a name: "at (the main campus of) X University". */
export const beforeName = wordSet(
  "the either campus campuses main any one of a school faculty college department and or both",
);
/** Words after a name that make it one of its students. */
export const studentWords = wordSet(
  "student students undergraduate undergraduates freshman freshmen sophomore sophomores junior juniors senior seniors entrants majors matriculants applicants",
);
export const beforeStudents = wordSet(
  "undergraduate graduate postgraduate first second third fourth final year full time part current incoming new continuing international domestic female male engineering business law nursing medical transfer rising entering prospective graduating doctoral phd masters honors",
);
export const notOfCollege = wordSet(
  `${anyAward} union association society government fund loan program exchange services affairs center centre aid`,
);
/** Fields that stand last in the name of a school: "School of Economics and Business". */
export const secondFields = wordSet("business law engineering nursing music art teaching research");
/** Small words inside names in other languages: "Universidad de Chile". */
export const particles = wordSet("de del della delle di da do dos das du des d la le van von für fur der den y e et");

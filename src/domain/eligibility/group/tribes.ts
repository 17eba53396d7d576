const tribes =
  "(navajo|cherokee|choctaw|chickasaw|creek|muscogee|osage|seminole|sioux|lakota|dakota|ojibwe|ojibwa|chippewa|hopi|apache|ute|shoshone|crow|blackfeet|cheyenne|arapaho|comanche|kiowa|pawnee|ponca|omaha|winnebago|potawatomi|oneida|mohawk|seneca|onondaga|iroquois|lumbee|yakama|nez perce|zuni|oglala|rosebud|menominee|huron|ottawa|tohono oodham|yavapai|pima|salish|kootenai|spokane|klamath|quinault|puyallup|lummi|tulalip|wampanoag|pequot|mohegan|narragansett|penobscot|passamaquoddy|haida|tlingit|tsimshian|cree|mikmaq)";
const tribal =
  "(nation|tribe|tribes|band|pueblo|rancheria|nations|tribal nation|indian tribe|indian nation|tribe of indians)";

/** Names that are as often of a place or a college, or a word. */
const alsoPlaces =
  "blackfoot|catawba|cheyenne|creek|crow|dakota|huron|klamath|kootenai|mandan|menominee|mohawk|narragansett|omaha|oneida|ottawa|penobscot|pima|powhatan|puyallup|rosebud|santee|seneca|shawnee|spokane|umatilla|washoe|winnebago|yavapai".split(
    "|",
  );
const furtherTribes =
  "abenaki|acoma|alutiiq|aleut|anishinaabe|anishinabe|arikara|assiniboine|athabascan|athabaskan|aquinnah|catawba|chemehuevi|chickahominy|chippewa cree|chumash|cocopah|coushatta|dene|dine|eskimo|gros ventre|gwichin|haliwa saponi|haudenosaunee|havasupai|hidatsa|ho chunk|hoopa|hualapai|inuit|inupiaq|inupiat|jicarilla|karuk|kickapoo|lenape|lenni lenape|maliseet|mandan|mescalero|metis|micmac|miwok|modoc|muckleshoot|nanticoke|nipmuc|nisqually|oodham|otoe|otoe missouria|paiute|pamunkey|pascua yaqui|pomo|powhatan|pueblo|quapaw|quechan|sac and fox|santee|shawnee|siksika|sklallam|suquamish|swinomish|tewa|tigua|tuscarora|umatilla|unangax|washoe|wiyot|wyandotte|wyandot|yaqui|yavapai apache|yupik|yurok|blackfoot|first nation|first nations";

/** Names of the Native peoples of the US and Canada, as `foldWords` spells them: a student who names one as theirs is of it. */
export const tribeNames: readonly string[] = [...tribes.slice(1, -1).split("|"), ...furtherTribes.split("|")];
/** Those that say so anywhere. "Crow" and "Omaha" are more often something else. */
export const surelyTribes: readonly string[] = tribeNames.filter((name) => !alsoPlaces.includes(name));

/** Phrases, one a line, that say that somebody belongs to a Native American tribe. */
export const tribalMembership = `(enrolled|registered|) (member|members) of (a|an|any|) (federally recognized|state recognized|federally or state recognized|state or federally recognized|us federally recognized|recognized|) (american indian|native american|indian|alaska native|) (tribe|tribes|tribal nation)
     (enrolled|certified|registered|) (american|) (indian|) tribal member(s)
     proof of (american indian|native american|indian|) tribal (membership|enrollment|affiliation)
     (a|) citizen of (a|the|) (federally recognized|state recognized) tribe
     (enrolled|registered|) (member|members) of (a|an|any|) (us|) (federally|state) recognized (american indian|native american) (and|or) alaska(n) native (tribe|tribes|group|groups|village|villages|tribe or village|tribe or corporation)
     tribally enrolled
     (proof of|be|are|is|) (enrollment|enrolled|membership) in (a|an|any|the|their) (federally recognized|state recognized|) (american indian|native american|indian|) (tribe|tribes|tribal nation|tribal nations)
     (enrolled|registered|tribal|active|) (member|members|citizen|citizens) of (the|a) ${tribes} ${tribal}
     (enrolled|registered|tribal) (member|members|citizen|citizens) of (the|an|a|one of the) (indian|tribal|) (nation|tribe|tribes|pueblo|rancheria)
     (enrolled|registered|tribal|) (member|members|citizen|citizens) of (the|an|a|any|one of the|) (indian|tribal|first nation|first nations) (band|bands)
     (a|an|) (enrolled|registered|certified|) ${tribes} (tribal|nation|tribe) (member|members|citizen|citizens)
     enrolled (northern|southern|eastern|western|) ${tribes} (and|) (${tribes.slice(1, -1)}|) (member|members|citizen|citizens)
     (a|) (member|members) of (the|a|an|any) (tribe|indian tribe|indian nation|tribal nation|first nation|indian band|pueblo)
     (navajo|cherokee|choctaw|chickasaw|muscogee|osage|seminole|lakota|ojibwe|hopi|apache|comanche|kiowa|potawatomi|yakama|oglala|menominee|mohegan|tlingit|haida) (individual|individuals|people|youth|tribal students|students|student|women|men|scholars|undergraduates)
     (proof|verification|documentation|evidence) of (tribal|indian) (association|ancestry|descent|heritage|blood|status)
     (a|of|) (lineal|direct|) (descendant|descendants|descendent|descendents) of (an|a|) (enrolled|) (tribal member|member of a tribe|member of the tribe)
     (enrolled|registered) member(s) of (a|the) (nation|pueblo)
     (status|registered|treaty|non status|status or non status) indian(s)
     (proof of|valid|) (indian status|treaty status|status card)
     (one quarter|one fourth|at least one quarter|at least one fourth) (degree|) (american|) indian blood
     (shareholder|shareholders|member|members) of (an|a|the|any) alaska native (corporation|regional corporation|village corporation|village|tribe)
     (certificate of degree of indian blood|certificate of indian blood|certificate degree of indian blood|cdib|cdib card)`;

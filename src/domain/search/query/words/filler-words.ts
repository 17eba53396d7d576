import { wordSet } from "../../../eligibility/text/word-set.ts";

/** Words that do not narrow a search, in English and Spanish. */
export const fillerWords = wordSet(`
a an and or the of in on at to for from with without by as is are was were be been being am im ive id ill its it this that these those there here
i me my mine myself we us our ours you your yours he she they them their his her hers him who whom whose which what whats where when why how if then than
so but because cause bc since while also too very really just only even still yet already ever never always maybe perhaps about around like kind sort
do does did done doing dont doesnt didnt have has had having havent hasnt can cant could couldnt will wont would wouldnt should shouldnt may might must shall
not no yes yeah yep ok okay pls plz please thanks thank hi hello hey hiya dear sir madam help helps helping helped need needs needing needed want wants wanting wanted wanna gonna gotta
look looking looks find finding found search searching get getting gets got give gives giving show shows tell know knows think guess hope hoping hopes wish
apply applying application applications applied applicant applicants eligible eligibility qualify qualifies qualified qualifying available open
scholarship scholarships scholarhip schoalrship grant grants fellowship fellowships bursary bursaries award awards funding fund funds funded money aid financial finances cash
student students kid kids person people someone somebody anyone anybody everyone guys folks individual individuals applicant
college colleges university universities uni school schools education educational class classes course courses degree degrees tuition pay paying pays paid cost costs afford fees
study studying studies studied major majors majoring majored minor field fields career program programs pursue pursuing
go going goes gone went come coming came back make makes making made take takes taking took use using used work works working worked try trying tried
some any all every each other others another more most less few lot lots bit much many something anything nothing everything stuff thing things ones one
young good great best better easy easier quick quickly fast nice cool big large small new old current currently now today soon later next last first
year years month months week weeks day days time times semester fall spring summer winter
up down out off over under into onto through during before after until between within against above below again
due deadline deadlines date dates end ends ending expire expires expiring close closes closing start starts starting started begin begins
gpa grade grades average score scores
hes shes theyre youre wheres asap ngl ppl bro yo tho tryna lowkey possible possibly intended opens opening plays acabo acabar terminar
af fr legit real basically literally actually honestly kinda lol lmao idk jk tbh btw omg um uh well oh ah wow sorry question questions dumb stupid
live lives living lived born moved based located near
both either neither nor per via etc ie eg vs such same own able willing ready
interested interest interests interesting want wanted love loves plan plans planning planned become becoming currently future aspiring
list lists recommend recommendation suggestion suggestions suggest options option website websites site sites link links info information
worth least at minimum maximum amount amounts value dollar dollars usd euro euros eur
specific specifically particular especially mainly mostly general generally
let lets say says said see seeing seen put hear heard
family parent parents mom dad mother father son sibling siblings husband wife
accept accepts accepted accepting siendo pa
learn passport passports holder holders hold move moving refuse refuses rather love loves
require requires requiring required requirement requirements necessary
long short full part half
right left nearly almost
s t d m ll re ve th st nd rd u ur r n w k b c e f g h j l o p q v x y z
undecided undeclared yr yrs cover covers covering citizen citizens ask asks asking two three four once resident residents state states returning finish finishing graduating free weird personas vez veces segundo primer primero tercer ano primera
way ways able else least anyway though although however
hardworking hard different various certain
becas beca ayuda ayudas dinero financiera financiero universidad universidades colegio escuela estudiante estudiantes estudiar estudio estudia estudian estudiando estudios carrera
busca buscamos quiero quisiera quiere quieren queremos quieran buscan desea desean necesito necesita busco buscando buscar hay tengo tiene tienen soy es son estoy esta estan ser estar para por con sin de del la el los las un una unos unas y o u e a al en
mi mis tu tus su sus me te se lo le les que cual cuales como cuando donde quien si no mas muy tambien pero porque hola gracias favor por porfavor
alguna algunas alguno algunos algun todo toda todos todas nada algo otro otra otros otras este esta estos estas ese esa eso cada
pagar pago vivo vive vivir voy va van ir gustaria puedo puede pueden hacer hago ano anos mes meses dia dias antes despues entre hasta desde sobre
solicitar aplicar solo sea sean fui era fue ha he han hija hijas hijo hijos familia padres padre madre hermano hermana cierran cierra vencen vence fecha limite
ni q pidan piden pida requieran requieren menos promedio interesado interesada
`);

/** Words of a search that are often misspelled. */
export const searchWords =
  "scholarship scholarships school schools student students college colleges university universities financial scholar graduate deadline deadlines first family families parents tuition education without application eligible eligibility qualify requirements recommendation money study studies studying working mother mothers father fathers parent sibling siblings citizen citizens resident residents grants";

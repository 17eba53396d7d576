// Made by scripts/generate-cities-abroad.ts from GeoNames (https://www.geonames.org, CC BY 4.0). Do not edit.
/** A country in each line, with its large cities as `plainly` spells them. "?": a place in another country is called so too. */
export const citiesAbroad = "AD andorra la vella\n\
AE ajman city|musaffah|ras al khaimah city|sharjah\n\
AF herat|jalalabad|kabul|kandahar|kunduz|mazar e sharif\n\
AG saint johns?\n\
AO benguela|huambo|lobito|ndalatando\n\
AR bahia blanca|berazategui|cordoba?|corrientes|formosa?|jose c paz|la plata?|la rioja|mar del plata|mendoza|merlo|moron?|neuquen|parana|pilar|posadas|quilmes|resistencia|rio cuarto|rosario|salta|san fernando del valle de catamarca|san juan?|san luis?|san miguel de tucuman|san miguel?|san salvador de jujuy|santa fe?|santiago del estero\n\
AT graz|linz|salzburg\n\
AU cairns|geelong|gold coast|hobart?|logan city|newcastle?|townsville|wollongong\n\
AW oranjestad\n\
AZ ganja|lankaran|sumqayit\n\
BA banja luka|sarajevo|zenica\n\
BB bridgetown?\n\
BD bagerhat|barisal|bogra|comilla|coxs bazar|dinajpur|jamalpur?|jessore|khulna|mymensingh|nagarpur|narayanganj|narsingdi|natore|pabna|paltan|par naogaon|puthia|rajshahi|rangpur|saidpur|shibganj|sylhet|tangail|tungi\n\
BE antwerpen|charleroi|gent|liege\n\
BF bobo dioulasso|ouagadougou\n\
BG burgas|plovdiv|ruse|sofia|varna\n\
BH manama\n\
BI bujumbura|gitega\n\
BJ abomey calavi|cotonou|djougou|parakou|porto novo\n\
BN bandar seri begawan\n\
BO cochabamba|la paz?|oruro|santa cruz de la sierra|sucre|tarija\n\
BR americana|ananindeua|anapolis|angra dos reis|aparecida de goiania|aracaju|aracatuba|arapiraca|araraquara|barra mansa|barreiras|barueri|bauru|belem|belford roxo|betim|blumenau|boa vista|cachoeiro de itapemirim|camacari|campina grande|campinas|campo grande|campos dos goytacazes|canoas|carapicuiba|caruaru|cascavel|caucaia|caxias do sul|chapeco|contagem|cotia|criciuma|cuiaba|curitiba|diadema|divinopolis|dourados|duque de caxias|embu|feira de santana|ferraz de vasconcelos|florianopolis|fortaleza|foz do iguacu|franca|francisco morato|goiania|governador valadares|gravatai|guarapuava|guaruja|guarulhos|hortolandia|ilheus|imperatriz|indaiatuba|ipatinga|itaborai|itabuna|itajai|itapecerica da serra|itapevi|itaquaquecetuba|jaboatao|jaboatao dos guararapes|jacarei|joao pessoa|joinville|juazeiro do norte|juiz de fora|jundiai|lages|limeira|londrina|macapa|maceio|manaus|maracanau|marilia|maringa|maua|mogi das cruzes|montes claros|mossoro|natal|niteroi|nossa senhora do socorro|nova friburgo|nova iguacu|novo hamburgo|olinda|osasco|palmas|parauapebas|parnamirim|passo fundo|paulista|pelotas|petrolina|petropolis|piracicaba|planaltina|ponta grossa|porto alegre|porto velho|praia grande|presidente prudente|recife|ribeirao das neves|ribeirao preto|rio branco|rio claro|rio grande?|rio verde|rondonopolis|salvador|santa barbara doeste|santa luzia|santa maria?|santarem|santo andre|santos|sao bernardo do campo|sao carlos|sao joao de meriti|sao jose|sao jose do rio preto|sao jose dos campos|sao leopoldo|sao luis|sao vicente|serra|sete lagoas|sobral|sorocaba|sumare|suzano|taboao da serra|taubate|teresina|uberaba|uberlandia|varzea grande|viamao|vila velha|vitoria|vitoria da conquista|volta redonda\n\
BS nassau\n\
BT thimphu\n\
BW gaborone\n\
BY babruysk|baranovichi|brest?|homyel|hrodna|mahilyow|minsk|vitebsk\n\
CA abbotsford|barrie|brampton|burlington?|burnaby|etobicoke|gatineau|greater sudbury|halifax?|hamilton?|kitchener|ladner|laval?|london?|longueuil|markham?|mississauga|nepean|north york|oakville?|okanagan|oshawa|quebec|regina|richmond hill?|richmond?|saskatoon|scarborough?|surrey|vaughan|victoria?|windsor?\n\
CD beni|boma|bukavu|butembo|gandajika|kananga|kikwit|kisangani|kolwezi|likasi|lubumbashi|masina|matadi|mbandaka|mbuji mayi|mwene ditu|tshikapa|uvira\n\
CF bangui\n\
CG brazzaville|pointe noire\n\
CH basel|bern|geneve\n\
CI abobo|bouake|daloa|korhogo|san pedro?|yamoussoukro\n\
CL antofagasta|arica|chillan|concepcion?|coquimbo|iquique|la pintana|la serena|puente alto|puerto montt|rancagua|san bernardo|talca|talcahuano|temuco|valparaiso?|vina del mar\n\
CM bafoussam|bamenda|bertoua|edea|garoua|kousseri|loum|maroua|mokolo|ngaoundere\n\
CN aksu|anbu|anda|anqing|anshan|anshun|anyang|aral|baicheng|baishan|baiyin|baoding|baotou|bayan nur|beian|beihai|beipiao|bengbu|benxi|boshan|bozhou|cangzhou|changchun|changde|changji|changsha|changshu city|changzhi|changzhou|chaoyang|chaozhou|chengde|chengdu|chenghua|chengzhong|chenzhou|chifeng|chongqing|chuzhou|dadonghai|dadukou|dalian|daliang|dandong|daqing|datong|deyang|dezhou|dingzhou|dongguan|donghai|dongling|ezhou|fendou|fenghuang|foshan|fuling|fushun|fuxin|fuyang|fuzhou|gaomi|gaoping|gaozhou|guangshui|guangyuan|guankou|guilin|guiyang|guli|haicheng|haikou|hailar|handan|hangu|hangzhou|harbin|hebi|hefei|hegang|hengshui|hengyang|heze|hohhot|huaian|huaibei|huainan|huanggang|huangshi|huangyan|huayin|huizhou|hulan ergi|humen|huocheng|huzhou|jiamusi|jian|jiangmen|jianshui|jiaozhou|jiaozuo|jiaxing|jieyang|jilin|jinan|jincheng|jingdezhen|jingling|jingmen|jingzhou|jining|jinzhou|jiujiang|jiutai|jixi|kaifeng|kaiyuan|karamay|kashgar|korla|kunming|kunshan|laiyang|laizhou|langfang|lanzhou|laohekou|leshan|lianghu|lianshan|liaocheng|liaoyang|liaoyuan|licheng|lijiang|linfen|linhai|linxia chengguanzhen|linyi|liupanshui|longfeng|loudi|luancheng|luohe|luoyang|luqiao|mentougou|mianyang|mudanjiang|nanchang|nanchong|nanjing|nanning|nanpiao|nanping|nantong|nanyang|neijiang|ningbo|ordos|panshan|pingdingshan|pingxiang|putian|puyang|puyang chengguanzhen|qapqal|qianjiang|qingdao|qingyuan|qinhuangdao|qionghai|qiqihar|quanzhou|rizhao|sanming|sanshui|shangqiu|shangrao|shangyu|shantou|shanwei|shaoguan|shaoxing|shashi|shengli|shenyang|shihezi|shijiazhuang|shiqi|shiyan|shuangyashan|siping|suihua|suizhou|suzhou|taian|taihecun|taiyuan|taizhou|tanggu|tangshan|tianjin|tianshui|tieling|tongchuanshi|tonghua|tongliao|tongshan|tongzhou|turpan|ulanhot|urumqi|wafangdian|wanxian|weifang|weihai|weinan|wenshan city|wenzhou|wuhai|wuhan|wuhu|wusong|wuwei|wuxi|wuxue|wuzhou|xiamen|xian|xiangtan|xiangyang|xianning|xiantao|xianyang|xiaogan|xindi|xingtai|xinhui|xining|xinpu|xintai|xinxiang|xinyang|xinyuan|xinzhou|xiuying|xuchang|yancheng|yangchun|yangjiang|yangquan|yangshuo|yangzhou|yanji|yantai|yibin|yichang|yichun|yinchuan|yingkou|yiyang|yuci|yueyang|yuncheng|yunfu|zaoyang|zaozhuang|zhangjiakou|zhangjiakou shi xuanhua qu|zhangzhou|zhanjiang|zhaodong|zhaoqing|zhengzhou|zhenjiang|zhenzhou|zhicheng|zhongshan|zhoukou|zhu cheng city|zhuhai|zhumadian|zhuzhou|zibo|zigong|zoucheng|zunyi\n\
CO barrancabermeja|bello|bucaramanga|buenaventura|cali|cartagena?|cucuta|dosquebradas|envigado|floridablanca|ibague|itagui|manizales|monteria|neiva|palmira|pasto|pereira|popayan|santa marta|sincelejo|soacha|soledad?|tulua|valledupar|villavicencio\n\
CR san jose?\n\
CU arroyo naranjo|bayamo|camaguey|cienfuegos|guantanamo|holguin|las tunas|pinar del rio|san miguel del padron|santa clara?|santiago de cuba\n\
CV praia\n\
CW willemstad\n\
CY limassol|nicosia\n\
CZ ostrava|pilsen\n\
DE aachen|augsburg|bielefeld|bochum|bonn|braunschweig|bremen?|chemnitz|dortmund|dresden|duisburg|erfurt|essen|freiburg|gelsenkirchen|hagen|halle saale|hamm|hannover|herne|karlsruhe|kassel|kiel|krefeld|leipzig|leverkusen|lubeck|ludwigshafen am rhein|magdeburg|mainz|mannheim|monchengladbach|mulheim|munster?|neuss|nurnberg|oberhausen|oldenburg|osnabruck|rostock|saarbrucken|solingen|stuttgart?|wiesbaden|wuppertal\n\
DK arhus\n\
DO la romana|san cristobal?|san pedro de macoris|santiago de los caballeros|santo domingo este|santo domingo oeste\n\
DZ algiers|annaba|bab ezzouar|batna|bejaia|biskra|blida|bordj bou arreridj|boumerdas|chlef|constantine|djelfa|ech chettia|el achir|mascara|oran|setif|sidi bel abbes|skikda|souk ahras|tebessa|tiaret\n\
EC ambato|cuenca?|eloy alfaro|esmeraldas?|machala|manta|portoviejo|santo domingo de los colorados\n\
EG al fayyum|al mahallah al kubra|al mansurah|al minya|alexandria?|aswan|asyut|banha|bani suwayf|damanhur|giza|halwan|idku|ismailia|kafr ad dawwar|luxor|new cairo|port said|qina|shibin al kawm|sohag|suez|talkha|tanda?|zagazig\n\
EH laayoune\n\
ER asmara\n\
ES a coruna|albacete|alcala de henares|alcorcon|alicante|almeria|badalona|bilbao|burgos|cartagena?|castello de la plana|ciudad lineal|cordoba?|donostia san sebastian|elche|fuenlabrada|gasteiz vitoria|getafe|gijon|granada?|jerez de la frontera|la laguna|las palmas de gran canaria|leganes|lhospitalet de llobregat|logrono|malaga|mostoles|murcia|oviedo?|palma|pamplona?|sabadell|salamanca?|sant marti|santa cruz de tenerife|santander|terrassa|valencia?|valladolid|vigo|zaragoza\n\
ET bahir dar|dire dawa|gondar|mekele|nazret\n\
FI espoo|tampere|turku|vantaa\n\
FJ suva\n\
FR angers|bordeaux|cergy pontoise|grenoble|le havre|lille|lyon|montpellier|nantes|nice|reims|rennes|saint etienne|strasbourg|toulon|toulouse\n\
GA libreville\n\
GB aberdeen?|archway|belfast?|bexley?|birkenhead|birmingham?|blackpool|bournemouth|bradford?|bristol?|cambridge?|cardiff|city of westminster|coventry?|crawley|croydon?|derby?|doncaster|dudley?|gloucester?|ipswich|islington|kingston upon hull|leeds?|leicester?|liverpool|luton|manchester?|mansfield?|milton keynes|newcastle upon tyne|newport?|northampton?|norwich?|nottingham|oxford?|peterborough?|plymouth?|poole|portsmouth?|preston?|reading?|sheffield?|slough|southampton?|southend on sea|stoke on trent|sunderland|sutton?|swansea?|swindon|walsall|warrington?|wigan|wolverhampton|york?\n\
GE kutaisi|tbilisi\n\
GF cayenne\n\
GH atsiaman|takoradi|tamale|tema\n\
GM banjul|serekunda\n\
GN camayenne|conakry\n\
GQ bata|malabo\n\
GR patra|piraeus\n\
GT mixco|villa nueva\n\
GW bissau\n\
GY georgetown?\n\
HK kowloon|tsuen wan\n\
HR split\n\
HT croix des bouquets|delmas 73|petionville|port de paix\n\
HU debrecen|miskolc|pecs|szeged\n\
ID ambon|balikpapan|banda aceh|bandar lampung|bandung|banjaran|banjarmasin|batam|bekasi|bengkulu|binjai|bogor|ciampea|cibinong|cikupa|cileungsir|cimahi|ciputat|cirebon|city of balikpapan|curug|denpasar|depok|jambi city|jember|kediri|kendari|kupang|labuan bajo|lawang|lembang|loa janan|madiun|makassar|malang|manado|mataram|medan|padang|palembang|palu|pamulang|parung|pasarkemis|pasuruan|pekalongan|pekanbaru|pemalang|pematangsiantar|perbaungan|percut|plumbon|pontianak|probolinggo|purwakarta|purwodadi|purwokerto|rengasdengklok|salatiga|samarinda|semarang|serang|situbondo|soreang|south tangerang|sukabumi|sumedang|sunggal|surakarta|tangerang|tanjung pinang|tasikmalaya|tegal\n\
IE cork\n\
IL ashdod|beersheba|bnei brak|haifa|holon|netanya|petah tiqwa|rishon leziyyon\n\
IM douglas?\n\
IN adoni|agartala|agra|ahmadnagar|aizawl|ajmer|akola|alappuzha|aligarh|allahabad|alwar|amarnath|ambattur|amravati|amritsar|amroha|anantapur|arrah|asansol|aurangabad|avadi|bahadurgarh|baharampur|bahraigh|bali?|banda|barasat|barddhaman|bareilly|bathinda|belgaum|bellary|bhadravati|bhagalpur|bharatpur?|bharuch|bhatpara|bhavnagar|bhayandar|bhilai|bhilwara|bhind|bhiwandi|bhiwani|bhopal|bhubaneshwar|bhusaval|bidar|bihar sharif|bijapur|bikaner|bilaspur|bilimora|bokaro|borivli|brahmapur|budaun|bulandshahr|burhanpur|chanda|chandannagar|chandigarh|chapra|cochin|coimbatore|cuddalore|cuttack|darbhanga|davangere|dehra dun|dewas|dhanbad|dhulia|dinapore|dindigul|dombivli|durg|durgapur|ellore|etawah|faridabad|farrukhabad|fatehpur|firozabad|fyzabad|gadag|gadag betageri|gajuwaka|gandhidham|gandhinagar|ganganagar|gaya|ghaziabad|gorakhpur|gosaba|greater noida|gulbarga|guna|guntur|gurgaon|guwahati|gwalior|haldia|hanumangarh|haora|hapur|haridwar|hisar|hoshiarpur|hospet|hubli|hugli|ichalkaranji|imphal|indore|ingraj bazar|jabalpur|jaigaon|jaipur|jalandhar|jalgaon|jalna|jammu|jamnagar|jamshedpur|jamuria|jaunpur|jhansi|jind|jodhpur|junagadh|kakinada|kalyan|kamarhati|kanchipuram|kanpur|karimnagar|karnal|katihar|khammam|khandwa|kharagpur|kolhapur|kollam|korba|kota|kozhikode|kukatpalli|kultali|kulti|kurnool|lal bahadur nagar|latur|loni|lucknow|ludhiana|machilipatnam|madhyamgram|madurai|malegaon|malkajgiri|mangalore|mathura|mau|medinipur|meerut|mirzapur|monghyr|moradabad|morena|murwara|muzaffarnagar|muzaffarpur|mysore|nadiad|nagercoil|nagpur|naihati|najafgarh|nanded|nandyal|nangi|nangloi jat|narela|nashik|navsari|nellore|nizamabad|noida|nowrangapur|ongole|orai|pali|pallavaram|panchkula|panihati|panipat|parbhani|pathankot|patiala|patna|pimpri|proddatur|puducherry|punasa|puri|purnia|quthbullapur|raebareli|raichur|raiganj|raipur?|raj nandgaon|rajahmundry|rajkot|ramagundam|ramgundam|rampur|ranchi|ratlam|raurkela|rewa|rohtak|saharanpur|salem?|sambalpur|sambhal|sangli|satna|saugor|secunderabad|serilingampalle|shahjanpur|shimla|shimoga|shivpuri|shrirampur|shyamnagar|sikar|silchar|siliguri|singrauli|sirsa|sitapur|solapur|sonipat|srinagar|sujangarh|surat|surendranagar|tambaram|tanjore|thane|thiruvananthapuram|thoothukudi|thrissur|tiruchirappalli|tirunelveli|tirupati|tiruppur|tiruvottiyur|tonk|tumkur|udaipur|udupi|ujjain|ulhasnagar|unnao|vadodara|varanasi|vellore|veraval|vijayawada|virar|visakhapatnam|vizianagaram|warangal|yamunanagar\n\
IQ abu ghurayb|ad diwaniyah|al amarah|al fallujah|al hillah|al kut|as samawah|as sulaymaniyah|baqubah|basrah|dihok|erbil|karbala|kirkuk|mosul|najaf|nasiriyah|ramadi|samarra\n\
IR abadan|ahvaz|amol|arak|ardabil|azadshahr|babol|bandar abbas|birjand|bojnurd|borujerd|bukan|bushehr|gorgan|hamadan|isfahan|kahriz|karaj|kerman?|kermanshah|khomeyni shahr|khorramabad|khorramshahr|khowy|mahabad|malayer|mashhad|najafabad|nazarabad|neyshabur|orumiyeh|pasragad branch|qarchak|qazvin|qom|rasht|sabzevar|sanandaj|saqqez|sari|saveh|shiraz|sirjan|tabriz|varamin|yazd|zahedan|zanjan\n\
IT bari?|brescia|catania|genoa?|livorno|messina|modena|naples?|padova|palermo?|prato|reggio calabria|taranto|trieste|turin|verona?\n\
JE saint helier\n\
JO amman|irbid|russeifa|wadi as sir|zarqa\n\
JP ageoshimo|akashi|akita|amagasaki|anjo|aomori|asahikawa|ashikaga|atsugi|chiba|chigasaki|chofu|fuji|fujisawa|fukui shi|fukuoka|fukushima|fukuyama|gifu shi|hachinohe|hachioji|hadano|hakodate|hamamatsu|higashimurayama|himeji|hino|hirakata|hiratsuka|hirosaki|hiroshima|hitachi|hitachi naka|ibaraki|ichihara|ichinomiya|itami|iwaki|izumi|joetsu|kagoshima|kakogawacho honmachi|kamakura|kanazawa|kashiwa|kasugai|kasukabe|katsuta|kawagoe|kawaguchi|kawanishi|kawasaki|kishiwada|kitakyushu|kobe|kochi|kofu|komaki|koriyama|koshigaya|kumagaya|kumamoto|kurashiki|kure|kurume|kushiro|machida|maebashi|matsudo|matsue|matsumoto|matsuyama|minamirinkan|minato|mito|miyazaki|morioka|nagano|nagaoka|nagareyama|nagasaki|nagoya|naha|nara shi|neyagawa|niigata|nishi tokyo shi|nishinomiya hama|numazu|obihiro|odawara|ogaki|oita|okayama|okazaki|ota|otsu|oyama|saga|saitama|sakai|sakura|sapporo|sasebo|sayama|sendai|shimonoseki|shizuoka|soka|suita|suzuka|takamatsu|takaoka|takarazuka|takasaki|takatsuki|tokorozawa|tokushima|tomakomai|tottori|toyama|toyohashi|toyonaka|toyota|tsu|tsukuba|ube|uji|utsunomiya|wakayama|yamagata|yao|yokkaichi|yokosuka|yono\n\
KE eldoret|kisumu|nakuru|thika\n\
KG bishkek|osh\n\
KH battambang|sihanoukville|takeo\n\
KI tarawa\n\
KM moroni\n\
KP chongjin|haeju|hamhung|hungnam|hyesan|kaesong|kanggye|nampo|pyongyang|sariwon|sinuiju|songnim|sunchon|wonsan\n\
KR ansan si|anyang si|bucheon si|changwon|cheonan|cheongju si|chinju|chuncheon|daegu|daejeon|gangneung|gimcheon|goyang si|gumi|gunsan|guri si|gwangju|gyeongju|hwaseong si|icheon si|iksan|incheon|jeju city|jeonju|kimhae|kwangmyong|masan|mokpo|osan|pohang|sejong|seogwipo|seongnam si|suncheon|suwon|uijeongbu si|ulsan|wonju|yangju|yeosu\n\
KW al ahmadi|hawalli|kuwait city\n\
KY george town?\n\
KZ aktobe|atyrau|karagandy|kostanay|kyzylorda|nur sultan|oral|pavlodar|petropavl|semey|shymkent|taraz|temirtau|ust kamenogorsk\n\
LA vientiane\n\
LB sidon|tripoli?\n\
LC castries\n\
LK dehiwala mount lavinia|jaffna|moratuwa\n\
LR monrovia?\n\
LS maseru\n\
LT kaunas|klaipeda\n\
LY al khums|az zawiyah|benghazi|misratah|tarhuna|tripoli?|zawiya\n\
MA agadir|al hoceima|beni mellal|fes|kenitra|khouribga|meknes|mohammedia|oujda angad|rabat|safi|sale al jadida|sale?|tangier|temara|tetouan\n\
MD chisinau|tiraspol\n\
ME podgorica\n\
MG antananarivo|antsirabe|fianarantsoa|mahajanga|toamasina\n\
MH majuro\n\
MK skopje\n\
ML bamako\n\
MM bago|kyain seikgyi township|mandalay|mawlamyine|meiktila|monywa|myeik|nay pyi taw|pathein|sittwe|taunggyi\n\
MN ulan bator\n\
MP saipan\n\
MQ fort de france\n\
MR nouakchott\n\
MU port louis\n\
MV male\n\
MW blantyre|lilongwe|mzuzu\n\
MX acapulco de juarez|aguascalientes|azcapotzalco|benito juarez|buenavista|campeche|cancun|celaya|chalco?|chetumal|chicoloapan|chihuahua|chilpancingo|ciudad apodaca|ciudad benito juarez|ciudad del carmen|ciudad general escobedo|ciudad lopez mateos|ciudad madero|ciudad nezahualcoyotl|ciudad obregon|ciudad victoria|coacalco|coatzacoalcos|coyoacan|cuauhtemoc|cuautitlan izcalli|cuautla|cuernavaca|culiacan|delegacion cuajimalpa de morelos|ecatepec de morelos|ensenada|gomez palacio|guadalupe?|gustavo adolfo madero|hermosillo|heroica matamoros|irapuato|ixtapaluca|iztacalco|iztapalapa|jiutepec|juarez|la paz?|leon de los aldama|los mochis|magdalena contreras|mazatlan|merida?|mexicali|miguel hidalgo|monclova|morelia|naucalpan de juarez|nicolas romero|nogales?|nuevo laredo|oaxaca|ojo de agua|pachuca de soto|piedras negras|poza rica de hidalgo|puebla|puerto vallarta|reynosa|salamanca?|saltillo?|san cristobal de las casas|san luis potosi|san luis rio colorado|san nicolas de los garza|san pablo de las salinas|santa catarina|santa maria chimalhuacan|santiago de queretaro|soledad de graciano sanchez|tampico|tapachula|tehuacan|tepic|tlahuac|tlalnepantla|tlalpan|tlaquepaque|toluca|tonala|torreon|tuxtla|uruapan|veracruz|victoria de durango|villahermosa|xalapa de enriquez|xico|xochimilco|zapopan\n\
MY alor setar|batu pahat|bintulu|bukit mertajam|george town|ipoh|johor bahru|kampung baru subang|klang|kluang|kota bharu|kota kinabalu|kuala terengganu|kuantan|kuching|kulim|malacca|miri|petaling jaya|sandakan|sepang|seremban|shah alam|sibu|sungai petani|taiping|tawau\n\
MZ beira|chimoio|matola|nacala|nampula|quelimane\n\
NA windhoek\n\
NC noumea\n\
NE maradi|niamey|zinder\n\
NG aba|abeokuta|ado ekiti|akure|atani|awka|bauchi|benin city|bida|calabar|chakwama|ebute ikorodu|efon alaaye|enugu|gombe|gusau|ijebu ode|ijero ekiti|ikeja|ikire|ikot ekpene|ila orangun|ilesa|ilorin|inisa|ise ekiti|iwo|jimeta|jos|kaduna|kano|katsina|kisi|lekki|maiduguri|makurdi|minna|mubi|nnewi|okene|ondo|onitsha|osogbo|owerri|owo|oyo|port harcourt|saki|sapele|shagamu|sokoto|suleja|ugep|umuahia|uyo|warri|zaria\n\
NL almere stad|breda|eindhoven|enschede|groningen|nijmegen|rotterdam?|the hague|tilburg|utrecht\n\
NO bergen\n\
NP biratnagar|patan?|pokhara\n\
NZ christchurch|hamilton?|manukau city|wellington?\n\
OM bawshar|muscat|salalah|seeb\n\
PA san miguelito\n\
PE arequipa|callao|chiclayo|chimbote|chincha alta|cusco|huancayo|ica|iquitos|juliaca|piura|pucallpa|sullana|tacna|trujillo\n\
PF papeete\n\
PG port moresby\n\
PH angeles city|antipolo|bacolod city|bacoor|bago city|baguio|batangas|binan|binangonan|budta|butuan|cabanatuan city|cabuyao|cagayan de oro|cainta|calamba|caloocan city|cebu city|cotabato|dagupan|dasmarinas|davao|general santos|guyong|iligan|iligan city|iloilo|imus|lapu lapu city|las pinas|legaspi|libertad|lipa city|lucena|mabalacat city|magugpo poblacion|makati city|malingao|malolos|mandaluyong city|mandaue city|mansilingan|mantampay|meycauayan|naga|navotas|olongapo|ormoc|pagadian|panalanoy|pasay|pasig city|puerto princesa|san fernando?|san jose del monte|san pablo?|san pedro?|santa rosa?|santol|tacloban|taguig|tarlac city|taytay|toledo?|zamboanga\n\
PK bahawalpur|battagram|bhimbar|burewala|chiniot|dera ghazi khan|faisalabad|gujranwala|gujrat|hafizabad|hyderabad?|jacobabad|jhang sadr|kamoke|kasur|kohat|kotli|larkana|mardan|mingora|mirpur khas|multan|muridke|muzaffarabad|muzaffargarh|nawabshah|okara|peshawar|quetta|rahim yar khan|rawalpindi|saddiqabad|sahiwal|sargodha|shahkot|shekhupura|shikarpur|sialkot|sukkur|tordher\n\
PL bialystok|bielsko biala|bydgoszcz|bytom|czestochowa|gdynia|gliwice|katowice|kielce|lublin|mokotow|olsztyn|praga poludnie|radom|rzeszow|sosnowiec|szczecin|torun|zabrze\n\
PR bayamon|carolina|ponce|san juan?\n\
PS gaza|hebron?|jabalya|khan yunis\n\
PT amadora|porto\n\
PY asuncion|capiata|ciudad del este|san lorenzo?\n\
QA ar rayyan\n\
RE saint denis?\n\
RO arad|bacau|braila|brasov|cluj napoca|constanta|craiova|galati|iasi|oradea|pitesti|ploiesti|sibiu|timisoara\n\
RS belgrade?|nis|novi sad|zemun\n\
RU abakan|angarsk|arkhangelsk|armavir|astrakhan|balakovo|balashikha|barnaul|belgorod|berezniki|biysk|blagoveshchensk|bratsk|bryansk|cheboksary|chelyabinsk|cherepovets|chita|dzerzhinsk|engels|groznyy|irkutsk|ivanovo|izhevsk|kaliningrad|kaluga|kamensk uralskiy|kazan|kemerovo|khabarovsk|khimki|kirov|komsomolsk on amur|kostroma|kovrov|krasnodar|krasnoyarsk|kurgan|kursk|lipetsk|lyubertsy|magnitogorsk|makhachkala|miass|murmansk|mytishchi|naberezhnyye chelny|nalchik|nazran|nizhnekamsk|nizhnevartovsk|nizhniy novgorod|nizhny tagil|novocherkassk|novokuznetsk|novorossiysk|novosibirsk|omsk|orel|orenburg|orsk|penza|perm|petropavlovsk kamchatsky|petrozavodsk|podolsk|prokopyevsk|pskov|rostov na donu|rubtsovsk|ryazan|rybinsk|saint petersburg|salavat|samara|saransk|saratov|severodvinsk|shakhty|smolensk|sochi|staryy oskol|stavropol|sterlitamak|surgut|syktyvkar|syzran|taganrog|tambov|tolyatti|tomsk|tula|tver|tyumen|ufa|ulan ude|ulyanovsk|ussuriysk|velikiy novgorod|vladikavkaz|vladimir|vladivostok|volgodonsk|volgograd|vologda|volzhskiy|voronezh|yakutsk|yaroslavl|yekaterinburg|yoshkar ola|yuzhno sakhalinsk|zelenograd|zlatoust\n\
SA abha|al hufuf|al jubayl|al kharj|al mubarraz|buraydah|dammam|hafar al batin|hail|khamis mushait|khobar|mecca?|medina?|najran|sultanah|tabuk|taif|yanbu\n\
SB honiara\n\
SC victoria?\n\
SD ad damazin|al qadarif|el daein|el fasher|el obeid|geneina|kassala|khartoum|kosti|nyala|omdurman|port sudan|singa|wad medani\n\
SE malmo\n\
SG woodlands\n\
SK kosice\n\
SL freetown?\n\
SN kaolack|pikine|saint louis?|thies|thies nones|touba|ziguinchor\n\
SO berbera|hargeysa|jamaame|kismayo|marka|mogadishu\n\
SR paramaribo\n\
SS juba|malakal|winejok\n\
ST sao tome\n\
SV mejicanos|san miguel?|santa ana?|soyapango\n\
SY aleppo|ar raqqah|damascus?|deir ez zor|hamah|homs|latakia\n\
SZ mbabane\n\
TD ndjamena\n\
TG lome\n\
TH chiang mai|chon buri|hat yai|lampang|mueang nonthaburi|nakhon ratchasima|pak kret|phra pradaeng|samut prakan|si racha|udon thani\n\
TJ dushanbe\n\
TL dili\n\
TM ashgabat|dasoguz|turkmenabat\n\
TN sfax|sousse\n\
TO nuku alofa\n\
TR adana|adapazari|adiyaman|aksaray|antakya|antalya|arnavutkoy|atasehir|aydin|bagcilar|bahcelievler|balikesir|basaksehir|batman|bursa|buyukcekmece|cankaya|corlu|corum|denizli|diyarbakir|elazig|erzurum|esenler|esenyurt|eskisehir|gaziantep|gebze|iskenderun|isparta|izmit|kahramanmaras|karabaglar|kayseri|kirikkale|kiziltepe|konya|kutahya|malatya|maltepe|manisa|merkezefendi|mersin|muratpasa|osmaniye|samsun|sancaktepe|sanliurfa|sisli|sivas|siverek|sultanbeyli|sultangazi|tarsus|trabzon|umraniye|usak|uskudar|van|viransehir|zeytinburnu\n\
TT port of spain\n\
TW banqiao|hsinchu|hualien city|kaohsiung|keelung|taichung|tainan|taoyuan city\n\
TZ arusha|dodoma|kigoma|mbeya|morogoro|moshi|mwanza|tanga|zanzibar\n\
UA bila tserkva|cherkasy|chernihiv|chernivtsi|dnipro|donetsk?|horlivka|ivano frankivsk|kamianske|kherson|khmelnytskyi|kramatorsk|kremenchuk|kropyvnytskyi|kryvyi rih|luhansk|lutsk|makiyivka|mariupol|melitopol|mykolayiv|odessa?|poltava|rivne|sevastopol|simferopol|sumy|ternopil|vinnytsia|zaporizhia|zhytomyr\n\
UY montevideo?\n\
UZ andijon|bukhara|chirchiq|fergana|jizzax|namangan|nukus|qarshi|qo qon|samarkand|urganch\n\
VC kingstown\n\
VE alto barinas|barcelona?|barinas|barquisimeto|baruta|cabimas|ciudad bolivar|ciudad guayana|coro|cua|cumana|el tigre|guacara|guarenas|guatire|maracaibo|maracay|maturin|merida?|mucumpiz|ocumare del tuy|petare|puerto cabello|puerto la cruz|san cristobal?|santa teresa del tuy|turmero|valencia?\n\
VI charlotte amalie\n\
VN a lat|bao loc|bien hoa|can giuoc|can tho|da nang|duc trong|haiphong|hue|la gi|long xuyen|nam dinh|nha trang|phan thiet|qui nhon|rach gia|sa dec|vinh|vung tau\n\
VU port vila\n\
WS apia\n\
XK pristina|prizren\n\
YE aden|al hudaydah|dhamar|ibb|mukalla|sanaa|ta izz\n\
YT mamoudzou\n\
ZA benoni|bloemfontein|boksburg|botshabelo|brakpan|carletonville|centurion|durban|east london|klerksdorp|krugersdorp|middelburg|midrand|newcastle?|paarl|pietermaritzburg|port elizabeth|randburg|richards bay|roodepoort|soweto|tembisa|uitenhage|vanderbijlpark|vereeniging|vryheid|welkom|westonaria|witbank\n\
ZM kabwe|kitwe|ndola\n\
ZW bulawayo|chitungwiza|mutare";
/** The shared names that places of size in the US have, each with their states, the largest place first. */
export const namesakesInUs = "aberdeen SD|alexandria VA,LA|amsterdam NY|athens GA,OH|birmingham AL|bristol CT,TN|burlington NC,VT,IA|cambridge MA|coventry RI|damascus MD|derby KS|douglas AZ|dublin CA,OH|florence AL,SC,KY,AZ|geneva IL|georgetown TX,KY|gloucester MA|hamilton OH|hobart IN|kingston NY|lima OH|manchester NH,CT|mansfield TX,OH|medina OH|melbourne FL|monrovia CA|moscow ID|munster IN|naples FL|newport RI|nogales AZ|northampton MA|norwich CT|oakville MO|odessa TX|ottawa IL|oviedo FL|oxford MS|paris TX|plymouth MN|portsmouth VA|reading PA|richmond VA,CA,IN,KY|richmond hill NY|rome GA,NY|rotterdam NY|salem OR,MA,NH,VA|san jose CA|san juan TX|san lorenzo CA|san luis AZ|san pablo CA|santa ana CA|santa clara CA|santa fe NM|santa maria CA|santa rosa CA|soledad CA|swansea MA|toledo OH|valencia CA|valparaiso IN|vancouver WA|victoria TX|vienna VA|wellington FL|windsor CT,CA|york PA";

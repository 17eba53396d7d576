// Made by scripts/generate-cip.ts from CIP 2020 of the US National Center for Education Statistics. Do not edit.
/** One field per line: its CIP code (2, 4 or 6 digits) and title. */
export const cip = "01 Agricultural/Animal/Plant/Veterinary Science and Related Fields\n\
01.00 Agriculture, General\n\
01.0000 Agriculture, General\n\
01.01 Agricultural Business and Management\n\
01.0101 Agricultural Business and Management, General\n\
01.0102 Agribusiness/Agricultural Business Operations\n\
01.0103 Agricultural Economics\n\
01.0104 Farm/Farm and Ranch Management\n\
01.0105 Agricultural/Farm Supplies Retailing and Wholesaling\n\
01.0106 Agricultural Business Technology/Technician\n\
01.0199 Agricultural Business and Management, Other\n\
01.02 Agricultural Mechanization\n\
01.0201 Agricultural Mechanization, General\n\
01.0204 Agricultural Power Machinery Operation\n\
01.0205 Agricultural Mechanics and Equipment/Machine Technology/Technician\n\
01.0207 Irrigation Management Technology/Technician\n\
01.0299 Agricultural Mechanization, Other\n\
01.03 Agricultural Production Operations\n\
01.0301 Agricultural Production Operations, General\n\
01.0302 Animal/Livestock Husbandry and Production\n\
01.0303 Aquaculture\n\
01.0304 Crop Production\n\
01.0306 Dairy Husbandry and Production\n\
01.0307 Horse Husbandry/Equine Science and Management\n\
01.0308 Agroecology and Sustainable Agriculture\n\
01.0310 Apiculture\n\
01.0399 Agricultural Production Operations, Other\n\
01.04 Agricultural and Food Products Processing\n\
01.0401 Agricultural and Food Products Processing\n\
01.05 Agricultural and Domestic Animal Services\n\
01.0504 Dog/Pet/Animal Grooming\n\
01.0505 Animal Training\n\
01.0507 Equestrian/Equine Studies\n\
01.0508 Taxidermy/Taxidermist\n\
01.0509 Farrier Science\n\
01.0599 Agricultural and Domestic Animal Services, Other\n\
01.06 Applied Horticulture and Horticultural Business Services\n\
01.0601 Applied Horticulture/Horticulture Operations, General\n\
01.0603 Ornamental Horticulture\n\
01.0604 Greenhouse Operations and Management\n\
01.0605 Landscaping and Groundskeeping\n\
01.0606 Plant Nursery Operations and Management\n\
01.0607 Turf and Turfgrass Management\n\
01.0608 Floriculture/Floristry Operations and Management\n\
01.0609 Public Horticulture\n\
01.0610 Urban and Community Horticulture\n\
01.0699 Applied Horticulture/Horticultural Business Services, Other\n\
01.07 International Agriculture\n\
01.0701 International Agriculture\n\
01.08 Agricultural Public Services\n\
01.0801 Agricultural and Extension Education Services\n\
01.0802 Agricultural Communication/Journalism\n\
01.0899 Agricultural Public Services, Other\n\
01.09 Animal Sciences\n\
01.0901 Animal Sciences, General\n\
01.0902 Agricultural Animal Breeding\n\
01.0903 Animal Health\n\
01.0904 Animal Nutrition\n\
01.0905 Dairy Science\n\
01.0906 Livestock Management\n\
01.0907 Poultry Science\n\
01.0999 Animal Sciences, Other\n\
01.10 Food Science and Technology\n\
01.1001 Food Science\n\
01.1002 Food Technology and Processing\n\
01.1003 Brewing Science\n\
01.1004 Viticulture and Enology\n\
01.1005 Zymology/Fermentation Science\n\
01.1099 Food Science and Technology, Other\n\
01.11 Plant Sciences\n\
01.1101 Plant Sciences, General\n\
01.1102 Agronomy and Crop Science\n\
01.1103 Horticultural Science\n\
01.1104 Agricultural and Horticultural Plant Breeding\n\
01.1105 Plant Protection and Integrated Pest Management\n\
01.1106 Range Science and Management\n\
01.1199 Plant Sciences, Other\n\
01.12 Soil Sciences\n\
01.1201 Soil Science and Agronomy, General\n\
01.1202 Soil Chemistry and Physics\n\
01.1203 Soil Microbiology\n\
01.1299 Soil Sciences, Other\n\
01.13 Agriculture/Veterinary Preparatory Programs\n\
01.1302 Pre-Veterinary Studies\n\
01.1399 Agriculture/Veterinary Preparatory Programs, Other\n\
01.80 Veterinary Medicine\n\
01.8001 Veterinary Medicine\n\
01.81 Veterinary Biomedical and Clinical Sciences\n\
01.8101 Veterinary Sciences/Veterinary Clinical Sciences, General\n\
01.8102 Comparative and Laboratory Animal Medicine\n\
01.8103 Large Animal/Food Animal and Equine Surgery and Medicine\n\
01.8104 Small/Companion Animal Surgery and Medicine\n\
01.8105 Veterinary Anatomy\n\
01.8106 Veterinary Infectious Diseases\n\
01.8107 Veterinary Microbiology and Immunobiology\n\
01.8108 Veterinary Pathology and Pathobiology\n\
01.8109 Veterinary Physiology\n\
01.8110 Veterinary Preventive Medicine, Epidemiology, and Public Health\n\
01.8111 Veterinary Toxicology and Pharmacology\n\
01.8199 Veterinary Biomedical and Clinical Sciences, Other\n\
01.82 Veterinary Administrative Services\n\
01.8201 Veterinary Administrative Services, General\n\
01.8202 Veterinary Office Management/Administration\n\
01.8203 Veterinary Reception/Receptionist\n\
01.8204 Veterinary Administrative/Executive Assistant and Veterinary Secretary\n\
01.8299 Veterinary Administrative Services, Other\n\
01.83 Veterinary/Animal Health Technologies/Technicians\n\
01.8301 Veterinary/Animal Health Technology/Technician and Veterinary Assistant\n\
01.8399 Veterinary/Animal Health Technologies/Technicians, Other\n\
01.99 Agricultural/Animal/Plant/Veterinary Science and Related Fields, Other\n\
01.9999 Agricultural/Animal/Plant/Veterinary Science and Related Fields, Other\n\
03 Natural Resources and Conservation\n\
03.01 Natural Resources Conservation and Research\n\
03.0101 Natural Resources/Conservation, General\n\
03.0103 Environmental Studies\n\
03.0104 Environmental Science\n\
03.0199 Natural Resources Conservation and Research, Other\n\
03.02 Environmental/Natural Resources Management and Policy\n\
03.0201 Environmental/Natural Resources Management and Policy, General\n\
03.0204 Environmental/Natural Resource Economics\n\
03.0205 Water, Wetlands, and Marine Resources Management\n\
03.0206 Land Use Planning and Management/Development\n\
03.0207 Environmental/Natural Resource Recreation and Tourism\n\
03.0208 Environmental/Natural Resources Law Enforcement and Protective Services\n\
03.0209 Energy and Environmental Policy\n\
03.0210 Bioenergy\n\
03.0299 Environmental/Natural Resources Management and Policy, Other\n\
03.03 Fishing and Fisheries Sciences and Management\n\
03.0301 Fishing and Fisheries Sciences and Management\n\
03.05 Forestry\n\
03.0501 Forestry, General\n\
03.0502 Forest Sciences and Biology\n\
03.0506 Forest Management/Forest Resources Management\n\
03.0508 Urban Forestry\n\
03.0509 Wood Science and Wood Products/Pulp and Paper Technology/Technician\n\
03.0510 Forest Resources Production and Management\n\
03.0511 Forest Technology/Technician\n\
03.0599 Forestry, Other\n\
03.06 Wildlife and Wildlands Science and Management\n\
03.0601 Wildlife, Fish and Wildlands Science and Management\n\
03.99 Natural Resources and Conservation, Other\n\
03.9999 Natural Resources and Conservation, Other\n\
04 Architecture and Related Services\n\
04.02 Architecture\n\
04.0200 Pre-Architecture Studies\n\
04.0201 Architecture\n\
04.0202 Architectural Design\n\
04.0299 Architecture, Other\n\
04.03 City/Urban, Community, and Regional Planning\n\
04.0301 City/Urban, Community, and Regional Planning\n\
04.04 Environmental Design\n\
04.0401 Environmental Design/Architecture\n\
04.0402 Healthcare Environment Design/Architecture\n\
04.0403 Sustainable Design/Architecture\n\
04.0499 Environmental Design, Other\n\
04.05 Interior Architecture\n\
04.0501 Interior Architecture\n\
04.06 Landscape Architecture\n\
04.0601 Landscape Architecture\n\
04.08 Architectural History, Criticism, and Conservation\n\
04.0801 Architectural History and Criticism, General\n\
04.0802 Architectural Conservation\n\
04.0803 Architectural Studies\n\
04.0899 Architectural History, Criticism, and Conservation, Other\n\
04.09 Architectural Sciences and Technology\n\
04.0901 Architectural Technology/Technician\n\
04.0902 Architectural and Building Sciences/Technology\n\
04.0999 Architectural Sciences and Technology, Other\n\
04.10 Real Estate Development\n\
04.1001 Real Estate Development\n\
04.99 Architecture and Related Services, Other\n\
04.9999 Architecture and Related Services, Other\n\
05 Area, Ethnic, Cultural, Gender, and Group Studies\n\
05.01 Area Studies\n\
05.0101 African Studies\n\
05.0102 American/United States Studies/Civilization\n\
05.0103 Asian Studies/Civilization\n\
05.0104 East Asian Studies\n\
05.0105 Russian, Central European, East European and Eurasian Studies\n\
05.0106 European Studies/Civilization\n\
05.0107 Latin American Studies\n\
05.0108 Near and Middle Eastern Studies\n\
05.0109 Pacific Area/Pacific Rim Studies\n\
05.0110 Russian Studies\n\
05.0111 Scandinavian Studies\n\
05.0112 South Asian Studies\n\
05.0113 Southeast Asian Studies\n\
05.0114 Western European Studies\n\
05.0115 Canadian Studies\n\
05.0116 Balkans Studies\n\
05.0117 Baltic Studies\n\
05.0118 Slavic Studies\n\
05.0119 Caribbean Studies\n\
05.0120 Ural-Altaic and Central Asian Studies\n\
05.0121 Commonwealth Studies\n\
05.0122 Regional Studies (U.S., Canadian, Foreign)\n\
05.0123 Chinese Studies\n\
05.0124 French Studies\n\
05.0125 German Studies\n\
05.0126 Italian Studies\n\
05.0127 Japanese Studies\n\
05.0128 Korean Studies\n\
05.0129 Polish Studies\n\
05.0130 Spanish and Iberian Studies\n\
05.0131 Tibetan Studies\n\
05.0132 Ukraine Studies\n\
05.0133 Irish Studies\n\
05.0134 Latin American and Caribbean Studies\n\
05.0135 Appalachian Studies\n\
05.0136 Arctic Studies\n\
05.0199 Area Studies, Other\n\
05.02 Ethnic, Cultural Minority, Gender, and Group Studies\n\
05.0200 Ethnic Studies\n\
05.0201 African-American/Black Studies\n\
05.0202 American Indian/Native American Studies\n\
05.0203 Hispanic-American, Puerto Rican, and Mexican-American/Chicano Studies\n\
05.0206 Asian-American Studies\n\
05.0207 Women's Studies\n\
05.0208 Gay/Lesbian Studies\n\
05.0209 Folklore Studies\n\
05.0210 Disability Studies\n\
05.0211 Deaf Studies\n\
05.0212 Comparative Group Studies\n\
05.0299 Ethnic, Cultural Minority, Gender, and Group Studies, Other\n\
05.99 Area, Ethnic, Cultural, Gender, and Group Studies, Other\n\
05.9999 Area, Ethnic, Cultural, Gender, and Group Studies, Other\n\
09 Communication, Journalism, and Related Programs\n\
09.01 Communication and Media Studies\n\
09.0100 Communication, General\n\
09.0101 Speech Communication and Rhetoric\n\
09.0102 Mass Communication/Media Studies\n\
09.0199 Communication and Media Studies, Other\n\
09.04 Journalism\n\
09.0401 Journalism\n\
09.0402 Broadcast Journalism\n\
09.0404 Photojournalism\n\
09.0405 Business and Economic Journalism\n\
09.0406 Cultural Journalism\n\
09.0407 Science/Health/Environmental Journalism\n\
09.0499 Journalism, Other\n\
09.07 Radio, Television, and Digital Communication\n\
09.0701 Radio and Television\n\
09.0702 Digital Communication and Media/Multimedia\n\
09.0799 Radio, Television, and Digital Communication, Other\n\
09.09 Public Relations, Advertising, and Applied Communication\n\
09.0900 Public Relations, Advertising, and Applied Communication\n\
09.0901 Organizational Communication, General\n\
09.0902 Public Relations/Image Management\n\
09.0903 Advertising\n\
09.0904 Political Communication\n\
09.0905 Health Communication\n\
09.0906 Sports Communication\n\
09.0907 International and Intercultural Communication\n\
09.0908 Technical and Scientific Communication\n\
09.0909 Communication Management and Strategic Communications\n\
09.0999 Public Relations, Advertising, and Applied Communication, Other\n\
09.10 Publishing\n\
09.1001 Publishing\n\
09.99 Communication, Journalism, and Related Programs, Other\n\
09.9999 Communication, Journalism, and Related Programs, Other\n\
10 Communications Technologies/Technicians and Support Services\n\
10.01 Communications Technologies/Technicians\n\
10.0105 Communications Technology/Technician\n\
10.02 Audiovisual Communications Technologies/Technicians\n\
10.0201 Photographic and Film/Video Technology/Technician\n\
10.0202 Radio and Television Broadcasting Technology/Technician\n\
10.0203 Recording Arts Technology/Technician\n\
10.0204 Voice Writing Technology/Technician\n\
10.0299 Audiovisual Communications Technologies/Technicians, Other\n\
10.03 Graphic Communications\n\
10.0301 Graphic Communications, General\n\
10.0302 Printing Management\n\
10.0303 Prepress/Desktop Publishing and Digital Imaging Design\n\
10.0304 Animation, Interactive Technology, Video Graphics, and Special Effects\n\
10.0305 Graphic and Printing Equipment Operator, General Production\n\
10.0306 Platemaker/Imager\n\
10.0307 Printing Press Operator\n\
10.0308 Computer Typography and Composition Equipment Operator\n\
10.0399 Graphic Communications, Other\n\
10.99 Communications Technologies/Technicians and Support Services, Other\n\
10.9999 Communications Technologies/Technicians and Support Services, Other\n\
11 Computer and Information Sciences and Support Services\n\
11.01 Computer and Information Sciences, General\n\
11.0101 Computer and Information Sciences, General\n\
11.0102 Artificial Intelligence\n\
11.0103 Information Technology\n\
11.0104 Informatics\n\
11.0105 Human-Centered Technology Design\n\
11.0199 Computer and Information Sciences, Other\n\
11.02 Computer Programming\n\
11.0201 Computer Programming/Programmer, General\n\
11.0202 Computer Programming, Specific Applications\n\
11.0203 Computer Programming, Vendor/Product Certification\n\
11.0204 Computer Game Programming\n\
11.0205 Computer Programming, Specific Platforms\n\
11.0299 Computer Programming, Other\n\
11.03 Data Processing\n\
11.0301 Data Processing and Data Processing Technology/Technician\n\
11.04 Information Science/Studies\n\
11.0401 Information Science/Studies\n\
11.05 Computer Systems Analysis\n\
11.0501 Computer Systems Analysis/Analyst\n\
11.06 Data Entry/Microcomputer Applications\n\
11.0601 Data Entry/Microcomputer Applications, General\n\
11.0602 Word Processing\n\
11.0699 Data Entry/Microcomputer Applications, Other\n\
11.07 Computer Science\n\
11.0701 Computer Science\n\
11.08 Computer Software and Media Applications\n\
11.0801 Web Page, Digital/Multimedia and Information Resources Design\n\
11.0802 Data Modeling/Warehousing and Database Administration\n\
11.0803 Computer Graphics\n\
11.0804 Modeling, Virtual Environments and Simulation\n\
11.0899 Computer Software and Media Applications, Other\n\
11.09 Computer Systems Networking and Telecommunications\n\
11.0901 Computer Systems Networking and Telecommunications\n\
11.0902 Cloud Computing\n\
11.0999 Computer Systems Networking and Telecommunications, Other\n\
11.10 Computer/Information Technology Administration and Management\n\
11.1001 Network and System Administration/Administrator\n\
11.1002 System, Networking, and LAN/WAN Management/Manager\n\
11.1003 Computer and Information Systems Security/Auditing/Information Assurance\n\
11.1004 Web/Multimedia Management and Webmaster\n\
11.1005 Information Technology Project Management\n\
11.1006 Computer Support Specialist\n\
11.1099 Computer/Information Technology Services Administration and Management, Other\n\
11.99 Computer and Information Sciences and Support Services, Other\n\
11.9999 Computer and Information Sciences and Support Services, Other\n\
12 Culinary, Entertainment, and Personal Services\n\
12.03 Funeral Service and Mortuary Science\n\
12.0301 Funeral Service and Mortuary Science, General\n\
12.0302 Funeral Direction/Service\n\
12.0303 Mortuary Science and Embalming/Embalmer\n\
12.0399 Funeral Service and Mortuary Science, Other\n\
12.04 Cosmetology and Related Personal Grooming Services\n\
12.0401 Cosmetology/Cosmetologist, General\n\
12.0402 Barbering/Barber\n\
12.0404 Electrolysis/Electrology and Electrolysis Technician\n\
12.0406 Make-Up Artist/Specialist\n\
12.0407 Hair Styling/Stylist and Hair Design\n\
12.0408 Facial Treatment Specialist/Facialist\n\
12.0409 Aesthetician/Esthetician and Skin Care Specialist\n\
12.0410 Nail Technician/Specialist and Manicurist\n\
12.0411 Permanent Cosmetics/Makeup and Tattooing\n\
12.0412 Salon/Beauty Salon Management/Manager\n\
12.0413 Cosmetology, Barber/Styling, and Nail Instructor\n\
12.0414 Master Aesthetician/Esthetician\n\
12.0499 Cosmetology and Related Personal Grooming Arts, Other\n\
12.05 Culinary Arts and Related Services\n\
12.0500 Cooking and Related Culinary Arts, General\n\
12.0501 Baking and Pastry Arts/Baker/Pastry Chef\n\
12.0502 Bartending/Bartender\n\
12.0503 Culinary Arts/Chef Training\n\
12.0504 Restaurant, Culinary, and Catering Management/Manager\n\
12.0505 Food Preparation/Professional Cooking/Kitchen Assistant\n\
12.0506 Meat Cutting/Meat Cutter\n\
12.0507 Food Service, Waiter/Waitress, and Dining Room Management/Manager\n\
12.0508 Institutional Food Workers\n\
12.0509 Culinary Science/Culinology\n\
12.0510 Wine Steward/Sommelier\n\
12.0599 Culinary Arts and Related Services, Other\n\
12.06 Casino Operations and Services\n\
12.0601 Casino Operations and Services, General\n\
12.0602 Casino Dealing\n\
12.0699 Casino Operations and Services, Other\n\
12.99 Culinary, Entertainment, and Personal Services, Other\n\
12.9999 Culinary, Entertainment, and Personal Services, Other\n\
13 Education\n\
13.01 Education, General\n\
13.0101 Education, General\n\
13.02 Bilingual, Multilingual, and Multicultural Education\n\
13.0201 Bilingual and Multilingual Education\n\
13.0202 Multicultural Education\n\
13.0203 Indian/Native American Education\n\
13.0299 Bilingual, Multilingual, and Multicultural Education, Other\n\
13.03 Curriculum and Instruction\n\
13.0301 Curriculum and Instruction\n\
13.04 Educational Administration and Supervision\n\
13.0401 Educational Leadership and Administration, General\n\
13.0402 Administration of Special Education\n\
13.0403 Adult and Continuing Education Administration\n\
13.0404 Educational, Instructional, and Curriculum Supervision\n\
13.0406 Higher Education/Higher Education Administration\n\
13.0407 Community College Administration\n\
13.0408 Elementary and Middle School Administration/Principalship\n\
13.0409 Secondary School Administration/Principalship\n\
13.0410 Urban Education and Leadership\n\
13.0411 Superintendency and Educational System Administration\n\
13.0412 International School Administration/Leadership\n\
13.0413 Education Entrepreneurship\n\
13.0414 Early Childhood Program Administration\n\
13.0499 Educational Administration and Supervision, Other\n\
13.05 Educational/Instructional Media Design\n\
13.0501 Educational/Instructional Technology\n\
13.06 Educational Assessment, Evaluation, and Research\n\
13.0601 Educational Evaluation and Research\n\
13.0603 Educational Statistics and Research Methods\n\
13.0604 Educational Assessment, Testing, and Measurement\n\
13.0607 Learning Sciences\n\
13.0608 Institutional Research\n\
13.0699 Educational Assessment, Evaluation, and Research, Other\n\
13.07 International and Comparative Education\n\
13.0701 International and Comparative Education\n\
13.09 Social and Philosophical Foundations of Education\n\
13.0901 Social and Philosophical Foundations of Education\n\
13.10 Special Education and Teaching\n\
13.1001 Special Education and Teaching, General\n\
13.1003 Education/Teaching of Individuals with Hearing Impairments Including Deafness\n\
13.1004 Education/Teaching of the Gifted and Talented\n\
13.1005 Education/Teaching of Individuals with Emotional Disturbances\n\
13.1006 Education/Teaching of Individuals with Intellectual Disabilities\n\
13.1007 Education/Teaching of Individuals with Multiple Disabilities\n\
13.1008 Education/Teaching of Individuals with Orthopedic and Other Physical Health Impairments\n\
13.1009 Education/Teaching of Individuals with Vision Impairments Including Blindness\n\
13.1011 Education/Teaching of Individuals with Specific Learning Disabilities\n\
13.1012 Education/Teaching of Individuals with Speech or Language Impairments\n\
13.1013 Education/Teaching of Individuals with Autism\n\
13.1014 Education/Teaching of Individuals Who are Developmentally Delayed\n\
13.1015 Education/Teaching of Individuals in Early Childhood Special Education Programs\n\
13.1016 Education/Teaching of Individuals with Traumatic Brain Injuries\n\
13.1017 Education/Teaching of Individuals in Elementary Special Education Programs\n\
13.1018 Education/Teaching of Individuals in Junior High/Middle School Special Education Programs\n\
13.1019 Education/Teaching of Individuals in Secondary Special Education Programs\n\
13.1099 Special Education and Teaching, Other\n\
13.11 Student Counseling and Personnel Services\n\
13.1101 Counselor Education/School Counseling and Guidance Services\n\
13.1102 College Student Counseling and Personnel Services\n\
13.1199 Student Counseling and Personnel Services, Other\n\
13.12 Teacher Education and Professional Development, Specific Levels and Methods\n\
13.1201 Adult and Continuing Education and Teaching\n\
13.1202 Elementary Education and Teaching\n\
13.1203 Junior High/Intermediate/Middle School Education and Teaching\n\
13.1205 Secondary Education and Teaching\n\
13.1206 Teacher Education, Multiple Levels\n\
13.1207 Montessori Teacher Education\n\
13.1208 Waldorf/Steiner Teacher Education\n\
13.1209 Kindergarten/Preschool Education and Teaching\n\
13.1210 Early Childhood Education and Teaching\n\
13.1211 Online Educator/Online Teaching\n\
13.1212 International Teaching and Learning\n\
13.1213 Science, Technology, Engineering, and Mathematics (STEM) Educational Methods\n\
13.1214 College/Postsecondary/University Teaching\n\
13.1299 Teacher Education and Professional Development, Specific Levels and Methods, Other\n\
13.13 Teacher Education and Professional Development, Specific Subject Areas\n\
13.1301 Agricultural Teacher Education\n\
13.1302 Art Teacher Education\n\
13.1303 Business and Innovation/Entrepreneurship Teacher Education\n\
13.1304 Driver and Safety Teacher Education\n\
13.1305 English/Language Arts Teacher Education\n\
13.1306 Foreign Language Teacher Education\n\
13.1307 Health Teacher Education\n\
13.1308 Family and Consumer Sciences/Home Economics Teacher Education\n\
13.1309 Technology Teacher Education/Industrial Arts Teacher Education\n\
13.1310 Sales and Marketing Operations/Marketing and Distribution Teacher Education\n\
13.1311 Mathematics Teacher Education\n\
13.1312 Music Teacher Education\n\
13.1314 Physical Education Teaching and Coaching\n\
13.1315 Reading Teacher Education\n\
13.1316 Science Teacher Education/General Science Teacher Education\n\
13.1317 Social Science Teacher Education\n\
13.1318 Social Studies Teacher Education\n\
13.1319 Technical Teacher Education\n\
13.1320 Trade and Industrial Teacher Education\n\
13.1321 Computer Teacher Education\n\
13.1322 Biology Teacher Education\n\
13.1323 Chemistry Teacher Education\n\
13.1324 Drama and Dance Teacher Education\n\
13.1325 French Language Teacher Education\n\
13.1326 German Language Teacher Education\n\
13.1327 Health Occupations Teacher Education\n\
13.1328 History Teacher Education\n\
13.1329 Physics Teacher Education\n\
13.1330 Spanish Language Teacher Education\n\
13.1331 Speech Teacher Education\n\
13.1332 Geography Teacher Education\n\
13.1333 Latin Teacher Education\n\
13.1334 School Librarian/School Library Media Specialist\n\
13.1335 Psychology Teacher Education\n\
13.1337 Earth Science Teacher Education\n\
13.1338 Environmental Education\n\
13.1339 Communication Arts and Literature Teacher Education\n\
13.1399 Teacher Education and Professional Development, Specific Subject Areas, Other\n\
13.14 Teaching English or French as a Second or Foreign Language\n\
13.1401 Teaching English as a Second or Foreign Language/ESL Language Instructor\n\
13.1402 Teaching French as a Second or Foreign Language\n\
13.1499 Teaching English or French as a Second or Foreign Language, Other\n\
13.15 Teaching Assistants/Aides\n\
13.1501 Teacher Assistant/Aide\n\
13.1502 Adult Literacy Tutor/Instructor\n\
13.1599 Teaching Assistants/Aides, Other\n\
13.99 Education, Other\n\
13.9999 Education, Other\n\
14 Engineering\n\
14.01 Engineering, General\n\
14.0101 Engineering, General\n\
14.0102 Pre-Engineering\n\
14.0103 Applied Engineering\n\
14.02 Aerospace, Aeronautical, and Astronautical/Space Engineering\n\
14.0201 Aerospace, Aeronautical, and Astronautical/Space Engineering, General\n\
14.0202 Astronautical Engineering\n\
14.0299 Aerospace, Aeronautical, and Astronautical/Space Engineering, Other\n\
14.03 Agricultural Engineering\n\
14.0301 Agricultural Engineering\n\
14.04 Architectural Engineering\n\
14.0401 Architectural Engineering\n\
14.05 Biomedical/Medical Engineering\n\
14.0501 Bioengineering and Biomedical Engineering\n\
14.06 Ceramic Sciences and Engineering\n\
14.0601 Ceramic Sciences and Engineering\n\
14.07 Chemical Engineering\n\
14.0701 Chemical Engineering\n\
14.0702 Chemical and Biomolecular Engineering\n\
14.0799 Chemical Engineering, Other\n\
14.08 Civil Engineering\n\
14.0801 Civil Engineering, General\n\
14.0802 Geotechnical and Geoenvironmental Engineering\n\
14.0803 Structural Engineering\n\
14.0804 Transportation and Highway Engineering\n\
14.0805 Water Resources Engineering\n\
14.0899 Civil Engineering, Other\n\
14.09 Computer Engineering\n\
14.0901 Computer Engineering, General\n\
14.0902 Computer Hardware Engineering\n\
14.0903 Computer Software Engineering\n\
14.0999 Computer Engineering, Other\n\
14.10 Electrical, Electronics, and Communications Engineering\n\
14.1001 Electrical and Electronics Engineering\n\
14.1003 Laser and Optical Engineering\n\
14.1004 Telecommunications Engineering\n\
14.1099 Electrical, Electronics, and Communications Engineering, Other\n\
14.11 Engineering Mechanics\n\
14.1101 Engineering Mechanics\n\
14.12 Engineering Physics\n\
14.1201 Engineering Physics/Applied Physics\n\
14.13 Engineering Science\n\
14.1301 Engineering Science\n\
14.14 Environmental/Environmental Health Engineering\n\
14.1401 Environmental/Environmental Health Engineering\n\
14.18 Materials Engineering\n\
14.1801 Materials Engineering\n\
14.19 Mechanical Engineering\n\
14.1901 Mechanical Engineering\n\
14.20 Metallurgical Engineering\n\
14.2001 Metallurgical Engineering\n\
14.21 Mining and Mineral Engineering\n\
14.2101 Mining and Mineral Engineering\n\
14.22 Naval Architecture and Marine Engineering\n\
14.2201 Naval Architecture and Marine Engineering\n\
14.23 Nuclear Engineering\n\
14.2301 Nuclear Engineering\n\
14.24 Ocean Engineering\n\
14.2401 Ocean Engineering\n\
14.25 Petroleum Engineering\n\
14.2501 Petroleum Engineering\n\
14.27 Systems Engineering\n\
14.2701 Systems Engineering\n\
14.28 Textile Sciences and Engineering\n\
14.2801 Textile Sciences and Engineering\n\
14.32 Polymer/Plastics Engineering\n\
14.3201 Polymer/Plastics Engineering\n\
14.33 Construction Engineering\n\
14.3301 Construction Engineering\n\
14.34 Forest Engineering\n\
14.3401 Forest Engineering\n\
14.35 Industrial Engineering\n\
14.3501 Industrial Engineering\n\
14.36 Manufacturing Engineering\n\
14.3601 Manufacturing Engineering\n\
14.37 Operations Research\n\
14.3701 Operations Research\n\
14.38 Surveying Engineering\n\
14.3801 Surveying Engineering\n\
14.39 Geological/Geophysical Engineering\n\
14.3901 Geological/Geophysical Engineering\n\
14.40 Paper Science and Engineering\n\
14.4001 Paper Science and Engineering\n\
14.41 Electromechanical Engineering\n\
14.4101 Electromechanical Engineering\n\
14.42 Mechatronics, Robotics, and Automation Engineering\n\
14.4201 Mechatronics, Robotics, and Automation Engineering\n\
14.43 Biochemical Engineering\n\
14.4301 Biochemical Engineering\n\
14.44 Engineering Chemistry\n\
14.4401 Engineering Chemistry\n\
14.45 Biological/Biosystems Engineering\n\
14.4501 Biological/Biosystems Engineering\n\
14.47 Electrical and Computer Engineering\n\
14.4701 Electrical and Computer Engineering\n\
14.48 Energy Systems Engineering\n\
14.4801 Energy Systems Engineering, General\n\
14.4802 Power Plant Engineering\n\
14.4899 Energy Systems Engineering, Other\n\
14.99 Engineering, Other\n\
14.9999 Engineering, Other\n\
15 Engineering/Engineering-related Technologies/Technicians\n\
15.00 Engineering Technologies/Technicians, General\n\
15.0000 Engineering Technologies/Technicians, General\n\
15.0001 Applied Engineering Technologies/Technicians\n\
15.01 Architectural Engineering Technologies/Technicians\n\
15.0101 Architectural Engineering Technologies/Technicians\n\
15.02 Civil Engineering Technologies/Technicians\n\
15.0201 Civil Engineering Technologies/Technicians\n\
15.03 Electrical/Electronic Engineering Technologies/Technicians\n\
15.0303 Electrical, Electronic, and Communications Engineering Technology/Technician\n\
15.0304 Laser and Optical Technology/Technician\n\
15.0305 Telecommunications Technology/Technician\n\
15.0306 Integrated Circuit Design Technology/Technician\n\
15.0307 Audio Engineering Technology/Technician\n\
15.0399 Electrical/Electronic Engineering Technologies/Technicians, Other\n\
15.04 Electromechanical Technologies/Technicians\n\
15.0401 Biomedical Technology/Technician\n\
15.0403 Electromechanical/Electromechanical Engineering Technology/Technician\n\
15.0404 Instrumentation Technology/Technician\n\
15.0405 Robotics Technology/Technician\n\
15.0406 Automation Engineer Technology/Technician\n\
15.0407 Mechatronics, Robotics, and Automation Engineering Technology/Technician\n\
15.0499 Electromechanical Technologies/Technicians, Other\n\
15.05 Environmental Control Technologies/Technicians\n\
15.0501 Heating, Ventilation, Air Conditioning and Refrigeration Engineering Technology/Technician\n\
15.0506 Water Quality and Wastewater Treatment Management and Recycling Technology/Technician\n\
15.0507 Environmental/Environmental Engineering Technology/Technician\n\
15.0508 Hazardous Materials Management and Waste Technology/Technician\n\
15.0599 Environmental Control Technologies/Technicians, Other\n\
15.06 Industrial Production Technologies/Technicians\n\
15.0607 Plastics and Polymer Engineering Technology/Technician\n\
15.0611 Metallurgical Technology/Technician\n\
15.0612 Industrial Technology/Technician\n\
15.0613 Manufacturing Engineering Technology/Technician\n\
15.0614 Welding Engineering Technology/Technician\n\
15.0615 Chemical Engineering Technology/Technician\n\
15.0616 Semiconductor Manufacturing Technology/Technician\n\
15.0617 Composite Materials Technology/Technician\n\
15.0699 Industrial Production Technologies/Technicians, Other\n\
15.07 Quality Control and Safety Technologies/Technicians\n\
15.0701 Occupational Safety and Health Technology/Technician\n\
15.0702 Quality Control Technology/Technician\n\
15.0703 Industrial Safety Technology/Technician\n\
15.0704 Hazardous Materials Information Systems Technology/Technician\n\
15.0705 Process Safety Technology/Technician\n\
15.0799 Quality Control and Safety Technologies/Technicians, Other\n\
15.08 Mechanical Engineering Related Technologies/Technicians\n\
15.0801 Aeronautical/Aerospace Engineering Technology/Technician\n\
15.0803 Automotive Engineering Technology/Technician\n\
15.0805 Mechanical/Mechanical Engineering Technology/Technician\n\
15.0806 Marine Engineering Technology/Technician\n\
15.0807 Motorsports Engineering Technology/Technician\n\
15.0899 Mechanical Engineering Related Technologies/Technicians, Other\n\
15.09 Mining and Petroleum Technologies/Technicians\n\
15.0901 Mining Technology/Technician\n\
15.0903 Petroleum Technology/Technician\n\
15.0999 Mining and Petroleum Technologies/Technicians, Other\n\
15.10 Construction Engineering Technology/Technician\n\
15.1001 Construction Engineering Technology/Technician\n\
15.11 Engineering-Related Technologies/Technicians\n\
15.1102 Surveying Technology/Surveying\n\
15.1103 Hydraulics and Fluid Power Technology/Technician\n\
15.1199 Engineering-Related Technologies/Technicians, Other\n\
15.12 Computer Engineering Technologies/Technicians\n\
15.1201 Computer Engineering Technology/Technician\n\
15.1202 Computer/Computer Systems Technology/Technician\n\
15.1203 Computer Hardware Technology/Technician\n\
15.1204 Computer Software Technology/Technician\n\
15.1299 Computer Engineering Technologies/Technicians, Other\n\
15.13 Drafting/Design Engineering Technologies/Technicians\n\
15.1301 Drafting and Design Technology/Technician, General\n\
15.1302 CAD/CADD Drafting and/or Design Technology/Technician\n\
15.1303 Architectural Drafting and Architectural CAD/CADD\n\
15.1304 Civil Drafting and Civil Engineering CAD/CADD\n\
15.1305 Electrical/Electronics Drafting and Electrical/Electronics CAD/CADD\n\
15.1306 Mechanical Drafting and Mechanical Drafting CAD/CADD\n\
15.1307 3-D Modeling and Design Technology/Technician\n\
15.1399 Drafting/Design Engineering Technologies/Technicians, Other\n\
15.14 Nuclear Engineering Technology/Technician\n\
15.1401 Nuclear Engineering Technology/Technician\n\
15.15 Engineering-Related Fields\n\
15.1501 Engineering/Industrial Management\n\
15.1502 Engineering Design\n\
15.1503 Packaging Science\n\
15.1599 Engineering-Related Fields, Other\n\
15.16 Nanotechnology\n\
15.1601 Nanotechnology\n\
15.17 Energy Systems Technologies/Technicians\n\
15.1701 Energy Systems Technology/Technician\n\
15.1702 Power Plant Technology/Technician\n\
15.1703 Solar Energy Technology/Technician\n\
15.1704 Wind Energy Technology/Technician\n\
15.1705 Hydroelectric Energy Technology/Technician\n\
15.1706 Geothermal Energy Technology/Technician\n\
15.1799 Energy Systems Technologies/Technicians, Other\n\
15.99 Engineering/Engineering-Related Technologies/Technicians, Other\n\
15.9999 Engineering/Engineering-Related Technologies/Technicians, Other\n\
16 Foreign Languages, Literatures, and Linguistics\n\
16.01 Linguistic, Comparative, and Related Language Studies and Services\n\
16.0101 Foreign Languages and Literatures, General\n\
16.0102 Linguistics\n\
16.0103 Language Interpretation and Translation\n\
16.0104 Comparative Literature\n\
16.0105 Applied Linguistics\n\
16.0199 Linguistic, Comparative, and Related Language Studies and Services, Other\n\
16.02 African Languages, Literatures, and Linguistics\n\
16.0201 African Languages, Literatures, and Linguistics\n\
16.03 East Asian Languages, Literatures, and Linguistics\n\
16.0300 East Asian Languages, Literatures, and Linguistics, General\n\
16.0301 Chinese Language and Literature\n\
16.0302 Japanese Language and Literature\n\
16.0303 Korean Language and Literature\n\
16.0304 Tibetan Language and Literature\n\
16.0399 East Asian Languages, Literatures, and Linguistics, Other\n\
16.04 Slavic, Baltic and Albanian Languages, Literatures, and Linguistics\n\
16.0400 Slavic Languages, Literatures, and Linguistics, General\n\
16.0401 Baltic Languages, Literatures, and Linguistics\n\
16.0402 Russian Language and Literature\n\
16.0404 Albanian Language and Literature\n\
16.0405 Bulgarian Language and Literature\n\
16.0406 Czech Language and Literature\n\
16.0407 Polish Language and Literature\n\
16.0408 Bosnian, Serbian, and Croatian Languages and Literatures\n\
16.0409 Slovak Language and Literature\n\
16.0410 Ukrainian Language and Literature\n\
16.0499 Slavic, Baltic, and Albanian Languages, Literatures, and Linguistics, Other\n\
16.05 Germanic Languages, Literatures, and Linguistics\n\
16.0500 Germanic Languages, Literatures, and Linguistics, General\n\
16.0501 German Language and Literature\n\
16.0502 Scandinavian Languages, Literatures, and Linguistics\n\
16.0503 Danish Language and Literature\n\
16.0504 Dutch/Flemish Language and Literature\n\
16.0505 Norwegian Language and Literature\n\
16.0506 Swedish Language and Literature\n\
16.0599 Germanic Languages, Literatures, and Linguistics, Other\n\
16.06 Modern Greek Language and Literature\n\
16.0601 Modern Greek Language and Literature\n\
16.07 South Asian Languages, Literatures, and Linguistics\n\
16.0700 South Asian Languages, Literatures, and Linguistics, General\n\
16.0701 Hindi Language and Literature\n\
16.0702 Sanskrit and Classical Indian Languages, Literatures, and Linguistics\n\
16.0704 Bengali Language and Literature\n\
16.0705 Punjabi Language and Literature\n\
16.0706 Tamil Language and Literature\n\
16.0707 Urdu Language and Literature\n\
16.0799 South Asian Languages, Literatures, and Linguistics, Other\n\
16.08 Iranian/Persian Languages, Literatures, and Linguistics\n\
16.0801 Iranian Languages, Literatures, and Linguistics\n\
16.09 Romance Languages, Literatures, and Linguistics\n\
16.0900 Romance Languages, Literatures, and Linguistics, General\n\
16.0901 French Language and Literature\n\
16.0902 Italian Language and Literature\n\
16.0904 Portuguese Language and Literature\n\
16.0905 Spanish Language and Literature\n\
16.0906 Romanian Language and Literature\n\
16.0907 Catalan Language and Literature\n\
16.0908 Hispanic and Latin American Languages, Literatures, and Linguistics, General\n\
16.0999 Romance Languages, Literatures, and Linguistics, Other\n\
16.10 American Indian/Native American Languages, Literatures, and Linguistics\n\
16.1001 American Indian/Native American Languages, Literatures, and Linguistics\n\
16.11 Middle/Near Eastern and Semitic Languages, Literatures, and Linguistics\n\
16.1100 Middle/Near Eastern and Semitic Languages, Literatures, and Linguistics, General\n\
16.1101 Arabic Language and Literature\n\
16.1102 Hebrew Language and Literature\n\
16.1103 Ancient Near Eastern and Biblical Languages, Literatures, and Linguistics\n\
16.1199 Middle/Near Eastern and Semitic Languages, Literatures, and Linguistics, Other\n\
16.12 Classics and Classical Languages, Literatures, and Linguistics\n\
16.1200 Classics and Classical Languages, Literatures, and Linguistics, General\n\
16.1202 Ancient/Classical Greek Language and Literature\n\
16.1203 Latin Language and Literature\n\
16.1299 Classics and Classical Languages, Literatures, and Linguistics, Other\n\
16.13 Celtic Languages, Literatures, and Linguistics\n\
16.1301 Celtic Languages, Literatures, and Linguistics\n\
16.14 Southeast Asian and Australasian/Pacific Languages, Literatures, and Linguistics\n\
16.1400 Southeast Asian Languages, Literatures, and Linguistics, General\n\
16.1401 Australian/Oceanic/Pacific Languages, Literatures, and Linguistics\n\
16.1402 Indonesian/Malay Languages and Literatures\n\
16.1403 Burmese Language and Literature\n\
16.1404 Filipino/Tagalog Language and Literature\n\
16.1405 Khmer/Cambodian Language and Literature\n\
16.1406 Lao Language and Literature\n\
16.1407 Thai Language and Literature\n\
16.1408 Vietnamese Language and Literature\n\
16.1409 Hawaiian Language and Literature\n\
16.1499 Southeast Asian and Australasian/Pacific Languages, Literatures, and Linguistics, Other\n\
16.15 Turkic, Uralic-Altaic, Caucasian, and Central Asian Languages, Literatures, and Linguistics\n\
16.1501 Turkish Language and Literature\n\
16.1502 Uralic Languages, Literatures, and Linguistics\n\
16.1503 Hungarian/Magyar Language and Literature\n\
16.1504 Mongolian Language and Literature\n\
16.1599 Turkic, Uralic-Altaic, Caucasian, and Central Asian Languages, Literatures, and Linguistics, Other\n\
16.16 American Sign Language\n\
16.1601 American Sign Language (ASL)\n\
16.1602 Linguistics of ASL and Other Sign Languages\n\
16.1603 Sign Language Interpretation and Translation\n\
16.1699 American Sign Language, Other\n\
16.17 Second Language Learning\n\
16.1701 English as a Second Language\n\
16.18 Armenian Languages, Literatures, and Linguistics\n\
16.1801 Armenian Language and Literature\n\
16.99 Foreign Languages, Literatures, and Linguistics, Other\n\
16.9999 Foreign Languages, Literatures, and Linguistics, Other\n\
19 Family and Consumer Sciences/Human Sciences\n\
19.01 Family and Consumer Sciences/Human Sciences, General\n\
19.0101 Family and Consumer Sciences/Human Sciences, General\n\
19.02 Family and Consumer Sciences/Human Sciences Business Services\n\
19.0201 Business Family and Consumer Sciences/Human Sciences\n\
19.0202 Family and Consumer Sciences/Human Sciences Communication\n\
19.0203 Consumer Merchandising/Retailing Management\n\
19.0299 Family and Consumer Sciences/Human Sciences Business Services, Other\n\
19.04 Family and Consumer Economics and Related Studies\n\
19.0401 Family Resource Management Studies, General\n\
19.0402 Consumer Economics\n\
19.0403 Consumer Services and Advocacy\n\
19.0499 Family and Consumer Economics and Related Services, Other\n\
19.05 Foods, Nutrition, and Related Services\n\
19.0501 Foods, Nutrition, and Wellness Studies, General\n\
19.0504 Human Nutrition\n\
19.0505 Foodservice Systems Administration/Management\n\
19.0599 Foods, Nutrition, and Related Services, Other\n\
19.06 Housing and Human Environments\n\
19.0601 Housing and Human Environments, General\n\
19.0604 Facilities Planning and Management\n\
19.0605 Home Furnishings and Equipment Installers\n\
19.0699 Housing and Human Environments, Other\n\
19.07 Human Development, Family Studies, and Related Services\n\
19.0701 Human Development and Family Studies, General\n\
19.0702 Adult Development and Aging\n\
19.0704 Family Systems\n\
19.0706 Child Development\n\
19.0707 Family and Community Services\n\
19.0708 Child Care and Support Services Management\n\
19.0709 Child Care Provider/Assistant\n\
19.0710 Developmental Services Worker\n\
19.0711 Early Childhood and Family Studies\n\
19.0712 Parent Education Services\n\
19.0799 Human Development, Family Studies, and Related Services, Other\n\
19.09 Apparel and Textiles\n\
19.0901 Apparel and Textiles, General\n\
19.0902 Apparel and Textile Manufacture\n\
19.0904 Textile Science\n\
19.0905 Apparel and Textile Marketing Management\n\
19.0906 Fashion and Fabric Consultant\n\
19.0999 Apparel and Textiles, Other\n\
19.10 Work and Family Studies\n\
19.1001 Work and Family Studies\n\
19.99 Family and Consumer Sciences/Human Sciences, Other\n\
19.9999 Family and Consumer Sciences/Human Sciences, Other\n\
22 Legal Professions and Studies\n\
22.00 Non-Professional Legal Studies\n\
22.0000 Legal Studies\n\
22.0001 Pre-Law Studies\n\
22.0099 Non-Professional Legal Studies, Other\n\
22.01 Law\n\
22.0101 Law\n\
22.02 Legal Research and Advanced Professional Studies\n\
22.0201 Advanced Legal Research/Studies, General\n\
22.0202 Programs for Foreign Lawyers\n\
22.0203 American/U.S. Law/Legal Studies/Jurisprudence\n\
22.0204 Canadian Law/Legal Studies/Jurisprudence\n\
22.0205 Banking, Corporate, Finance, and Securities Law\n\
22.0206 Comparative Law\n\
22.0207 Energy, Environment, and Natural Resources Law\n\
22.0208 Health Law\n\
22.0209 International Law and Legal Studies\n\
22.0210 International Business, Trade, and Tax Law\n\
22.0211 Tax Law/Taxation\n\
22.0212 Intellectual Property Law\n\
22.0213 Patent Law\n\
22.0214 Agriculture Law\n\
22.0215 Arts and Entertainment Law\n\
22.0216 Compliance Law\n\
22.0217 Criminal Law and Procedure\n\
22.0218 Entrepreneurship Law\n\
22.0219 Family/Child/Elder Law\n\
22.0220 Human Resources Law\n\
22.0221 Insurance Law\n\
22.0222 Real Estate and Land Development Law\n\
22.0223 Transportation Law\n\
22.0224 Tribal/Indigenous Law\n\
22.0299 Legal Research and Advanced Professional Studies, Other\n\
22.03 Legal Support Services\n\
22.0301 Legal Administrative Assistant/Secretary\n\
22.0302 Legal Assistant/Paralegal\n\
22.0303 Court Reporting and Captioning/Court Reporter\n\
22.0304 Court Interpreter\n\
22.0305 Scopist\n\
22.0399 Legal Support Services, Other\n\
22.99 Legal Professions and Studies, Other\n\
22.9999 Legal Professions and Studies, Other\n\
23 English Language and Literature/Letters\n\
23.01 English Language and Literature, General\n\
23.0101 English Language and Literature, General\n\
23.13 Rhetoric and Composition/Writing Studies\n\
23.1301 Writing, General\n\
23.1302 Creative Writing\n\
23.1303 Professional, Technical, Business, and Scientific Writing\n\
23.1304 Rhetoric and Composition\n\
23.1399 Rhetoric and Composition/Writing Studies, Other\n\
23.14 Literature\n\
23.1401 General Literature\n\
23.1402 American Literature (United States)\n\
23.1403 American Literature (Canadian)\n\
23.1404 English Literature (British and Commonwealth)\n\
23.1405 Children's and Adolescent Literature\n\
23.1499 Literature, Other\n\
23.99 English Language and Literature/Letters, Other\n\
23.9999 English Language and Literature/Letters, Other\n\
24 Liberal Arts and Sciences, General Studies and Humanities\n\
24.01 Liberal Arts and Sciences, General Studies and Humanities\n\
24.0101 Liberal Arts and Sciences/Liberal Studies\n\
24.0102 General Studies\n\
24.0103 Humanities/Humanistic Studies\n\
24.0199 Liberal Arts and Sciences, General Studies and Humanities, Other\n\
25 Library Science\n\
25.01 Library Science and Administration\n\
25.0101 Library and Information Science\n\
25.0102 Children and Youth Library Services\n\
25.0103 Archives/Archival Administration\n\
25.0199 Library Science and Administration, Other\n\
25.03 Library and Archives Assisting\n\
25.0301 Library and Archives Assisting\n\
25.99 Library Science, Other\n\
25.9999 Library Science, Other\n\
26 Biological and Biomedical Sciences\n\
26.01 Biology, General\n\
26.0101 Biology/Biological Sciences, General\n\
26.0102 Biomedical Sciences, General\n\
26.02 Biochemistry, Biophysics and Molecular Biology\n\
26.0202 Biochemistry\n\
26.0203 Biophysics\n\
26.0204 Molecular Biology\n\
26.0205 Molecular Biochemistry\n\
26.0206 Molecular Biophysics\n\
26.0207 Structural Biology\n\
26.0208 Photobiology\n\
26.0209 Radiation Biology/Radiobiology\n\
26.0210 Biochemistry and Molecular Biology\n\
26.0299 Biochemistry, Biophysics and Molecular Biology, Other\n\
26.03 Botany/Plant Biology\n\
26.0301 Botany/Plant Biology\n\
26.0305 Plant Pathology/Phytopathology\n\
26.0307 Plant Physiology\n\
26.0308 Plant Molecular Biology\n\
26.0399 Botany/Plant Biology, Other\n\
26.04 Cell/Cellular Biology and Anatomical Sciences\n\
26.0401 Cell/Cellular Biology and Histology\n\
26.0403 Anatomy\n\
26.0404 Developmental Biology and Embryology\n\
26.0406 Cell/Cellular and Molecular Biology\n\
26.0407 Cell Biology and Anatomy\n\
26.0499 Cell/Cellular Biology and Anatomical Sciences, Other\n\
26.05 Microbiological Sciences and Immunology\n\
26.0502 Microbiology, General\n\
26.0503 Medical Microbiology and Bacteriology\n\
26.0504 Virology\n\
26.0505 Parasitology\n\
26.0506 Mycology\n\
26.0507 Immunology\n\
26.0508 Microbiology and Immunology\n\
26.0509 Infectious Disease and Global Health\n\
26.0599 Microbiological Sciences and Immunology, Other\n\
26.07 Zoology/Animal Biology\n\
26.0701 Zoology/Animal Biology\n\
26.0702 Entomology\n\
26.0707 Animal Physiology\n\
26.0708 Animal Behavior and Ethology\n\
26.0709 Wildlife Biology\n\
26.0799 Zoology/Animal Biology, Other\n\
26.08 Genetics\n\
26.0801 Genetics, General\n\
26.0802 Molecular Genetics\n\
26.0803 Microbial and Eukaryotic Genetics\n\
26.0804 Animal Genetics\n\
26.0805 Plant Genetics\n\
26.0806 Human/Medical Genetics\n\
26.0807 Genome Sciences/Genomics\n\
26.0899 Genetics, Other\n\
26.09 Physiology, Pathology and Related Sciences\n\
26.0901 Physiology, General\n\
26.0902 Molecular Physiology\n\
26.0903 Cell Physiology\n\
26.0904 Endocrinology\n\
26.0905 Reproductive Biology\n\
26.0907 Cardiovascular Science\n\
26.0908 Exercise Physiology and Kinesiology\n\
26.0909 Vision Science/Physiological Optics\n\
26.0910 Pathology/Experimental Pathology\n\
26.0911 Oncology and Cancer Biology\n\
26.0912 Aerospace Physiology and Medicine\n\
26.0913 Biomechanics\n\
26.0999 Physiology, Pathology, and Related Sciences, Other\n\
26.10 Pharmacology and Toxicology\n\
26.1001 Pharmacology\n\
26.1002 Molecular Pharmacology\n\
26.1003 Neuropharmacology\n\
26.1004 Toxicology\n\
26.1005 Molecular Toxicology\n\
26.1006 Environmental Toxicology\n\
26.1007 Pharmacology and Toxicology\n\
26.1099 Pharmacology and Toxicology, Other\n\
26.11 Biomathematics, Bioinformatics, and Computational Biology\n\
26.1101 Biometry/Biometrics\n\
26.1102 Biostatistics\n\
26.1103 Bioinformatics\n\
26.1104 Computational Biology\n\
26.1199 Biomathematics, Bioinformatics, and Computational Biology, Other\n\
26.12 Biotechnology\n\
26.1201 Biotechnology\n\
26.13 Ecology, Evolution, Systematics, and Population Biology\n\
26.1301 Ecology\n\
26.1302 Marine Biology and Biological Oceanography\n\
26.1303 Evolutionary Biology\n\
26.1304 Aquatic Biology/Limnology\n\
26.1305 Environmental Biology\n\
26.1306 Population Biology\n\
26.1307 Conservation Biology\n\
26.1308 Systematic Biology/Biological Systematics\n\
26.1309 Epidemiology\n\
26.1310 Ecology and Evolutionary Biology\n\
26.1311 Epidemiology and Biostatistics\n\
26.1399 Ecology, Evolution, Systematics and Population Biology, Other\n\
26.14 Molecular Medicine\n\
26.1401 Molecular Medicine\n\
26.15 Neurobiology and Neurosciences\n\
26.1501 Neuroscience\n\
26.1502 Neuroanatomy\n\
26.1503 Neurobiology and Anatomy\n\
26.1504 Neurobiology and Behavior\n\
26.1599 Neurobiology and Neurosciences, Other\n\
26.99 Biological and Biomedical Sciences, Other\n\
26.9999 Biological and Biomedical Sciences, Other\n\
27 Mathematics and Statistics\n\
27.01 Mathematics\n\
27.0101 Mathematics, General\n\
27.0102 Algebra and Number Theory\n\
27.0103 Analysis and Functional Analysis\n\
27.0104 Geometry/Geometric Analysis\n\
27.0105 Topology and Foundations\n\
27.0199 Mathematics, Other\n\
27.03 Applied Mathematics\n\
27.0301 Applied Mathematics, General\n\
27.0303 Computational Mathematics\n\
27.0304 Computational and Applied Mathematics\n\
27.0305 Financial Mathematics\n\
27.0306 Mathematical Biology\n\
27.0399 Applied Mathematics, Other\n\
27.05 Statistics\n\
27.0501 Statistics, General\n\
27.0502 Mathematical Statistics and Probability\n\
27.0503 Mathematics and Statistics\n\
27.0599 Statistics, Other\n\
27.06 Applied Statistics\n\
27.0601 Applied Statistics, General\n\
27.99 Mathematics and Statistics, Other\n\
27.9999 Mathematics and Statistics, Other\n\
28 Military Science, Leadership and Operational Art\n\
28.01 Air Force ROTC, Air Science and Operations\n\
28.0101 Air Force JROTC/ROTC\n\
28.0199 Air Force ROTC, Air Science and Operations, Other\n\
28.03 Army ROTC, Military Science and Operations\n\
28.0301 Army JROTC/ROTC\n\
28.0399 Army ROTC, Military Science and Operations, Other\n\
28.04 Navy/Marine ROTC, Naval Science and Operations\n\
28.0401 Navy/Marine Corps JROTC/ROTC\n\
28.0499 Navy/Marine Corps ROTC, Naval Science and Operations, Other\n\
28.05 Military Science and Operational Studies\n\
28.0501 Air Science/Airpower Studies\n\
28.0502 Air and Space Operational Art and Science\n\
28.0503 Military Operational Art and Science/Studies\n\
28.0504 Advanced Military and Operational Studies\n\
28.0505 Naval Science and Operational Studies\n\
28.0506 Special, Irregular and Counterterrorist Operations\n\
28.0599 Military Science and Operational Studies, Other\n\
28.06 Security Policy and Strategy\n\
28.0601 Strategic Studies, General\n\
28.0602 Military and Strategic Leadership\n\
28.0603 Military and International Operational Law\n\
28.0604 Joint Operations Planning and Strategy\n\
28.0605 Weapons of Mass Destruction\n\
28.0699 National Security Policy and Strategy, Other\n\
28.07 Military Economics and Management\n\
28.0701 National Resource Strategy and Policy\n\
28.0702 Industry Studies\n\
28.0703 Military Installation Management\n\
28.0799 Military Economics and Management, Other\n\
28.99 Military Science, Leadership and Operational Art, Other\n\
28.9999 Military Science, Leadership and Operational Art, Other\n\
29 Military Technologies and Applied Sciences\n\
29.02 Intelligence, Command Control and Information Operations\n\
29.0201 Intelligence, General\n\
29.0202 Strategic Intelligence\n\
29.0203 Signal/Geospatial Intelligence\n\
29.0204 Command & Control (C3, C4I) Systems and Operations\n\
29.0205 Information Operations/Joint Information Operations\n\
29.0206 Information/Psychological Warfare and Military Media Relations\n\
29.0207 Cyber/Electronic Operations and Warfare\n\
29.0299 Intelligence, Command Control and Information Operations, Other\n\
29.03 Military Applied Sciences\n\
29.0301 Combat Systems Engineering\n\
29.0302 Directed Energy Systems\n\
29.0303 Engineering Acoustics\n\
29.0304 Low-Observables and Stealth Technology\n\
29.0305 Space Systems Operations\n\
29.0306 Operational Oceanography\n\
29.0307 Undersea Warfare\n\
29.0399 Military Applied Sciences, Other\n\
29.04 Military Systems and Maintenance Technology\n\
29.0401 Aerospace Ground Equipment Technology\n\
29.0402 Air and Space Operations Technology\n\
29.0403 Aircraft Armament Systems Technology\n\
29.0404 Explosive Ordinance/Bomb Disposal\n\
29.0405 Joint Command/Task Force (C3, C4I) Systems\n\
29.0406 Military Information Systems Technology\n\
29.0407 Missile and Space Systems Technology\n\
29.0408 Munitions Systems/Ordinance Technology\n\
29.0409 Radar Communications and Systems Technology\n\
29.0499 Military Systems and Maintenance Technology, Other\n\
29.06 Military Technology and Applied Sciences Management\n\
29.0601 Military Technology and Applied Sciences Management\n\
29.99 Military Technologies and Applied Sciences, Other\n\
29.9999 Military Technologies and Applied Sciences, Other\n\
30 Multi/Interdisciplinary Studies\n\
30.00 Multi-/Interdisciplinary Studies, General\n\
30.0000 Multi-/Interdisciplinary Studies, General\n\
30.0001 Comprehensive Transition and Postsecondary (CTP) Program\n\
30.01 Biological and Physical Sciences\n\
30.0101 Biological and Physical Sciences\n\
30.05 Peace Studies and Conflict Resolution\n\
30.0501 Peace Studies and Conflict Resolution\n\
30.06 Systems Science and Theory\n\
30.0601 Systems Science and Theory\n\
30.08 Mathematics and Computer Science\n\
30.0801 Mathematics and Computer Science\n\
30.10 Biopsychology\n\
30.1001 Biopsychology\n\
30.11 Gerontology\n\
30.1101 Gerontology\n\
30.12 Historic Preservation and Conservation\n\
30.1201 Historic Preservation and Conservation, General\n\
30.1202 Cultural Resource Management and Policy Analysis\n\
30.1299 Historic Preservation and Conservation, Other\n\
30.13 Medieval and Renaissance Studies\n\
30.1301 Medieval and Renaissance Studies\n\
30.14 Museology/Museum Studies\n\
30.1401 Museology/Museum Studies\n\
30.15 Science, Technology and Society\n\
30.1501 Science, Technology and Society\n\
30.16 Accounting and Computer Science\n\
30.1601 Accounting and Computer Science\n\
30.17 Behavioral Sciences\n\
30.1701 Behavioral Sciences\n\
30.18 Natural Sciences\n\
30.1801 Natural Sciences\n\
30.19 Nutrition Sciences\n\
30.1901 Nutrition Sciences\n\
30.20 International/Globalization Studies\n\
30.2001 International/Globalization Studies\n\
30.21 Holocaust and Related Studies\n\
30.2101 Holocaust and Related Studies\n\
30.22 Classical and Ancient Studies\n\
30.2201 Ancient Studies/Civilization\n\
30.2202 Classical, Ancient Mediterranean, and Near Eastern Studies and Archaeology\n\
30.2299 Classical and Ancient Studies, Other\n\
30.23 Intercultural/Multicultural and Diversity Studies\n\
30.2301 Intercultural/Multicultural and Diversity Studies\n\
30.25 Cognitive Science\n\
30.2501 Cognitive Science, General\n\
30.2502 Contemplative Studies/Inquiry\n\
30.2599 Cognitive Science, Other\n\
30.26 Cultural Studies/Critical Theory and Analysis\n\
30.2601 Cultural Studies/Critical Theory and Analysis\n\
30.27 Human Biology\n\
30.2701 Human Biology\n\
30.28 Dispute Resolution\n\
30.2801 Dispute Resolution\n\
30.29 Maritime Studies\n\
30.2901 Maritime Studies\n\
30.30 Computational Science\n\
30.3001 Computational Science\n\
30.31 Human Computer Interaction\n\
30.3101 Human Computer Interaction\n\
30.32 Marine Sciences\n\
30.3201 Marine Sciences\n\
30.33 Sustainability Studies\n\
30.3301 Sustainability Studies\n\
30.34 Anthrozoology\n\
30.3401 Anthrozoology\n\
30.35 Climate Science\n\
30.3501 Climate Science\n\
30.36 Cultural Studies and Comparative Literature\n\
30.3601 Cultural Studies and Comparative Literature\n\
30.37 Design for Human Health\n\
30.3701 Design for Human Health\n\
30.38 Earth Systems Science\n\
30.3801 Earth Systems Science\n\
30.39 Economics and Computer Science\n\
30.3901 Economics and Computer Science\n\
30.40 Economics and Foreign Language/Literature\n\
30.4001 Economics and Foreign Language/Literature\n\
30.41 Environmental Geosciences\n\
30.4101 Environmental Geosciences\n\
30.42 Geoarcheaology\n\
30.4201 Geoarcheaology\n\
30.43 Geobiology\n\
30.4301 Geobiology\n\
30.44 Geography and Environmental Studies\n\
30.4401 Geography and Environmental Studies\n\
30.45 History and Language/Literature\n\
30.4501 History and Language/Literature\n\
30.46 History and Political Science\n\
30.4601 History and Political Science\n\
30.47 Linguistics and Anthropology\n\
30.4701 Linguistics and Anthropology\n\
30.48 Linguistics and Computer Science\n\
30.4801 Linguistics and Computer Science\n\
30.49 Mathematical Economics\n\
30.4901 Mathematical Economics\n\
30.50 Mathematics and Atmospheric/Oceanic Science\n\
30.5001 Mathematics and Atmospheric/Oceanic Science\n\
30.51 Philosophy, Politics, and Economics\n\
30.5101 Philosophy, Politics, and Economics\n\
30.52 Digital Humanities and Textual Studies\n\
30.5201 Digital Humanities and Textual Studies, General\n\
30.5202 Digital Humanities\n\
30.5203 Textual Studies\n\
30.5299 Digital Humanities and Textual Studies, Other\n\
30.53 Thanatology\n\
30.5301 Thanatology\n\
30.70 Data Science\n\
30.7001 Data Science, General\n\
30.7099 Data Science, Other\n\
30.71 Data Analytics\n\
30.7101 Data Analytics, General\n\
30.7102 Business Analytics\n\
30.7103 Data Visualization\n\
30.7104 Financial Analytics\n\
30.7199 Data Analytics, Other\n\
30.99 Multi/Interdisciplinary Studies, Other\n\
30.9999 Multi-/Interdisciplinary Studies, Other\n\
31 Parks, Recreation, Leisure, Fitness, and Kinesiology\n\
31.01 Parks, Recreation, and Leisure Studies\n\
31.0101 Parks, Recreation, and Leisure Studies\n\
31.03 Parks, Recreation, and Leisure Facilities Management\n\
31.0301 Parks, Recreation, and Leisure Facilities Management, General\n\
31.0302 Golf Course Operation and Grounds Management\n\
31.0399 Parks, Recreation, and Leisure Facilities Management, Other\n\
31.05 Sports, Kinesiology, and Physical Education/Fitness\n\
31.0501 Sports, Kinesiology, and Physical Education/Fitness, General\n\
31.0504 Sport and Fitness Administration/Management\n\
31.0505 Exercise Science and Kinesiology\n\
31.0507 Physical Fitness Technician\n\
31.0508 Sports Studies\n\
31.0599 Sports, Kinesiology, and Physical Education/Fitness, Other\n\
31.06 Outdoor Education\n\
31.0601 Outdoor Education\n\
31.99 Parks, Recreation, Leisure, Fitness, and Kinesiology, Other\n\
31.9999 Parks, Recreation, Leisure, Fitness, and Kinesiology, Other\n\
38 Philosophy and Religious Studies\n\
38.00 Philosophy and Religious Studies, General\n\
38.0001 Philosophy and Religious Studies, General\n\
38.01 Philosophy\n\
38.0101 Philosophy\n\
38.0102 Logic\n\
38.0103 Ethics\n\
38.0104 Applied and Professional Ethics\n\
38.0199 Philosophy, Other\n\
38.02 Religion/Religious Studies\n\
38.0201 Religion/Religious Studies\n\
38.0202 Buddhist Studies\n\
38.0203 Christian Studies\n\
38.0204 Hindu Studies\n\
38.0205 Islamic Studies\n\
38.0206 Jewish/Judaic Studies\n\
38.0207 Talmudic Studies\n\
38.0208 Catholic Studies\n\
38.0209 Mormon Studies\n\
38.0299 Religion/Religious Studies, Other\n\
38.99 Philosophy and Religious Studies, Other\n\
38.9999 Philosophy and Religious Studies, Other\n\
39 Theology and Religious Vocations\n\
39.02 Bible/Biblical Studies\n\
39.0201 Bible/Biblical Studies\n\
39.03 Missions/Missionary Studies and Missiology\n\
39.0301 Missions/Missionary Studies\n\
39.0302 Church Planting\n\
39.0399 Missions/Missionary Studies and Missiology, Other\n\
39.04 Religious Education\n\
39.0401 Religious Education\n\
39.05 Religious Music and Worship\n\
39.0501 Religious/Sacred Music\n\
39.0502 Worship Ministry\n\
39.0599 Religious Music and Worship, Other\n\
39.06 Theological and Ministerial Studies\n\
39.0601 Theology/Theological Studies\n\
39.0602 Divinity/Ministry\n\
39.0604 Pre-Theology/Pre-Ministerial Studies\n\
39.0605 Rabbinical Studies\n\
39.0699 Theological and Ministerial Studies, Other\n\
39.07 Pastoral Counseling and Specialized Ministries\n\
39.0701 Pastoral Studies/Counseling\n\
39.0702 Youth Ministry\n\
39.0703 Urban Ministry\n\
39.0704 Women's Ministry\n\
39.0705 Lay Ministry\n\
39.0706 Chaplain/Chaplaincy Studies\n\
39.0799 Pastoral Counseling and Specialized Ministries, Other\n\
39.08 Religious Institution Administration and Law\n\
39.0801 Religious Institution Administration and Management\n\
39.0802 Religious/Canon Law\n\
39.0899 Religious Institution Administration and Law, Other\n\
39.99 Theology and Religious Vocations, Other\n\
39.9999 Theology and Religious Vocations, Other\n\
40 Physical Sciences\n\
40.01 Physical Sciences, General\n\
40.0101 Physical Sciences, General\n\
40.02 Astronomy and Astrophysics\n\
40.0201 Astronomy\n\
40.0202 Astrophysics\n\
40.0203 Planetary Astronomy and Science\n\
40.0299 Astronomy and Astrophysics, Other\n\
40.04 Atmospheric Sciences and Meteorology\n\
40.0401 Atmospheric Sciences and Meteorology, General\n\
40.0402 Atmospheric Chemistry and Climatology\n\
40.0403 Atmospheric Physics and Dynamics\n\
40.0404 Meteorology\n\
40.0499 Atmospheric Sciences and Meteorology, Other\n\
40.05 Chemistry\n\
40.0501 Chemistry, General\n\
40.0502 Analytical Chemistry\n\
40.0503 Inorganic Chemistry\n\
40.0504 Organic Chemistry\n\
40.0506 Physical Chemistry\n\
40.0507 Polymer Chemistry\n\
40.0508 Chemical Physics\n\
40.0509 Environmental Chemistry\n\
40.0510 Forensic Chemistry\n\
40.0511 Theoretical Chemistry\n\
40.0512 Cheminformatics/Chemistry Informatics\n\
40.0599 Chemistry, Other\n\
40.06 Geological and Earth Sciences/Geosciences\n\
40.0601 Geology/Earth Science, General\n\
40.0602 Geochemistry\n\
40.0603 Geophysics and Seismology\n\
40.0604 Paleontology\n\
40.0605 Hydrology and Water Resources Science\n\
40.0606 Geochemistry and Petrology\n\
40.0607 Oceanography, Chemical and Physical\n\
40.0699 Geological and Earth Sciences/Geosciences, Other\n\
40.08 Physics\n\
40.0801 Physics, General\n\
40.0802 Atomic/Molecular Physics\n\
40.0804 Elementary Particle Physics\n\
40.0805 Plasma and High-Temperature Physics\n\
40.0806 Nuclear Physics\n\
40.0807 Optics/Optical Sciences\n\
40.0808 Condensed Matter and Materials Physics\n\
40.0809 Acoustics\n\
40.0810 Theoretical and Mathematical Physics\n\
40.0899 Physics, Other\n\
40.10 Materials Sciences\n\
40.1001 Materials Science\n\
40.1002 Materials Chemistry\n\
40.1099 Materials Sciences, Other\n\
40.11 Physics and Astronomy\n\
40.1101 Physics and Astronomy\n\
40.99 Physical Sciences, Other\n\
40.9999 Physical Sciences, Other\n\
41 Science Technologies/Technicians\n\
41.00 Science Technologies/Technicians, General\n\
41.0000 Science Technologies/Technicians, General\n\
41.01 Biology/Biotechnology Technologies/Technicians\n\
41.0101 Biology/Biotechnology Technology/Technician\n\
41.02 Nuclear and Industrial Radiologic Technologies/Technicians\n\
41.0204 Industrial Radiologic Technology/Technician\n\
41.0205 Nuclear/Nuclear Power Technology/Technician\n\
41.0299 Nuclear and Industrial Radiologic Technologies/Technicians, Other\n\
41.03 Physical Science Technologies/Technicians\n\
41.0301 Chemical Technology/Technician\n\
41.0303 Chemical Process Technology\n\
41.0399 Physical Science Technologies/Technicians, Other\n\
41.99 Science Technologies/Technicians, Other\n\
41.9999 Science Technologies/Technicians, Other\n\
42 Psychology\n\
42.01 Psychology, General\n\
42.0101 Psychology, General\n\
42.27 Research and Experimental Psychology\n\
42.2701 Cognitive Psychology and Psycholinguistics\n\
42.2702 Comparative Psychology\n\
42.2703 Developmental and Child Psychology\n\
42.2704 Experimental Psychology\n\
42.2705 Personality Psychology\n\
42.2706 Behavioral Neuroscience\n\
42.2707 Social Psychology\n\
42.2708 Psychometrics and Quantitative Psychology\n\
42.2709 Psychopharmacology\n\
42.2710 Developmental and Adolescent Psychology\n\
42.2799 Research and Experimental Psychology, Other\n\
42.28 Clinical, Counseling and Applied Psychology\n\
42.2801 Clinical Psychology\n\
42.2802 Community Psychology\n\
42.2803 Counseling Psychology\n\
42.2804 Industrial and Organizational Psychology\n\
42.2805 School Psychology\n\
42.2806 Educational Psychology\n\
42.2807 Clinical Child Psychology\n\
42.2808 Environmental Psychology\n\
42.2809 Geropsychology\n\
42.2810 Health/Medical Psychology\n\
42.2811 Family Psychology\n\
42.2812 Forensic Psychology\n\
42.2813 Applied Psychology\n\
42.2814 Applied Behavior Analysis\n\
42.2815 Performance and Sport Psychology\n\
42.2816 Somatic Psychology\n\
42.2817 Transpersonal/Spiritual Psychology\n\
42.2899 Clinical, Counseling and Applied Psychology, Other\n\
42.99 Psychology, Other\n\
42.9999 Psychology, Other\n\
43 Homeland Security, Law Enforcement, Firefighting and Related Protective Services\n\
43.01 Criminal Justice and Corrections\n\
43.0100 Criminal Justice and Corrections, General\n\
43.0102 Corrections\n\
43.0103 Criminal Justice/Law Enforcement Administration\n\
43.0104 Criminal Justice/Safety Studies\n\
43.0107 Criminal Justice/Police Science\n\
43.0109 Security and Loss Prevention Services\n\
43.0110 Juvenile Corrections\n\
43.0112 Securities Services Administration/Management\n\
43.0113 Corrections Administration\n\
43.0114 Law Enforcement Investigation and Interviewing\n\
43.0115 Law Enforcement Record-Keeping and Evidence Management\n\
43.0119 Critical Incident Response/Special Police Operations\n\
43.0120 Protective Services Operations\n\
43.0121 Suspension and Debarment Investigation\n\
43.0122 Maritime Law Enforcement\n\
43.0123 Cultural/Archaelogical Resources Protection\n\
43.0199 Corrections and Criminal Justice, Other\n\
43.02 Fire Protection\n\
43.0201 Fire Prevention and Safety Technology/Technician\n\
43.0202 Fire Services Administration\n\
43.0203 Fire Science/Fire-fighting\n\
43.0204 Fire Systems Technology\n\
43.0205 Fire/Arson Investigation and Prevention\n\
43.0206 Wildland/Forest Firefighting and Investigation\n\
43.0299 Fire Protection, Other\n\
43.03 Homeland Security\n\
43.0301 Homeland Security\n\
43.0302 Crisis/Emergency/Disaster Management\n\
43.0303 Critical Infrastructure Protection\n\
43.0304 Terrorism and Counterterrorism Operations\n\
43.0399 Homeland Security, Other\n\
43.04 Security Science and Technology\n\
43.0401 Security Science and Technology, General\n\
43.0402 Criminalistics and Criminal Science\n\
43.0403 Cyber/Computer Forensics and Counterterrorism\n\
43.0404 Cybersecurity Defense Strategy/Policy\n\
43.0405 Financial Forensics and Fraud Investigation\n\
43.0406 Forensic Science and Technology\n\
43.0407 Geospatial Intelligence\n\
43.0408 Law Enforcement Intelligence Analysis\n\
43.0499 Security Science and Technology, Other\n\
43.99 Homeland Security, Law Enforcement, Firefighting and Related Protective Services, Other\n\
43.9999 Homeland Security, Law Enforcement, Firefighting and Related Protective Services, Other\n\
44 Public Administration and Social Service Professions\n\
44.00 Human Services, General\n\
44.0000 Human Services, General\n\
44.02 Community Organization and Advocacy\n\
44.0201 Community Organization and Advocacy\n\
44.04 Public Administration\n\
44.0401 Public Administration\n\
44.0402 Public Works Management\n\
44.0403 Transportation and Infrastructure Planning/Studies\n\
44.0499 Public Administration, Other\n\
44.05 Public Policy Analysis\n\
44.0501 Public Policy Analysis, General\n\
44.0502 Education Policy Analysis\n\
44.0503 Health Policy Analysis\n\
44.0504 International Policy Analysis\n\
44.0599 Public Policy Analysis, Other\n\
44.07 Social Work\n\
44.0701 Social Work\n\
44.0702 Youth Services/Administration\n\
44.0703 Forensic Social Work\n\
44.0799 Social Work, Other\n\
44.99 Public Administration and Social Service Professions, Other\n\
44.9999 Public Administration and Social Service Professions, Other\n\
45 Social Sciences\n\
45.01 Social Sciences, General\n\
45.0101 Social Sciences, General\n\
45.0102 Research Methodology and Quantitative Methods\n\
45.0103 Survey Research/Methodology\n\
45.0199 Social Sciences, Other\n\
45.02 Anthropology\n\
45.0201 Anthropology, General\n\
45.0202 Physical and Biological Anthropology\n\
45.0203 Medical Anthropology\n\
45.0204 Cultural Anthropology\n\
45.0205 Forensic Anthropology\n\
45.0299 Anthropology, Other\n\
45.03 Archeology\n\
45.0301 Archeology\n\
45.04 Criminology\n\
45.0401 Criminology\n\
45.05 Demography\n\
45.0501 Demography and Population Studies\n\
45.0502 Applied Demography\n\
45.0599 Demography, Other\n\
45.06 Economics\n\
45.0601 Economics, General\n\
45.0602 Applied Economics\n\
45.0603 Econometrics and Quantitative Economics\n\
45.0604 Development Economics and International Development\n\
45.0605 International Economics\n\
45.0699 Economics, Other\n\
45.07 Geography and Cartography\n\
45.0701 Geography\n\
45.0702 Geographic Information Science and Cartography\n\
45.0799 Geography, Other\n\
45.09 International Relations and National Security Studies\n\
45.0901 International Relations and Affairs\n\
45.0902 National Security Policy Studies\n\
45.0999 International Relations and National Security Studies, Other\n\
45.10 Political Science and Government\n\
45.1001 Political Science and Government, General\n\
45.1002 American Government and Politics (United States)\n\
45.1003 Canadian Government and Politics\n\
45.1004 Political Economy\n\
45.1099 Political Science and Government, Other\n\
45.11 Sociology\n\
45.1101 Sociology, General\n\
45.1102 Applied/Public Sociology\n\
45.1103 Rural Sociology\n\
45.1199 Sociology, Other\n\
45.12 Urban Studies/Affairs\n\
45.1201 Urban Studies/Affairs\n\
45.13 Sociology and Anthropology\n\
45.1301 Sociology and Anthropology\n\
45.15 Geography and Anthropology\n\
45.1501 Geography and Anthropology\n\
45.99 Social Sciences, Other\n\
45.9999 Social Sciences, Other\n\
46 Construction Trades\n\
46.00 Construction Trades, General\n\
46.0000 Construction Trades, General\n\
46.01 Mason/Masonry\n\
46.0101 Mason/Masonry\n\
46.02 Carpenters\n\
46.0201 Carpentry/Carpenter\n\
46.03 Electrical and Power Transmission Installers\n\
46.0301 Electrical and Power Transmission Installation/Installer, General\n\
46.0302 Electrician\n\
46.0303 Lineworker\n\
46.0399 Electrical and Power Transmission Installers, Other\n\
46.04 Building/Construction Finishing, Management, and Inspection\n\
46.0401 Building/Property Maintenance\n\
46.0402 Concrete Finishing/Concrete Finisher\n\
46.0403 Building/Home/Construction Inspection/Inspector\n\
46.0404 Drywall Installation/Drywaller\n\
46.0406 Glazier\n\
46.0408 Painting/Painter and Wall Coverer\n\
46.0410 Roofer\n\
46.0411 Metal Building Assembly/Assembler\n\
46.0412 Building/Construction Site Management/Manager\n\
46.0413 Carpet, Floor, and Tile Worker\n\
46.0414 Insulator\n\
46.0415 Building Construction Technology/Technician\n\
46.0499 Building/Construction Finishing, Management, and Inspection, Other\n\
46.05 Plumbing and Related Water Supply Services\n\
46.0502 Pipefitting/Pipefitter and Sprinkler Fitter\n\
46.0503 Plumbing Technology/Plumber\n\
46.0504 Well Drilling/Driller\n\
46.0505 Blasting/Blaster\n\
46.0599 Plumbing and Related Water Supply Services, Other\n\
46.99 Construction Trades, Other\n\
46.9999 Construction Trades, Other\n\
47 Mechanic and Repair Technologies/Technicians\n\
47.00 Mechanics and Repairers, General\n\
47.0000 Mechanics and Repairers, General\n\
47.01 Electrical/Electronics Maintenance and Repair Technologies/Technicians\n\
47.0101 Electrical/Electronics Equipment Installation and Repair Technology/Technician, General\n\
47.0102 Business Machine Repair\n\
47.0103 Communications Systems Installation and Repair Technology/Technician\n\
47.0104 Computer Installation and Repair Technology/Technician\n\
47.0105 Industrial Electronics Technology/Technician\n\
47.0106 Appliance Installation and Repair Technology/Technician\n\
47.0110 Security System Installation, Repair, and Inspection Technology/Technician\n\
47.0199 Electrical/Electronics Maintenance and Repair Technologies/Technicians, Other\n\
47.02 Heating, Air Conditioning, Ventilation and Refrigeration Maintenance Technology/Technician (HAC, HACR, HVAC, HVACR)\n\
47.0201 Heating, Air Conditioning, Ventilation and Refrigeration Maintenance Technology/Technician\n\
47.03 Heavy/Industrial Equipment Maintenance Technologies/Technicians\n\
47.0302 Heavy Equipment Maintenance Technology/Technician\n\
47.0303 Industrial Mechanics and Maintenance Technology/Technician\n\
47.0399 Heavy/Industrial Equipment Maintenance Technologies/Technicians, Other\n\
47.04 Precision Systems Maintenance and Repair Technologies/Technicians\n\
47.0402 Gunsmithing/Gunsmith\n\
47.0403 Locksmithing and Safe Repair\n\
47.0404 Musical Instrument Fabrication and Repair\n\
47.0408 Watchmaking and Jewelrymaking\n\
47.0409 Parts and Warehousing Operations and Maintenance Technology/Technician\n\
47.0499 Precision Systems Maintenance and Repair Technologies/Technicians, Other\n\
47.06 Vehicle Maintenance and Repair Technologies/Technicians\n\
47.0600 Vehicle Maintenance and Repair Technology/Technician, General\n\
47.0603 Autobody/Collision and Repair Technology/Technician\n\
47.0604 Automobile/Automotive Mechanics Technology/Technician\n\
47.0605 Diesel Mechanics Technology/Technician\n\
47.0606 Small Engine Mechanics and Repair Technology/Technician\n\
47.0607 Airframe Mechanics and Aircraft Maintenance Technology/Technician\n\
47.0608 Aircraft Powerplant Technology/Technician\n\
47.0609 Avionics Maintenance Technology/Technician\n\
47.0610 Bicycle Mechanics and Repair Technology/Technician\n\
47.0611 Motorcycle Maintenance and Repair Technology/Technician\n\
47.0612 Vehicle Emissions Inspection and Maintenance Technology/Technician\n\
47.0613 Medium/Heavy Vehicle and Truck Technology/Technician\n\
47.0614 Alternative Fuel Vehicle Technology/Technician\n\
47.0615 Engine Machinist\n\
47.0616 Marine Maintenance/Fitter and Ship Repair Technology/Technician\n\
47.0617 High Performance and Custom Engine Technician/Mechanic\n\
47.0618 Recreation Vehicle (RV) Service Technician\n\
47.0699 Vehicle Maintenance and Repair Technologies/Technicians, Other\n\
47.07 Energy Systems Maintenance and Repair Technologies/Technicians\n\
47.0701 Energy Systems Installation and Repair Technology/Technician\n\
47.0703 Solar Energy System Installation and Repair Technology/Technician\n\
47.0704 Wind Energy System Installation and Repair Technology/Technician\n\
47.0705 Hydroelectric Energy System Installation and Repair Technology/Technician\n\
47.0706 Geothermal Energy System Installation and Repair Technology/Technician\n\
47.0799 Energy Systems Maintenance and Repair Technologies/Technicians, Other\n\
47.99 Mechanic and Repair Technologies/Technicians, Other\n\
47.9999 Mechanic and Repair Technologies/Technicians, Other\n\
48 Precision Production\n\
48.00 Precision Production Trades, General\n\
48.0000 Precision Production Trades, General\n\
48.03 Leatherworking and Upholstery\n\
48.0303 Upholstery/Upholsterer\n\
48.0304 Shoe, Boot and Leather Repair\n\
48.0399 Leatherworking and Upholstery, Other\n\
48.05 Precision Metal Working\n\
48.0501 Machine Tool Technology/Machinist\n\
48.0503 Machine Shop Technology/Assistant\n\
48.0506 Sheet Metal Technology/Sheetworking\n\
48.0507 Tool and Die Technology/Technician\n\
48.0508 Welding Technology/Welder\n\
48.0509 Ironworking/Ironworker\n\
48.0510 Computer Numerically Controlled (CNC) Machinist Technology/CNC Machinist\n\
48.0511 Metal Fabricator\n\
48.0599 Precision Metal Working, Other\n\
48.07 Woodworking\n\
48.0701 Woodworking, General\n\
48.0702 Furniture Design and Manufacturing\n\
48.0703 Cabinetmaking and Millwork\n\
48.0704 Wooden Boatbuilding Technology/Technician\n\
48.0799 Woodworking, Other\n\
48.08 Boilermaking/Boilermaker\n\
48.0801 Boilermaking/Boilermaker\n\
48.99 Precision Production, Other\n\
48.9999 Precision Production, Other\n\
49 Transportation and Materials Moving\n\
49.01 Air Transportation\n\
49.0101 Aeronautics/Aviation/Aerospace Science and Technology, General\n\
49.0102 Airline/Commercial/Professional Pilot and Flight Crew\n\
49.0104 Aviation/Airway Management and Operations\n\
49.0105 Air Traffic Controller\n\
49.0106 Airline Flight Attendant\n\
49.0108 Flight Instructor\n\
49.0109 Remote Aircraft Pilot\n\
49.0199 Air Transportation, Other\n\
49.02 Ground Transportation\n\
49.0202 Construction/Heavy Equipment/Earthmoving Equipment Operation\n\
49.0205 Truck and Bus Driver/Commercial Vehicle Operator and Instructor\n\
49.0206 Mobil Crane Operator/Operation\n\
49.0207 Flagging and Traffic Control\n\
49.0208 Railroad and Railway Transportation\n\
49.0209 Forklift Operation/Operator\n\
49.0299 Ground Transportation, Other\n\
49.03 Marine Transportation\n\
49.0303 Commercial Fishing\n\
49.0304 Diver, Professional and Instructor\n\
49.0309 Marine Science/Merchant Marine Officer\n\
49.0399 Marine Transportation, Other\n\
49.99 Transportation and Materials Moving, Other\n\
49.9999 Transportation and Materials Moving, Other\n\
50 Visual and Performing Arts\n\
50.01 Visual and Performing Arts, General\n\
50.0101 Visual and Performing Arts, General\n\
50.0102 Digital Arts\n\
50.02 Crafts/Craft Design, Folk Art and Artisanry\n\
50.0201 Crafts/Craft Design, Folk Art and Artisanry\n\
50.03 Dance\n\
50.0301 Dance, General\n\
50.0302 Ballet\n\
50.0399 Dance, Other\n\
50.04 Design and Applied Arts\n\
50.0401 Design and Visual Communications, General\n\
50.0402 Commercial and Advertising Art\n\
50.0404 Industrial and Product Design\n\
50.0406 Commercial Photography\n\
50.0407 Fashion/Apparel Design\n\
50.0408 Interior Design\n\
50.0409 Graphic Design\n\
50.0410 Illustration\n\
50.0411 Game and Interactive Media Design\n\
50.0499 Design and Applied Arts, Other\n\
50.05 Drama/Theatre Arts and Stagecraft\n\
50.0501 Drama and Dramatics/Theatre Arts, General\n\
50.0502 Technical Theatre/Theatre Design and Technology\n\
50.0504 Playwriting and Screenwriting\n\
50.0505 Theatre Literature, History and Criticism\n\
50.0506 Acting\n\
50.0507 Directing and Theatrical Production\n\
50.0509 Musical Theatre\n\
50.0510 Costume Design\n\
50.0511 Comedy Writing and Performance\n\
50.0512 Theatre and Dance\n\
50.0599 Dramatic/Theatre Arts and Stagecraft, Other\n\
50.06 Film/Video and Photographic Arts\n\
50.0601 Film/Cinema/Media Studies\n\
50.0602 Cinematography and Film/Video Production\n\
50.0605 Photography\n\
50.0607 Documentary Production\n\
50.0699 Film/Video and Photographic Arts, Other\n\
50.07 Fine and Studio Arts\n\
50.0701 Art/Art Studies, General\n\
50.0702 Fine/Studio Arts, General\n\
50.0703 Art History, Criticism and Conservation\n\
50.0705 Drawing\n\
50.0706 Intermedia/Multimedia\n\
50.0708 Painting\n\
50.0709 Sculpture\n\
50.0710 Printmaking\n\
50.0711 Ceramic Arts and Ceramics\n\
50.0712 Fiber, Textile and Weaving Arts\n\
50.0713 Jewelry Arts\n\
50.0714 Metal Arts\n\
50.0799 Fine Arts and Art Studies, Other\n\
50.09 Music\n\
50.0901 Music, General\n\
50.0902 Music History, Literature, and Theory\n\
50.0903 Music Performance, General\n\
50.0904 Music Theory and Composition\n\
50.0905 Musicology and Ethnomusicology\n\
50.0906 Conducting\n\
50.0907 Keyboard Instruments\n\
50.0908 Voice and Opera\n\
50.0910 Jazz/Jazz Studies\n\
50.0911 Stringed Instruments\n\
50.0912 Music Pedagogy\n\
50.0913 Music Technology\n\
50.0914 Brass Instruments\n\
50.0915 Woodwind Instruments\n\
50.0916 Percussion Instruments\n\
50.0917 Sound Arts\n\
50.0999 Music, Other\n\
50.10 Arts, Entertainment, and Media Management\n\
50.1001 Arts, Entertainment, and Media Management, General\n\
50.1002 Fine and Studio Arts Management\n\
50.1003 Music Management\n\
50.1004 Theatre/Theatre Arts Management\n\
50.1099 Arts, Entertainment, and Media Management, Other\n\
50.11 Community/Environmental/Socially-Engaged Art\n\
50.1101 Community/Environmental/Socially-Engaged Art\n\
50.99 Visual and Performing Arts, Other\n\
50.9999 Visual and Performing Arts, Other\n\
51 Health Professions and Related Programs\n\
51.00 Health Services/Allied Health/Health Sciences, General\n\
51.0000 Health Services/Allied Health/Health Sciences, General\n\
51.0001 Health and Wellness, General\n\
51.01 Chiropractic\n\
51.0101 Chiropractic\n\
51.02 Communication Disorders Sciences and Services\n\
51.0201 Communication Sciences and Disorders, General\n\
51.0202 Audiology/Audiologist\n\
51.0203 Speech-Language Pathology/Pathologist\n\
51.0204 Audiology/Audiologist and Speech-Language Pathology/Pathologist\n\
51.0299 Communication Disorders Sciences and Services, Other\n\
51.04 Dentistry\n\
51.0401 Dentistry\n\
51.05 Advanced/Graduate Dentistry and Oral Sciences\n\
51.0501 Dental Clinical Sciences, General\n\
51.0502 Advanced General Dentistry\n\
51.0503 Oral Biology and Oral and Maxillofacial Pathology\n\
51.0504 Dental Public Health and Education\n\
51.0505 Dental Materials\n\
51.0506 Endodontics/Endodontology\n\
51.0507 Oral/Maxillofacial Surgery\n\
51.0508 Orthodontics/Orthodontology\n\
51.0509 Pediatric Dentistry/Pedodontics\n\
51.0510 Periodontics/Periodontology\n\
51.0511 Prosthodontics/Prosthodontology\n\
51.0512 Digital Dentistry\n\
51.0513 Geriatric Dentistry\n\
51.0514 Implantology/Implant Dentistry\n\
51.0599 Advanced/Graduate Dentistry and Oral Sciences, Other\n\
51.06 Dental Support Services and Allied Professions\n\
51.0601 Dental Assisting/Assistant\n\
51.0602 Dental Hygiene/Hygienist\n\
51.0603 Dental Laboratory Technology/Technician\n\
51.0699 Dental Services and Allied Professions, Other\n\
51.07 Health and Medical Administrative Services\n\
51.0701 Health/Health Care Administration/Management\n\
51.0702 Hospital and Health Care Facilities Administration/Management\n\
51.0703 Health Unit Coordinator/Ward Clerk\n\
51.0704 Health Unit Manager/Ward Supervisor\n\
51.0705 Medical Office Management/Administration\n\
51.0706 Health Information/Medical Records Administration/Administrator\n\
51.0707 Health Information/Medical Records Technology/Technician\n\
51.0708 Medical Transcription/Transcriptionist\n\
51.0709 Medical Office Computer Specialist/Assistant\n\
51.0710 Medical Office Assistant/Specialist\n\
51.0711 Medical/Health Management and Clinical Assistant/Specialist\n\
51.0712 Medical Reception/Receptionist\n\
51.0713 Medical Insurance Coding Specialist/Coder\n\
51.0714 Medical Insurance Specialist/Medical Biller\n\
51.0715 Health/Medical Claims Examiner\n\
51.0716 Medical Administrative/Executive Assistant and Medical Secretary\n\
51.0717 Medical Staff Services Technology/Technician\n\
51.0718 Long Term Care Administration/Management\n\
51.0719 Clinical Research Coordinator\n\
51.0720 Regulatory Science/Affairs\n\
51.0721 Disease Registry Data Management\n\
51.0722 Healthcare Innovation\n\
51.0723 Healthcare Information Privacy Assurance and Security\n\
51.0799 Health and Medical Administrative Services, Other\n\
51.08 Allied Health and Medical Assisting Services\n\
51.0801 Medical/Clinical Assistant\n\
51.0802 Clinical/Medical Laboratory Assistant\n\
51.0803 Occupational Therapist Assistant\n\
51.0805 Pharmacy Technician/Assistant\n\
51.0806 Physical Therapy Assistant\n\
51.0809 Anesthesiologist Assistant\n\
51.0810 Emergency Care Attendant (EMT Ambulance)\n\
51.0811 Pathology/Pathologist Assistant\n\
51.0812 Respiratory Therapy Technician/Assistant\n\
51.0813 Chiropractic Technician/Assistant\n\
51.0814 Radiologist Assistant\n\
51.0815 Lactation Consultant\n\
51.0816 Speech-Language Pathology Assistant\n\
51.0899 Allied Health and Medical Assisting Services, Other\n\
51.09 Allied Health Diagnostic, Intervention, and Treatment Professions\n\
51.0901 Cardiovascular Technology/Technologist\n\
51.0902 Electrocardiograph Technology/Technician\n\
51.0903 Electroneurodiagnostic/Electroencephalographic Technology/Technologist\n\
51.0904 Emergency Medical Technology/Technician (EMT Paramedic)\n\
51.0905 Nuclear Medical Technology/Technologist\n\
51.0906 Perfusion Technology/Perfusionist\n\
51.0907 Medical Radiologic Technology/Science - Radiation Therapist\n\
51.0908 Respiratory Care Therapy/Therapist\n\
51.0909 Surgical Technology/Technologist\n\
51.0910 Diagnostic Medical Sonography/Sonographer and Ultrasound Technician\n\
51.0911 Radiologic Technology/Science - Radiographer\n\
51.0912 Physician Associate/Assistant\n\
51.0913 Athletic Training/Trainer\n\
51.0914 Gene/Genetic Therapy\n\
51.0915 Cardiopulmonary Technology/Technologist\n\
51.0916 Radiation Protection/Health Physics Technician\n\
51.0917 Polysomnography\n\
51.0918 Hearing Instrument Specialist\n\
51.0919 Mammography Technology/Technician\n\
51.0920 Magnetic Resonance Imaging (MRI) Technology/Technician\n\
51.0921 Hyperbaric Medicine Technology/Technician\n\
51.0922 Intraoperative Neuromonitoring Technology/Technician\n\
51.0923 Orthopedic Technology/Technician\n\
51.0999 Allied Health Diagnostic, Intervention, and Treatment Professions, Other\n\
51.10 Clinical/Medical Laboratory Science/Research and Allied Professions\n\
51.1001 Blood Bank Technology Specialist\n\
51.1002 Cytotechnology/Cytotechnologist\n\
51.1003 Hematology Technology/Technician\n\
51.1004 Clinical/Medical Laboratory Technician\n\
51.1005 Clinical Laboratory Science/Medical Technology/Technologist\n\
51.1006 Ophthalmic Laboratory Technology/Technician\n\
51.1007 Histologic Technology/Histotechnologist\n\
51.1008 Histologic Technician\n\
51.1009 Phlebotomy Technician/Phlebotomist\n\
51.1010 Cytogenetics/Genetics/Clinical Genetics Technology/Technologist\n\
51.1011 Renal/Dialysis Technologist/Technician\n\
51.1012 Sterile Processing Technology/Technician\n\
51.1099 Clinical/Medical Laboratory Science and Allied Professions, Other\n\
51.11 Health/Medical Preparatory Programs\n\
51.1101 Pre-Dentistry Studies\n\
51.1102 Pre-Medicine/Pre-Medical Studies\n\
51.1103 Pre-Pharmacy Studies\n\
51.1105 Pre-Nursing Studies\n\
51.1106 Pre-Chiropractic Studies\n\
51.1107 Pre-Occupational Therapy Studies\n\
51.1108 Pre-Optometry Studies\n\
51.1109 Pre-Physical Therapy Studies\n\
51.1110 Pre-Art Therapy\n\
51.1111 Pre-Physician Assistant\n\
51.1199 Health/Medical Preparatory Programs, Other\n\
51.12 Medicine\n\
51.1201 Medicine\n\
51.1202 Osteopathic Medicine/Osteopathy\n\
51.1203 Podiatric Medicine/Podiatry\n\
51.1299 Medicine, Other\n\
51.14 Medical Clinical Sciences/Graduate Medical Studies\n\
51.1401 Medical Science/Scientist\n\
51.1402 Clinical and Translational Science\n\
51.1403 Pain Management\n\
51.1404 Temporomandibular Disorders and Orofacial Pain\n\
51.1405 Tropical Medicine\n\
51.1499 Medical Clinical Sciences/Graduate Medical Studies, Other\n\
51.15 Mental and Social Health Services and Allied Professions\n\
51.1501 Substance Abuse/Addiction Counseling\n\
51.1502 Psychiatric/Mental Health Services Technician\n\
51.1503 Clinical/Medical Social Work\n\
51.1504 Community Health Services/Liaison/Counseling\n\
51.1505 Marriage and Family Therapy/Counseling\n\
51.1506 Clinical Pastoral Counseling/Patient Counseling\n\
51.1507 Psychoanalysis and Psychotherapy\n\
51.1508 Mental Health Counseling/Counselor\n\
51.1509 Genetic Counseling/Counselor\n\
51.1510 Infant/Toddler Mental Health Services\n\
51.1511 Medical Family Therapy/Therapist\n\
51.1512 Hospice and Palliative Care\n\
51.1513 Trauma Counseling\n\
51.1599 Mental and Social Health Services and Allied Professions, Other\n\
51.17 Optometry\n\
51.1701 Optometry\n\
51.18 Ophthalmic and Optometric Support Services and Allied Professions\n\
51.1801 Opticianry/Ophthalmic Dispensing Optician\n\
51.1802 Optometric Technician/Assistant\n\
51.1803 Ophthalmic Technician/Technologist\n\
51.1804 Orthoptics/Orthoptist\n\
51.1899 Ophthalmic and Optometric Support Services and Allied Professions, Other\n\
51.20 Pharmacy, Pharmaceutical Sciences, and Administration\n\
51.2001 Pharmacy\n\
51.2002 Pharmacy Administration and Pharmacy Policy and Regulatory Affairs\n\
51.2003 Pharmaceutics and Drug Design\n\
51.2004 Medicinal and Pharmaceutical Chemistry\n\
51.2005 Natural Products Chemistry and Pharmacognosy\n\
51.2006 Clinical and Industrial Drug Development\n\
51.2007 Pharmacoeconomics/Pharmaceutical Economics\n\
51.2008 Clinical, Hospital, and Managed Care Pharmacy\n\
51.2009 Industrial and Physical Pharmacy and Cosmetic Sciences\n\
51.2010 Pharmaceutical Sciences\n\
51.2011 Pharmaceutical Marketing and Management\n\
51.2099 Pharmacy, Pharmaceutical Sciences, and Administration, Other\n\
51.22 Public Health\n\
51.2201 Public Health, General\n\
51.2202 Environmental Health\n\
51.2205 Health/Medical Physics\n\
51.2206 Occupational Health and Industrial Hygiene\n\
51.2207 Public Health Education and Promotion\n\
51.2208 Community Health and Preventive Medicine\n\
51.2209 Maternal and Child Health\n\
51.2210 International Public Health/International Health\n\
51.2211 Health Services Administration\n\
51.2212 Behavioral Aspects of Health\n\
51.2213 Patient Safety and Healthcare Quality\n\
51.2214 Public Health Genetics\n\
51.2299 Public Health, Other\n\
51.23 Rehabilitation and Therapeutic Professions\n\
51.2300 Rehabilitation and Therapeutic Professions, General\n\
51.2301 Art Therapy/Therapist\n\
51.2302 Dance Therapy/Therapist\n\
51.2305 Music Therapy/Therapist\n\
51.2306 Occupational Therapy/Therapist\n\
51.2307 Orthotist/Prosthetist\n\
51.2308 Physical Therapy/Therapist\n\
51.2309 Therapeutic Recreation/Recreational Therapy\n\
51.2310 Vocational Rehabilitation Counseling/Counselor\n\
51.2311 Kinesiotherapy/Kinesiotherapist\n\
51.2312 Assistive/Augmentative Technology and Rehabilitation Engineering\n\
51.2313 Animal-Assisted Therapy\n\
51.2314 Rehabilitation Science\n\
51.2315 Drama Therapy/Therapist\n\
51.2316 Horticulture Therapy/Therapist\n\
51.2317 Play Therapy/Therapist\n\
51.2399 Rehabilitation and Therapeutic Professions, Other\n\
51.26 Health Aides/Attendants/Orderlies\n\
51.2601 Health Aide\n\
51.2602 Home Health Aide/Home Attendant\n\
51.2603 Medication Aide\n\
51.2604 Rehabilitation Aide\n\
51.2605 Physical Therapy Technician/Aide\n\
51.2699 Health Aides/Attendants/Orderlies, Other\n\
51.27 Medical Illustration and Informatics\n\
51.2703 Medical Illustration/Medical Illustrator\n\
51.2706 Medical Informatics\n\
51.2799 Medical Illustration and Informatics, Other\n\
51.31 Dietetics and Clinical Nutrition Services\n\
51.3101 Dietetics/Dietitian\n\
51.3102 Clinical Nutrition/Nutritionist\n\
51.3103 Dietetic Technician\n\
51.3104 Dietitian Assistant\n\
51.3199 Dietetics and Clinical Nutrition Services, Other\n\
51.32 Health Professions Education, Ethics, and Humanities\n\
51.3201 Bioethics/Medical Ethics\n\
51.3202 Health Professions Education\n\
51.3203 Nursing Education\n\
51.3204 Medical/Health Humanities\n\
51.3205 History of Medicine\n\
51.3206 Arts in Medicine/Health\n\
51.3299 Health Professions Education, Ethics, and Humanities, Other\n\
51.33 Alternative and Complementary Medicine and Medical Systems\n\
51.3300 Alternative and Complementary Medicine and Medical Systems, General\n\
51.3301 Acupuncture and Oriental Medicine\n\
51.3302 Traditional Chinese Medicine and Chinese Herbology\n\
51.3303 Naturopathic Medicine/Naturopathy\n\
51.3304 Homeopathic Medicine/Homeopathy\n\
51.3305 Ayurvedic Medicine/Ayurveda\n\
51.3306 Holistic/Integrative Health\n\
51.3399 Alternative and Complementary Medicine and Medical Systems, Other\n\
51.34 Alternative and Complementary Medical Support Services\n\
51.3401 Direct Entry Midwifery\n\
51.3499 Alternative and Complementary Medical Support Services, Other\n\
51.35 Somatic Bodywork and Related Therapeutic Services\n\
51.3501 Massage Therapy/Therapeutic Massage\n\
51.3502 Asian Bodywork Therapy\n\
51.3503 Somatic Bodywork\n\
51.3599 Somatic Bodywork and Related Therapeutic Services, Other\n\
51.36 Movement and Mind-Body Therapies and Education\n\
51.3601 Movement Therapy and Movement Education\n\
51.3602 Yoga Teacher Training/Yoga Therapy\n\
51.3603 Hypnotherapy/Hypnotherapist\n\
51.3699 Movement and Mind-Body Therapies and Education, Other\n\
51.37 Energy and Biologically Based Therapies\n\
51.3701 Aromatherapy\n\
51.3702 Herbalism/Herbalist\n\
51.3703 Polarity Therapy\n\
51.3704 Reiki\n\
51.3799 Energy and Biologically Based Therapies, Other\n\
51.38 Registered Nursing, Nursing Administration, Nursing Research and Clinical Nursing\n\
51.3801 Registered Nursing/Registered Nurse\n\
51.3802 Nursing Administration\n\
51.3803 Adult Health Nurse/Nursing\n\
51.3804 Nurse Anesthetist\n\
51.3805 Family Practice Nurse/Nursing\n\
51.3806 Maternal/Child Health and Neonatal Nurse/Nursing\n\
51.3807 Nurse Midwife/Nursing Midwifery\n\
51.3808 Nursing Science\n\
51.3809 Pediatric Nurse/Nursing\n\
51.3810 Psychiatric/Mental Health Nurse/Nursing\n\
51.3811 Public Health/Community Nurse/Nursing\n\
51.3812 Perioperative/Operating Room and Surgical Nurse/Nursing\n\
51.3813 Clinical Nurse Specialist\n\
51.3814 Critical Care Nursing\n\
51.3815 Occupational and Environmental Health Nursing\n\
51.3816 Emergency Room/Trauma Nursing\n\
51.3818 Nursing Practice\n\
51.3819 Palliative Care Nursing\n\
51.3820 Clinical Nurse Leader\n\
51.3821 Geriatric Nurse/Nursing\n\
51.3822 Women's Health Nurse/Nursing\n\
51.3824 Forensic Nursing\n\
51.3899 Registered Nursing, Nursing Administration, Nursing Research and Clinical Nursing, Other\n\
51.39 Practical Nursing, Vocational Nursing and Nursing Assistants\n\
51.3901 Licensed Practical/Vocational Nurse Training\n\
51.3902 Nursing Assistant/Aide and Patient Care Assistant/Aide\n\
51.3999 Practical Nursing, Vocational Nursing and Nursing Assistants, Other\n\
51.99 Health Professions and Related Clinical Sciences, Other\n\
51.9999 Health Professions and Related Clinical Sciences, Other\n\
52 Business, Management, Marketing, and Related Support Services\n\
52.01 Business/Commerce, General\n\
52.0101 Business/Commerce, General\n\
52.02 Business Administration, Management and Operations\n\
52.0201 Business Administration and Management, General\n\
52.0202 Purchasing, Procurement/Acquisitions and Contracts Management\n\
52.0203 Logistics, Materials, and Supply Chain Management\n\
52.0204 Office Management and Supervision\n\
52.0205 Operations Management and Supervision\n\
52.0206 Non-Profit/Public/Organizational Management\n\
52.0207 Customer Service Management\n\
52.0208 E-Commerce/Electronic Commerce\n\
52.0209 Transportation/Mobility Management\n\
52.0210 Research and Development Management\n\
52.0211 Project Management\n\
52.0212 Retail Management\n\
52.0213 Organizational Leadership\n\
52.0214 Research Administration\n\
52.0215 Risk Management\n\
52.0216 Science/Technology Management\n\
52.0299 Business Administration, Management and Operations, Other\n\
52.03 Accounting and Related Services\n\
52.0301 Accounting\n\
52.0302 Accounting Technology/Technician and Bookkeeping\n\
52.0303 Auditing\n\
52.0304 Accounting and Finance\n\
52.0305 Accounting and Business/Management\n\
52.0399 Accounting and Related Services, Other\n\
52.04 Business Operations Support and Assistant Services\n\
52.0401 Administrative Assistant and Secretarial Science, General\n\
52.0402 Executive Assistant/Executive Secretary\n\
52.0406 Receptionist\n\
52.0407 Business/Office Automation/Technology/Data Entry\n\
52.0408 General Office Occupations and Clerical Services\n\
52.0409 Parts, Warehousing, and Inventory Management Operations\n\
52.0410 Traffic, Customs, and Transportation Clerk/Technician\n\
52.0411 Customer Service Support/Call Center/Teleservice Operation\n\
52.0499 Business Operations Support and Secretarial Services, Other\n\
52.05 Business/Corporate Communications\n\
52.0501 Business/Corporate Communications, General\n\
52.0502 Grantsmanship\n\
52.0599 Business/Corporate Communications, Other\n\
52.06 Business/Managerial Economics\n\
52.0601 Business/Managerial Economics\n\
52.07 Entrepreneurial and Small Business Operations\n\
52.0701 Entrepreneurship/Entrepreneurial Studies\n\
52.0702 Franchising and Franchise Operations\n\
52.0703 Small Business Administration/Management\n\
52.0704 Social Entrepreneurship\n\
52.0799 Entrepreneurial and Small Business Operations, Other\n\
52.08 Finance and Financial Management Services\n\
52.0801 Finance, General\n\
52.0803 Banking and Financial Support Services\n\
52.0804 Financial Planning and Services\n\
52.0806 International Finance\n\
52.0807 Investments and Securities\n\
52.0808 Public Finance\n\
52.0809 Credit Management\n\
52.0810 Financial Risk Management\n\
52.0899 Finance and Financial Management Services, Other\n\
52.09 Hospitality Administration/Management\n\
52.0901 Hospitality Administration/Management, General\n\
52.0903 Tourism and Travel Services Management\n\
52.0904 Hotel/Motel Administration/Management\n\
52.0905 Restaurant/Food Services Management\n\
52.0906 Resort Management\n\
52.0907 Meeting and Event Planning\n\
52.0908 Casino Management\n\
52.0909 Hotel, Motel, and Restaurant Management\n\
52.0910 Brewery/Brewpub Operations/Management\n\
52.0999 Hospitality Administration/Management, Other\n\
52.10 Human Resources Management and Services\n\
52.1001 Human Resources Management/Personnel Administration, General\n\
52.1002 Labor and Industrial Relations\n\
52.1003 Organizational Behavior Studies\n\
52.1004 Labor Studies\n\
52.1005 Human Resources Development\n\
52.1006 Executive/Career Coaching\n\
52.1099 Human Resources Management and Services, Other\n\
52.11 International Business\n\
52.1101 International Business/Trade/Commerce\n\
52.12 Management Information Systems and Services\n\
52.1201 Management Information Systems, General\n\
52.1206 Information Resources Management\n\
52.1207 Knowledge Management\n\
52.1299 Management Information Systems and Services, Other\n\
52.13 Management Sciences and Quantitative Methods\n\
52.1301 Management Science\n\
52.1302 Business Statistics\n\
52.1304 Actuarial Science\n\
52.1399 Management Sciences and Quantitative Methods, Other\n\
52.14 Marketing\n\
52.1401 Marketing/Marketing Management, General\n\
52.1402 Marketing Research\n\
52.1403 International Marketing\n\
52.1404 Digital Marketing\n\
52.1499 Marketing, Other\n\
52.15 Real Estate\n\
52.1501 Real Estate\n\
52.16 Taxation\n\
52.1601 Taxation\n\
52.17 Insurance\n\
52.1701 Insurance\n\
52.18 General Sales, Merchandising and Related Marketing Operations\n\
52.1801 Sales, Distribution, and Marketing Operations, General\n\
52.1802 Merchandising and Buying Operations\n\
52.1803 Retailing and Retail Operations\n\
52.1804 Selling Skills and Sales Operations\n\
52.1899 General Merchandising, Sales, and Related Marketing Operations, Other\n\
52.19 Specialized Sales, Merchandising and Marketing Operations\n\
52.1901 Auctioneering\n\
52.1902 Fashion Merchandising\n\
52.1903 Fashion Modeling\n\
52.1904 Apparel and Accessories Marketing Operations\n\
52.1905 Tourism and Travel Services Marketing Operations\n\
52.1906 Tourism Promotion Operations\n\
52.1907 Vehicle and Vehicle Parts and Accessories Marketing Operations\n\
52.1908 Business and Personal/Financial Services Marketing Operations\n\
52.1909 Special Products Marketing Operations\n\
52.1910 Hospitality and Recreation Marketing Operations\n\
52.1999 Specialized Merchandising, Sales, and Marketing Operations, Other\n\
52.20 Construction Management\n\
52.2001 Construction Management, General\n\
52.2002 Construction Project Management\n\
52.2099 Construction Management, Other\n\
52.21 Telecommunications Management\n\
52.2101 Telecommunications Management\n\
52.99 Business, Management, Marketing, and Related Support Services, Other\n\
52.9999 Business, Management, Marketing, and Related Support Services, Other\n\
54 History\n\
54.01 History\n\
54.0101 History, General\n\
54.0102 American History (United States)\n\
54.0103 European History\n\
54.0104 History and Philosophy of Science and Technology\n\
54.0105 Public/Applied History\n\
54.0106 Asian History\n\
54.0107 Canadian History\n\
54.0108 Military History\n\
54.0199 History, Other";

export const transport = `
[skill]
Truck driving = lorry driving, hgv driving, lkw-fahren, conduite poids lourds, conducción de camiones; Commercial driving
Long-haul driving = long-haul trucking, over-the-road driving, otr driving, long-distance driving, fernverkehr; Local delivery driving = local deliveries, nahverkehr
Delivery driving = delivery driver, auslieferungsfahrten, making deliveries, deliver packages; Van driving; Multi-drop delivery = multi-drop; Livraison à domicile
Tractor-trailer operation = tractor trailer, semi-trailer, articulated lorry, sattelzug; Flatbed hauling; ?Flatbed; Tanker driving = tanker trucks, tank trucks
Refrigerated transport = reefer, reefer loads, kühltransporte; Oversize loads = oversized loads, abnormal loads, schwertransport; Tarping = tarping loads
Trailer coupling = coupling and uncoupling; Reversing trailers = backing trailers
Hours of service = hours of service rules, hours-of-service regulations, !HOS, lenk- und ruhezeiten, driving hours regulations
Electronic logging devices = !ELD, !ELDs, e-logs; Driver logbooks = log books, driver logs
Tachograph = digital tachograph, fahrtenschreiber, digitaler tachograf, tachygraphe, tacógrafo
DOT regulations = dot compliance, dot rules; FMCSA regulations = fmcsa; National Safety Code; Circle checks = walkaround checks, vehicle walkaround checks
Defensive driving; Safe driving practices; Eco-driving; Clean driving record = clean driving abstract, clean driver's abstract
CVOR abstract = cvor; GPS navigation = satellite navigation
Winter driving; Snow plow operation = snow plow, snow plowing, snow ploughing; Cash on delivery
Bus driving = bus operation, omnibusfahren, conduite de bus; Coach driving; School bus driving = school bus
Passenger transport = passenger transportation, personenbeförderung, transport de personnes; Passenger assistance; Passenger safety
Taxi driving; Private hire driving; Chauffeuring = chauffeur services; Paratransit; Accessible transport
Public transit operations = transit operations, public transport operations
Transit scheduling = timetable planning; Bus scheduling; Fare collection; Non-emergency medical transport; Patient transport; Waste collection driving
Flight operations = flight ops; Aircraft piloting; Commercial flying; Flight hours; Instrument flying; Multi-engine aircraft = multi-engine
Turbine aircraft; Turboprop; Flight planning; Crew resource management = crew resource management training; Flight instruction; Flight training
Helicopter operations = rotary-wing; Flight simulators; Unmanned aircraft operation = drone piloting, drone operation, uav operation, drohnenflug
Flight dispatch; Flight following; Weight and balance; Jeppesen charts = jeppesen; ForeFlight; Aviation weather = aviation meteorology
Aircraft maintenance = aircraft mechanics, flugzeugwartung, maintenance aéronautique, mantenimiento aeronáutico; Line maintenance; Aircraft line maintenance
Aircraft base maintenance; Airframe repair; Airframe and powerplant; Aircraft engines; Turbine engines; Jet engines; Avionics; Avionics troubleshooting
Aircraft structures; Aircraft structural repair; Airworthiness; Continuing airworthiness; Airworthiness directives; EASA Part-145 = part 145
EASA Part-M = part-m; FAA regulations = federal aviation regulations; Canadian Aviation Regulations; Aircraft inspection; Aircraft interiors
Composite aircraft repair; AMOS maintenance software = swiss-as amos; Boeing 737 = b737; Airbus A320 = a320, airbus a320 family
Cabin crew duties = cabin service, cabin crew, flight attendant; In-flight service; Cabin safety; Aircraft evacuation; Emergency evacuation procedures
Ground handling = aircraft ground handling, bodenabfertigung, assistance en escale; Ramp operations = ramp handling; Aircraft marshalling; Aircraft refuelling = aircraft fueling
Aircraft de-icing; De-icing; Baggage handling = gepäckabfertigung; Passenger check-in = airport check-in; Amadeus Altéa = !Altéa, !Altea
Air traffic control = flugsicherung, contrôle aérien, control de tráfico aéreo; Radar control; Aviation safety; Aviation security = luftsicherheit; Airport security
Airport operations; Airside operations; Airline operations; Airline scheduling; Crew scheduling = crew planning, crew rostering; Airline revenue accounting
Vessel navigation = marine navigation, ship navigation; Bridge watchkeeping = navigational watch; Celestial navigation; Chart plotting; Passage planning; Nautical charts; ECDIS
Marine radar; !ARPA = radar arpa; GMDSS; Ship handling = vessel handling, shiphandling; Boat handling = boat operation, small boat handling; Deck operations = deck work, deckhand
Mooring = mooring operations; Anchoring and mooring; Cargo operations; Cargo stowage; Ship loading; Marine engineering; Ship machinery = schiffsmaschinen
Engine room watchkeeping; Engine room operations; Ballast operations; Ballast water management
Ship maintenance = vessel maintenance; Port operations; Terminal operations; Hafenlogistik
Stevedoring; Container terminal operations; Container cranes; Ship-to-shore cranes; Reach stackers; SOLAS; MARPOL; ISM Code = international safety management; ISPS Code; COLREGs
Dynamic positioning; Ship inspection = vessel inspection; Port state control; Ship chartering; Ship broking
Diving operations; Commercial diving; Fishing vessels; Commercial fishing
Train driving = locomotive operation, locomotive engineer, conduite de trains; Train operation
Railway signalling = rail signalling, railway signaling, leit- und sicherungstechnik, signalisation ferroviaire
Track maintenance = railway track maintenance; Track construction = gleisbau; Permanent way
Shunting = rail switching, train shunting, rangieren; Rail operations = railway operations, bahnbetrieb, exploitation ferroviaire; Railway safety = rail safety
Rolling stock = schienenfahrzeuge, matériel roulant; Rolling stock maintenance; Overhead line equipment = catenary, oberleitung, caténaire; !ETCS; ERTMS
Train dispatching = rail traffic control; Train conducting; Ticket inspection = fahrkartenkontrolle; Rail freight = schienengüterverkehr, fret ferroviaire
Wagon inspection = railcar inspection, wagenmeister; CROR = canadian rail operating rules
Traffic management systems; Intelligent transport systems; Transport regulations = transport law, transport legislation
Fuel management = fuel monitoring; Collision investigation; Moving services = furniture removals, household moving, umzüge
[certification]
Driver CPC = driver certificate of professional competence, driver qualification card; FIMO; FIMO marchandises; FCO marchandises
Berufskraftfahrerqualifikation = schlüsselzahl 95, kennziffer 95, bkrfqg; Certificado de aptitud profesional; Transport manager CPC
Digital driver card = fahrerkarte, digi card, carte conducteur, tarjeta de tacógrafo; DOT medical card = dot physical, dot medical certificate, medical examiner's certificate
HazMat endorsement; Tanker endorsement; Doubles and triples endorsement; Passenger endorsement = p endorsement; School bus endorsement
Air brake endorsement = air brake certification, z endorsement; TWIC card = !TWIC; FAST card; Personenbeförderungsschein = p-schein, fahrgastbeförderungsschein
Taxi licence = taxi license; Private hire licence
Commercial pilot licence = commercial pilot license, commercial pilot certificate, !CPL; Airline transport pilot licence = airline transport pilot license, !ATPL, atp certificate
Private pilot licence = private pilot license, !PPL; Instrument rating; Type rating; Flight instructor certificate = !CFI, certified flight instructor; !CFII
Part 107 = faa part 107, remote pilot certificate; Remote pilot licence
Airframe and powerplant license = a&p license, a&p certificate, a&p mechanic, airframe and powerplant certificate
EASA Part-66 licence = part 66, part-66 license; EASA B1 licence = easa b1; EASA B1.1 licence = b1.1 licence
EASA B2 licence = easa b2; AME licence = aircraft maintenance engineer licence; AME M1; AME M2
FAA dispatcher certificate = aircraft dispatcher certificate; Aviation medical certificate; Class 1 medical; First class medical; Cabin crew attestation
Airside driving permit = avop; Restricted area identity card
STCW = stcw certification; STCW Basic Safety Training; Master mariner certificate = master mariner; Chief mate certificate = chief mate; Officer of the watch
Seafarer medical certificate = eng1, seafarer's medical; Merchant mariner credential = !MMC; Pleasure craft operator card = !PCOC
Powerboat licence; Powerboat Level 2; Boating licence; Able seaman certificate = able seafarer; GMDSS certificate; General Operator's Certificate
Commercial diver certification; Train driver licence = train driving licence, triebfahrzeugführerschein, licence de conducteur de train
PTS card = personal track safety
[degree]
Berufskraftfahrer = ausbildung zum berufskraftfahrer; Aviation management; Aviation degree = degree in aviation; Aeronautical science; Nautical science = nautik; Maritime studies
[domain]
Transportation industry = transport sector, transport industry, transportation sector, transportbranche, secteur du transport, sector del transporte
Aviation = aviation industry, luftfahrt, aéronautique, aviación; Airlines = airline industry; Commercial aviation
Maritime industry = shipping industry, seeschifffahrt; Merchant navy = marine marchande, marina mercante
Rail industry = railway industry, railway sector, bahnbranche, secteur ferroviaire, sector ferroviario; Public transport sector
Aerospace = aerospace industry, luft- und raumfahrt
`

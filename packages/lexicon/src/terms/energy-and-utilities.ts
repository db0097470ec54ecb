export const energyAndUtilities = `
[skill]
Solar panel installation = solar installation, solar pv installation, photovoltaic installation, pv installation, installation de panneaux solaires, instalación de paneles solares
Photovoltaic systems = photovoltaics, solar pv, pv systems, photovoltaik, photovoltaïque, fotovoltaica
Solar panels
Solar system design = pv design, solar design; PVsyst; Aurora Solar
Helioscope; Solar inverters; Solar racking = solar mounting systems
String inverters
Solar thermal systems = solarthermie; Solar site assessment = solar site survey; Net metering
Battery energy storage = battery storage, !BESS, batteriespeicher; Microgrids; Off-grid systems; Concentrated solar power
Energy storage = stockage d'énergie; Energy storage systems
Wind turbine maintenance = wind turbine service, wartung von windenergieanlagen, maintenance éolienne, mantenimiento de aerogeneradores
Wind turbine installation; Wind turbines; Wind farm operations
Wind power = windenergie, windkraft, éolien, energía eólica, wind energy; Wind farm management; Wind farm = windpark
Offshore wind = offshore windenergie, éolien en mer, eólica marina; Blade repair = wind turbine blade repair; Wind resource assessment
WindPRO; Wind data analysis
Rope access = industrial rope access, seilzugangstechnik, travaux sur cordes, trabajos verticales
Hydropower = hydroelectric power, hydroelectricity, wasserkraft, hydroélectricité; Dam safety; Geothermal energy = geothermie
Geothermal systems
Bioenergy = biomass energy; Biogas plants = biogasanlagen; Hydrogen technology = wasserstofftechnologie
Biomass = biomasse; Biogas; Anaerobic digestion = méthanisation; Green hydrogen; Hydrogen = hydrogène
Electrolysers = electrolyzers; Fuel cells = brennstoffzellen; Carbon capture; Waste-to-energy = energy from waste
Carbon capture and storage
District heating = fernwärme, réseaux de chaleur; Combined heat and power = !CHP, cogeneration, kraft-wärme-kopplung
Blockheizkraftwerk
Power plant operation = kraftwerksbetrieb, exploitation de centrale; Power generation = stromerzeugung, production d'électricité, generación de energía
Nuclear power = nuclear energy, kernenergie, énergie nucléaire; Nuclear operations; Radiation protection = strahlenschutz, radioprotection
Reactor operations; Health physics
Nuclear decommissioning; Gas turbines = gasturbinen, turbines à gaz; Steam turbines = dampfturbinen
Gas turbine maintenance
Boiler operation; Control room operation; Distributed control systems = !DCS
Stationary boilers; High pressure boilers; Power boilers; Control room = leitwarte, salle de commande
Plant commissioning = start-up and commissioning; Outage planning; Water chemistry; Coal handling
Planned outages; Turnaround planning; Shutdown planning
Power line construction = line construction, freileitungsbau, construction de lignes; Power line maintenance = powerline maintenance
Overhead power lines = overhead lines
Live-line work = arbeiten unter spannung, travaux sous tension; Cable splicing = splicing cable; Pole climbing = climbing utility poles
Hot stick work
Bucket trucks; Substations = umspannwerke, postes électriques, subestaciones; Substation construction
Bucket truck operation; Substation maintenance
Power transformers; Switchgear = schaltanlagen
Electrical transformers; Transformer maintenance; High-voltage switchgear
High-voltage systems = high voltage, hochspannung, haute tension, alta tensión; Medium-voltage systems = medium voltage, mittelspannung, moyenne tension, media tensión
High-voltage switching = hv switching, schalthandlungen; Protective relays = protection relays; Doble testing
Relay testing; Relay protection
Thermography = infrared thermography, thermal imaging, thermografie; Underground distribution; Vegetation management
Underground cables; Utility arboriculture
Streetlight maintenance
Street lighting
Transmission and distribution = t&d; Grid operations = netzbetrieb, exploitation du réseau
Power grids = stromnetze
Grid connection = grid interconnection, netzanschluss; Load forecasting = lastprognose; Smart grids
Smart meters = smart metering, intelligente messsysteme; Meter reading = zählerablesung, relevé de compteurs; Meter installation = zählermontage
Advanced metering infrastructure
Power quality; NERC standards = nerc compliance, nerc reliability standards; Grid codes; Outage management
Power quality analysis; Grid code compliance
Utility locating = underground utility locating; Demand response; Utility billing
Energy management = energiemanagement, gestion de l'énergie, gestión energética; Energy audits = energy auditing, energieaudit, audit énergétique, auditoría energética
Energy efficiency = energieeffizienz, efficacité énergétique, eficiencia energética; Energy modelling = energy modeling
Energy consulting = energieberatung, conseil en énergie; Energy procurement
Power purchase agreements
Energy trading = energiehandel, négoce d'énergie
Power trading = stromhandel
Energy markets = marchés de l'énergie; Energy policy
Electricity markets = power markets, strommarkt; Energy regulation; Energy law = energierecht, droit de l'énergie
Emissions trading = carbon trading, emissionshandel; Carbon accounting = greenhouse gas accounting; Weatherization = home weatherization; Blower door testing = blower door
ISO 50001; EnergyPlus; RETScreen; Homer Pro = homer energy; EEG-Recht = erneuerbare-energien-gesetz
Oil and gas operations; Drilling operations
Upstream operations; Well drilling; Oil drilling; Drilling technology = bohrtechnik
Measurement while drilling; !Well control
Blowout prevention; Blowout preventers
!Well testing = oil well testing; Well intervention; Coiled tubing operations = coiled tubing
Well workover = workover, well workovers
Wireline operations; Hydraulic fracturing = fracking
Wireline logging; Slickline
Cementing operations = well cementing; Drilling fluids; Mud logging; Oil and gas production; Reservoir engineering
Mud engineering; Oilfield operations; Reservoir simulation
Petrophysics; Artificial lift; Refinery operations = oil refining, raffinage; Petrochemicals = petrochemie, pétrochimie
Refinery = raffinerie; Petrochemical processing
LNG = liquefied natural gas; Pipeline construction; Pipeline integrity
Pipeline inspection
Pigging operations = pipeline pigging; Cathodic protection; Corrosion control
Gas compression; Tank farm operations; Offshore operations; Subsea systems
Compressor stations; Gas compressors; Tank gauging; Offshore platforms; Subsea engineering
Petrel E&P = schlumberger petrel; Seismic interpretation; WellView; Landman work; Gas distribution
Mineral rights; Land negotiation; Gas network = gasnetz; Gas mains
Process safety management = !PSM; HAZOP = hazop studies, hazard and operability study
Process safety
Permit to work = arbeitserlaubnisscheine; Hydrogen sulfide safety = h2s safety; ATEX = atex directive
Hydrogen sulfide = hydrogen sulphide; Explosion protection = explosionsschutz
Spill response; Simultaneous operations = simops; LOPA = layer of protection analysis
Water treatment = wasseraufbereitung, traitement de l'eau, tratamiento de agua
Water purification
Wastewater treatment = waste water treatment, sewage treatment, abwasserbehandlung, abwasserreinigung, traitement des eaux usées, tratamiento de aguas residuales
Wastewater treatment plants = kläranlagen
Water distribution = water distribution systems, distribution d'eau; Water sampling; Water quality testing = water testing
Water supply = wasserversorgung
Chlorination; Pump stations = pumping stations; Activated sludge; Sludge treatment; Reverse osmosis
Water disinfection; Lift stations; Sludge dewatering
Water main repair = watermain repair; Hydrant maintenance; Desalination; Sewer maintenance
Water mains; Hydrant flushing; Wastewater collection; Sewer cleaning = kanalreinigung
Sewer inspection = kanalinspektion; Stormwater systems; Waste collection = refuse collection, müllabfuhr, collecte des déchets
CCTV sewer inspection
Waste management = abfallwirtschaft, gestion des déchets, gestión de residuos; Recycling operations
Waste disposal = entsorgung; Recycling; Waste sorting; Materials recovery
Landfill operations; Hazardous waste management
Landfill management; Hazardous waste
Mining operations = bergbau, exploitation minière; Underground mining; Mine planning; Mine safety
Surface mining; Open pit mining = minería a cielo abierto; Mine design
Mine ventilation; Drill and blast = drilling and blasting; Haul truck operation
Haul trucks; Rock trucks
Mineral processing = ore processing; Crushing and screening
Crusher operation
Core logging; Mineral exploration = prospection minière; Mine surveying; Geological modelling = geological modeling
Leapfrog Geo
Rock support = mine ground support, underground ground support
Rock bolting
Tailings management; Surpac; Vulcan mining = maptek vulcan; Deswik; Smelting = metal smelting; Quarry operations = quarrying
Petroleum engineering; Mining engineering; Energy engineering = energietechnik, génie énergétique, ingeniería energética
[certification]
NABCEP certification = nabcep; MCS certification = mcs accredited; GWO training = gwo
NABCEP PV Installation Professional; GWO Basic Safety Training
IRATA; SPRAT certification = !SPRAT; Certified Energy Manager = cem certification; BPI certification
IRATA Level 1; IRATA Level 2; BPI Building Analyst
Energieberater; RESNET HERS rater = hers rater; Domestic energy assessor
Energieeffizienz-Experte
H2S Alive; BOSIET; HUET = helicopter underwater escape training; OPITO; IWCF = iwcf well control; IADC WellCAP = wellcap
H2S certification = h2s certified; T-BOSIET; WellSharp
CompEx; API inspector certification = certified api inspector; PEC SafeLand = safeland; Pipeline construction safety training = pcst; Common Safety Orientation
Power engineering certificate = power engineer certificate; 4th Class Power Engineer = fourth class power engineer, 4th class power engineering, fourth class power engineering
3rd Class Power Engineer = third class power engineer, 3rd class power engineering, third class power engineering
Stationary engineer license = stationary engineer licence; Boiler operator license = boiler licence, boiler license, kesselwärterschein
Operating engineer certificate
Powerline technician licence = powerline technician certificate; HV authorised person = authorised person hv
434A licence = 434a; Journeyman lineman; Schaltberechtigung
NERC system operator certification = nerc certified; Reactor operator license
Senior Reactor Operator
Water treatment operator license = water operator certification, water operator licence
Class 1 water treatment = class 1 water operator; Class 2 water treatment; Class 3 water treatment; Class 4 water treatment; Drinking water operator
Wastewater operator license = wastewater operator certification, wastewater treatment operator license; MSHA certification = msha training; MSHA Part 46; MSHA Part 48
!MSHA
Blaster license = blasting licence, sprengschein; Mining common core; NCSO = national construction safety officer; EUSR card = eusr
Shotfirer certificate
National water hygiene card = water hygiene card
[degree]
Power engineering diploma
Power engineering technology; Petroleum engineering degree = degree in petroleum engineering
Renewable energy degree = degree in renewable energy, erneuerbare energien studium
Mining engineering degree = degree in mining engineering; Bergbauingenieur
Energy engineering degree = degree in energy engineering
Elektroniker für Betriebstechnik = ausbildung elektroniker für betriebstechnik; Wind turbine technician diploma
[domain]
Energy industry = energy sector, energiewirtschaft, energiebranche, secteur de l'énergie, sector energético
Power industry
Renewable energy = renewables, erneuerbare energien, énergies renouvelables, energías renovables
Oil and gas = oil & gas, oil and gas industry, petroleum industry, öl und gas, secteur pétrolier, petróleo y gas
Utility industry = utilities sector, versorgungswirtschaft; Nuclear industry = nuclear sector
Stadtwerke
Mining industry = !Mining, mining sector, bergbauindustrie, industrie minière, minería; Water industry = water sector, secteur de l'eau
Wasserwirtschaft
Waste industry = waste sector, entsorgungswirtschaft; Solar industry = solar sector, solarbranche; Wind industry = windbranche, wind energy sector
`

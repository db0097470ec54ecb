export const buildingTrades = `
[skill]
Electrical installation = elektroinstallation, elektroinstallationen, installation électrique, instalaciones eléctricas; Electrical systems
Electrical wiring = wiring; Electrical maintenance
Rewiring; House wiring; Commercial wiring; Residential wiring; Electrical repairs
Residential electrical work = residential electrical, domestic electrical; Commercial electrical work = commercial electrical; Industrial electrical work = industrial electrical
Conduit bending = bending conduit
EMT bending
Conduit installation = install conduit, installing conduit, run conduit, running conduit
!Conduit = ?conduit, electrical conduit, conduit systems, conduit runs, emt conduit
Cable pulling = pulling cable, wire pulling, tirage de câbles; Cable tray installation; Cable termination = terminating cables
Cable trays; Cable containment
Cable jointing
Electrical panels = panelboards, breaker panels
Distribution boards = distribution panels; Consumer units; Electrical panel installation
Panel upgrades; Circuit breakers; Grounding and bonding = earthing and bonding
Electrical service upgrades = service upgrades; Electrical grounding = earthing systems
Control panel wiring = panel wiring, schaltschrankverdrahtung, câblage d'armoires
Control panel building = schaltschrankbau
Lighting installation = light fixture installation; Lighting controls = lighting control systems; Emergency lighting
Lighting systems
Motor controls; Motor control centres = motor control centers, !MCC; Generator installation
Motor control circuits; Standby generators = backup generators
Uninterruptible power supply = ups systems; EV charger installation
EV charging stations = ev chargers, ladestationen, bornes de recharge
Electrical code; National Electrical Code = !NEC, nfpa 70; Canadian Electrical Code = !CEC; VDE-Vorschriften = din vde, vde normen
VDE 0100
NF C 15-100 = nf c 15100, nfc 15-100; REBT = reglamento electrotécnico de baja tensión
Electrical inspection and testing = test and inspection; Portable appliance testing = pat testing; DGUV V3 = dguv vorschrift 3, dguv v3 prüfung
Insulation resistance testing; Multimeters
Megger testing; Digital multimeter
Electrical troubleshooting = electrical fault finding, electrical fault diagnosis, dépannage électrique
Wiring diagrams = schaltpläne; Isometric drawings
Electrical schematics = schémas électriques, esquemas eléctricos; Reading schematics
Low-voltage systems = low voltage; Lockout/tagout = !LOTO, lock out tag out, lock-out/tag-out; Arc flash safety = arc flash protection
Low voltage wiring; Arc flash
NFPA 70E; CSA Z462
Fire alarm systems = fire alarms, brandmeldeanlagen; Intruder alarm systems = intruder alarms, burglar alarms, alarmanlagen
Fire detection systems
CCTV installation; Audio-visual installation = av installation; Home automation; KNX
Smart home = smart home systems
Plumbing = sanitärinstallation, plomberie, fontanería; Pipefitting = pipe fitting, tuyauterie; Brazing = hartlöten; Pipe threading
Steamfitting
Copper piping = copper pipe; PEX piping = pex; PVC piping = pvc pipe; Press fittings; Rough-in plumbing = plumbing rough-in, plumbing rough-ins
Pro-Press
Drain cleaning = unblocking drains, rohrreinigung; Sewer line repair = sewer repair; Drain camera inspection = sewer camera inspection
Backflow prevention; Leak detection; Sump pumps; Septic systems = septic tanks; Plumbing codes; Water regulations
Backflow testing; Backflow preventers; !WRAS
Water heaters; Tankless water heaters; Unvented hot water; Bathroom installation = bathroom fitting
Water heater installation; Hot water tanks; Bathroom renovation = badsanierung
Plumbing fixtures = sanitary fixtures; Fire sprinkler systems = fire sprinklers; Medical gas systems = medical gas
Sprinkler installation = sprinkler fitting
Gas fitting = gasfitting; Underfloor heating = radiant floor heating, fußbodenheizung
Gas installation; Gas pipe fitting
HVAC = hvac systems, heating ventilation and air conditioning, !CVC, heizung lüftung klima, climatización
Heating and cooling = heating and cooling systems; HVAC/R = hvacr
HVAC installation; HVAC maintenance; HVAC troubleshooting = hvac diagnostics; HVAC controls
HVAC repair; HVAC service; Direct digital control = ddc controls
Heating systems = heizungstechnik, heizungsbau, chauffage, calefacción
Refrigeration = refrigeration systems, kältetechnik, génie frigorifique; Commercial refrigeration
Refrigerant handling
Refrigerants = kältemittel; Refrigerant recovery; Refrigerant charging
Air conditioning systems = air conditioners, klimatechnik, climatisation; Chillers
Air conditioning installation; Chiller maintenance
Heat pumps = wärmepumpen, pompes à chaleur; Cooling towers
Heat pump installation
Ductwork = ducting; Boilers = boiler systems; Boiler installation
Ductwork installation = duct installation
Boiler maintenance = boiler servicing, boiler repair, boiler service, heizungswartung
Furnaces; Rooftop units = !RTUs
Furnace repair; Furnace installation; Gas furnaces
Air handling units = !AHU, !AHUs, air handlers; VRF systems = variable refrigerant flow, vrv systems
Mini-split systems = mini-splits, ductless mini-split; Split systems = split air conditioning
Walk-in coolers; Ventilation systems = mechanical ventilation, lüftungstechnik
Walk-in freezers
Air balancing = testing adjusting and balancing; Hydronic heating = hydronics, hydronic systems; Steam systems
Steam traps
Building management systems = building automation, building automation systems, !BMS, gebäudeautomation, gebäudeleittechnik; Heat load calculation
Manual J
Combustion analysis
Carpentry = zimmerei, zimmererarbeiten, charpente, carpintería; Joinery = schreinerarbeiten, tischlerarbeiten, menuiserie, ebanistería
Woodworking = holzbearbeitung, travail du bois; Finish carpentry = trim carpentry, second fix carpentry; Rough carpentry = first fix carpentry
Wood framing = wood-frame construction, holzrahmenbau, ossature bois; Metal stud framing = steel stud framing, metal framing
?Framing; Timber framing; Rough framing; House framing
Cabinetmaking = cabinet making; Cabinet installation; Door hanging = door installation, hanging doors
Kitchen installation = kitchen fitting, küchenmontage
Trim installation; Staircase construction = stair building, treppenbau; Decking; Millwork
Crown molding; Baseboards; Architectural woodwork
Countertop installation
Countertops
Furniture making = möbelbau; Furniture assembly = möbelmontage; Furniture restoration; Wood finishing
Wood staining
Woodturning = wood turning; Upholstery = upholstering, polsterei, tapicería; Table saws; Nail guns; CNC router = cnc routing
Circular saw
Locksmithing; Elevator maintenance = lift maintenance; Elevator installation = lift installation
Lock installation; Elevator repair; Elevator technology = aufzugstechnik
Chimney sweeping; Garage door installation; Appliance repair; Stairlifts
Overhead doors; Appliance installation
[certification]
Red Seal = red seal endorsement, interprovincial red seal, red seal certification; Journeyman = journeyperson, journeyman license, journeyman licence, journeyman card
Journeyman Electrician = journeyman electrician license, journeyman electrician licence
309A licence = 309a, 309a license
Industrial electrician licence = industrial electrician license
442A licence = 442a
Journeyman Plumber = journeyman plumber license, journeyman plumber licence; Master Electrician = master electrician license
306A; Elektromeister; Elektrotechnikermeister
Master Plumber = master plumber license; Electrician licence = electrical licence, electrical license, electrician license, licensed electrician
Plumbing licence = plumbing license, plumber license, licensed plumber
Gas Safe registration = gas safe, gas safe registered, gas safe engineer; Gas fitter licence = gas licence, gas license, gas fitter license
G2 gas licence = g2 licence, g2 license, gas technician 2, g2 gas technician; OFTEC; F-Gas certification = f-gas
EPA 608 = epa section 608; NATE certification = !NATE; 313A licence = 313a
EPA 608 Universal = epa universal
18th Edition = 18th edition wiring regulations; JIB Gold Card; ECS card; AM2
BS 7671; IET Wiring Regulations; JIB card; ECS Gold Card
City & Guilds 2391 = c&g 2391; City & Guilds = city and guilds; NICEIC; Part P; Habilitation électrique; Elektrofachkraft; Sachkundenachweis Kältemittel
!RITE
Backflow certification = backflow tester certification; NICET; Unvented hot water G3 = g3 unvented
Low voltage license = low voltage licence; Certificate of Qualification; Carnet de instalador
[degree]
CAP électricien = cap électricité; CAP plombier = cap plomberie
CAP électrotechnique; CAP installateur sanitaire
CAP menuisier = cap menuiserie; CAP maçon = cap maçonnerie; Anlagenmechaniker SHK
Elektroniker für Energie- und Gebäudetechnik; Elektroinstallateur = elektroinstallateurin; Tischler Ausbildung = ausbildung zum tischler, ausbildung zum schreiner
[domain]
Skilled trades; Building services
Construction trades = bauhandwerk; Technische Gebäudeausrüstung = gebäudetechnik, building services engineering; !SHK
`

export const manufacturing = `
[skill]
Machining = metal machining, zerspanung, zerspanungstechnik, usinage, mecanizado; CNC machining = cnc, cnc machines, cnc machine operation, cnc operation, cnc-maschinen
CNC programming = cnc-programmierung, programmation cnc, programación cnc; CNC milling = cnc mill, cnc-fräsen, fraisage; CNC turning = cnc lathe, cnc-drehen
Manual machining = conventional machining; Lathe operation = lathes; Manual lathe = engine lathe; Milling machines = ?Milling, ?milling; Bridgeport mill; Vertical mill
5-axis machining = five-axis machining, 5 axis; Swiss machining = swiss-type lathes, swiss turning
G-code = gcode, g and m codes; Mastercam; Siemens NX; HyperMill; GibbsCAM; Esprit CAM; CAM programming; Computer-aided manufacturing; CAD/CAM
Fanuc CNC = fanuc controls; Heidenhain; Haas CNC = !Haas; Mazak; Mazatrol; Sinumerik; Okuma; DMG Mori; Tool setting = werkzeugeinstellung; Tool offsets
Machine setup = machine set-up, maschineneinrichtung; Setup and operation; Fixture design; Workholding
?Grinding = ?grinding; Surface grinding = flachschleifen; Cylindrical grinding = rundschleifen; Precision grinding; Angle grinders; Hand grinders
Deburring = entgraten, ébavurage
Wire EDM = drahterodieren; Electrical discharge machining = edm machining; Honing and lapping; Drill press operation = drill press; Sawing; Band saw = bandsaw
Metal broaching; Tool and die making = tool and die, werkzeugbau; Die setting = die changes; Press operation; Punch press; Punching = stanzen
Stamping = metal stamping, emboutissage
Welding = schweißen, soudage, soudure, soldadura; MIG welding = gmaw, mig/mag, mig-mag, !MIG; MAG welding = mag-schweißen
TIG welding = gtaw, wig-schweißen, soudage tig, !TIG
Stick welding = smaw, shielded metal arc welding, e-hand-schweißen; Arc welding; Flux-cored welding = fcaw, flux-cored arc welding, flux core; Submerged arc welding
Spot welding = punktschweißen; Resistance welding; Pipe welding; Orbital welding
Robotic welding = welding robots, schweißroboter; Laser welding; Aluminum welding = aluminium welding
Stainless steel welding; Structural welding; Welding inspection = weld inspection; Welding symbols = weld symbols; Welding procedure specifications = !WPS
Plasma cutting = plasma cutter; Laser cutting = laserschneiden, découpe laser; Waterjet cutting = water jet cutting
Metal fabrication = metallbau, métallerie; ?Fabrication; Steel fabrication
Sheet metal fabrication = sheet metal, sheet metal work, blechbearbeitung, tôlerie; Press brake operation = press brake, abkanten
Structural steel fabrication; Ironworking; Metal forming; Shearing = metal shearing; Blacksmithing; Metal forging; Hot forging; Drop forging
Foundry work = gießerei, fonderie; Metal casting; Die casting; Sand casting; Heat treatment = heat treating, wärmebehandlung
Powder coating = pulverbeschichtung; Electroplating = galvanotechnik; Galvanizing; Anodizing = anodising; Spray painting; Industrial painting; Lackieren
Sandblasting; Abrasive blasting; Shot blasting; Metal polishing = buffing and polishing; Parts washing
Injection molding = injection moulding, plastic injection, spritzguss, spritzgießen, injection plastique; Blow molding = blow moulding
Extrusion; Plastic extrusion; Thermoforming; Vacuum forming; Composite layup; Composites manufacturing; Fiberglass layup
3D printing = additive manufacturing, 3d-druck, impression 3d, additive fertigung; Rubber processing; Glass processing
Mechanical assembly = assembly of mechanical components, mechanische montage, montage mécanique
Assembly line work = assembly line, travail à la chaîne; Production assembly = assembling products, assemble products; Parts assembly = assemble parts; Montagearbeiten
Electromechanical assembly = electro-mechanical assembly; Electronics assembly; SMT assembly; Soldering = weichlöten
Cable assembly; Wire crimping; Cable harness assembly; IPC-A-610 = ipc 610; J-STD-001; Torque tools; Pneumatic tools = air tools
Industrial sewing; Sewing machine operation = sewing machines; Textile manufacturing = textile production
Quality inspection; Visual inspection = inspection visuelle, sichtprüfung; Product inspection; Parts inspection = inspecting parts
Quality control = qualitätskontrolle, contrôle qualité, control de calidad; QC inspection = qc checks; QC testing
Incoming inspection = receiving inspection, wareneingangskontrolle, wareneingangsprüfung; First article inspection = !FAI, first piece inspection; In-process inspection
Quality management systems = !QMS; Quality management = qualitätsmanagement, management de la qualité; Nonconformance reports = non-conformance reports, !NCR
Nonconforming material
Corrective and preventive action = !CAPA; Corrective actions; !8D = 8d report, 8d problem solving; Supplier quality
Calipers and micrometers = micrometers and calipers; Calipers = messschieber, pied à coulisse; !Micrometers = ?micrometers, micrometer readings
Coordinate measuring machine = !CMM, koordinatenmessmaschine, machine tridimensionnelle; CMM programming
Precision measuring instruments = precision measuring tools, messmittel; Precision measurement; Gauge calibration = gage calibration; Go/no-go gauges
Gauge R&R = gage r&r; Measurement system analysis; Equipment calibration; Calibration = kalibrierung, étalonnage
Metrology = messtechnik, métrologie; Dimensional inspection; Hardness testing
Non-destructive testing = nondestructive testing, !NDT, zerstörungsfreie prüfung, contrôle non destructif
Ultrasonic testing; Dye penetrant testing = liquid penetrant testing; Magnetic particle testing
Lean manufacturing = lean production, schlanke produktion; !Lean = lean principles, lean methodology; Six Sigma; Lean Six Sigma; Kaizen; !5S = 5s methodology, 5s program
Root cause analysis = !RCA, ursachenanalyse; 5 Whys; Statistical process control = !SPC
Value stream mapping = wertstromanalyse; Time studies = time and motion studies; Total productive maintenance = !TPM
SMED = quick changeover; Poka-yoke = mistake proofing
Just-in-time production = just-in-time manufacturing, jit manufacturing, jit production, !Just-in-Time, !Just-In-Time; Just-in-time delivery = jit delivery
Overall equipment effectiveness = !OEE; Process capability; Cpk
PPAP = production part approval process; APQP; Control plans; DMAIC; Standardized work = standardised work; Gemba walks = gemba
Process improvement; Continuous improvement = kontinuierliche verbesserung, amélioration continue, mejora continua, !KVP; A3 problem solving
Good manufacturing practice = !GMP, gmp guidelines, gmp standards, cgmp, bonnes pratiques de fabrication
Batch records = batch documentation, batch manufacturing records; Cleanroom practices
Process validation
Production planning = produktionsplanung, fertigungsplanung, planification de la production, planificación de la producción; Production scheduling
Production line operation = conduite de ligne; Production line
Machine operation = machine operating, operating machinery, maschinenbedienung, conduite de machines, operate machinery, operate machines, operating machines, operate production machinery, operating production machinery
Work instructions = arbeitsanweisungen; Standard operating procedures = sops
Manufacturing execution systems = !MES; Bill of materials = !BOM; Material requirements planning = !MRP; Production reporting; Production records
Changeovers = line changeovers
Downtime reduction; Work-in-progress tracking; Epicor; Plex MES; Infor SyteLine = syteline; JobBOSS
Preventive maintenance = preventative maintenance, planned preventive maintenance, vorbeugende wartung, maintenance préventive, mantenimiento preventivo; Wartungsarbeiten
Corrective maintenance = maintenance curative, maintenance corrective, mantenimiento correctivo
Equipment repair = machine repair, machinery repair
Equipment maintenance = machine maintenance, machinery maintenance, maschinenwartung; Mechanical maintenance; Plant maintenance; Instandhaltung
Industrial maintenance = maintenance industrielle, mantenimiento industrial; Predictive maintenance; Condition monitoring
Millwright work = millwrighting; Mechanical troubleshooting = mechanical fault finding
Conveyor systems = conveyors, conveyor belts; Bearings and seals; Bearing replacement; Gearboxes; Pumps and valves; Pump maintenance; Vibration analysis
Laser alignment; Shaft alignment; Industrial robots = industrieroboter; Robot operation; Pneumatics = pneumatic systems, pneumatik
Air compressors; Compressed air systems; Overhead crane operation = overhead cranes, bridge crane, hallenkran, pont roulant
Fault finding = fault diagnosis, fehlersuche; Störungsbehebung
Packaging operations = product packaging, conditionnement; Packaging machines = packaging machinery, packaging equipment, verpackungsmaschinen
Labeling machines = labelling machines; Bottling = bottling line, abfüllung; Palletizing = palletising, palettierung, palletisation
Printing press operation = printing presses; Offset printing = offsetdruck; Flexographic printing = flexo printing; Screen printing = siebdruck, sérigraphie
Bookbinding; Die cutting
ISO 9001 = iso9001, iso 9001:2015; ISO 13485; IATF 16949; TS 16949; AS9100 = as 9100; ISO 14001; ISO 45001; FDA 21 CFR Part 820 = 21 cfr 820; ISO 17025 = iso/iec 17025
CE marking = ce-kennzeichnung, marquage ce; Machinery Directive = maschinenrichtlinie; EN 1090; ISO 3834; ASME standards; ASME Section IX = asme ix
[certification]
CWB certification = cwb, cwb certified, cwb ticket; AWS D1.1
AWS Certified Welder; Welding certification = certified welder, schweißerschein, schweißerprüfung, qualification soudeur
Certified Welding Inspector = !CWI; Coded welder; ASME coded welder; B-pressure welding = b pressure ticket; EN ISO 9606 = iso 9606; ISO 9606-1
International Welding Engineer = schweißfachingenieur; International Welding Specialist = schweißfachmann
Six Sigma Green Belt = !Green Belt; Six Sigma Black Belt = !Black Belt; Six Sigma Yellow Belt = !Yellow Belt; Certified Quality Engineer = asq cqe
Certified Quality Auditor = asq cqa; NIMS certification; Certified Production Technician = mssc cpt; IPC certification = ipc certified
Certified Maintenance and Reliability Professional = !CMRP; Millwright licence = 433a, millwright license; NDT Level II = ndt level 2
[degree]
Industriemechaniker = industriemechanikerin; Zerspanungsmechaniker = zerspanungsmechanikerin; Mechatroniker = mechatronikerin; Konstruktionsmechaniker
Industriemeister; Industriemeister Metall; Staatlich geprüfter Techniker; Techniker Maschinenbau; Verfahrensmechaniker; Maschinen- und Anlagenführer
[domain]
Manufacturing = manufacturing industry, manufacturing environment, manufacturing sector, fertigungsindustrie, verarbeitendes gewerbe, industrie manufacturière, industria manufacturera
Metal industry = metalworking industry, metallindustrie, métallurgie; Plastics industry = kunststoffindustrie, plasturgie
Mechanical engineering industry = maschinenbauindustrie, maschinen- und anlagenbau; Aerospace manufacturing; Electronics manufacturing; Paper industry = pulp and paper
Printing industry; Consumer goods = konsumgüterindustrie; Fast-moving consumer goods = !FMCG, !CPG, consumer packaged goods; Furniture industry; Textile industry
`

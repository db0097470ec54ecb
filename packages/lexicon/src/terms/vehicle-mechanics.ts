export const vehicleMechanics = `
[skill]
Automotive repair = vehicle repair, auto repair, car repair, fahrzeugreparatur, réparation automobile, reparación de vehículos
Automotive maintenance = vehicle maintenance, car maintenance, fahrzeugwartung, entretien automobile; Vehicle servicing
Automotive diagnostics = vehicle diagnostics, fahrzeugdiagnose, diagnostic automobile; OBD-II = obd2, on-board diagnostics; Diagnostic scan tools = scan tools, diagnostic scanner
Diagnostic trouble codes = fault codes
Brake systems = ?brakes, ?Brakes; Brake calipers; Brake repair = brake work, brake jobs; Brake service; Anti-lock braking systems = abs brakes; Brake pads and rotors
Steering and suspension = suspension and steering; Suspension systems = ?Suspension; Suspension repair = suspension work; Steering systems
Wheel alignment = four-wheel alignment, achsvermessung, géométrie des trains roulants
Wheel balancing = tire balancing, balance tires, balancing tires; Tire rotation = tyre rotation, rotate tires
Tire mounting = tyre fitting, mount tires; Tire changes = tyre changes, changing tires, reifenwechsel; Tire service; ?Tires = ?tires, ?tyres
Tyre repair = tire repair
Engine repair; Engine overhaul = motorinstandsetzung; Engine rebuilding = engine rebuilds; Engine diagnostics; Engine performance; Drivability diagnostics = driveability
Fuel injection systems = fuel injection; Fuel systems; Ignition systems; Engine cooling systems; Radiator repair; Exhaust systems
Emission systems = emissions control systems; Emissions testing; Smog inspection; Timing belts; Timing belt replacement; Turbochargers; Oil changes; Lube service
!Tune-ups = !tune-ups, !tune-up
Transmission repair; Transmission rebuild; Clutch replacement; Clutch repair
Drivetrain repair; Drivetrain = driveline; Differential repair; Rear differentials; Axle repair
Automotive electrical systems = auto electrical, vehicle electrics, auto electrics, fahrzeugelektrik, kfz-elektrik
Starting and charging systems; Alternators; Starters and alternators
Vehicle wiring harnesses; Wiring harnesses = wire harness; !CAN bus = !CAN Bus, !CAN-Bus, !CAN-bus, controller area network; ADAS calibration
Advanced driver assistance systems
Hybrid vehicle repair; Hybrid vehicles; Electric vehicle repair = ev repair; Electric vehicle maintenance; High-voltage battery systems; Hochvolttechnik
Automotive air conditioning = vehicle air conditioning, automotive hvac; A/C repair; Airbag systems = airbags; Vehicle telematics
Vehicle inspection; Multi-point inspection; Hauptuntersuchung; Contrôle technique; MOT testing = mot test, mot tester
Pre-trip inspections = abfahrtskontrolle; Pre- and post-trip inspections; DOT inspections; Road testing = test driving vehicles; Roadside assistance; Breakdown recovery
Vehicle recovery; Towing
Auto body repair = body repair, carrosserie, chapa y pintura; Karosseriebau; Panel beating; Collision repair; Dent removal; Paintless dent repair = paintless dent removal
Automotive painting = auto painting, vehicle painting, auto refinishing, fahrzeuglackierung; Frame straightening = chassis straightening, frame repair; Paint mixing
Windscreen replacement = windshield replacement, auto glass repair; Auto detailing = car detailing, vehicle detailing, fahrzeugaufbereitung; Car valeting = vehicle valeting
Collision estimating = damage estimating
Mitchell 1; Mitchell Ultramate; CCC ONE; Audatex; Alldata = all data repair; Snap-on diagnostics = snap-on scanner; Bosch ESI; Autel
!VCDS; !ODIS; Star Diagnosis = xentry; CDK Drive; CDK Global; Reynolds and Reynolds; Dealertrack; Service writing = service advising
Diesel engines = dieselmotoren, moteurs diesel; Diesel engine repair = diesel mechanics; Diesel engine diagnostics = diesel diagnostics
Aftertreatment systems = aftertreatment, after-treatment systems; Diesel particulate filter; Selective catalytic reduction
Cummins engines; Cummins; Cummins INSITE; Detroit Diesel = detroit engines
Caterpillar ET = cat et, caterpillar electronic technician; Paccar engines; Paccar; Truck repair = heavy truck repair; Commercial vehicle repair = nutzfahrzeugtechnik
Trailer repair; Air brake systems = druckluftbremsen, air brakes; Air brake repair; Fifth wheel maintenance; Bus maintenance = coach maintenance
Preventive maintenance inspections = pm inspections; PM service
Heavy equipment repair = heavy equipment mechanic, heavy machinery repair, baumaschinentechnik; Heavy equipment maintenance
Mobile hydraulics; Hydraulic hose repair; Hydraulic hoses
Hydraulic pumps; Hydraulic cylinders; Undercarriage repair; Undercarriages; Forklift repair; Forklift maintenance
Agricultural machinery repair = farm equipment repair, landmaschinentechnik, machinisme agricole; Farm machinery maintenance; John Deere = john deere equipment
Komatsu; Caterpillar equipment = caterpillar machinery; !Caterpillar; Liebherr; Hitachi excavators
Undercoating; Rust proofing; Field service repair = field repairs
Small engine repair; Small engines; Motorcycle repair; Motorcycle maintenance; Marine engine repair = marine mechanics; Outboard motors; Inboard engines
Bicycle repair = bike repair, bicycle mechanics; Recreational vehicle repair = rv repair; Snowmobile repair; Generator repair
Parts ordering = ordering parts; Parts inventory; Parts management; Parts catalogues = electronic parts catalog; Work orders; Repair orders; Job cards
Workshop management = garage management; Shop management; Warranty claims; Warranty administration; Torque wrenches; Torque specifications
Hydraulic lifts = vehicle lifts, automotive lifts; Oxy-acetylene cutting = torch cutting; Oxy-fuel cutting; Lubrication
[certification]
ASE certification = ase certified, !ASE; ASE Master Technician = ase master; I-CAR certification = i-car
310S licence = !310S; 310T licence = 310t, truck and coach technician licence
Automotive Service Technician licence = automotive service technician license; MOT tester licence; IMI qualification; IMI Level 3; IMI accreditation; ATA accreditation
State inspection license = state inspector license; CVIP inspection = cvip; EPA 609 = section 609, epa section 609; Kfz-Meister = kraftfahrzeugtechnikermeister
Hochvoltschein = hochvolt schein, hv-schein; DOT inspection certification; Heavy Duty Equipment Technician = heavy duty equipment technician licence, 421a
[degree]
Kfz-Mechatroniker = kraftfahrzeugmechatroniker, kfz-mechatronikerin; Kfz-Mechaniker
Automotive technology = automotive service technology; Automotive engineering technology; Diesel technology
CAP maintenance des véhicules
[domain]
Automotive industry = automotive sector, automotive experience, automobilindustrie, automobilbranche, secteur automobile, industria automotriz, sector de automoción
Automotive aftermarket; Car dealerships = automotive dealership, dealership experience, autohaus, concession automobile; Heavy equipment industry
`

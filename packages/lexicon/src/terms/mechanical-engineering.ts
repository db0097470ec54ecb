export const mechanicalEngineering = `
[skill]
Mechanical design = mechanical engineering design, mechanische konstruktion, conception mécanique, diseño mecánico
Machine design = maschinenkonstruktion; Engineering design = design engineering; Mechanical systems; Mechanism design
?CAD = computer-aided design, !CAO, diseño asistido por ordenador, cad software, cad systems, cad-kenntnisse, logiciels de cao; CAD drafting = cad drawings; CAD design
CAD modeling = cad modelling
3D CAD; 3D CAD modeling = 3d cad modelling
Parametric modeling = parametric modelling; Solid modeling = solid modelling; Sheet metal design
Assembly modeling; Large assemblies; Engineering drawings = technical drawings, technische zeichnungen, dessin technique, planos técnicos, technisches zeichnen
Mechanical drawings
Mechanical drafting; 2D drafting; ?Drafting = ?drafting; Detail drawings
SolidWorks = solid works; CATIA; CATIA V5; ?Creo = ptc creo, creo parametric, pro/engineer, pro/e; Siemens NX = unigraphics, nx cad, ug nx
Autodesk Inventor; Fusion 360 = autodesk fusion 360; Solid Edge; Onshape; FreeCAD; SpaceClaim; HyperMesh; AutoCAD Mechanical
PDM systems = product data management, !PDM; SolidWorks PDM; Product lifecycle management = plm, plm systems; Teamcenter
Windchill; ENOVIA; Autodesk Vault; Aras Innovator; Engineering change management; Engineering change orders; Engineering change requests
Bill of materials = !BOM, stücklisten; Configuration control; Drawing release; Technical data packages
Design reviews; Design verification; Design validation; Design verification and validation; Concept design
Finite element analysis = !FEA, finite element method, !FEM, finite-elemente-methode; Structural analysis
Stress analysis = festigkeitsberechnung; Fatigue analysis; Fracture mechanics; Modal analysis; Nonlinear analysis; Crash simulation
Computational fluid dynamics = !CFD; Multibody simulation = multibody dynamics; Thermal analysis = thermal simulation
Engineering calculations = design calculations; Simulation modeling; Computer simulation; Topology optimization; Digital twin
ANSYS; ANSYS Mechanical; ANSYS Workbench; Ansys Fluent; Abaqus; Nastran = msc nastran; Patran; LS-DYNA; COMSOL = comsol multiphysics
OpenFOAM; Star-CCM+; MSC Adams = adams multibody; SimScale; Altair HyperWorks; OptiStruct; GT-Power; GT-Suite; AMESim
Geometric dimensioning and tolerancing = gd&t, cotation iso gps; ASME Y14.5; Tolerance stack-up analysis = tolerance analysis, tolerance stack
ISO GPS standards; ISO 8015; Fits and tolerances; Metrology = messtechnik, métrologie; Dimensional metrology
!Statics = !statics, engineering statics; Engineering mechanics = technische mechanik; Strength of materials = mechanics of materials, festigkeitslehre, resistencia de materiales
Dynamics and vibration; Structural dynamics; Vibration analysis; Vibration testing; Rotordynamics; Kinematics
Thermodynamics = thermodynamik, thermodynamique, termodinámica; Heat transfer = wärmeübertragung; Fluid mechanics = strömungsmechanik; Fluid dynamics
Aerodynamics; Thermal management; !Acoustics = acoustical engineering; NVH = noise vibration and harshness; Tribology
Materials science = werkstoffkunde, science des matériaux; Materials engineering; Material selection
Heat treatment = heat treating, wärmebehandlung; Metallurgy; Corrosion engineering; Corrosion protection
Material testing = werkstoffprüfung; Tensile testing; Hardness testing; Composite materials = !composites, !Composites; Carbon fiber = carbon fibre
Polymers; Plastics engineering = kunststofftechnik; Elastomers; Technical ceramics; Adhesives and sealants
Failure analysis = failure investigation; Design FMEA = dfmea; Reliability engineering; Reliability testing; Accelerated life testing; HALT/HASS
Weibull analysis; Hazard analysis; Fault tree analysis; Fail-safe design
Mechanical engineering = maschinenbau, génie mécanique, ingeniería mecánica; Product engineering; Design for reliability
Design to cost; Teardown analysis; Prototype testing; Test rigs; Test engineering; Test fixtures
Shock and vibration testing; Data acquisition = data acquisition systems, !DAQ; Strain gauges = strain gages; Sensors = sensor technology, sensorik; Load cells; Test bench = prüfstand, banc d'essai
Jigs and fixtures = vorrichtungsbau; Tool design = tooling design, werkzeugkonstruktion; Mold design = mould design; Plastic part design
Die design; Casting design; !Castings = !castings; Metal forging = ?forging; Metal forming = umformtechnik
Welded structures = weldments; Welding design; Fasteners; Bolted joints; Rolling bearings; Bearing selection; !Bearings = !bearings; Gear design; !Gears = !gears
Gearboxes; Shafts and couplings; Spring design; Seals and gaskets; Belt and chain drives; Conveyor systems = conveyors
Hydraulics = hydraulic systems, hydraulik, hydraulique, hidráulica; Pneumatics = pneumatic systems, pneumatik, neumática
Fluid power; Pumps = pump systems; Centrifugal pumps; Compressors; Valves; Control valves; Valve selection
Turbomachinery; Internal combustion engines = combustion engines; Engine design; Powertrain; Powertrain engineering
Vehicle dynamics; Chassis design; Suspension design; Battery pack design; Electric vehicles; EV technology
Heat exchangers; Pressure vessels; Pressure vessel design; Boiler design; Piping design; Pipe routing
Pipe stress analysis; CAESAR II; Tank design; P&ID = piping and instrumentation diagrams; Plant design; Plant engineering = anlagenbau
HVAC design = hvac engineering; Versorgungstechnik; Refrigeration engineering; MEP engineering = mep design
Carrier HAP; Trane TRACE; Rotating equipment; Static equipment; Cryogenics; Vacuum technology = vacuum systems
Chemical process engineering; Process engineering = verfahrenstechnik, génie des procédés, ingeniería de procesos; Process simulation; Aspen HYSYS; Aspen Plus
Mass and energy balance; Mass balance; Process safety; HAZOP = hazard and operability study
Process flow diagrams = !PFD; Distillation; Unit operations; Separation processes; Reactor design; Process scale-up
Crystallization; Process intensification; Layer of protection analysis = lopa; ATEX = atex directive; Hydrogen technology; Fuel cells
ASME standards = asme codes; ASME Boiler and Pressure Vessel Code = asme bpvc; ASME Section VIII; ASME B31.3; API 650; API 610
DIN standards = din-normen, din en standards
Machinery Directive = maschinenrichtlinie; Machinery Regulation; CE marking = ce-kennzeichnung, marquage ce; ISO 12100
Pressure Equipment Directive = druckgeräterichtlinie; Eurocode 3; Systems engineering = systemtechnik; MBSE = model-based systems engineering
SysML; IBM DOORS = !DOORS; Requirements management; Requirements traceability; Interface control
V-model = v-modell; Verification and validation = v&v; Aerospace engineering = luft- und raumfahrttechnik; Aerostructures = aircraft structures
Propulsion systems; Avionics; DO-178C; Airworthiness; Part 21 = easa part 21; AS9100; Ballistics; Flight testing; Space systems
Naval architecture = ship design; Marine engineering; Offshore engineering; Offshore structures; Subsea engineering; Biomechanics
Medical device design = medical device development
ISO 13485; Robotics = robotik, robotique, robótica; Robot design; Mechatronics = mechatronik, mécatronique
Mechanical assembly = montage mécanique; Mechanical testing; Thermography; Engineering documentation; Technical reports = engineering reports
Mathcad; MATLAB/Simulink; Engineering standards; Invention disclosures; TRIZ; Design of experiments = !DOE, versuchsplanung
Engineering economics; Design for additive manufacturing = dfam; 3D scanning
FMEA = failure mode and effects analysis, amdec; Chemical engineering = chemietechnik; Piping systems; Process piping; ?Piping = ?piping; Process control
Manufacturing processes = manufacturing methods, fertigungsverfahren; Mechanical principles; Plastics = plastic materials; Industrial machinery
[certification]
Professional Engineer licence = professional engineer, pe license, p.eng, !PEng, professional engineering license, licensed professional engineer
Engineer in Training = !EIT; FE exam = fundamentals of engineering exam; Chartered Engineer = !CEng
Incorporated Engineer = !IEng; CSWA = certified solidworks associate; CSWP = certified solidworks professional
Certified Reliability Engineer; INCOSE certification; CSEP; ASEP; API 510; API 570; API 653
GDTP = gd&t certification; Sachverständiger; Vibration Analyst certification; ISO 18436
[degree]
Technischer Produktdesigner = technische produktdesignerin; Technischer Zeichner; Staatlich geprüfter Techniker Maschinenbau
BTS CPI = bts conception des produits industriels; BUT GMP; DUT GMP = dut génie mécanique
Mechanical engineering degree = degree in mechanical engineering, studium maschinenbau; Bachelor in Mechanical Engineering; Diplom-Ingenieur Maschinenbau
Mechanical engineering technology diploma; Mechanical engineering technology; Diplom-Ingenieur = dipl.-ing.
[domain]
Aerospace industry = aerospace, sector aeroespacial; Automotive industry = automotive, automobilindustrie, secteur automobile, sector automotriz
Machinery industry = maschinenbaubranche
Defense industry = defence industry, rüstungsindustrie; Shipbuilding = schiffbau; Oil and gas = oil & gas; Petroleum industry; Process industry
Chemical industry = chemieindustrie; Medical device industry = medtech; Medizintechnik; Medical devices; Rail industry
Space industry; Mining equipment; Heavy machinery industry
`

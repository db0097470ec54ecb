export const civilEngineering = `
[skill]
Civil engineering = bauingenieurwesen, génie civil, ingeniería civil; Civil design = civil site design; Site development
Land development
Infrastructure design; Municipal engineering; Heavy civil construction = heavy civil
Infrastructure engineering
Structural engineering = tragwerksplanung, ingénierie des structures, ingeniería estructural; Structural design
Structural steel design = steel design; Reinforced concrete design = concrete design
Steel structures = charpente métallique
Reinforced concrete = stahlbeton, béton armé, hormigón armado; Prestressed concrete = spannbeton; Timber design = wood design
Timber structures; Timber construction = holzbau
Masonry design; Precast concrete; Foundation design
Deep foundations; Pile foundations
Bridge design; Bridge inspection; Load rating; Seismic design
Bridge engineering; Earthquake engineering
Wind loading = wind load analysis; Retaining walls; Shoring design; Blast design
Temporary works design
Structural inspections; Structural retrofitting; Static calculations = baustatik
Structural assessment; Condition assessments; Seismic retrofit; Descente de charges
Structural drawings; Rebar detailing = reinforcement detailing; Steel detailing
Reinforcement drawings = bewehrungspläne; Formwork drawings = schalpläne
Progressive collapse; Facade engineering; Building envelope = building enclosure; Building physics = bauphysik
Geotechnical engineering = geotechnik, géotechnique, geotecnia; Soil mechanics = bodenmechanik, mécanique des sols
Geotechnical investigation = subsurface investigation, baugrunduntersuchung; Soil compaction testing
Site investigation; Proctor testing
Slope stability; Earthworks = erdbau; Earth retention; Ground improvement; Tunnelling = tunneling
Rock mechanics; Dam engineering; Concrete testing; Asphalt testing
Dams and levees; Slump tests; Cylinder testing; Asphalt mix design
Construction materials testing; Pavement design; Nuclear density gauge = nuclear gauge
Pavement engineering
Transportation engineering = transport engineering; Highway design
Road design = roadway design, straßenplanung
Traffic engineering; Traffic modelling = traffic modeling
Traffic impact studies; Traffic analysis; Traffic simulation
Geometric design; Intersection design; Traffic signal design; Railway engineering
Horizontal and vertical alignment; Roundabout design; Rail design; Track design; Railway construction = bahnbau
Airport design = airfield design; Parking design; Transport planning = transportation planning, verkehrsplanung
?Synchro = synchro traffic; VISSIM = ptv vissim; VISUM; SIDRA = sidra intersection; AutoTURN; AASHTO = aashto standards; MUTCD; Roadside safety
Road safety audits; Bicycle and pedestrian planning = active transportation planning; Transit planning = public transit planning
Water resources engineering; Hydraulic modelling = hydraulic modeling; Hydrology = hydrologie, hydrología
Hydraulic engineering = wasserbau
Hydraulic calculations; Stormwater management = storm water management; Drainage design = entwässerungsplanung
Stormwater design
Sewer design; Water distribution = water distribution systems
Sanitary sewer design; Sanitary sewers
Site grading; Erosion and sediment control; Floodplain analysis
Grading plans; Grading design; Erosion control; Flood risk assessment
HEC-RAS; HEC-HMS; EPANET; SWMM = epa swmm; WaterCAD; InfoWorks ICM; HydroCAD; StormCAD; Lift stations
WaterGEMS; InfoWorks; Pump stations = pumping stations
Culvert design; Irrigation design; Coastal engineering; Port engineering = harbour engineering
Culverts
Utility design; Subsurface utility engineering; Trenchless technology
Underground utilities; Utility coordination
Site plans; Construction documents
Site planning; Site layout; Ausführungsplanung
AutoCAD = auto cad; AutoCAD Civil 3D = civil 3d, autodesk civil 3d; MicroStation = bentley microstation; Bentley OpenRoads = openroads designer, openroads
!InRoads; ProjectWise; Bluebeam = bluebeam revu; 12d Model; Autodesk InfraWorks; Carlson Civil
Carlson Software
Revit = autodesk revit; BIM = building information modeling, building information modelling
Revit Structure; Revit Architecture; Revit MEP; BIM modelling = modélisation bim
BIM coordination; Navisworks; Clash detection; ArchiCAD; Allplan; Vectorworks
BIM management
Tekla Structures = tekla; Solibri; Dynamo BIM = dynamo for revit; BIM 360; ISO 19650
Autodesk Construction Cloud
IFC format; AutoCAD Architecture; Chief Architect; Cype; Nemetschek; ORCA AVA; California.pro; RIB iTWO = itwo
CYPECAD
STAAD.Pro = staad pro, staad; ETABS; SAP2000; RISA-3D; CSI SAFE; RAM Structural System; Robot Structural Analysis = autodesk robot
RISA
RFEM; SOFiSTiK; PLAXIS; GeoStudio; LPILE; Midas Civil; Tedds; MasterSeries; SCIA Engineer; SpColumn; !gINT
Dlubal; RSTAB; SLOPE/W
Eurocodes; ACI 318; AISC; ASCE 7; CSA standards; ASTM standards
Eurocode 2; AISC 360; AISC Steel Manual; CSA A23.3; CSA S16
AASHTO LRFD; British Standards; Australian Standards; EHE-08; Código Técnico de la Edificación; DTU standards = dtu bâtiment
AS 3600; AS 4100
International Building Code = !IBC; National Building Code of Canada = nbcc; Building codes = building regulations
National Building Code; Bauordnungsrecht; Construction law = baurecht
ADA compliance = ada guidelines; Zoning = zoning bylaws, zoning codes, zoning regulations
Accessibility codes
Surveying = land surveying, vermessung, vermessungstechnik, topographie, topografía, arpentage; Engineering surveying; Construction surveying
Construction staking; Setting out
Topographic surveys = topographic surveying; Boundary surveys
Cadastral surveying; Cadastre
Total stations = tachymeter; GNSS surveying; Levelling instruments
Robotic total station; GPS surveying; RTK GPS = rtk; Differential leveling
Trimble; Leica Geosystems; Topcon; Carlson SurvCE = survce; Geodesy = geodäsie
Trimble Business Center; Leica total station
Hydrographic surveying; Laser scanning = 3d laser scanning; LiDAR
Bathymetric surveys; Terrestrial laser scanning; LiDAR data
Point clouds; Photogrammetry = photogrammétrie; Drone surveying; Pix4D
Point cloud processing; Autodesk ReCap; Drone mapping = uav mapping
As-built drawings = as-builts, record drawings, bestandspläne; Volume calculations; Legal descriptions; Plat preparation
Subdivision plats = plat maps
ALTA surveys = alta/nsps; Land titles; Right-of-way acquisition; Utility locating = utility locates
GIS = geographic information systems, geoinformationssysteme, système d'information géographique; ArcGIS = esri arcgis
Esri
ArcGIS Pro; ArcGIS Online; ArcMap; QGIS; Cartography = map making, kartographie; GIS mapping
Geospatial data
Geodatabases; PostGIS; !FME = safe software fme; MapInfo; Remote sensing = fernerkundung, télédétection; Google Earth Engine
ERDAS Imagine; ENVI software; GPS mapping; Geocoding; Spatial databases
GPS data collection; Spatial data
Architecture design = architectural design, architekturplanung, conception architecturale, diseño arquitectónico; Architectural drafting
Architectural drawings
Building design; Schematic design; Design development; Entwurfsplanung; Genehmigungsplanung
Hochbau
Building permits = building permit applications, bauanträge, permis de construire, licencias de obra; Architectural detailing
Construction detailing; Detail design
Specification writing
MasterSpec; Construction specifications; CSI MasterFormat
Space programming = architectural programming; Site analysis; Residential architecture; Commercial architecture
Residential design
Healthcare design = healthcare architecture; Historic preservation = heritage conservation, denkmalpflege
Landscape architecture = landschaftsarchitektur, paysagisme; Landscape design; Planting plans = planting design; Sustainable architecture
Sustainable construction = nachhaltiges bauen
Passive house = passivhaus; Daylighting analysis
Passive solar design
Building energy modelling = building energy modeling; IES VE; DesignBuilder; eQUEST
Barrier-free design; Fire safety engineering = fire protection engineering, brandschutzplanung; Life safety codes
NFPA 101
Urban planning = town planning, city planning, stadtplanung, urbanisme, urbanismo; Urban design = städtebau; Land use planning
Land use
Regional planning = raumplanung; Master planning = masterplans; Development applications = planning applications
Bebauungspläne
Planning law = planning legislation; Site plan approval = site plan review; Rezoning applications; Comprehensive plans
Planning policy; Official plans
Public consultation = community consultation; Housing policy; Transit-oriented development; Placemaking
Construction engineering = bauverfahrenstechnik; Construction administration = contract administration construction; Construction observation = bauüberwachung
Resident inspection
Site visits and field reports = field observation reports; Shop drawing review
Quantity takeoff = quantity take-off, mengenermittlung; HOAI; VOB; Leistungsverzeichnisse
VOB/B; Leistungsbeschreibung
Maîtrise d'œuvre = maîtrise d'oeuvre; Dirección de obra; Technical due diligence
Engineering plan review = plan checking, plan review; Constructability reviews; Public works = travaux publics, obra pública; Utility relocation; Demolition plans; Infrastructure asset management
LEED = leadership in energy and environmental design, leed standards, leed certification; Shop drawings; Drainage systems; Drone operation
Drones = unmanned aerial vehicles, unmanned aircraft systems
Construction materials; Construction methods; Engineering plans = engineering drawings and plans; Photometric analysis = photometrics
Zoning analysis; Infrastructure planning; Design standards = engineering design standards
[certification]
LEED AP = leed accredited professional, leed accreditation; Structural Engineer licence = se license, licensed structural engineer
Professional Land Surveyor = licensed land surveyor, professional surveyor
RPLS
Registered Architect = licensed architect, architectural license
WELL AP; BREEAM; AICP = american institute of certified planners
BREEAM Assessor
Registered Professional Planner; RIBA Part 3; ARB registration = arb registered
RIBA chartered
ACI Concrete Field Testing = aci grade i; Certified Floodplain Manager = !CFM; CPESC; Nuclear gauge certification
ACI certification
GISP = gis professional; FAA Part 107 = part 107, remote pilot certificate
Drone pilot licence = drone license
Bauvorlageberechtigung; Architektenkammer membership = mitglied der architektenkammer; PTOE = professional traffic operations engineer
Envision ENV SP = env sp; Passive House Designer = certified passive house designer
Chartered Civil Engineer = !MICE, chartered member of ice; Chartered Structural Engineer = mistructe
[degree]
Civil engineering degree = degree in civil engineering, studium bauingenieurwesen; Civil engineering technology
Bachelor of Civil Engineering = bachelor in civil engineering; Civil technology diploma
Architecture degree = degree in architecture
Bachelor of Architecture = b.arch; Master of Architecture = m.arch
Bauzeichner = bauzeichnerin; Vermessungstechniker = vermessungstechnikerin; BTS Bâtiment; BTS Travaux publics; BUT Génie civil
Geomatiker
Diplôme d'architecte; Arquitectura técnica = aparejador; Ingeniero de Caminos = caminos canales y puertos
DPLG; Architecte HMONP
Geomatics = geomatik; Urban planning degree = degree in urban planning
Geomatics engineering; Master of Urban Planning
[domain]
Construction industry = baubranche, bauwirtschaft, btp, sector de la construcción; Civil infrastructure
Architecture firms = architectural practice; Transportation infrastructure; Land surveying industry; Public infrastructure
Geospatial industry
Residential construction; Commercial construction; Water and wastewater industry; Railway infrastructure; Airport infrastructure
`

export const construction = `
[skill]
Construction management; Construction project management; Construction site management = baustellenmanagement, bauleitung, conduite de travaux, conduite de chantier, gestión de obras
Site supervision = construction supervision, job site supervision
Subcontractor management = subcontractor coordination, managing subcontractors, coordinating subcontractors; Site logistics; Site coordination
Preconstruction = pre-construction, preconstruction services
Construction scheduling = construction schedule, construction programming
Cost estimating = ?Estimating, ?estimating, cost estimation; Construction estimating; Estimating and bidding; Kostenkalkulation
Quantity takeoff = quantity take-off, material takeoff, material take-off, !takeoffs, mengenermittlung, !take-offs, !Take-offs; Aufmaß
Quantity surveying; CESMM4 = cesmm; NRM2; Bill of quantities = !BOQ, leistungsverzeichnis
Construction bidding; Bid preparation = tender preparation; Bid packages; Change orders = variation orders; Submittals = submittal review
Requests for information = !RFIs; Punch lists = snagging, snag list, deficiency list; Daily site reports = site diaries, daily construction reports, bautagebuch
Progress billing = progress claims, payment applications, pay applications; As-built drawings = as-builts
Construction contracts; Construction contract administration; JCT contracts = !JCT; NEC contracts; NEC3; NEC4; FIDIC; AIA contracts; CCDC contracts = ccdc
VOB; VOB/B; HOAI; Design-build = design and build contracts, design-build projects; Value engineering; Lien waivers; Building permits = construction permits, baugenehmigungen
Blueprint reading = reading blueprints, read blueprints, interpreting blueprints, interpret blueprints, blueprint interpretation, !blueprints, !Blueprints, lecture de plans, interpretación de planos; Construction drawings
Building codes = building regulations, bauordnung; International Building Code; National Building Code of Canada; CDM Regulations
Building inspection; Construction inspection; Site inspections; Construction quality control
Procore; Bluebeam Revu = bluebeam; Primavera P6 = !Primavera, oracle primavera; PlanGrid; Autodesk Construction Cloud = bim 360; PlanSwift; On-Screen Takeoff
CostX; Buildertrend; CoConstruct; HeavyBid; Viewpoint Vista; Asta Powerproject; RSMeans; Fieldwire; Aconex; ORCA AVA; RIB iTWO; ProEst
Excavation; Trenching = trench excavation; Trench shoring = excavation shoring; Site grading = land grading, land levelling; Finish grading
Soil compaction; Compaction testing; Backfill and compaction; Earthworks = earthmoving, earth moving, erdbau, erdarbeiten, terrassement; Groundworks = groundwork construction
Pile driving; Piling works = pfahlgründung; Foundation work = building foundations, foundation construction; Foundation underpinning = underpinning foundations
Dewatering
Drainage systems; Drainage installation; Site drainage; Sewer construction = sewer installation, kanalbau; Pipe laying = pipelaying, rohrleitungsbau
Directional drilling; Horizontal directional drilling; Road construction = straßenbau, travaux routiers; Highway construction; Asphalt paving = asphalt laying
Kerb laying = curb installation; Block paving = interlocking paving, paver installation, pflasterarbeiten; Road marking = line painting
Temporary traffic control; Traffic control plans; Traffic flagging; Tunnel construction = tunnelling works, tunnelbau; Bridge construction = brückenbau; Rock blasting
Marine construction
Concrete work = ?Concrete, concreting, betonarbeiten; Concrete placement = concrete pouring, pouring concrete, placing concrete, hormigonado; Concrete finishing
Concrete formwork = formwork, concrete forming, concrete forms, schalungsbau, coffrage, encofrado
Rebar installation = ferraillage; Rebar = reinforcing steel, bewehrung; Rebar tying
Precast concrete; Post-tensioning; Shotcrete; Concrete cutting = concrete sawing; Core drilling; Concrete pumping; Concrete repair
Masonry = maçonnerie, albañilería, mauerwerk, maurerarbeiten; Bricklaying = brick laying; Brick and block
Blockwork = block laying; Stonemasonry = stonework, stone masonry, steinmetzarbeiten
Tuckpointing; Repointing; Steel erection = structural steel erection; Stahlbau
Scaffold erection = !Scaffolding, erecting scaffolding, erect scaffolding, gerüstbau, échafaudages, andamios
Rigging and slinging = slinging and rigging, load rigging; ?Rigging; Crane rigging; Crane signalling = crane signaling, banksman; Slinger signaller
Demolition = abbrucharbeiten; Asbestos removal = asbestos abatement; Lead paint abatement; Mold remediation = mould remediation; Restoration work; Water damage restoration
Drywall = drywalling, drywall installation, gypsum board, trockenbau, dry lining
Drywall taping = taping and finishing, taping and mudding; Plastering = plâtrerie, putzarbeiten, enlucido
Stucco; EIFS = exterior insulation and finish systems, wärmedämmverbundsystem; Suspended ceilings = drop ceilings; Acoustic ceilings
Painting and decorating = house painting, malerarbeiten, peinture en bâtiment; ?Painting = ?painting; Interior painting; Exterior painting; Airless spraying
Wallpapering = wallpaper hanging, tapezieren
Surface preparation
Tiling = tile setting, tile installation, fliesenlegen, fliesenarbeiten, carrelage, alicatado; Flooring installation = floor laying, floor installation, flooring, bodenlegen
Hardwood flooring; Epoxy flooring; Resin flooring; Carpet fitting = carpet installation; Insulation installation = dämmarbeiten; Thermal insulation
Spray foam insulation; Waterproofing = étanchéité, bauwerksabdichtung; Caulking; Firestopping = fire stopping; Fireproofing
Roofing = dachdeckerarbeiten; Roof repair; Shingle roofing = asphalt shingles; Flat roofing; Built-up roofing
Torch-on roofing = torch-on membranes; Eavestrough installation = eavestroughs, gutter installation; Metal roofing
Cladding installation = building cladding; Siding installation; Rainscreen cladding; Curtain walls = curtain wall installation, curtain walling
Glazing = window glazing, verglasung; Window installation = window fitting; Fence installation = fencing installation; Hardscaping = hard landscaping
Heavy equipment operation = heavy equipment operator, operating heavy equipment, heavy machinery operation, conduite d'engins
Machine control systems; GPS machine control = gps grade control
Excavator operation = excavator operator, baggerfahren; Excavators = pelle mécanique; Backhoe operation; Backhoe loaders = backhoe, backhoe loader
Bulldozer operation = dozer operation; Bulldozers; Skid steer operation; Skid steers = skid steer loader; Wheel loader operation; Wheel loaders = front-end loader, radlader
Motor graders; Telehandler operation; Telehandlers = telescopic handler; Dump truck operation; Dump trucks; Dumper operation; Road rollers; Roller operation
Aerial work platforms = elevated work platforms, elevating work platforms, !MEWP, hubarbeitsbühnen; Scissor lifts; Boom lifts = cherry picker
Mobile crane operation; Mobile cranes; Tower crane operation; Tower cranes; Crane operation = crane operator
Hand and power tools = power and hand tools; Power tools; Hand tools; Laser levels; Site setting out = construction layout
Fall protection; Fall arrest; Fall protection training; Toolbox talks = toolbox meetings
Method statements; Risk assessments and method statements = !RAMS; !Temporary works = !temporary works; Modular construction; Prefabricated construction; Passive house = passivhaus
Green building = sustainable construction, sustainable building; Building envelope; Home renovation = residential renovation, home remodeling
[certification]
CSCS card = !CSCS; CPCS card = !CPCS; NPORS card = npors; SMSTS = site management safety training scheme
SSSTS; CISRS card = cisrs; IPAF licence = ipaf, ipaf license; EWP licence = !EWP, ewp license, ewp ticket, ewp yellow card; PASMA; Asbestos awareness
Working at Heights = work at heights, working at heights training, travail en hauteur
Confined space entry = confined space; OSHA 10 = osha 10-hour; OSHA 30 = osha 30-hour; Site safety training card = sst card; Construction induction card = white card
NCCCO certification = nccco, cco crane operator; Crane operator licence = crane operator license, crane licence, kranschein, kranführerschein
CACES R482 = caces engins de chantier; AIPR; SCC certificate = scc zertifikat; Tarjeta profesional de la construcción; Gold Seal Certification
Certified Construction Manager; Chartered builder = mciob; Chartered surveyor = mrics; LEED AP = leed accredited professional; LEED Green Associate
[domain]
Construction industry = construction sector, construction experience, baugewerbe, bauwesen, baubranche, bâtiment et travaux publics, !BTP, secteur du bâtiment, sector de la construcción
Residential construction = residential building, home building; Commercial construction; Industrial construction; Heavy civil construction = tiefbau; Infrastructure projects
`

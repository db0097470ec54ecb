export const environmentalScience = `
[skill]
Environmental science = umweltwissenschaften, sciences de l'environnement, ciencias ambientales; Environmental engineering = umwelttechnik, génie de l'environnement, ingeniería ambiental
Environmental management = umweltmanagement, gestión ambiental
Environmental consulting = environmental consultancy, umweltberatung; Environmental compliance; Environmental policy = umweltpolitik
Environmental law = umweltrecht, droit de l'environnement, derecho ambiental; Environmental planning = umweltplanung
Environmental permitting = environmental permits; Environmental regulations = environmental legislation
Environmental impact assessment = umweltverträglichkeitsprüfung, !UVP, étude d'impact environnemental, evaluación de impacto ambiental
Environmental assessment; Environmental impact statement
Strategic environmental assessment; Environmental reporting; Environmental audits = environmental auditing, umweltaudit; Environmental monitoring = umweltmonitoring, surveillance environnementale
Environmental sampling; Environmental health; Environmental economics
Environmental site assessment
Phase I ESA = phase i environmental site assessment, phase 1 esa; Phase II ESA
Site remediation = altlastensanierung, dépollution
Soil remediation; Environmental remediation
Contaminated land = contaminated sites, altlasten, sites et sols pollués
Groundwater remediation; Bioremediation; Soil vapor extraction = soil vapour extraction; Vapor intrusion = vapour intrusion; Risk-based corrective action
Human health risk assessment; Ecological risk assessment; Brownfield redevelopment; Conceptual site models
Ecotoxicology; Brownfields
Soil sampling = bodenproben; Groundwater sampling; Water sampling; Surface water sampling; Air sampling; Sediment sampling
Groundwater monitoring
Low-flow sampling; Monitoring wells; Borehole logging = boring logs
Monitoring well installation; Soil logging; Soil classification
Hydrogeology = hydrogeologie, hidrogeología; Groundwater modelling = groundwater modeling; Geology = geologie, geología
MODFLOW
Soil science = bodenkunde, pedology; Geomorphology; Field geology; Drilling supervision = drilling oversight
Geological mapping
Aquifer testing; Geotechnical drilling; Mineral exploration; Rockworks; Water quality = wasserqualität
Pump tests; Water quality monitoring
Water quality testing = water testing; Watershed management
YSI meters; Watershed planning
Wastewater treatment = waste water treatment, abwasserbehandlung, traitement des eaux usées, tratamiento de aguas residuales
Water treatment = wasseraufbereitung, traitement de l'eau, tratamiento de aguas; Drinking water treatment
Activated sludge; Membrane filtration; Sludge treatment; Desalination; Water reuse = water recycling; Effluent monitoring
Biosolids; Effluent testing; Discharge monitoring
Industrial wastewater; Septic systems; Clean Water Act = !CWA; NPDES = npdes permits
SPDES
SWPPP = stormwater pollution prevention plans; SPCC plans = spcc; Safe Drinking Water Act; Clean Air Act = !CAA
RCRA = resource conservation and recovery act; CERCLA = superfund; NEPA = national environmental policy act; CEQA; TSCA
Endangered Species Act; EPA regulations; EPCRA = emergency planning and community right-to-know; Tier II reporting; Toxic release inventory; Title V permits = title v
EPA standards; EPA guidelines
REACH regulation = reach compliance; Water Framework Directive; Natura 2000; BImSchG = bundes-immissionsschutzgesetz
Kreislaufwirtschaftsgesetz = krwg; ICPE = installations classées; Loi sur l'eau; Canadian Environmental Protection Act; Fisheries Act
Environmental Protection Act; Biodiversity net gain; Naturschutzrecht; Immissionsschutz
Bundesnaturschutzgesetz
Air quality = qualité de l'air; Air dispersion modelling = air dispersion modeling
Air quality monitoring; AERMOD; Air quality modeling
Air permitting = air permits; Stack testing = source testing; Emissions monitoring
Continuous emissions monitoring
Air pollution control = luftreinhaltung; Volatile organic compounds; Odour assessment; Noise assessment
Odor control; Noise monitoring; Environmental noise; Noise control = lärmschutz
Indoor air quality = !IAQ; Asbestos surveys; Asbestos abatement = asbestos removal
Asbestos inspection; Asbestos management
Lead-based paint inspection; Mould assessment = mold assessment; Radon testing
Lead paint; Radon
Hazardous waste management; Hazardous waste manifests = waste manifests
Hazardous waste = sonderabfall, déchets dangereux, residuos peligrosos
Waste management = abfallwirtschaft, gestion des déchets, gestión de residuos; Solid waste management
Waste disposal = entsorgung; Municipal solid waste
Recycling = recyclage, reciclaje; Composting; Landfill management; Waste audits
Landfill design; Landfill gas; Waste minimization
Waste-to-energy; Circular economy = kreislaufwirtschaft, économie circulaire, economía circular; Spill response = emergency spill response
Spill cleanup
Oil spill response; Pollution prevention; Chemical management
Pollution control
Sustainability = nachhaltigkeit, sostenibilidad; Sustainability reporting = nachhaltigkeitsberichterstattung
Sustainable development = développement durable
ESG = environmental social and governance; Corporate sustainability
CSRD = corporate sustainability reporting directive; EU Taxonomy; GRI Standards = global reporting initiative; SASB
TCFD; CDP reporting = carbon disclosure project; Science-based targets = sbti; Sustainable Development Goals; Materiality assessment
Greenhouse gas accounting = carbon accounting, ghg accounting, co2-bilanzierung; GHG Protocol = greenhouse gas protocol
GHG inventory
ISO 14064; Carbon footprint = carbon footprinting, bilan carbone, huella de carbono; Scope 3 emissions; Decarbonization = decarbonisation
Carbon markets; Carbon capture; Net zero
Carbon offsets; Carbon credits; Carbon capture and storage = !CCS; Net zero strategy
Climate change = klimawandel, changement climatique; Climate science; Climate adaptation = klimaanpassung
Climate resilience
Climate modelling = climate modeling; Climate policy; Climate risk; Meteorology = meteorologie; Weather forecasting
Climate risk assessment
Oceanography; Atmospheric science; Life cycle assessment = !LCA, life cycle analysis, ökobilanz
Atmospheric chemistry
SimaPro; GaBi software; openLCA; Environmental product declarations; ISO 14001 = iso14001; EMAS; Environmental management systems = umweltmanagementsysteme
Sphera
EHS management = !EHS, !HSE, environmental health and safety
!QHSE = !HSEQ
Energy audits = energy auditing, energieaudit, audit énergétique; Energy efficiency = energieeffizienz, efficacité énergétique, eficiencia energética
Energy conservation; ISO 50001; Green procurement; Sustainable supply chain; Green chemistry
Sustainable procurement
Ecology = ökologie, écologie, ecología; Field ecology = ecological fieldwork; Ecological surveys = ecology surveys
Phase 1 habitat survey; UK habitat classification
Ecological restoration = renaturierung; Biodiversity = biodiversität, biodiversité, biodiversidad
Habitat restoration
Biological monitoring = biomonitoring; Conservation biology; Wildlife conservation; Nature conservation = naturschutz, conservation de la nature
Wildlife biology; Bird surveys = avian surveys; Bat surveys; Protected species surveys
Wildlife surveys; Ornithology
Great crested newt surveys; Species identification; Botanical surveys
Vegetation surveys; Vegetation monitoring
Wetland delineation; Wetland restoration; Stream restoration; Riparian restoration; Habitat assessment
Wetland assessments
Habitat mapping = biotopkartierung; Population modelling; Fish surveys; Benthic macroinvertebrate sampling
Electrofishing; Fisheries biology; Macroinvertebrates
Aquatic ecology; Limnology; Marine conservation; Invasive species management
Freshwater ecology; Invasive species
Camera trapping = camera traps; Wildlife telemetry; Transect surveys
Line transects
Land management; Protected area management; Natural resource management
National park management
Land reclamation; Revegetation; Soil conservation; Seed collection; Arboriculture surveys = tree surveys
Mine reclamation
Field data collection; Field sampling equipment
Field data; Sampling equipment calibration
Photoionization detectors; Gas detection; EQuIS; Chain-of-custody documentation = sample custody
Gas detectors; Four-gas meter
Environmental statistics; Environmental data management; Environmental modelling = environmental modeling
Environmental education = umweltbildung, éducation à l'environnement, educación ambiental; Environmental interpretation; Indigenous consultation
Indigenous engagement
Environmental justice; Citizen science; Leave No Trace; Environmental toxicology; Industrial hygiene = occupational hygiene
Exposure assessment; Nuclear decommissioning; Radioactive waste; Mine closure; Tailings management
Exposure monitoring; Mine closure planning
Acid rock drainage; Blue carbon; Nature-based solutions; Ecosystem services; Green infrastructure; Sustainable drainage systems = !SuDS
Groundwater = grundwasser; Drinking water = trinkwasser, eau potable, agua potable, potable water; Greenhouse gases = ghg; Environmental data
Greenhouse gas emissions = ghg emissions
Environmental standards; Natural resources; Environmental protection = umweltschutz, protection de l'environnement, protección del medio ambiente; Wildlife; Field investigations
Environmental studies
[certification]
HAZWOPER = osha hazwoper; Professional Geologist = pg license
HAZWOPER 40 = 40-hour hazwoper; Professional Geoscientist = !P.Geo
Qualified Environmental Professional = !QEP; Certified Hazardous Materials Manager = chmm; Certified Industrial Hygienist = !CIH
Wastewater operator licence = wastewater operator license, wastewater operator certification; Water treatment operator licence = water treatment operator license, water operator certification
Asbestos inspector certification; ISO 14001 Lead Auditor
AHERA inspector; P402
Certified Energy Manager = !CEM; Certified Wildlife Biologist; Certified Arborist = isa certified arborist; CIEEM membership = cieem; IEMA membership = iema
PIEMA
Chartered Environmentalist = !CEnv; Fundamentals of Sustainability Accounting = fsa credential; QSD/QSP
Qualified SWPPP Practitioner
Pesticide applicator licence = pesticide applicator license, pesticide license; Electrofishing certification
Umweltbeauftragter; Wetland delineation certification; Bird banding permit
Professional Wetland Scientist
[degree]
Environmental science degree = degree in environmental science; Environmental technology diploma = environmental technician diploma
Umwelttechnologe
Fachkraft für Abwassertechnik; Fachkraft für Kreislauf- und Abfallwirtschaft
BTSA Gestion et protection de la nature = bts gpn; BTS Métiers de l'eau; Educación y Control Ambiental; Ecology degree = degree in ecology; Geology degree = degree in geology; Conservation studies
[domain]
Environmental services = environmental sector; Environmental consulting industry; Waste industry = waste and recycling industry; Water utilities
Mining industry = mining sector; Climate technology = climate tech; Conservation organizations
Clean technology = cleantech
`

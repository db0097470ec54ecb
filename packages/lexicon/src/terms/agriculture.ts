export const agriculture = `
[skill]
Farming = farm work, landwirtschaftliche arbeiten, travaux agricoles, trabajo agrícola
Farm management = betriebsleitung landwirtschaft, gestion d'exploitation agricole, gestión agrícola
Crop production = crop cultivation, pflanzenbau, productions végétales, producción de cultivos; Arable farming = ackerbau, grandes cultures
Crop management
Organic farming = organic agriculture, ökolandbau, agriculture biologique, agricultura ecológica; Precision agriculture = precision farming
Smart farming
Sustainable agriculture; Agronomy = agronomie, agronomía
Regenerative agriculture
Crop scouting = field scouting; Crop rotation = fruchtfolge; Crop planting = planting crops
Crop seeding = seeding crops, aussaat; ?Planting = ?planting
Crop harvesting = harvesting crops, ernte, cosecha, harvest crops
?Harvesting = ?harvesting; Vegetable harvesting = harvesting vegetables
Fruit picking = cueillette, recolección de fruta
Hand harvesting; Erntehelfer
Grape growing = viticulture, weinbau, viticultura
Tree pruning = pruning trees, baumschnitt, taille des arbres
!Pruning = ?pruning, poda; Shrub pruning = pruning shrubs
Grain handling; Seed production; Plant breeding = pflanzenzüchtung
Grain storage; Grain drying
Hay making = haymaking; Hydroponics; Mushroom cultivation; Fruit growing = obstbau, arboriculture fruitière
Orchard management
Vegetable growing = gemüsebau
Market gardening = maraîchage
Soil management; Soil sampling; Fertilizer application = fertilizing, düngung; Nutrient management
Soil health; Soil testing; Nutrient management plans
Irrigation systems; Integrated pest management = !IPM
!Irrigation = ?irrigation, bewässerung, riego; Crop irrigation; Drip irrigation; Irrigation installation
Pesticide application = traitement phytosanitaire, aplicación de fitosanitarios
Pesticides; Crop spraying = spraying crops; Crop protection = pflanzenschutz
Weed control = weed management; Herbicides
Plant disease identification; Agricultural drones; Yield monitoring
Plant pathology; Yield mapping
GPS guidance systems = gps auto-steer; John Deere Operations Center; Climate FieldView
Farm record keeping = farm records
Tractor operation = tractor driving, traktorfahren, conduite de tracteur, manejo de tractor
Tractors
Combine harvester operation = combine operation
Combine harvester = mähdrescher, moissonneuse-batteuse
Farm machinery operation; Sprayer operation; Baler operation
Farm machinery = farm equipment, agricultural machinery, landmaschinen, maquinaria agrícola; Crop sprayers; Balers
Quad bikes; Fencing repair = fence repair; Farm maintenance
All-terrain vehicle operation; Farm fencing
Livestock management
Livestock care; Livestock handling; Livestock farming = tierhaltung, élevage, ganadería
Dairy farming = élevage laitier, producción lechera
Dairy production = milchwirtschaft
Cow milking = milking cows; Robotic milking
Milking parlour; Milking systems; Milking = melken
Cattle handling; Beef production; Lambing; Sheep shearing; Sheep farming = schafhaltung
Cattle care; Cattle = bovins; Cattle farming = rinderhaltung; Feedlot
Pig farming = swine production, hog farming, schweinehaltung, élevage porcin
Poultry farming = poultry production, geflügelhaltung, aviculture; Goat farming; Calf rearing
Calf care; Calving
Animal husbandry = zootechnie; Artificial insemination = besamung
Animal breeding = tierzucht
Animal feeding = feeding livestock, fütterung, feed animals, feeding animals
Feed management
Animal nutrition; Herd health = herd health management; Animal welfare = tierschutz, tierwohl, bien-être animal, bienestar animal
Ration formulation; Herd management
Biosecurity; Livestock transport; Hoof trimming = klauenpflege; Beekeeping = apiculture, imkerei; Egg production
Farm biosecurity; Animal transport
Aquaculture = aquakultur, acuicultura; Hatchery operations; Fisheries management
Fish farming = pisciculture; Hatchery; Fisheries = fischerei
Animal care = caring for animals, tierpflege, soins aux animaux, cuidado de animales; Zookeeping = zoo keeping; Kennel work
Kennel cleaning; Kennels
Horse care = equine care, pferdepflege, soins aux chevaux; Horse riding = reiten
Stable work; Equestrian skills
Horse training = training horses; Farriery = horse shoeing, hufbeschlag
Dog training = hundetraining; Dog grooming = hundepflege; Dog walking; Pet sitting
Canine behaviour = canine behavior; Pet grooming = animal grooming, toilettage
Animal behaviour = animal behavior, ethology; Wildlife rehabilitation; Wildlife management; Animal shelter work; Animal handling
Wildlife care; Game management; Animal rescue
Horticulture = gartenbau, horticultura; Gardening = jardinage, jardinería
Garden maintenance = gartenpflege, mantenimiento de jardines
Greenhouse operations = greenhouse growing, greenhouse work, greenhouse production, cultures sous serre
Greenhouse = gewächshaus, invernadero
Nursery operations = nursery production; Plant propagation = plant propagation techniques
Plant nursery = baumschule, pépinière
Plant identification = pflanzenkenntnisse, reconnaissance des végétaux; Plant care
Landscaping = garten- und landschaftsbau, galabau, aménagement paysager, paisajismo; Landscape construction
Landscape maintenance = landschaftspflege, entretien paysager
Lawn care = lawn maintenance, rasenpflege; Turf management = turfgrass management
Lawn mowing = tonte de pelouse; Greenkeeping
Hedge trimming = hedge cutting, heckenschnitt, taille de haies
Grounds maintenance = groundskeeping, grounds keeping, grünpflege, entretien des espaces verts
Brush cutters; Ride-on mowers = riding mowers; Floristry = floristik, fleuristerie; Leaf removal
String trimmers = strimmers; Floral design = flower arranging
Garden design
Forestry = forestry operations, forstwirtschaft; Tree felling = timber felling, baumfällung, abattage d'arbres
Chainsaw operation; Arboriculture; Tree climbing = seilklettertechnik
Chainsaws = chain saw, motorsäge, tronçonneuse, motosierra; Tree surgery; Tree care = baumpflege
Tree planting; Timber harvesting = logging operations; Forest inventory; Silviculture = sylviculture, silvicultura
Reforestation; Afforestation = aufforstung; Log hauling; Timber cruising
Harvester and forwarder operation; Skidder operation; Feller bunchers; Forest management = waldbewirtschaftung, gestion forestière
Forest planning
Wildland firefighting = forest fire suppression, wildfire suppression; Sawmill operation; Wood chipping
Prescribed burning; Sawmills = sägewerk; Lumber grading; Wood chippers
Trail maintenance; Timber valuation
Trail building
Food processing = transformation alimentaire
Food production = food manufacturing, lebensmittelproduktion, lebensmittelherstellung, producción alimentaria
Meat processing = fleischverarbeitung, transformation de la viande, procesamiento de carne; Slaughtering = schlachten; Deboning
Meat packing; Slaughterhouse = abattoir
Poultry processing; Fish processing = fischverarbeitung; Dairy processing; Cheesemaking = cheese making, fromagerie
Seafood processing; Milk processing
Pasteurization = pasteurisation; Beer brewing = brewing beer, brauwesen; Winemaking = wine making, vinification, kellerwirtschaft; Spirits distilling
Oenology = enología
Grain milling = müllerei; Fruit sorting; Food packaging; Food canning
Flour milling; Fruit packing; Produce packing; Produce grading
Food technology = lebensmitteltechnologie, technologie alimentaire, tecnología de los alimentos; Food quality assurance
Food science; Food quality control
Sensory evaluation = sensory analysis; Food labelling = food labeling; Food microbiology; Shelf-life testing = shelf life studies
Nutrition labelling
Clean-in-place = cip cleaning; Food defense = food defence; Food traceability; Confectionery production; Industrial baking
Product traceability; Traceability = rückverfolgbarkeit
Food product development
Recipe formulation
BRC standard = brcgs, brc global standards; SQF = safe quality food; FSSC 22000; ISO 22000; IFS Food = ifs standard; GFSI = global food safety initiative
FSMA = food safety modernization act; CFIA regulations = cfia; USDA regulations = usda compliance; Good agricultural practices
GlobalGAP = global gap
Halal standards; Kosher standards = kosher certification; Organic certification = bio-zertifizierung; CanadaGAP
Halal certification; EU Organic; USDA Organic
Agricultural science = agrarwissenschaften, agrarwissenschaft; Agricultural engineering = ingeniería agronómica; Animal science = tierwissenschaften
Forest science = forstwissenschaft
[certification]
Pesticide applicator license = pesticide applicator licence, pesticide licence, pesticide license, pesticide applicator certificate; PA1 and PA6
PA1; PA6
Sachkundenachweis Pflanzenschutz = pflanzenschutzschein; Certiphyto; Carnet de aplicador fitosanitario = carnet fitosanitario
Chainsaw certificate = chainsaw certification, chainsaw licence, motorsägenschein, kettensägenschein
NPTC chainsaw
Certified arborist = isa certified arborist, arborist certification
Registered Professional Forester; Certified Crop Adviser = certified crop advisor; Jagdschein = hunting licence; Landscape Industry Certified
Sachkundenachweis Tierschutz; PCQI = preventive controls qualified individual; Tractor licence; LANTRA
Führerschein Klasse T; Führerschein Klasse L
[degree]
Agriculture degree = degree in agriculture; BTS agricole; Ingénieur agronome
Horticulture degree = degree in horticulture
Horticulture diploma
Forestry degree = degree in forestry
Animal science degree = degree in animal science
Food science degree = degree in food science; Landwirt Ausbildung = ausbildung zum landwirt
Food technology degree = degree in food technology; Landwirtschaftsmeister
Gärtner Ausbildung = ausbildung zum gärtner; Tierpfleger Ausbildung = ausbildung zum tierpfleger; CAPA métiers de l'agriculture
[domain]
Agriculture = agricultural sector, agricultural industry, landwirtschaft, secteur agricole, sector agrícola, agricultura
Agribusiness = agroindustria; Food industry = food sector, lebensmittelindustrie, industrie alimentaire, industria alimentaria
Agri-food = agrifood, agroalimentaire
Food and beverage industry; Forestry sector = forest industry
Beverage industry = getränkeindustrie; Timber industry = holzindustrie, filière bois
Wine industry = wine sector; Green industry = grüne branche; Cannabis industry
Landscaping industry; Cannabis cultivation; Cannabis production
`

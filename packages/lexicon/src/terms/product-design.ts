export const productDesign = `
[skill]
User experience design = ux design; User interface design = ui design; UI/UX design = ui/ux, ux/ui, ux/ui design; Product design
User experience = !UX; User interface = !UI; Digital product design
User research = ux research, user experience research, nutzerforschung; Usability testing = usability tests, user testing
Usability = gebrauchstauglichkeit; User interviews; Contextual inquiry; Card sorting; Tree testing; Eye tracking
Heuristic evaluation = heuristic analysis; User personas = ?personas, ?Personas; User journey mapping = user journeys, journey maps
User flows = user flow diagrams; Task analysis; Empathy mapping; Diary studies; Design research
Information architecture; Interaction design = !IxD; Wireframing = wireframes; Prototyping = prototypes, prototype development
Rapid prototyping; Interactive prototypes = clickable prototypes; Low-fidelity prototypes; High-fidelity mockups
Mockups = mock-ups
Design systems; Component libraries = ui component libraries; Style guides = styleguides; Design tokens
Design thinking; Design sprints; Human-centered design = human-centred design
User-centered design = user-centred design
Service design; Participatory design; Inclusive design; Accessible design
Co-design workshops; Universal design
UX writing; Content design; Visual design; Mobile app design; Web design = website design, webdesign, diseño web
Microcopy
Conversion-centred design = conversion-centered design; Gamification; Human-computer interaction = !HCI
Human-machine interaction
Human factors = human factors engineering; Ergonomics = ergonomie, ergonomía; Design critique
Design ops = designops; Design handoff = developer handoff; Design strategy; Storyboarding = storyboards; Affinity mapping; User surveys; Cognitive walkthrough; Design QA; Micro-interactions
Figma; ?Sketch = sketch app; Adobe XD; InVision; Axure = axure rp; Balsamiq; ?Framer; ?Miro; FigJam; Zeplin; ProtoPie; Hotjar; UserTesting.com
Framer Motion
Optimal Workshop; Lucidchart; OmniGraffle; Lottie animations = lottie
Graphic design = grafikdesign, graphisme, diseño gráfico; Typography = typografie, typographie, tipografía
Mediengestaltung
Color theory = colour theory; Layout design = page layout, layoutgestaltung, ?layout, ?Layout; Editorial design = editorial layout
Magazine layout
Logo design; Brand identity = brand identity design
Corporate identity = identidad corporativa; Visual identity = identité visuelle
Corporate design; Brand guidelines; Packaging design = verpackungsdesign; Label design; Publication design
Print design; Print production; Colour management = color management
Prepress = pre-press, druckvorstufe; Pantone
Digital imaging; Desktop publishing = !DTP, !PAO
Poster design; Brochure design; Signage design
Brochures and flyers; Wayfinding; Environmental graphics
Large-format printing; Screen printing = siebdruck, serigraphy; Digital printing; Vinyl cutting
Digital illustration; Vector graphics; Infographics; Icon design
Illustration skills = ?illustration, ?Illustration; Vector illustration; Iconography
Presentation design; Digital design; Banner ads = display ad design; Social media graphics; Book cover design; Art direction = art directing
Creative direction; Concept development; Mood boards = moodboards; Visual storytelling; Freehand drawing = hand drawing
Ideation; Hand sketching; Life drawing
Concept art; Character design; Environment art; Storyboard art; Calligraphy
Hand lettering
Adobe Creative Suite = adobe creative cloud, creative cloud, adobe cc, suite adobe, paquete adobe; Adobe Photoshop = photoshop
Adobe Illustrator = ?Illustrator; Adobe InDesign = indesign; Adobe Acrobat
Acrobat Pro
Adobe Dimension; Adobe Firefly; Adobe Fresco; Substance Painter; CorelDRAW; Affinity Designer
Substance 3D
Affinity Photo; QuarkXPress; !Canva; !Procreate; Inkscape; !GIMP; Midjourney; DALL-E; Stable Diffusion; FontLab
Glyphs app
3D modeling = 3d modelling, 3d-modellierung, modélisation 3d, modelado 3d; 3D rendering
Photorealistic rendering
3D visualization = 3d visualisation, 3d-visualisierung; Digital sculpting; UV mapping; Character rigging
?Blender; Autodesk Maya = ?Maya; 3ds Max = autodesk 3ds max; Cinema 4D; ZBrush; ?Houdini = sidefx houdini; KeyShot
V-Ray; Corona Renderer; Lumion; Enscape; Twinmotion; SketchUp; ?Rhino = rhino 3d, rhinoceros 3d; ?Grasshopper = grasshopper 3d
Industrial design = industriedesign, design industriel, diseño industrial; Product development = produktentwicklung, développement produit
New product development = !NPD
Product styling; Surface modeling; Autodesk Alias
Class-A surfacing; Alias AutoStudio
CMF design = color material finish; Design for manufacture = design for manufacturability, design for manufacturing, !DFM
Design for assembly; Concept sketching = design sketching; Model making = modellbau; Product photography
DFMA; Marker rendering
Design patents; Sustainable design = ecodesign, eco-design; Furniture design = möbeldesign; Architectural lighting design
Toy design; Jewelry design = jewellery design, schmuckdesign; Automotive design; Transportation design
Footwear design; Textile design; Fashion design = modedesign, diseño de moda; Pattern making = patternmaking, pattern cutting
Surface pattern design
Garment construction; Fashion draping = ?Draping; Sewing = couture; Technical flats
Tech packs
Fabric knowledge = textile knowledge; CLO 3D = clo3d; Gerber AccuMark; Lectra; Fashion illustration; Trend research
Trend forecasting
Interior design = innenarchitektur, architecture d'intérieur, interiorismo; Space planning
FF&E; Kitchen and bath design; Retail design = store design; Finish selections; Set design = stage design, bühnenbild
FF&E specification; Kitchen design
Branding; Design software; Visual communication = kommunikationsdesign, communication visuelle; Design principles
[certification]
Adobe Certified Professional; NN/g UX Certification = nn/g certified; Google UX Design Certificate; CPUX; NCIDQ; Certified Usability Analyst
Adobe Certified Expert; CPUX-F
[degree]
Graphic design degree = degree in graphic design; Industrial design degree = degree in industrial design
Graphic design diploma = diploma in graphic design
Diplom-Designer = diplom-designerin; BTS Design graphique; Fine arts degree
Bachelor of Fine Arts = bfa
[domain]
Design agency = design studio; Consumer products; Fashion industry = modebranche
Furniture industry; Packaging industry; Printing industry = druckindustrie
`

export const laboratoryScience = `
[skill]
Laboratory techniques = laboratory skills, lab techniques, lab skills, labortechnik, techniques de laboratoire, técnicas de laboratorio
Laboratory procedures; Wet lab techniques = wet lab; Bench work
Laboratory protocols; Bench research
Laboratory safety = lab safety, laborsicherheit; Laboratory equipment = lab equipment, laboratory instruments, laborgeräte
Laboratory maintenance = lab maintenance; Laboratory management = lab management; Lab inventory = laboratory inventory
Sample preparation = specimen preparation, probenvorbereitung, préparation d'échantillons, preparación de muestras
Sample collection = sample taking, probenahme, prélèvement d'échantillons, toma de muestras; Sample handling
Sample processing = specimen processing
Sample tracking; Reagent preparation; Serial dilutions
Sample accessioning; Solution preparation; Buffer preparation; Media preparation
?Titration = ?titration, ?titrations; Pipetting; Analytical balances; Filtration; Centrifugation
Acid-base titration; Micropipetting; Centrifuge
Aseptic technique = sterile technique; Autoclaving; Biosafety cabinets; Biosafety
Autoclave; Laminar flow hoods; Biosafety Level 2 = bsl-2; Biosafety Level 3 = bsl-3
Glove box techniques; Fume hoods; Chemical handling
Schlenk techniques; Chemical safety
Chemical inventory; Hazardous chemicals handling = gefahrstoffe; Glassware washing; Lab notebooks = laboratory notebooks
Electronic lab notebooks = electronic laboratory notebook, !ELN
LIMS = laboratory information management system; !LabWare = labware lims; Benchling
Good laboratory practice = !GLP, gute laborpraxis, bonnes pratiques de laboratoire, buenas prácticas de laboratorio
ISO 17025 = iso/iec 17025; GxP; Good documentation practice; Data integrity; 21 CFR Part 11
ALCOA+
Method development = analytical method development, methodenentwicklung; Method validation = analytical method validation, methodenvalidierung
Method transfer = analytical method transfer; Instrument qualification
Equipment qualification; IQ/OQ/PQ
Instrument maintenance; Out-of-specification investigations = oos investigations
Instrument calibration and maintenance
Stability testing = stability studies; Release testing = batch release testing; Raw material testing; Pharmacopoeia methods
USP/EP
Analytical chemistry = analytische chemie, chimie analytique, química analítica; Chemical analysis = chemische analytik
Chemical testing; Instrumental analysis
Quantitative chemical analysis; Wet chemistry; Organic chemistry = organische chemie, chimie organique
Inorganic chemistry = anorganische chemie; Physical chemistry = physikalische chemie; Medicinal chemistry; Polymer chemistry
Electrochemistry; Organometallic chemistry; Computational chemistry; Surface chemistry; Colloid chemistry; Food chemistry; Radiochemistry
Organic synthesis; Peptide synthesis; Multi-step synthesis; Purification = purification techniques
Chemical synthesis; Synthetic chemistry
Recrystallization; Catalysis; Formulation development; Coatings formulation; Emulsions
Formulation chemistry
Chromatography = chromatographic techniques, chromatographie; HPLC = high-performance liquid chromatography
UPLC; UHPLC
Gas chromatography; GC-MS = gc/ms, gas chromatography-mass spectrometry; LC-MS = lc/ms
GC-FID; LC-MS/MS
Ion chromatography; Thin-layer chromatography = !TLC; Column chromatography; Size exclusion chromatography; Affinity chromatography
Flash chromatography
FPLC; Preparative HPLC; Empower software = waters empower; ChemStation; Chromeleon
ÄKTA; Empower 3; OpenLab = agilent openlab
Mass spectrometry = mass spec, massenspektrometrie, spectrométrie de masse; MALDI-TOF; Orbitrap; Spectroscopy = spectroscopic techniques, spektroskopie, spectroscopie
UV-Vis spectroscopy = uv-vis, uv/vis, uv-vis spectrophotometry; FTIR = ft-ir
Infrared spectroscopy
Raman spectroscopy; NMR spectroscopy = nmr, nuclear magnetic resonance; ICP-MS; ICP-OES; Atomic absorption spectroscopy = atomic absorption
X-ray fluorescence = xrf; X-ray diffraction = xrd; Spectrophotometry; Fluorescence spectroscopy; Karl Fischer titration = karl fischer
Spectrophotometer
Particle size analysis; Dynamic light scattering; Differential scanning calorimetry = !DSC; Thermogravimetric analysis = tga analysis
Rheology; Viscosity measurement; pH measurement; Refractometry; Polarimetry; Dissolution testing
Rheometer; Viscometer; pH meters
Microscopy = mikroskopie, microscopie, microscopía; Light microscopy = optical microscopy; Electron microscopy = elektronenmikroskopie
Microscopes
Scanning electron microscopy; Transmission electron microscopy; Atomic force microscopy = !AFM
SEM-EDX; Scanning electron microscope
Confocal microscopy; Fluorescence microscopy; Live-cell imaging; Image analysis; ImageJ = image j; Ellipsometry
Profilometry; BET analysis; Surface characterization; Material characterization; Nanotechnology; Crystallography
Nanomaterials
Cell culture = zellkultur, culture cellulaire, cultivo celular; Primary cell culture; Mammalian cell culture; Stem cell culture
Tissue culture; iPSC
Cell-based assays = cell assays; Transfection; Cell line development; Cryopreservation; Cell counting; Bioprocessing
Bioprocess engineering
Upstream processing; Downstream processing; Fermentation = microbial fermentation; Bioreactors; Tangential flow filtration
Molecular biology = molekularbiologie, biologie moléculaire, biología molecular; Molecular cloning = gene cloning; !PCR = polymerase chain reaction
qPCR = real-time pcr, quantitative pcr; RT-PCR = rt-qpcr; Digital PCR; DNA extraction = dna isolation
ddPCR; Nucleic acid extraction
RNA extraction = rna isolation; Gel electrophoresis; SDS-PAGE; Western blotting = western blot, immunoblotting
Agarose gel electrophoresis
Southern blotting; Northern blotting; Plasmid preparation = plasmid prep, minipreps; Site-directed mutagenesis; CRISPR = crispr-cas9, crispr/cas9; Gene editing = genome editing
Gene expression analysis; RNA interference = rnai; DNA sequencing
siRNA; Sanger sequencing
Next-generation sequencing = !NGS; Illumina sequencing; Library preparation = ngs library preparation; Nanopore sequencing
RNA sequencing = rna-seq; Single-cell sequencing; Primer design; Genotyping; Genomics; Transcriptomics; Proteomics; Metabolomics
Bioinformatics = bioinformatik, bioinformatique; Sequence alignment; Genome assembly; Variant calling
BLAST searches
Bioconductor; Phylogenetics; Structural biology; Protein crystallography; Cryo-EM; Molecular docking; Molecular dynamics
Protein purification = protein isolation; Protein expression = recombinant protein expression; Protein assays; Bradford assay; BCA assay
Immunoassays; ELISA = enzyme-linked immunosorbent assay; Enzyme assays; Assay development
Enzyme kinetics; Bioassays
High-throughput screening; Flow cytometry = durchflusszytometrie, cytométrie en flux; Immunohistochemistry = !IHC; Immunofluorescence
!FACS
In situ hybridization; Histology = histological techniques, histologie; Tissue sectioning
Fluorescence in situ hybridization; Microtome; Cryosectioning
Staining techniques; Immunology = immunologie, inmunología; Antibody production
Gram staining; H&E staining; Monoclonal antibodies
Microbiology = mikrobiologie, microbiologie, microbiología; Microbiological testing = microbiological analysis; Bacterial culture
Cleanroom monitoring; Bioburden testing; Endotoxin testing = lal testing; Sterility testing; Antimicrobial susceptibility testing
Virology; Mycology; Parasitology; Bacteriology; Food microbiology; Biochemistry = biochemie, biochimie, bioquímica
Cell biology = zellbiologie, biologie cellulaire; Genetics = genetik, génétique, genética; Developmental biology; Neuroscience
Neurobiology
Physiology; Plant biology = botany; Zoology; Marine biology; Evolutionary biology; Toxicology = toxicologie
Plant physiology
Animal handling; Mouse colony management; In vivo studies = in vivo
Laboratory animal handling; Rodent handling
In vitro assays = in vitro; Animal models; Zebrafish; Drosophila; Caenorhabditis elegans; Rodent surgery
Electrophysiology; Optogenetics; Dissection; Field sampling; Specimen curation; Scientific writing
Patch clamp; Scientific publications; Manuscript preparation
Scientific research; Literature review
Experimental research; Literature search
Experimental design; Study design; Laboratory data analysis; GraphPad Prism = prism graphpad
Scientific data analysis
ChemDraw; SciFinder; Reaxys; SnapGene; Geneious; FlowJo; BioRender; OriginPro = origin software; Gaussian software; Mnova = mestrenova
Liquid handling robots = automated liquid handling; Hamilton robots; Tecan; Agilent instruments
Laboratory automation; Hamilton STAR
Thermo Fisher instruments; PerkinElmer; Quality control testing = laborprüfung, contrôle qualité en laboratoire; Reference standards
Laboratory audits = lab audits; Laboratory accreditation; Proficiency testing; Measurement uncertainty; QC charts; Kjeldahl
Nitrogen determination
Food testing = food analysis; Water analysis; Forensic science = forensic analysis
Forensic toxicology; DNA profiling = forensic dna analysis; Trace evidence; Fingerprint analysis; Petroleum testing
Fuel testing
Cement testing; Assaying; Mineral analysis; Geochemistry = géochimie; Petrography; Sensory analysis = sensory evaluation
Fire assay
Experimental physics = experimentalphysik; Theoretical physics = theoretische physik; Quantum mechanics = quantenmechanik; Quantum computing
Quantum optics; Optics; Optical alignment; Optical design
Optical systems; Zemax; Optical engineering
Solid-state physics = festkörperphysik; Plasma physics; Nuclear physics = kernphysik; Particle physics = high energy physics
Condensed matter physics
Astrophysics; Geophysics = geophysik, géophysique; Medical physics; Biophysics; Laser safety; Radiation detection
Astronomy
Radiation protection = strahlenschutz, radioprotection, protección radiológica; Radiation safety; Dosimetry; Interferometry
Ultra-high vacuum = uhv systems; Cryogenic systems; Monte Carlo simulation; Geant4; ROOT data analysis = cern root; Spectrometers; Science communication
Chemistry = chemie, chimie, química; Biology = biologie, biología; Physics = physik; Scientific methods; Laboratory testing = lab testing, laboratory tests, laboruntersuchungen
Laboratory analysis = lab analysis, laboranalysen; Data recording; Material safety data sheets = safety data sheets, sicherheitsdatenblätter
[certification]
ASCP certification = ascp; Radiation safety officer; AALAS certification = aalas; FELASA; Chartered Chemist
FELASA B; MRSC
Chartered Biologist; Strahlenschutzbeauftragter; ISO 17025 auditor
Fachkunde Strahlenschutz
[degree]
Chemielaborant = chemielaborantin; Biologielaborant = biologielaborantin; Chemisch-technischer Assistent = chemisch-technische assistentin
Biologisch-technischer Assistent = biologisch-technische assistentin; Physiklaborant; Lacklaborant
BTS Bioanalyses et contrôles; BTS Métiers de la chimie; BUT Génie biologique; BUT Mesures physiques
BTS Biotechnologies; DUT Génie biologique
Laboratorio de Análisis y Control de Calidad = técnico superior en laboratorio; Laboratory technician diploma = laboratory technology diploma
Biochemistry degree = degree in biochemistry; Chemistry degree = degree in chemistry, chemiestudium; Biology degree = degree in biology
Physics degree = degree in physics; Microbiology degree = degree in microbiology; Biomedical science = biomedizin
[domain]
Biotechnology = biotech, biotechnologie, biotecnología; Contract research organizations = contract research organisation; Analytical laboratories = testing laboratories
Academic research laboratories
Research labs
Cosmetics industry; Scientific instruments; Research and development = !R&D, forschung und entwicklung, f&e, recherche et développement, investigación y desarrollo
`

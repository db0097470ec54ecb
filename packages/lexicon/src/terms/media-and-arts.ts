export const mediaAndArts = `
[skill]
Video editing = videoschnitt, montage vidéo, edición de vídeo, edit videos, editing videos
Film editing
Video production = videoproduktion, production vidéo, producción audiovisual
Film production = filmproduktion, production cinématographique; Videography = video shooting; Cinematography = director of photography, kameraführung
Camera operation = operating cameras, camera operating; Lighting for film = film lighting, set lighting; Grip work
Studio cameras; Studio lighting; Gaffer; Key grip
Color grading = colour grading, étalonnage couleur; Post-production = postproduction, postproduktion; Offline editing
Color correction = colour correction
Multicam editing = multi-camera editing; Live streaming = livestreaming, live stream production; Broadcast engineering
Multi-camera production; Broadcast technology
Television production = tv production, fernsehproduktion; Documentary production = documentary filmmaking; Film directing; Stage directing = stage direction, mise en scène
Line producing; Screenwriting = scriptwriting, script writing, drehbuch, écriture de scénario, guion
Adobe Premiere Pro = premiere pro, adobe premiere; After Effects = adobe after effects; Final Cut Pro = final cut, fcpx; DaVinci Resolve; Avid Media Composer
!Avid
CapCut; Frame.io; OBS Studio; vMix; Adobe Audition; Media Encoder = adobe media encoder; Nuke compositing = foundry nuke; Cinema 4D = c4d; Autodesk Maya = !Maya; !Blender
3ds Max = 3d studio max; !Houdini = sidefx houdini; ZBrush; Substance Painter; Arnold renderer; Toon Boom Harmony = toon boom; TVPaint; Spine 2D
Substance 3D
Computer animation; Motion graphics = motion design, motiondesign
?Animation; 2D animation; 3D animation; Character animation
Visual effects = !VFX; Visual compositing = digital compositing, ?Compositing, ?compositing; Character rigging = 3d rigging; 3D texturing = texture painting
Special effects
Rotoscoping; Motion capture = mocap; Storyboarding = storyboards; Stop motion; Previsualization = previs; Green screen = chroma key
Set design = scenic design, bühnenbild, scénographie, escenografía; Set construction = scenic construction, set building; Props management
Prop making
Costume design = kostümbild, création de costumes; Costume making; Wardrobe maintenance; Stage makeup = maskenbild; Location scouting
Special effects makeup
Casting actors = film casting; Call sheets; Script supervision; Production coordination = film production coordination; Shot lists; Movie Magic Budgeting = movie magic
Film permits; Studio management
Sound design = sounddesign, conception sonore; Audio editing = tonschnitt, montage son
Audio post-production
Sound mixing = audio mixing, tonmischung, mixage
Mixing and mastering
Audio mastering; Sound recording = audio recording, tonaufnahme, prise de son; Live sound = live sound engineering, sound reinforcement
Location sound; Front of house sound
Audio engineering = tontechnik, ingénierie du son; Foley artistry = foley sound; Voiceover = !voice-over, !Voice-over, !Voice-Over
Voice acting; Dubbing = synchronsprechen, doublage
Podcast production = podcasting; Radio production = radioproduktion; Radio presenting = radio hosting
Radio broadcasting
Pro Tools = avid pro tools; Logic Pro = logic pro x; Ableton Live = !Ableton; Cubase; FL Studio; Cockos Reaper; Izotope RX
IZotope
!Audacity; QLab; GarageBand; Sibelius notation = sibelius; MuseScore; Dante audio networking = dante audio; Digital mixing consoles
Music production = musikproduktion; Music composition; Music theory = musiktheorie, solfège; Musical arrangement = arranging music
Beat making; Songwriting
Piano performance = piano playing, klavier; Guitar performance = guitar, gitarre, guitare; Violin performance = violin; Percussion instruments
Drumming = !drums
Vocal performance = singing, gesang; Choral conducting = choir direction, choir conducting, chorleitung; Orchestral conducting = conducting orchestras
Chant lyrique
Ensemble performance; Sight-reading; Improvisation = improv; Musical accompaniment
Orchestral performance; Chamber music; Piano accompaniment
Music licensing; DJing = dj skills; Music instruction = music teaching, musikunterricht
Music rights; Sync licensing
Stage acting; Theatre production = theater production, theaterproduktion
Screen acting; Dramatic acting = schauspiel, jeu d'acteur, actuación
Stage management = stage manager, inspizienz, régie plateau, regiduría; Stage lighting = theatre lighting, bühnenbeleuchtung, éclairage scénique; Lighting consoles
Lighting design
ETC Eos; grandMA2; grandMA3; Stagecraft = bühnentechnik; Event technology = veranstaltungstechnik; Contemporary dance; Ballet
Stage rigging; Modern dance
Choreography = choreografie; Musical theatre = musical theater; Puppetry; Dramaturgy = dramaturgie; Audition technique; Stage combat; Box office = box office management
Performing arts = darstellende kunst, arts de la scène
Journalism = journalistic writing, journalismus, journalisme, periodismo
!News writing = !news writing, nachrichtenschreiben, write news stories, writing news stories
!News reporting = !news reporting
Investigative journalism = investigative reporting
Feature writing = feature articles; Broadcast journalism; Journalistic interviewing = interviewing sources; Fact-checking
TV journalism; Radio journalism
Newsroom experience = newsroom; AP Style = associated press style; CP Style = canadian press style; Chicago Manual of Style = chicago style; Headline writing
Data journalism; Photojournalism = photo journalism; Sports reporting = sports journalism; Editorial planning = redaktionsplanung
Editorial management
Redaktionelle Arbeit = editorial work; Media law = medienrecht; Media ethics = journalistic ethics; Breaking news coverage
Press law = presserecht, droit de la presse
?Editing = ?editing; Copy editing = copyediting, lektorat, corrección de estilo, révision de texte; Proofreading = proof reading, korrekturlesen, relecture, corrección de textos
Developmental editing = structural editing; Creative writing = kreatives schreiben, écriture créative; Technical editing; Ghostwriting
Book publishing = verlagswesen, édition de livres, edición de libros; Magazine publishing; E-book production
Magazine production; Ebook formatting; EPUB
Layout and typesetting = satz und layout; QuarkXPress; Affinity Publisher; Storytelling
Typesetting; Layout design = mise en page, maquetación
Subtitling = untertitelung, sous-titrage, subtitulado; Audio transcription; Manuscript evaluation; Rights clearance = copyright clearance
Captioning = closed captions
Photography = fotografie, photographie, fotografía; Portrait photography; Product photography = produktfotografie; Event photography; Wedding photography
Fashion photography; Architectural photography; Wildlife photography; Food photography; Aerial photography
Real estate photography; Drone photography
Photo editing = image editing, bildbearbeitung, edición fotográfica; Photo retouching = image retouching, retouche photo; Lightroom = adobe lightroom; Capture One
DSLR cameras = dslr; Studio photography; Darkroom techniques = darkroom; Photo archiving = image archiving; Adobe Bridge
Mirrorless cameras; Film development
Fine art = bildende kunst, beaux-arts; Drawing and painting; Oil painting; Watercolour = watercolor; Sculpture = bildhauerei
Sketching; ?Drawing = zeichnen
Pottery; Printmaking; Digital illustration; Comic art
Ceramics = ceramic art, keramik, céramique; Etching and lithography; Digital painting; Digital art; Graphic novels
Tattooing = tattoo artistry; Calligraphy; Jewellery making = jewelry making; Glassblowing; Textile arts
Hand lettering; Goldsmithing = goldschmiedearbeiten; Hand weaving
Art direction = artdirektion, direction artistique; Concept art; Curation of exhibitions = exhibition curation, kuratierung; Art handling
Exhibition design
Gallery management; Arts administration; Art history = kunstgeschichte
Art gallery; Cultural management = kulturmanagement, gestion culturelle, gestión cultural
Game design = gamedesign; Narrative design; Game art
Level design
Film studies; Theatre studies = theaterwissenschaft
[certification]
Avid Certified User = avid certification; Adobe Certified Professional; Final Cut Pro certification
Adobe Certified Expert; Apple Certified Pro
Press card = presseausweis, carte de presse; Fachkraft für Veranstaltungstechnik
Meister für Veranstaltungstechnik
[degree]
Film degree = degree in film; Journalism degree = degree in journalism, journalistikstudium
Film production degree; Journalism diploma
Fine arts degree = degree in fine arts; Master of Fine Arts = mfa degree
Bachelor of Fine Arts = bfa
Music degree = degree in music, musikstudium
Bachelor of Music; Conservatory training
Photography degree; Theatre degree = degree in theatre; Media studies = medienwissenschaft, études médias
Photography diploma; Drama degree
Mediengestalter = mediengestalterin; Volontariat = redaktionsvolontariat; Animation degree = degree in animation
Mediengestalter Bild und Ton
[domain]
Media industry = media sector, medienbranche, secteur des médias, sector audiovisual; Film industry = filmbranche, industrie du cinéma
Music industry = musikbranche, industrie musicale; Entertainment industry = unterhaltungsbranche; Publishing industry = verlagsbranche, secteur de l'édition
!Broadcasting = broadcasting industry, rundfunk, audiovisuel; Games industry = gaming industry, video game industry
Arts and culture = kulturbereich, secteur culturel, sector cultural
Theatre sector
`

import type { LanguageWords } from './resume-words.ts'

/** Words of resumes in English. */
export const english: LanguageWords = {
  roles: `
    engineer, developer, programmer, architect, manager, director, analyst, designer, consultant,
    administrator, officer, specialist, coordinator, assistant, associate, intern, trainee, apprentice,
    technician, mechanic, electrician, plumber, carpenter, welder, nurse, rn, lpn, doctor, physician,
    surgeon, pharmacist, therapist, paramedic, caregiver, aide, teacher, tutor, lecturer, professor,
    instructor, educator, principal, researcher, scientist, accountant, bookkeeper, auditor, clerk, cashier,
    teller, banker, lawyer, attorney, solicitor, paralegal, counsel, judge, secretary, receptionist,
    supervisor, foreman, lead, leader, head, chief, president, vp, ceo, cto, cfo, coo, founder, co-founder,
    owner, partner, chef, cook, baker, barista, bartender, server, waiter, waitress, host, hostess,
    housekeeper, cleaner, janitor, driver, courier, dispatcher, operator, worker, labourer, laborer, picker,
    packer, handler, salesperson, seller, representative, agent, advisor, adviser, planner, buyer,
    merchandiser, marketer, writer, editor, journalist, translator, interpreter, photographer, artist,
    animator, musician, producer, librarian, curator, guard, firefighter, sergeant, captain, pilot, steward,
    attendant, stylist, hairdresser, trainer, coach, volunteer, freelancer, contractor, machinist, fitter,
    installer, inspector, surveyor, estimator, scheduler, recruiter, generalist, strategist, tester, devops,
    sre, dba, webmaster, fellow, postdoc, counsellor, counselor, psychologist, hygienist, dentist,
    veterinarian, optician, midwife, gardener, farmer, painter, roofer, mason, builder, carer, improver,
    qualified teacher, postman, postwoman, support worker, member, crew, staff, dishwasher, porter, tramper,
    subeditor, sub-editor, copywriter, clinician, practitioner, registrar, resident, dean, provost, chair,
    reader, scholar, demonstrator, nanny, au pair, childminder, stocker, caterer, butcher, fishmonger,
    tailor, seamstress, upholsterer, joiner, plasterer, bricklayer, glazier, scaffolder, rigger,
    groundworker, banksman, actor, actress, dancer, singer, performer, dj, choreographer, illustrator,
    model, soldier, nco, corporal, lieutenant, major, commander, sailor, airman, marine, quartermaster,
    officer cadet, cadet, ranger, lifeguard, referee, minister, pastor, priest, chaplain, rabbi, imam,
    ambassador, executive, evangelist, ops, hr, pa, ea, cio, cmo, cpo, ciso, svp, evp, avp, md,
    executive assistant, controller, comptroller, treasurer, actuary, underwriter, adjuster, trader, broker,
    economist, statistician, mathematician, physicist, chemist, biologist, geologist, ecologist,
    archaeologist, historian, sociologist, anthropologist, linguist, modeller, modeler, draftsman,
    draughtsman, drafter, quantity surveyor, caretaker, handyman, bellhop, concierge, valet, florist,
    beautician, masseur, masseuse, barber, groomer, vet, zookeeper, nutritionist, dietitian, dietician,
    radiographer, sonographer, phlebotomist, optometrist, audiologist, podiatrist, osteopath, chiropractor,
    physiotherapist, orthodontist, hospitalist, orderly, warden, jailer, detective, constable, investigator,
    paraplanner, proofreader, columnist, reporter, correspondent, presenter, broadcaster, cameraman,
    videographer, cinematographer, gaffer, grip, roadie, technologist, owner-operator, entrepreneur,
    self-employed, temp, substitute, deputy, vice, head teacher, headteacher, sommelier, mixologist,
    expediter, runner, shopkeeper, grocer, merchant, promoter, canvasser, telemarketer, closer, realtor,
    appraiser, assessor, adjudicator, mediator, arbitrator, notary, conveyancer, barrister, magistrate,
    legal executive, law clerk, student, temporary worker, farmhand, groom, herder, fisherman, deckhand,
    bosun, stevedore, forklift, lifter, loader, sorter, assembler, press operator, toolmaker, millwright,
    boilermaker, pipefitter, steamfitter, ironworker, lineman, linesman, splicer, refuse collector, binman,
    sweeper, dresser, milliner, weaver, knitter, potter, jeweller, jeweler, goldsmith, blacksmith, luthier,
    bookbinder, printer, typesetter, typist, transcriptionist, stenographer, archivist, cataloguer, usher,
    projectionist, liaison, champion, custodian, keeper, facilitator, moderator, organiser, organizer,
    mentor, caseworker, case worker, social worker, youth worker, helper, companion, support, leadership,
    working student, research assistant, teaching assistant, programme, babysitter, dog walker, pet sitter,
    house sitter, waiting staff, bar staff, kitchen porter, escort, greeter, ticket collector, bailiff,
    paraprofessional, para-educator, proctor, invigilator, examiner, scorer, umpire, caddie, life coach,
    doula, undertaker, embalmer, mover, removal man, window cleaner, chimney sweep, pest controller,
    locksmith, glassblower, machine minder, setter, grinder, polisher, sprayer, sander, laminator, extruder,
    moulder, caster, smelter, driller, blaster, miner, roustabout, roughneck, derrickhand, mudlogger,
    geophysicist, hydrologist, meteorologist, oceanographer, astronomer, geneticist, microbiologist,
    biochemist, toxicologist, epidemiologist, virologist, immunologist, pathologist, radiologist,
    cardiologist, oncologist, paediatrician, pediatrician, psychiatrist, dermatologist, neurologist,
    anaesthetist, anesthesiologist, anesthetist, house officer, ward sister, matron, health visitor,
    nursery nurse, playworker, learning mentor, dinner lady, violinist, violist, cellist, pianist,
    guitarist, drummer, organist, conductor, composer, arranger, sound engineer, stagehand, stage manager,
    costumier, set designer, docent, guide, tour guide, naturalist, arborist, landscaper, groundskeeper,
    greenkeeper, horticulturist, forester, fisher, skipper, first mate, chief mate, able seaman, purser,
    cabin crew, flight attendant, ramp agent, telephonist, call handler, copy editor, sub editor,
    desk editor, blogger, influencer, streamer, vlogger, content creator, ghostwriter, lexicographer,
    philologist, councillor, alderman, mayor, diplomat, attache, consul, lobbyist, fundraiser, almoner,
    bursar, verger, sexton, sacristan, deacon, curate, vicar, missionary, career break, parental leave,
    maternity leave, sabbatical
  `,
  headEnds: 'of, for, in',
  ranks: 'sr, jr',
  organisations: `
    coop, trust, theatre, studio, inc, ltd, llc, llp, plc, corp, corporation, company, co, group, holdings,
    hospital, clinic, university, college, school, academy, institute, agency, services, solutions, systems,
    technologies, labs, laboratories, studios, restaurant, hotel, cafe, council, ministry, department, nhs,
    foundation, association, society, partners, logistics, electric, electrical, construction, industries,
    airlines, store, stores, shop, market, supermarket, center, university hospital, surgery, practice,
    court, church, theater, museum, gallery, library, press, publishing, publishers, media, records,
    productions, films, tv, radio, news, times, airways, railways, transport, haulage, freight, shipping,
    motors, automotive, foods, farm, farms, dairy, bakery, brewery, winery, kitchen, bistro, pub, inn,
    tavern, diner, grill, catering, resort, lodge, spa, gym, leisure, club, homes, housing, properties,
    property, estates, realty, care, homecare, nursing home, care home, hospice, pharmacy, dental, medical,
    health, healthcare, laboratory, pharma, pharmaceuticals, biotech, energy, power, oil, gas, mining,
    steel, metals, chemicals, plastics, textiles, fashions, fashion, apparel, retail, outlet, mall,
    insurance, financial, finance, capital, investments, advisors, advisers, accountants, consulting,
    consultants, consultancy, associates, law firm, chambers, software, tech, digital, interactive, games,
    networks, telecom, telecoms, communications, electronics, semiconductors, aerospace, aviation,
    engineering, engineers, contractors, builders, merchants, supplies, supply, distribution, distributors,
    wholesale, imports, exports, trading, enterprises, ventures, international, global, worldwide,
    federation, union, chamber, commission, authority, bureau, office of, government, army, navy, air force,
    police, fire department, fire service, prison, county, borough, municipality, district, schools,
    nursery, preschool, garage, camping, residence, pty, pte, pvt, limited, joint venture, corps, guard,
    squadron, regiment, battalion, brigade, fleet, repair, garden, gardens, park, zoo, estate, mill,
    factory, plant, works, station, depot, terminal, port, airport, railway, bus, buses, coaches, taxis,
    couriers, university press, centre, boutique, brasserie
  `,
  legalForms: 'inc, ltd, llc, llp, plc, corp, co, limited',
  institutions: `
    university, uni, college, school, institute, academy, polytechnic, tafe, conservatory, seminary,
    bootcamp, mit, ucla, sixth form, campus, training centre, training center, trade college, skills centre,
    prep, preparatory, law school, business school, medical school
  `,
  degrees: `
    bachelor, bachelors, bachelor's, master, masters, master's, doctor, doctorate, doctoral, phd, ph.d,
    dphil, mba, bsc, b.sc, bs, b.s, ba, b.a, msc, m.sc, ms, m.s, ma, m.a, beng, b.eng, meng, m.eng, bcom,
    bed, b.ed, med, m.ed, bfa, mfa, llb, llm, jd, md, bsn, msn, adn, dnp, bba, bcs, hnd, hnc, btec, nvq,
    gcse, gcses, a-level, a-levels, associate, diploma, degree, certificate, apprenticeship, minor, major,
    high school, ged, licence, pgce, postgraduate, undergraduate, honours, honors, a.a.s, aas, a.a, a.s,
    b.tech, btech, m.tech, mtech, b.e, m.e, j.d, ll.b, ll.m, ed.d, d.phil, edd, dba, m.phil, mphil, mres,
    m.res, pgdip, pg dip, pgcert, foundation degree, city & guilds, national diploma, higher national,
    leaving certificate, junior certificate, access course, school certificate, school-leaving, secondary,
    apprentice, nvq level, level 1, level 2, level 3, esol, level 4, level 5, edition, highers, a levels,
    o levels, gce, igcse, ib, waec, certification of, phd candidate, advanced leader course, pharmd, dds,
    dmd, dvm, aud, psyd, dpt, msw, mph, mpa, mha, acca, cima, aat
  `,
  certificates: `
    certified, certification, certificate, license, licence, licensed, cpr, bls, acls, pals, red seal, pmp,
    cpa, cfa, cissp, comptia, itil, scrum master, first aid, whmis, osha, servsafe, registered, ticket,
    aws certified
  `,
  parts: `
    department, dept, faculty, division, section, unit, team, ward, branch, directorate, office, service
  `,
  fields: `
    payments, sales, marketing, finance, operations, engineering, platform, infrastructure, manufacturing,
    supply chain, logistics, procurement, production, quality, research, development, customer service,
    customer support, customer success, product, products, data, security, legal, compliance, growth,
    design, support, training, emergency, intensive care, step-down, it, hr, human resources, accounts,
    administration, maintenance, technology, retail, commercial, consumer, industrials, leveraged finance,
    capital markets, investment banking, private equity, corporate finance, wealth management, risk, credit,
    credit risk, audit, tax, treasury, financial planning, primary care, critical care, acute care,
    pediatrics, paediatrics, cardiology, oncology, surgery, radiology, internal medicine, medical-surgical,
    outpatient, outpatients, policing, response, residential, corporate, real estate, litigation,
    commercial property, strategy, analytics, business intelligence, onboarding, mobile, web, cloud,
    backend, frontend, front-end, embedded, firmware, hardware, automotive, aerospace, oil and gas,
    healthcare, public sector, brand, digital, content, communications, public relations, merchandising,
    buying, warehouse, distribution, fleet, facilities, estates, housekeeping, front office,
    food and beverage, banquets, pastry, driveline, humanities, geography, mathematics, science, english,
    history
  `,
  fieldJoints: 'and',
  fieldParts: 'division, department, dept, dept., unit, team, service, services',
  terms: `
    full time, full-time, fulltime, part time, part-time, parttime, permanent, temporary, seasonal, casual,
    contract, fixed term, fixed-term, freelance, self-employed, internship, remote, hybrid, onsite, on-site
  `,
  selfEmployed: 'self-employed, freelance, sole trader',
  the: 'the',
  titles: 'dr, prof, mr, mrs, ms, mx, sir',
  particles: 'of',
  documents: 'resume, résumé, resumé, résume, cv, c.v., curriculum vitae',
  documentOf: 'of, for',
  letterFields: 'subject, re',
  greetings: 'hi, hello, dear, hey, thanks, thank you, regards, kind regards, best, cheers',
  addressParts: 'address',
  street: `
    flat, apt, unit, suite, apartment, no, no., po box, p.o. box, po. box, p.o box, p o box, p. o box,
    p o. box, p. o. box
  `,
  siteNames: 'portfolio, blog',
  phoneKinds: 'mobile, cell, home, office, work, fax',
  phoneNotes: 'mobile, home, work, office, cell, fax',
  extensions: 'x, ext, ext.',
  personal: `
    born, citizen, married, nationalit, date of birth, dob, d.ob, do.b, d.o.b, visa, work permit, height, eyes,
    playing age, civil status
  `,
  personalWhole: 'single',
  ages: 'years old',
  as: 'as',
  toldArticles: 'a, an, the',
  openerArticles: 'a, an, the',
  at: 'at',
  deeds: `
    Led, Built, Ran, Wrote, Made, Held, Taught, Won, Grew, Kept, Drove, Took, Sold, Gave, Oversaw, Brought,
    Set, Cut, Met
  `,
  and: 'and',
  other: 'other, others, miscellaneous',
  taught: 'training, course, courses, professional development, continuing education',
  columns: `
    area, areas, category, categories, type, field, domain, group, skill, skills, skill set, tool, tools,
    technology, technologies, level, proficiency, experience, years, details, item, items, description
  `,
  ratings: 'level, proficiency, experience, years, rating, last used',
  years: 'years',
  page: 'page, p.',
  pageOf: 'of',
  logo: 'logo',
  logoBefore: 'logo',
  patterns: {
    told: `
      I am(?: currently| now)?(?: employed| working)?(?: by| at| with)? | I was | I worked | I have been |
      I spent | I served(?: my time)? | I joined | I have worked | I started
    `,
    toldLead: '[Ii]n (?:this|that) time',
    deeds: String.raw`\p{Lu}\p{Ll}{2,}ed`,
    personal: '(?:full |clean |uk |valid )*driv(?:ing|er)',
    givenName: '(?:first|given|fore)[ -]?names?',
    familyName: '(?:last|family|sur)[ -]?names?',
  },
  labels: {
    name: `
      name, full name, preferred name, first and last name, candidate, first name(s) / surname(s),
      surname(s) / first name(s)
    `,
    email: 'email, emails, e-mail, e-mails, email address, e-mail address, mail, e',
    phone: 'phone, phone number, phone no, telephone, telephone number, tel, t, p, ph',
    location: 'address, home address, postal address, location, place, town, city',
    linkedin: 'linkedin profile',
    website: 'website, web, site, portfolio, homepage, url, blog',
    languages: 'language, languages',
    company: `
      company, name and address of employer, company name, employer, employer name, name of employer,
      organisation, organization, firm, client
    `,
    position: `
      position, occupation or position held, position held, job title, title, role, job, post, post held,
      occupation, designation
    `,
    period: `
      period, date, dates, duration, dates of employment, employment dates, when, year, years, graduated,
      graduation, graduation date
    `,
    from: 'from, start, start date, date started, started',
    to: 'to, until, end, end date, date left, finished',
    institution: `
      institution, name of organisation providing education,
      name and type of organisation providing education and training, school, school or college,
      school/college, college, university, where
    `,
    degree: `
      degree, title of qualification awarded, qualification, qualifications, course, award, diploma
    `,
  },
  labelPatterns: {
    phone: String.raw`tel\.? ?\d | phone ?\d`,
  },
}

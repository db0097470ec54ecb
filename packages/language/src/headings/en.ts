import type { HeadingNames, HeadingStems } from './kinds.ts'

/** English has the most names by far: they are written as running text, with commas between. */
const list = (names: string) => names.split(',').map((name) => name.trim())

/** Headings of resumes in English. */
export const english: HeadingNames = {
  title: list(`
    professional resume, resume, cv, resume of, curriculum, curriculum vitae
  `),
  contact: list(`
    contact, contact information, contact info, contact details, personal information, personal details,
    personal data, how to reach me, find me, get in touch, reach me, contact me
  `),
  summary: list(`
    summary, professional summary, executive summary, career summary, summary of qualifications, profile,
    professional profile, personal profile, career profile, about, about me, objective, career objective,
    professional objective, personal statement, overview, career overview, key qualifications, career goal,
    career goals, professional statement, bio, biography, introduction, who i am, highlights,
    professional highlights, presentation, tl;dr, tldr, in brief, in short, at a glance, snapshot,
    career snapshot, professional snapshot, professional overview, executive profile, professional bio, mission,
    personal summary, qualifications summary, qualifications profile, profile summary, candidate profile,
    summary statement
  `),
  skills: list(`
    skills, top skills, additional skills, other skills, soft skills, hard skills, computer skills,
    skill highlights, core competencies, competencies, key skills, core skills, technical skills,
    professional skills, skills and abilities, skills summary, skills & abilities, skills and competencies,
    areas of expertise, technical proficiencies, technical expertise, technologies, tools and technologies,
    tech stack, qualifications and skills, skills & tools, skills and tools, strengths, key competencies,
    clinical skills, relevant skills, skills & expertise, skills and expertise, it skills, what i can do,
    what i am good at, tools, special skills, languages and tools, tech, technology, technical, kit, toolkit,
    stack, instruments, software, equipment, systems, applications, platforms, databases, frameworks,
    programming languages, programming, methods, techniques, software and tools, tools and software,
    technical skills and tools, technical skills & tools, it and languages, computing, technical summary,
    technical environment, core strengths, core expertise, specialties, specialisms, specialities,
    specializations, areas of strength, areas of practice, practice areas, proficiencies, capabilities,
    core capabilities, key strengths, abilities, talents, good at, expertise
  `),
  experience: list(`
    experience, work experience, professional experience, employment, employment history, work history,
    career history, employment experience, relevant experience, experience and employment, job history,
    professional background, career experience, positions held, clinical experience, teaching experience,
    nursing experience, industry experience, additional experience, other experience, related experience, work,
    jobs, where i have worked, academic appointments, appointments, positions, professional positions,
    internships, other work, other employment, military experience, civilian experience, engagements, clients,
    career, my career, career to date, career details, career path, professional career, professional history,
    professional life, work background, employment record, employment details, employment to date,
    employment in brief, experience in brief, experience & employment, recent experience, recent employment,
    previous employment, current employment, present employment, earlier career, early career,
    earlier experience, previous experience, prior experience, current position, current positions,
    present position, present positions, previous positions, past positions, positions and employment,
    positions and honors, current appointment, current role, academic positions, academic employment,
    academic experience, research experience, research positions, professional appointments,
    hospital appointments, faculty appointments, posts held, post held, roles, my work, work life
  `),
  education: list(`
    education, education & certifications, education and certifications, education & certification,
    education and training, education & training, education and qualifications, academic background,
    academic qualifications, academic history, educational background, education & credentials,
    education and credentials, studies, school, schooling, what i have studied, study, qualifications,
    professional qualifications, degrees, academic training, educational qualifications, studying,
    what i studied, degrees and training, education in brief, education history, education & study,
    education and study, tickets & study, academics, academic education, academic preparation,
    academic credentials, academic record, academic profile, academic degrees,
    education and postgraduate training, postgraduate training, medical education, medical training, residency,
    fellowship, residency and fellowship, schools
  `),
  certifications: list(`
    registration, registrations, professional registration, professional registrations, certifications,
    certification, certificates, licenses, licences, licenses and certifications, licenses & certifications,
    licences and certifications, licences & certifications, certifications and licenses,
    certifications & licenses, certifications & licences, certifications and licences, licensure,
    professional certifications, professional licenses, credentials, accreditations, certifications & training,
    certifications and training, tickets and licences, tickets, licence, license, licensing,
    professional licensure, training and certificates, bar admissions, licensure and certifications,
    permits and certificates, training and tickets, tickets and training, licences and tickets,
    tickets & licences, licenses and tickets, certs, cards and tickets, licence and tickets,
    certification and licensure, certifications and licensure, professional certification,
    technical certifications, board certification, board certifications, credentials and licenses,
    licenses and credentials, qualifications and tickets, accreditation
  `),
  achievements: list(`
    achievements, achievements & leadership, achievements and leadership, key achievements, accomplishments,
    key accomplishments, awards, awards and honors, awards & honors, honors, honours, honors and awards,
    honors & awards, awards and achievements, awards & achievements, honours and awards, recognition,
    awards and recognition, awards & recognition, leadership, honors & prizes, prizes, grants and fellowships,
    main achievements, selected achievements, career achievements, career highlights, notable achievements,
    major achievements, honors-awards, honours-awards, honors & scholarships, scholarships,
    scholarships and awards, awards and scholarships, awards and prizes, awards and distinctions, medals,
    medals and awards, fellowships, grants
  `),
  languages: list(`
    languages, language skills, languages spoken, languages known, language proficiency, language abilities,
    foreign languages, linguistic skills
  `),
  other: list(`
    other, miscellaneous, additional information, other information, further information, publications,
    selected publications, patents, presentations, conferences, research, projects, personal projects,
    selected projects, key projects, volunteering, volunteer, volunteer work, volunteer experience,
    community service, community involvement, interests, hobbies, personal interests, references, referees,
    memberships, professional memberships, membership, affiliations, professional affiliations, associations,
    training, trainings, professional development, continuing education, courses, coursework,
    relevant coursework, activities, extracurricular activities, extracurriculars, military service,
    security clearance, portfolio, engagement, driving licence, driving license, books, articles, service,
    teaching, clearance, pro bono, declaration, people who can speak for me, boards, boards and community,
    community, open source, seminars, seminars attended, workshops, theatre, film, television, voice, credits,
    exhibitions, awards and exhibitions, character references, notice period, availability,
    accreditations and memberships, talks, invited talks, speaking, public speaking, press,
    exhibitions and shows, outreach, posters, patents and posters, research interests, supervision, vetting,
    nationality, right to work, also, volunteer experience and causes, side projects, military, about my life
  `),
}

/** How words of headings that nobody listed begin. */
export const englishStems: HeadingStems = {
  other:
    'volunt|hobb|interest|referen|referee|publica|patent|project|member|affiliat|conferen|seminar|workshop|course|clearance|driving li|miscell|community|boards|activit|portfolio|military service',
  summary: 'objective|profile|summary|statement|about',
  languages: 'i speak|tongue|language',
  contact: 'contact|reach me|personal data|personal details|personal information',
  experience:
    'where i(?:.ve)? (?:been|work)|experien|employ|worked|career|positions(?!\\p{L})|appointment|jobs|work history|internship',
  education:
    'learned|learnt|educat|school|studied|studies|studying|academic|qualification|degree|learning',
  certifications: 'certif|licen[cs]|ticket|registration|accredit',
  achievements: 'award|honor|honour|achiev|accomplish|prize|distinction',
  skills:
    'i bring|know how|skill|competen|expertise|proficien|can do|good at|abilit|toolbox|tech stack|strength',
}

/** Resumes as people write them, for tests and to warm up with: invented people in several professions and languages. */
export const nurse = `MARIA OKAFOR, RN, BSN
12 Elm Street, Ottawa, ON K1A 0B1
Phone: (613) 555-0142   Email: maria.okafor@example.org
linkedin.com/in/mariaokafor

PROFESSIONAL SUMMARY
Registered Nurse with 8 years of experience in acute and long-term care. Known for calm triage and
clear patient education.

CLINICAL SKILLS
Medication administration, IV therapy, Wound care, Triage, Epic EMR

WORK EXPERIENCE

Ottawa General Hospital, Ottawa, ON
Registered Nurse, Emergency Department
March 2019 - Present
• Triage up to 40 patients per shift in a 32-bed emergency department and hand over to
  physicians with complete charting in Epic
• Precept 6 new graduate nurses each year
• Reduced medication errors by 18% after introducing a double-check at shift change

Rideau Care Centre, Ottawa, ON
Staff Nurse
06/2016 – 02/2019
• Provided wound care and palliative care to 24 residents
• Wrote care plans with families and the physician

EDUCATION
University of Ottawa
Bachelor of Science in Nursing, 2016
GPA: 3.7/4.0

LICENSES AND CERTIFICATIONS
College of Nurses of Ontario, Registered Nurse
ACLS, valid to 2027
BLS

VOLUNTEER WORK
Flu clinic volunteer, Centretown Community Health, 2021
`

export const electrician = `Tom Brandvold
Journeyman Electrician
tom.brandvold@example.com | 403-555-0187 | Calgary, AB

Summary
Journeyman electrician, commercial and light industrial.

Experience

Journeyman Electrician at Prairie Volt Ltd — Calgary, AB | 2018 – Present
- Install and terminate 480 V switchgear and motor control centres
- Bend and install EMT and rigid conduit from blueprints
- Run a crew of 3 apprentices on tenant fit-outs

Apprentice Electrician
Northline Electric Inc.
Sep 2014 - Aug 2018
- Pulled wire, mounted boxes and wired panels in 60+ homes
- Helped troubleshoot fire alarm systems

Education
SAIT, Electrician Apprenticeship, 2018

Tickets
* Red Seal (2018)
* H2S Alive
* First Aid / CPR

Skills
Conduit bending; Blueprint reading; PLC troubleshooting; Lockout/tagout
`

export const developer = `# Priya Raman

**Toronto, ON** · [priya@example.dev](mailto:priya@example.dev) · +1 (416) 555-0133 · [GitHub](https://github.com/priyaraman) · https://www.linkedin.com/in/priyaraman

## Profile

Backend developer who likes small services and boring databases. Worked with \`Postgres\` since 2015.

## Technical Skills

- **Languages:** TypeScript, Go, C++
- **Data:** Postgres, Redis, Kafka (Streams, Connect)
- **Tools:** Docker, k8s, CI/CD

## Experience

### Senior Software Engineer
**Northwind Payments** | Jan 2021 – Present | Toronto, ON

- Led the rewrite of the ledger in Go; p99 latency fell from 900 ms to 120 ms
- Own on-call for 14 services with a team of 6 engineers
- Cut AWS cost by 35% by moving batch jobs to spot instances

### Software Developer, Maple Apps Inc.
*2016-2020*

1. Built REST APIs in Node.js and snake_case-friendly SDKs
2. Wrote migrations for a 2 TB Postgres database

## Projects

- **pgtrail**: audit log for Postgres, 1.2k stars
- C# port of an * old * parser

## Education

- B.Sc. Computer Science, University of Waterloo, 2016

## Languages

English (native), French (B2)
`

export const teacher = `Helen Whitcombe
Email: helen.whitcombe@example.co.uk
Tel: 0113 496 0991
Address: 4 Mill Lane, Leeds LS1 4AP

Profile:
Primary teacher with a focus on literacy.

Employment history:

2015-2023  Year 4 Teacher, St Mark's Primary School, Leeds
Planned and taught literacy and numeracy to classes of 30.
Led phonics training for 12 colleagues.

2012-2015  Teaching Assistant, Harehills Primary School
Supported pupils with special educational needs.

Education:

PGCE Primary Education, Leeds Beckett University, 2012
BA English Literature, University of York, 2011, First Class Honours

Achievements:
Leeds Teaching Award 2021

Interests:
Choir, fell running
`

export const frenchNurse = `Claire Dubois
Infirmière diplômée d'État
12 rue des Lilas, 69003 Lyon
06 12 34 56 78 – claire.dubois@example.fr

PROFIL
Infirmière avec dix ans d'expérience en soins palliatifs.

EXPÉRIENCE PROFESSIONNELLE

Infirmière, CHU de Lyon, Lyon
janvier 2018 – présent
- Soins infirmiers auprès de 18 patients par service
- Encadrement de 4 étudiants

Infirmière, Clinique du Parc
2013 à 2017
- Pansements et prises de sang

FORMATION
Diplôme d'État d'infirmier, IFSI Lyon, 2013

LANGUES
Français (langue maternelle), anglais (B1)

CENTRES D'INTÉRÊT
Randonnée, piano
`

export const germanElectrician = `Lebenslauf

Jonas Weber
Hauptstraße 12, 10115 Berlin
Telefon: +49 30 5550123
E-Mail: jonas.weber@example.de
Geburtsdatum: 04.05.1990

Berufserfahrung

03/2018 – heute
Elektroniker für Betriebstechnik
Spree Anlagenbau GmbH, Berlin
- Wartung und Instandhaltung von 120 Schaltschränken
- Programmierung von SPS-Steuerungen (Siemens S7)

09/2013 – 02/2018
Elektroniker
Müller Elektrotechnik GmbH
- Elektroinstallation in Wohngebäuden nach DIN VDE

Ausbildung

2010 – 2013
Ausbildung zum Elektroniker, Oberstufenzentrum Berlin

Kenntnisse
SPS-Programmierung, Schaltschrankbau, AutoCAD

Sprachkenntnisse
Deutsch (Muttersprache), Englisch (B1)
`

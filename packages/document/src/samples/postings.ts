/** Postings as people paste them, for tests and to warm up with. */
export const developerPosting = `Senior Backend Developer
Lumen Freight · Toronto, ON (Hybrid)
Full-time · Mid-Senior level

About the job
Lumen Freight is a logistics company with offices in three countries.

What you'll do
- Design microservices and REST APIs
- Review code and mentor juniors

Requirements:
- 5+ years of experience with TypeScript, Rust or Java
- PostgreSQL and Redis in production
- Kubernetes, Docker and CI/CD
- Bachelor's degree in computer science or equivalent

Nice to have:
- Experience with Kafka
- Familiarity with Flurbstore

What we offer
- Competitive salary $120,000 - $150,000 per year
- Dental and vision insurance, Python study group

Lumen Freight is an equal opportunity employer. We do not discriminate regardless of race, gender identity or disability.
`

export const nursePosting = `<div><h2>Registered Nurse - Emergency Department</h2><p><b>City Hospital</b></p>
<p>Qualifications:</p><ul><li>Current registration as a Registered Nurse (RN)</li><li>BLS required, ACLS preferred</li>
<li>Triage &amp; medication administration</li><li>Experience with Epic</li></ul>
<p>Benefits</p><ul><li>Pension plan</li><li>Wellness program with massage therapy</li></ul><script>var React = 1</script></div>`

export const electricianPosting = `Prairie Electric is hiring a Journeyman Electrician in Calgary.

You must have a Red Seal and a valid driver's licence.
Experience with PLCs and conduit bending is required.
Blueprint reading is an asset.
We offer great benefits and a $2,000 signing bonus.`

export const germanPosting = `Elektroniker für Betriebstechnik (m/w/d)
Unternehmen: Spree Anlagenbau GmbH

Deine Aufgaben
- Wartung von Anlagen und Schaltschrankbau

Dein Profil
- Abgeschlossene Berufsausbildung als Elektroniker
- Erfahrung mit SPS-Programmierung
- Führerschein Klasse B
- Englisch von Vorteil

Wir bieten
- 30 Urlaubstage und Jobticket`

export const frenchPosting = `Infirmier / Infirmière
CHU de Lyon

Vos missions :
- Soins infirmiers et soins palliatifs

Votre profil :
- Diplôme d'État d'infirmier exigé
- Prises de sang, pansements
- Anglais souhaité

Avantages
- Mutuelle`

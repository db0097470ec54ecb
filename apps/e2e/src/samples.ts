/** A resume as people have it: a text file that no template made. */
export const RESUME = `MARIA LINDQVIST
Registered Nurse
Portland, OR | (503) 555-0142 | maria.lindqvist@example.com | linkedin.com/in/example-maria

SUMMARY
Registered nurse with nine years in medical-surgical and telemetry units.

EXPERIENCE

Cascade General Hospital - Portland, OR
Staff Nurse, Telemetry                                      03/2019 - Present
- Care for up to 5 patients per shift on a 32-bed telemetry unit
- Trained 14 new nurses in cardiac monitoring and EKG reading
- Helped cut medication errors on the unit by 23% with a barcode scanning routine
- Document care in Epic

Harbor Medical Center - Salem, OR
Registered Nurse, Medical-Surgical                          06/2015 - 02/2019
- Gave IV medication, wound care and post-operative care
- Led the falls prevention group of 6 nurses

EDUCATION
Linfield University
Bachelor of Science in Nursing, 2015

CERTIFICATIONS
Basic Life Support (BLS), Advanced Cardiac Life Support (ACLS)

SKILLS
Clinical: telemetry, EKG, IV therapy, wound care, triage
Systems: Epic, Pyxis
`

export const POSTING = `Telemetry Registered Nurse
Bayview Heart Institute
Portland, OR

About the role
You will care for heart patients on our telemetry floor.

Requirements
- Active registered nurse license
- 3+ years of telemetry experience
- ACLS certification
- Electrocardiogram interpretation
- Experience with Epic

Preferred
- Wound care
- Patient education
- Spanish

Bayview Heart Institute is an equal opportunity employer. We offer medical, dental and vision insurance.
`

/** Another posting, told from the others by its title and company. */
export const postingOf = (title: string, company: string): string =>
  POSTING.replace('Telemetry Registered Nurse', title).replaceAll(
    'Bayview Heart Institute',
    company,
  )

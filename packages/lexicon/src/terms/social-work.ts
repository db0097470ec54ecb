export const socialWork = `
[skill]
Social work = soziale arbeit, sozialarbeit, travail social, trabajo social; Case management = fallmanagement, client case management, gestion de cas
Needs assessment = bedarfsermittlung; Client assessment; Psychosocial assessment = biopsychosocial assessment
Service planning; Individual service plan = individual support plan, projet personnalisé; Hilfeplanung = hilfeplan, hilfeplangespräch, hilfeplangespräche
Case notes = case documentation, case recording; Progress notes; Daily logs = daily log notes; Intake assessment; Client intake; Intake interviews
Referral coordination; Community referrals; Service referrals; Resource navigation; Community resources; Service navigation; Home visits = hausbesuche, visites à domicile
Caseload management = managing a caseload; Social inquiry reports
Safeguarding; Child protection = protection de l'enfance, protección infantil; Safeguarding children = child safeguarding, kinderschutz
Safeguarding adults = adult safeguarding; Adult protection; Child welfare = child welfare services; Kinder- und Jugendhilfe = jugendhilfe; Aide sociale à l'enfance
Foster care = fostering, pflegekinderwesen; Adoption services; Family reunification; Kinship care; Looked-after children = children in care
Mandated reporting = mandated reporter
Domestic violence support = domestic abuse support; Domestic violence = häusliche gewalt, violences conjugales; Intimate partner violence; Violencia de género
Sexual assault support = rape crisis support; Human trafficking support; Child abuse prevention; Elder abuse prevention
Mental health = psychische gesundheit, santé mentale, salud mental; Mental health care; Mental health support; Mental health services; Behavioral health
Crisis intervention = krisenintervention, intervention de crise, intervención en crisis; Crisis counseling = crisis counselling
Suicide prevention = suizidprävention; Suicide risk assessment; Suicide intervention
Addiction counselling = addiction counseling, substance abuse counseling, substance abuse counselling, suchtberatung; Substance abuse treatment
Substance misuse services = suchthilfe; Addiction medicine = addictologie
Harm reduction; Relapse prevention = rückfallprophylaxe; Trauma-informed care = trauma-informed practice, trauma-informed approach; Traumapädagogik
Strengths-based approach = ressourcenorientiertes arbeiten; Recovery-oriented practice = recovery model
Motivational interviewing = motivierende gesprächsführung, entretien motivationnel, entrevista motivacional; Solution-focused brief therapy = solution-focused therapy, lösungsorientierte beratung
Grief counselling = grief counseling, bereavement counselling, trauerbegleitung
Counselling = counseling, client counseling, consejería; Individual counseling = individual counselling, one-to-one counselling, einzelberatung; Individual therapy
Psychosoziale Beratung; Relation d'aide
Group counselling = group counseling; Group facilitation; Group therapy = gruppentherapie
Family counselling = family counseling; Family therapy = familientherapie, thérapie familiale, terapia familiar
Couples counselling = couples counseling; Couples therapy = paartherapie; Marriage counseling; Psychotherapy = psychotherapie, psicoterapia
Cognitive behavioral therapy = cognitive behavioural therapy, kognitive verhaltenstherapie, thérapie cognitivo-comportementale, terapia cognitivo-conductual, !CBT
Verhaltenstherapie
Dialectical behavior therapy = dbt therapy, dialectical behaviour therapy; DBT skills; Acceptance and commitment therapy; EMDR; Play therapy = spieltherapie
Systemic therapy = systemische therapie; Systemische Beratung; Psychoanalysis; Psychodynamic therapy; Tiefenpsychologie; Psychoeducation = psychoedukation
Mindfulness = achtsamkeit; Mindfulness-based therapy; Clinical supervision = clinical supervision of counselors; Counselling psychology = counseling psychology
Clinical psychology = klinische psychologie, psychologie clinique, psicología clínica; Psychological assessment = psychodiagnostik, psychologische diagnostik
Psychological testing
Neuropsychology; Neuropsychological assessment; DSM-5 = dsm-v; DSM-5-TR; Mental status examination = mental status exam
Behavioral interventions = behavioural interventions, behavior intervention; Positive behaviour support = positive behavior support, positive behavioral interventions and supports
Applied behavior analysis = applied behaviour analysis, aba therapy; Discrete trial training; Functional behavior assessment = functional behaviour assessment
Behavior intervention plans; Behavior support plan = behaviour support plan; De-escalation = de-escalation techniques, deescalation, deeskalation, desescalada
Nonviolent crisis intervention = cpi training, nonviolent crisis intervention training; Safety planning for clients = client safety plans; Client risk assessment
Residential care; Residential support; Care home; Heimerziehung; Wohngruppe; Foyer d'hébergement; Residential treatment
Supported living = betreutes wohnen; Supported housing = logement accompagné; Group home = group home experience; Respite care; Kurzzeitpflege
Disability support = behindertenhilfe, accompagnement du handicap, atención a la discapacidad; Disability services; Developmental services; Eingliederungshilfe
Learning disabilities; Developmental disabilities; Intellectual disabilities = geistige behinderung, déficience intellectuelle
Autism support; Autism = autism spectrum disorder, autismus, autisme, autismo; Independent living skills; Life skills training = life skills coaching
Social inclusion = inclusion sociale, inclusión social; Supported employment; Job coaching; Vocational rehabilitation = berufliche rehabilitation
Companion care = companionship care; Alltagsbegleitung; Seniorenbetreuung; Live-in care; Befriending
Youth work = jugendarbeit, animation jeunesse; Youth services; Offene Jugendarbeit; Youth engagement; Youth mentoring; Youth development
Streetwork = street outreach, aufsuchende arbeit, travail de rue; Juvenile justice = youth justice; Jugendgerichtshilfe; Protection judiciaire de la jeunesse
After-school programs = after-school care, out-of-school care; School social work = schulsozialarbeit
Recreational activity planning = activity programming; Animación sociocultural; Experiential education; Gang prevention
Parenting support = soutien à la parentalité; Parenting programs; Parent coaching; Erziehungsberatung
Family support = familienhilfe; Family services; Sozialpädagogische Familienhilfe; Early intervention; Early help; Frühförderung
Homelessness services = homeless services, homelessness support, wohnungslosenhilfe; Homeless outreach
Housing support; Housing First; Housing navigation; Accompagnement social lié au logement; Shelter operations; Emergency shelter; Homeless shelter
Refugee support = refugee services, flüchtlingshilfe; Refugee resettlement; Asylum support; Migrant integration = integration of migrants
Newcomer settlement = settlement services; Migrationsberatung
Indigenous cultural safety; Anti-oppressive practice; Community outreach; Outreach work; Street-level outreach
Community development = gemeinwesenarbeit, développement communautaire, desarrollo comunitario; Community organizing = community organising; Client advocacy
Social advocacy
Food bank operations; Food bank; Debt counselling = debt advice, schuldnerberatung; Welfare benefits advice = benefits advice; Welfare rights
Employment counselling = employment counseling; Career counseling = career counselling; Volunteer management = gestion de bénévoles
Volunteer coordination = ehrenamtskoordination
Peer support = peer support work; Prisoner resettlement; Reentry services; Bewährungshilfe; Réinsertion; Restorative practice; Restorative justice
Spiritual care; Chaplaincy; Pastoral counselling = pastoral counseling; Seelsorge; Helpline work; Crisis hotline = crisis line; Telefonseelsorge; Pflegeberatung
Social services law; SGB VIII; Kinder- und Jugendhilferecht; Sozialrecht; Children Act 1989 = children act; Mental Capacity Act; Care Act 2014; Mental Health Act
Person-centred planning = person-centered planning; Case conferences = case conferencing, helferkonferenz; Homeless management information system; Liquidlogic; Mosaic case management
Outcomes Star
Therapeutic crisis intervention = tci training; Supervised visitation = supervised visits, supervised access, begleiteter umgang; Parenting assessments = parenting capacity assessments
Parenting groups = parent groups; Triple P; Family group conferencing; Einzelfallhilfe = soziale einzelfallhilfe
Netzwerkarbeit = travail en réseau, trabajo en red; Sozialräumliche Netzwerkarbeit; Sozialraumorientierung; Biografiearbeit; Life story work
Community integration = community inclusion; Community participation; Challenging behaviours = managing challenging behavior; Medication prompting = medication reminders
Independent travel training; Makaton; !PECS = picture exchange communication; Snoezelen; Money management support = personal budgeting support; Tenancy sustainment = tenancy support
Benefit applications = benefit claims support; Hospital social work = kliniksozialdienst; Discharge social work; Geriatric social work; Forensic social work
Child life services
Court-ordered services; Court mandated clients
Telehealth counselling = online counselling; Teletherapy; Anger management; Stress management techniques; Eating disorders; Eating disorder treatment
Trauma therapy = traumatherapie; Trauma counselling; Trauma-focused therapy; Attachment theory = bindungstheorie; Narrative therapy; Schema therapy
Person-centred counselling = rogerian counselling; Gestalt therapy; Anxiety disorders; Perinatal mental health; Dual diagnosis = concurrent disorders, co-occurring disorders
Opioid use disorder treatment; Medication-assisted treatment; Naloxone administration = naloxone; Detox support = withdrawal management; Twelve-step programs = 12-step
Social group work = soziale gruppenarbeit; Sozialpädagogische Gruppenarbeit; Assertive community treatment; Wraparound services; Intensive in-home services
Critical incident debriefing; LGBTQ+ support; LGBTQ+ affirming care; Veterans services; Victim services = victim support, opferhilfe, aide aux victimes
Settlement counselling
[certification]
Licensed Clinical Social Worker = !LCSW; !LICSW; Licensed Master Social Worker = !LMSW
Registered Social Worker; Social Work England registration = registered with social work england
Staatlich anerkannter Sozialarbeiter = staatlich anerkannte sozialarbeiterin, staatliche anerkennung als sozialarbeiter
Registered Social Service Worker = !RSSW; Licensed Professional Counselor = !LPC; !LPCC; Licensed Mental Health Counselor = !LMHC
Licensed Marriage and Family Therapist = !LMFT
Certified Alcohol and Drug Counselor = cadc; Certified Addictions Counselor; Board Certified Behavior Analyst = bcba
Registered Behavior Technician = !RBT, registered behaviour technician
Registered Psychologist = licensed psychologist, psychologist licence, psychologist license; Psychologischer Psychotherapeut = psychologische psychotherapeutin; BACP membership = bacp accredited, bacp
Certified Case Manager
Mental Health First Aid; ASIST = applied suicide intervention skills training; Crisis Prevention Institute certification = cpi certification, cpi certified
NVQ Level 3 Health and Social Care; NVQ Health and Social Care; Level 3 Diploma in Adult Care; Level 2 Health and Social Care
Vulnerable sector check = vulnerable sector screening; DBS check; Enhanced DBS check = enhanced dbs
Criminal record check = criminal background check, police check, polizeiliches führungszeugnis, extrait de casier judiciaire, casier judiciaire vierge; Background check
Erweitertes Führungszeugnis
Working with children check; Blue card check
[degree]
Social work degree = degree in social work, studium der sozialen arbeit
Bachelor of Social Work = !BSW, bachelor's degree in social work, ba social work, bachelor soziale arbeit; Grado en Trabajo Social
Master of Social Work = !MSW, master's degree in social work; Social service worker diploma = diploma in social service work
Child and youth care diploma = child and youth worker diploma; Child and youth care; Social pedagogy = sozialpädagogik; Sozialpädagoge = sozialpädagogin
Heilerziehungspflege = heilerziehungspfleger, heilerziehungspflegerin; Heilpädagogik = heilpädagoge, heilpädagogin
Diplôme d'État d'assistant de service social = assistante de service social, assistant de service social, deass
Diplôme d'État d'éducateur spécialisé = éducateur spécialisé, éducatrice spécialisée, dees; Accompagnant éducatif et social = deaes
Educación social = grado en educación social, educador social; Counselling degree = degree in counseling; Master of Counselling = master's in counseling
Psychology; Psychology degree = degree in psychology, studium der psychologie; Bachelor of Psychology; Master of Psychology; Grado en Psicología
[domain]
Social services = human services, soziale dienste, services sociaux, servicios sociales; Social care; Adult social care = adult care
Children's services = children and family services
Nonprofit = non-profit, nonprofit sector; Nonprofit organization = non-profit organisation, gemeinnützige organisation; Charity sector; Third sector = tercer sector
Voluntary sector; Secteur associatif
`

import type { SiteWords } from '../site-words.ts'

/** English. */
export const englishSite: SiteWords = {
  buttons: String.raw`
    \d{1,2}(?:[hdw]|mo|yr)(?: ?[·•] ?(?:edited|\S{0,3}))* |
    (?:share|save|saved|apply|apply now|easy apply|follow|following|report|message|dismiss|sign in|join now|back|close|undo|hide|not interested|copy link|continue|connect|&nbsp;|show all|show less|show all filters|view all jobs?) |
    (?:\+ ?)?(?:show|see|view|read) (?:more|less|all|more options|match details|more jobs like this|salary details|company page|this job on .{1,40}) |
    (?:apply|continue applying) (?:with|on|via) .{1,40} | easy apply to .{1,80} | continue to application |
    start your application | you must create an .{1,40} account before .{1,80} |
    (?:save|share|report|hide|flag) (?:this |the )?(?:job|listing|posting|ad) | save .{2,80} at .{2,60} |
    saved jobs? | (?:re)?post(?:ed)? .{0,40}ago | posted (?:today|yesterday|just now) |
    \d+\+? (?:minutes?|hours?|days?|weeks?|months?) ago | just posted |
    set (?:an? )?(?:job )?alerts?(?: for .{1,60})? | job alert (?:on|off) | get notified about .{1,80} |
    get job alerts .{1,80} | email me jobs like this | skip to .{3,30} | start of main content | main content |
    keyboard shortcuts | (?:open|close) (?:jump )?menu | jump to .{3,30} | turn on .{3,40} notifications |
    promoted(?: by hirer)?(?: ?[·•|].{0,80})? | sponsored | responses managed off linkedin |
    actively (?:hiring|recruiting|reviewing applicants) | viewed | (?:be an )?early applicant | urgently hiring |
    (?:often )?responds? within .{1,30} | responded to .{1,80} | hiring (?:multiple|\d+) candidates?.{0,30} |
    (?:over )?\d[\d,+]* (?:applicants?|people clicked apply|views?|school alumni|company alumni|connections?|followers)(?: .{0,40})? |
    be among the first \d+ applicants | use ai to .{3,60} | get ai[- ]powered .{3,100} |
    am i a good fit(?: for this job)?\?? |
    how (?:well )?(?:do|can) i (?:fit|match|stand out|best position myself).{0,60} |
    (?:tailor|review|update|improve|build) my (?:resume|cv|profile)(?: .{0,40})? |
    help me (?:stand out|.{2,40} (?:resume|cover letter|profile)) | create (?:a )?cover letter |
    tell me more about .{2,60} | practice (?:an )?interview.{0,30} |
    your (?:ai-powered )?(?:job|profile|resume|skills?) (?:assessment|match|matches|insights?).{0,60} |
    \d+ of \d+ skills match.{0,60} | skills match.{0,20} |
    .{0,20}skills (?:associated with|missing on|on) .{0,20}(?:the job post|your profile).{0,20} | add skills? |
    see how you compare.{0,80} | see who .{1,80} has hired.{0,40} | (?:exclusive )?job seeker insights.{0,40} |
    (?:try|retry|reactivate|get|unlock) premium.{0,80} | job search faster with premium.{0,40} |
    access company insights .{0,80} | cancel anytime.{0,40} | \d+-month free trial.{0,60} |
    millions of members use premium | job details | job post details | profile insights |
    pulled from the full job description | hiring insights | job activity | here['’]s how .{1,80} |
    find out how .{1,80} | do you have (?:experience in|a valid) .{2,60}\? | \d(?:[.,]\d)? out of 5 stars? |
    [\d.,]+ reviews? | employer reviews? | company photos? | rate your .{2,40} | upload your resume.{0,80} |
    if you require alternative methods of application.{0,120} | interested in working with us in the future\? |
    i['’]m interested | members who share that .{0,80} | looking for talent\? |
    does this (?:job )?look .{2,40}\? | is this (?:job )?(?:ad|listing|post) .{2,40}\? | learn more |
    (?:view|visit) (?:website|profile|company) | no longer accepting applications
  `,
  navigation: String.raw`
    home | my network | jobs? | messaging | notifications? | me | for business | work | learning | search |
    search (?:by .{3,30}|jobs) | recent searches | salary guide | salaries | find (?:salaries|jobs) |
    company reviews | employers(?: / post job)? | post (?:a )?(?:free )?job | upload (?:your )?(?:resume|cv) |
    help | help cent(?:er|re) | log ?in | sign up | register | menu | filters? | all filters | what | where |
    feed | people | companies | groups | events | my jobs | for you | profile | account | settings |
    top job picks for you | advertise | \d+ notifications?(?: total)? | \d+ results?
  `,
  aside: String.raw`
    meet the hiring team | people you can reach out to | people who viewed this job also viewed |
    (?:job )?poster | people also viewed | similar jobs | more jobs(?: like this)? |
    jobs you may be interested in | recommended (?:jobs|for you) | top job picks for you | your job alerts
  `,
  body: String.raw`
    about (?:the|this) (?:job|role|position) | (?:full )?job description | description
  `,
  footer: String.raw`
    people also viewed | people who viewed .* | similar jobs | more jobs(?: like this)? | jobs you may be.*
  `,
  closeness: String.raw`
    1st | 2nd | 3rd\+? | following
  `,
  mailFields: String.raw`
    from | date | sent | to | cc | reply-to
  `,
  sentOn: String.raw`
    forwarded | original
  `,
  subject: String.raw`
    subject
  `,
  subjectMarks: String.raw`
    fwd? | re
  `,
  others: String.raw`
    similar | more | other | related | recommended | suggested | further
  `,
  jobs: String.raw`
    jobs? | roles? | vacancies | positions? | openings? | opportunities | internships? | listings? | ads? | searches | postings?
  `,
  othersToo: String.raw`
    people (?:also viewed|who viewed .{1,40}) | you (?:may|might) also (?:like|be interested in) | also hiring | also of interest | jobs you may .{1,40}
  `,
  menu: String.raw`
    home(?:page)? | (?:find |search |browse |all |latest )?(?:jobs?|vacancies|internships?|courses?)(?: alerts?)? | search | (?:our )?companies | employers | recruiters | candidates | job ?seekers | career advice | advice | blog | help | contact(?: us)? | about(?: us)? | (?:log|sign) ?(?:in|out|up) | register | my (?:account|profile|jobs) | upload (?:your )?(?:resume|cv) | post (?:a )?(?:free )?job | salar(?:y|ies)(?: guide)? | (?:job )?alerts? | basket | saved(?: jobs)? | save(?: job)? | share(?: .{0,20})? | print | report(?: (?:this )?(?:job|ad))? | flag | best of | apply(?: now)? | (?:quick|easy) apply | bookmark | return to search | email me .{3,20} | english | en | menu
  `,
  siteNames: String.raw`
    jobs? | vacanc\p{L}* | recruit | intern
  `,
  about: 'about | on',
}

import type { SectionWords } from '../section-words.ts'

/** English. */
export const englishSections: SectionWords = {
  form: String.raw`
    (?:job|employment|company|contract|position|work) type | type of (?:job|employment|contract) |
    (?:experience|seniority|career) level | company size | location options? | (?:job |work )?locations? |
    compensation | date posted | posted(?: on)? | role | department | team | schedule | shift | working hours |
    start date | reference(?: number)? | job functions? | industries | remote | workplace type | reports to |
    closing date | deadline | hours | pay | salary | (?:job|requisition|req) (?:id|number)
  `,
  tools: String.raw`
    (?:our |your |the )?(?:technologies|tech(?:nology|nical)? stack|tech|tools|stack|keywords|tags|software|technical environment)(?: (?:we use|you will use|and tools))?
  `,
  industry: String.raw`
    industry | sector
  `,
  asking: String.raw`
    (?:who|what|whom) (?:we are|we're|are we|is) (?:looking for|seeking) | (?:we are|we're) looking for |
    looking for | who are you | you bring | you'll bring | you will bring | you should (?:bring|have) | you need |
    you'll need | you will need | you have | to succeed | ideal candidate | our expectations | expectations of you |
    we expect | expect(?:ed)? from you | what it takes | extra points | you (?:might|may) be |
    a (?:good|great|strong)? ?fit | comfortable with | we'd like | we would like | personality | dream candidate |
    right candidate | successful (?:candidate|applicant) | candidate profile | good fit | great fit | you(?:'re| are) (?:a|the) | we wish for | what you must bring |
    you must bring | we need | the right person | right person | what (?:we're|we are) after | we(?:'re| are) after |
    to be considered | what you need | what you have | we require | we ask | you(?:'ll)? need to have |
    is for you if | this is you | you tick | sounds like you | musts | who (?:will|would) (?:thrive|fit)
  `,
  preferred: String.raw`
    nice[ -]to[ -]haves? | preferred | preferably | a plus | is a plus | bonus if |
    (?:as )?(?:a )?(?:a|real|big|added|huge|nice) bonus | extra credit | bonus(?= ?:|$) | bonus points |
    bonus skills | not needed | it helps to | extra points | desirable | desired(?! (?:candidate|profile)) | an asset | assets? | ideally |
    advantage | advantageous | would be (?:an? )?(?:real |very )?(?:lovely|great|nice|good|ideal|handy|fantastic|brilliant|welcome|useful|perfect) | good to have | pluses | not required | not mandatory | optional |
    beneficial | nice(?= ?:|$) | brownie points | even better | would help | in your favou?r |
    helpful | we'd love | be amazing | regarded highly | highly regarded | not essential | though not needed |
    a bonus | extras(?= ?:|$) | bonuses | advantages? | helps? if | would be (?:an )?(?:amazing|awesome)
  `,
  must: String.raw`
    requirements? | required | qualifications? | qualified | languages? | the person | must[ -]haves? | what we need |
    who you are | about you | you are | your profile | your background | your skills | your experience |
    your qualifications | skills | experience | minimum | essential | competenc(?:e|ies) | education |
    certifications? | licenses? | candidate profile | person specification | knowledge | the candidate |
    prerequisites | criteria | abilities
  `,
  inlineLabels: `
    requirements? | qualifications? | must[ -]haves? | (?:required |preferred )?skills |
    nice[ -]to[ -]haves? | preferred | responsibilities | duties | benefits
  `,
  bracketed: 'required | preferred | must[ -]haves? | optional',
  duties: String.raw`
    responsibilit(?:y|ies) | duties | functions | impact | a day in the life | what you'll do | what you will do |
    what you do | you will | you'll | the role | your role | about the role | about the job | about this job |
    job description | job summary | position summary | role overview | role description | tasks? | day to day |
    day-to-day | your mission | the job | your job | in this role | accountabilities | the position |
    position overview | about the position | the opportunity | the project | assignments | overview | description |
    summary | purpose | scope | what the work is | what the job involves | the work | the gig |
    your (?:day|week|shift|month)s? looks? like | your (?:days|weeks) | first year
  `,
  dutiesFirst: String.raw`
    ^job | duties | responsibilit(?:y|ies) | accountabilities | functions | tasks | activities
  `,
  mustFirst: String.raw`
    requirements? | qualifications? | skills | profile
  `,
  boilerplate: String.raw`
    about us | company description | company overview | benefits | perks | what we (?:can )?(?:offer|provide|give) |
    what we(?:'ll| will) (?:offer|provide|give) | we(?:'ll| will| can)? (?:offer|give you) |
    what (?:you|you'll|you will|you can|you may|you also) (?:also )?(?:get|receive|earn|enjoy|expect)(?! to| into| as)(?: from us| in return)? |
    what(?:'s| is) in it for (?:you|me) | compensation | salary | pay range | pay transparency | equal opportunity |
    equal employment | eeo | diversity | how to apply | to apply | privacy | disclaimer | additional information |
    interview process | recruitment process | similar jobs | the deal | small print | what to expect from us |
    our offer | the offer | what's on offer | good reasons | the boring bits? | the practical bits?
  `,
  boilerplateFirst: String.raw`
    money | about (?!you|the|this|your|what)\p{L}+ | physical | working conditions | work environment | environment |
    pre-employment | conditions | who we are | about the (?:company|team|department|organi[sz]ation|group) |
    about our | our (?:company|story|mission|values|culture|team|offer|client|commitment|benefits|promise|range) |
    you get | you'll get | why | terms | pay | rewards? | inclusion | accommodations? | apply | applying |
    application | applications | contact | interested | further information | more information | next steps |
    the package | package | in return | what's on offer | on offer | conditions
  `,
  mustCue: String.raw`
    must | required | require | requires | requirement | minimum | at least | essential | mandatory | proven |
    proficien(?:t|cy) | expert | expertise | strong | solid | deep | fluent | fluency | valid | years | knowledge of |
    experience (?:with|in|of|as|working) | experienced | familiar(?:ity)? | degree | ability to | understanding of |
    certified | certification | licen[cs]ed? | we expect | you (?:have|are|possess|hold|know|bring|speak|master) |
    candidates? (?:will|should|has|have|with) | looking for | hold an? | experience
  `,
  legal: String.raw`
    equal opportunity | equal employment | regardless of | without regard | gender identity | sexual orientation |
    protected (?:status|veteran|class) | reasonable accommodations? | background check | drug test | e-verify |
    cookies | privacy policy | click apply | apply now | apply online | we thank all | only those selected |
    cover letter | covering letter | curriculum vitae | pay ?slips? | (?:detailed|updated|latest|your) (?:cv|resume) | equal opportunities employer | eoe | employment equity |
    values diversity | reasonable adjustments | drug[ -]free workplace | we recruit from |
    (?:annual|quarterly|monthly|yearly|year-end|attendance|signing|sign-on|retention|referral|performance) bonus(?:es)? |
    shift differential | with disabilities (?:may|are|can|who) | disability (?:insurance|status|confident) |
    unsubscribe | mailing list | third-party submissions | application unsuccessful | never ask | agree to our |
    encouraged to apply | diverse backgrounds | celebrates? diversity | contingent (?:up)?on |
    accommodation (?:at|upon|during) | send (?:a|your) (?:resume|cv) | link in bio | apply (?:here|via|through|in)
  `,
  reward: String.raw`
    401\(?k\)? | dental | vision insurance | health insurance | life insurance | medical insurance | paid time off |
    pto | vacation days | paid vacation | parental leave | pension | rrsp | stock options | equity package | salary |
    salaries | per hour | per year | per annum | hourly | annually | compensation | benefits package | sick leave |
    gym | wellness | tuition (?:reimbursement|assistance) | we offer | hsa | fsa | health savings |
    flexible spending | (?:gear|employee|staff|store|merchandise|product|meal|generous)(?: \p{L}+)? discounts? |
    discounts? (?:on|off) | free (?:lunch|lunches|snacks|coffee|parking|meals|beer|food|gym) |
    catered (?:lunch|lunches|meals) | company car | profit sharing | stipend | equity | 40[13]\(?[bk]\)? |
    (?:employer|%) match(?:ing)? | weeks of vacation | days of vacation | days['’]? holiday | holidays |
    provident fund | funeral cover | allowance | base salary | per diem | shift meal | private medical |
    health cover | cycle to work | life assurance | birthday off | weekly pay | vision coverage | medical, dental |
    pay (?:is|of|range) | rate of pay | salary band | paid training | relocation package | (?:your|personal) data |
    gdpr | right to work checks?
  `,
  boast: String.raw`
    leading (?:provider|supplier|company|global|manufacturer|european|international) |
    (?:is|are) (?:an?|the|one of the) (?:[a-z-]+ ){0,2}(?:leading|leader|largest|fastest|company|organi[sz]ation|provider|supplier|manufacturer|agency|firm|employer|subsidiary) |
    founded in | headquartered | [0-9][0-9.,]* (?:employees|people|colleagues|students|countries|offices) |
    world leader
  `,
}

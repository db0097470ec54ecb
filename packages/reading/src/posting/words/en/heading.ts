import type { HeadingWords } from '../heading-words.ts'

/** English. */
export const englishHeading: HeadingWords = {
  titleLabels: `
    job title | position title | position | title | role | job | post | vacancy | opening | job opening |
    designation | role title | post title | job role | hiring | now hiring | vacant position | job posting | open
    position | open role | position available
  `,
  companyLabels: `
    company | company name | employer | organisation | organization | hiring company | hiring organization |
    hiring organisation | studio | agency | school | firm | institution | hospital | practice | business name |
    name of employer
  `,
  seeks: `
    is hiring | are hiring | is now hiring | is currently hiring | is actively hiring | is recruiting | is looking
    for | are looking for | is currently looking for | is now looking for | is seeking | are seeking | is
    currently seeking | is actively seeking | is searching for | seeks | needs | wants | hires | invites
    applications for | has an opening for | has a vacancy for | has an opportunity for | has an exciting
    opportunity for | is in need of | requires | hiring | is seeking to appoint | wishes to appoint | is seeking
    applications for | looking for | is expanding and needs | is inviting applications for | is accepting
    applications for | is pleased to announce
  `,
  wanted: `
    hiring | now hiring | recruiting | looking for | looking to hire | searching for | in search of | seeking |
    need | we need | in need of | wanted | applications for | opening for | vacancy for | the position of | the
    role of | the post of | replacing | looking to recruit | opportunity for | openings for | need for | want |
    require | help wanted | apply for | applying for | appoint | position for | position as | hire | welcome
  `,
  wantedBehind: 'wanted | needed | required | sought | need asap',
  as: `
    as | in your role as | your role as | your new role as | your job as | working as | work as | in the role of |
    become | to join us as | this is | be our next
  `,
  openers: `
    a | an | the | our | our next | our new | one | two | three | several | some | new | another | experienced |
    reliable | skilled | good | great | qualified | licensed | motivated | talented | full-time | part-time | full
    time | part time | permanent | temporary | friendly | enthusiastic | dedicated | passionate | dynamic | highly
    | additional | immediate | seasonal | for | to | hire | up to | energetic | hardworking | hard-working | us |
    ambitious | exceptional | your
  `,
  ends: `
    in | for | at | near | to | who | with | that | from | on | starting | start | asap | need | opening | now |
    today | immediately | urgently | needed | wanted | required | sought | based | within | you | your | we | is |
    are | will | and you | as | by | across | role | position | could | join | joining | about | because |
    reporting | covering | working | so | but | if | our | whose | must | can | has | please | until | on a | or
    you | vacancy | opening | positions | roles | this | here | when | where | out of
  `,
  at: 'at | @',
  forWhom: 'for | with | by',
  about: `
    about | join | why | why join | life at | working at | work at | who is | welcome to | meet | why work at |
    careers at | jobs at | about us:
  `,
  weAre: "we are | we're | we at | here at | this is",
  is: `
    is | are | has | was | have | provides | offers | runs | operates | makes | helps | believes | serves |
    employs
  `,
  articles: 'the | our',
  placeBefore: `
    in | near | from | around | across | to | outside | throughout | between | on | of | based in
  `,
  clients: `
    our client | my client | on behalf of our | on behalf of a | for a client | for one of our clients | a client
    of ours | the client is | employment business | employment agency | retained by | mandated by | acting on
    behalf | on behalf of an | on behalf of one | on behalf of my | confidential client | undisclosed client |
    working in partnership with a | client confidential | has retained us | has asked us to | recruiting on behalf
    | hiring on behalf | we have been retained | exclusively for a | my clients
  `,
  greetings: `
    hi | hello | hey | dear | good morning | good afternoon | greetings | happy monday
  `,
  roleEndings: `
    er | or | ist | ian | man | woman | person | ant | hand | tician | keeper | worker | wright | smith | nist |
    yst
  `,
}

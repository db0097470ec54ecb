import type { LexiconWords } from './lexicon-words.ts'

export const english: LexiconWords = {
  cues: 'in using with language via know use used utilised utilized learned learnt mastered taught year yr',
  joints: 'and or &',
  besideTerms:
    'programming language developer engineer development engineering code coding codebase script scripting package library framework project experience skill knowledge expertise proficiency certification certificate certified app application component hook native module plugin extension integration dashboard report reporting document spreadsheet workbook macro formula template table pivot function database query server cluster job pipeline api sdk service microservice backend frontend ui test testing suite stack ecosystem version admin administration administrator user ability level training board workspace channel model modelling modeling animation scene asset file form warehouse with for using via data sql streaming boot security mvc cloud chart playbook recipe cookbook manifest state fundamental basic advanced intermediate expert beginner ideally preferably required preferred desirable mandatory essential is',
  holders: {
    role: 'manager developer engineer director colleague specialist consultant expert supervisor officer lawyer attorney nurse doctor physician technician analyst accountant designer contractor chef executive representative assistant electrician mechanic architect surgeon therapist coordinator',
    group: 'team department staff division crew',
    place: 'home office company firm plant shop agency sector industry',
    public: 'student class client customer user vendor group',
  },
  others: {
    joints: 'and or &',
    determiners:
      'the a an their its his her two three four five several many some new senior junior lead local',
    own: 'our my own other fellow same',
    small:
      'of in on at as by via using that which who while when where than into within across during through over under per including i we he she they was were is are be been',
    beside: 'beside behind near alongside opposite',
    serves: '(?:assist|support|shadow|recruit|interview)(?:ed|ing)|(?:aided|hired|hiring)',
    gives:
      'report(?:ed|ing)?|wr(?:ite|iting|ote|itten)|sen[dt]|sending|pass(?:ed|ing)?|hand(?:ed|ing)?|forward(?:ed|ing)?|refer(?:red|ring)?|escalat(?:e|ed|ing)|deliver(?:ed|ing)?|present(?:ed|ing)?|explain(?:ed|ing)?|spoke|speaking|talk(?:ed|ing)?|assistant|secretary|aide',
    links: 'to with for from',
    with: 'with',
    for: 'for',
  },
}

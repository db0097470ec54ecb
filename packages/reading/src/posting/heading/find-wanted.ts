import { namesRole } from '../../resume/word-lists.ts'
import { isTitle, tidyName } from './names.ts'

/** 'Need electrician asap', 'Looking for a line cook, evenings', 'Suche Koch'. */
const NEED =
  /^(?:(?:urgently|immediately|now|currently|asap|dringend|we(?: are|['’]re)?) ){0,3}(?:need(?:ed|ing)?|want(?:ed|ing)?|looking for|seeking|searching for|hiring|recruiting|in (?:search|need) of|suchen?|gesucht|recherch(?:e|ons)|cherch(?:e|ons)|se (?:busca|necesita|precisa)|busc(?:o|amos))\s?[:!]?\s(?:for )?(?:(?:an?|\d{1,2}|one|two|some|our (?:next|new)|eine?n?|une?|una?)\s)?(.{3,80})/iu
/** 'Electrician needed in Boise', 'Koch gesucht'. */
const NEEDED =
  /^(.{3,60}?),? (?:(?:is|are|urgently|immediately|asap|now|dringend|ab sofort) ){0,2}(?:need(?:ed)?|wanted|required|sought|gesucht|recherchée?|cherchée?|buscado|se busca)(?=[\s.,;:!]|$)/iu
/** Where the name of the job ends: a place, a time, another sentence. */
const NAME_END =
  /[.!?,;:(]|\s(?:asap|now|immediately|today|urgently|needed|wanted|in|for|at|near|to|who|with|that|from|on|start(?:ing)?|ab|für|mit|pour|à|en|para|[–—|-])(?=[\s,.;:!]|$)/iu
const ARTICLE =
  /^(?:an?|the|\d{1,2}|experienced|reliable|skilled|good|great|qualified|licensed) (?=\S)/iu
const MAX_WORDS = 5

/** The job that a short advertisement opens with; '' when the line is none: 'Need electrician asap, Boise area'. */
export function readWantedJob(line: string): string {
  const start = line.slice(0, 160)
  const found = NEED.exec(start)?.[1] ?? NEEDED.exec(start)?.[1] ?? ''
  const name = (found.split(NAME_END)[0] ?? '').trim()
  const title = tidyName(name.replace(ARTICLE, '').replace(ARTICLE, ''))
  if (!isTitle(title) || !namesRole(title) || title.split(' ').length > MAX_WORDS) return ''
  return title.charAt(0).toUpperCase() + title.slice(1)
}

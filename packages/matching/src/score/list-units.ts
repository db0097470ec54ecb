import { namesOrganisation } from '@tailorbird/reading'
import { anyOf } from '../words/index.ts'

/** A part of an employer, by a word that only parts are called by: 'Intensivstation', 'Surgical Ward', 'NICU'. */
const UNIT = new RegExp(
  String.raw`(?:^|[\s-])(?:${anyOf('units')}|\p{Lu}{0,2}ICU|PACU|CCU)(?![\p{L}])`,
  'iu',
)
/** 'Polizeistation', 'Gas station': an employer or a place, and no part of one. */
const PLACE = new RegExp(String.raw`(?:${anyOf('stations')})[\s-]?station`, 'iu')
const EMPLOYER = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('employers')})(?!\p{L})`, 'iu')
/** 'Intensive Care Unit (18 beds)': where it is the last word, another may be an employer's too. */
const UNIT_END = new RegExp(String.raw`\s(?:${anyOf('unitEnds')})(?: \([^()]*\))?$`, 'iu')
const MAX_CHARS = 200

/**
 * The parts of an employer's line that name the unit one worked in: 'Intensivstation (18 Betten)' in
 * 'Klinikum Nord, Intensivstation (18 Betten)'. The employer's own name is none: 'Python Software House'.
 */
export const listUnits = (line: string): string[] =>
  line
    .slice(0, MAX_CHARS)
    .split(/,\s|\s[–—|·-]\s|;\s/u)
    .map((part) => part.trim())
    .filter(
      (part) =>
        UNIT.test(part) &&
        !PLACE.test(part) &&
        !EMPLOYER.test(part) &&
        (UNIT_END.test(part) || !namesOrganisation(part)),
    )

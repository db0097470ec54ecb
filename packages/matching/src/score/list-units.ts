import { namesOrganisation } from '@tailorbird/reading'

/** A part of an employer, by a word that only parts are called by: 'Intensivstation', 'Surgical Ward', 'NICU'. */
const UNIT =
  /(?:^|[\s-])(?:ward|unit|department|dept|division|dep\.|\p{L}*station|\p{L}*abteilung|fachbereich|\p{Lu}{0,2}ICU|PACU|CCU|service (?:de|des|d['’])|unité (?:de|des|d['’])|unidad de|departamento de|servicio de)(?![\p{L}])/iu
/** 'Polizeistation', 'Gas station': an employer or a place, and no part of one. */
const PLACE =
  /(?:gas|petrol|service|fire|police|power|radio|tv|train|bus|space|pump|weather|polizei|feuer|bahn|tank|bus|rettungs|raum)[\s-]?(?:wehr)?station/iu
const LEGAL =
  /(?<!\p{L})(?:Ltd|Limited|Inc|LLC|LLP|PLC|Corp|Co|GmbH|AG|KG|SE|SARL|SAS|SA|SL|BV|NV|e\. ?V|Solutions|Software|Systems|Services|Group|Holdings?|Technologies|Consulting|Labs?|Partners)(?!\p{L})/iu
/** 'Intensive Care Unit (18 beds)': where it is the last word, another may be an employer's too. */
const UNIT_END = /\s(?:ward|unit|department|dept|division)(?: \([^()]*\))?$/iu
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
        !LEGAL.test(part) &&
        (UNIT_END.test(part) || !namesOrganisation(part)),
    )

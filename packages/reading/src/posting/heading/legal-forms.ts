import { namesOrganisation } from '../words/known-names.ts'

/** The legal form that ends a name: 'gGmbH', 'e.V.', 'AöR', 'GmbH & Co. KG'. */
const LEGAL_FORM =
  /,? (?:LLP|LLC|Ltd|Limited|Inc|PLC|Partners|g?GmbH(?: & Co\.? ?(?:KG|KGaA|OHG))?|(?:AG|SE) & Co\.? ?KGaA|gAG|AG|SE|KG|KGaA|OHG|GbR|PartG(?: ?mbB)?|g?UG(?: \(haftungsbeschränkt\))?|e\. ?V\.?|e\. ?G\.?|eG|e\. ?K\.?|e\.? ?Kfm\.?|AöR|A\.ö\.R\.?|KdöR|K\.d\.ö\.R\.?|mbH|VVaG|SARL|SAS|S\.A\.S?\.?|S\.L\.U?\.?|SCOP|ASBL|Genossenschaft|S\.?A\.? de C\.?V\.?|S\.? de R\.?L\.?(?: de C\.?V\.?)?|SpA|S\.R\.L\.?|S\.L\.?L?\.?|Ltda|(?:Pty|Pvt)\.? Ltd|& Cía\.?|Körperschaft des öffentlichen Rechts|Anstalt des öffentlichen Rechts|Stiftung(?: (?:des|bürgerlichen) .{3,30})?)\.?$/u
/** German puts an employer's kind into one word: 'Universitätsklinikum', 'Caritasverband'. */
const COMPOUND =
  /\p{L}(?:klinikum|kliniken|klinik|krankenhaus|stadtwerke|verband|stiftung|hochschule|universität|sparkasse|krankenkasse|versicherung|gesellschaft|apotheke|kanzlei|bäckerei|genossenschaft|pflegedienst|rettungsdienst|seniorenzentrum|rentenversicherung)(?!\p{L})/iu

/** 'SE Burnside', 'AG Meyer': what ends the names of employers does not open them. */
const SHORT_FIRST = /^\S{1,3} /u

/** Whether a name ends with a legal form. */
export const hasLegalForm = (name: string) => LEGAL_FORM.test(name)

/** Whether a text names an employer by its kind or its legal form. */
export const namesEmployer = (text: string) =>
  text.length <= 120 &&
  (namesOrganisation(text.replace(SHORT_FIRST, '')) || hasLegalForm(text) || COMPOUND.test(text))

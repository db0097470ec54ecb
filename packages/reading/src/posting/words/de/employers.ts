import type { EmployerWords } from '../employer-words.ts'

/** German. */
export const germanEmployers: EmployerWords = {
  legalForms: String.raw`
    g?GmbH(?: & Co\.? ?(?:KG|KGaA|OHG))? | (?:AG|SE) & Co\.? ?KGaA | gAG | AG | SE | KG | KGaA | OHG | GbR |
    PartG(?: ?mbB)? | g?UG(?: \(haftungsbeschränkt\))? | e\. ?V\.? | e\. ?G\.? | eG | e\. ?K\.? |
    e\.? ?Kfm\.? | AöR | A\.ö\.R\.? | KdöR | K\.d\.ö\.R\.? | mbH | VVaG | Genossenschaft |
    Körperschaft des öffentlichen Rechts | Anstalt des öffentlichen Rechts |
    Stiftung(?: (?:des|bürgerlichen) .{3,30})?
  `,
  compounds: `
    klinikum | kliniken | klinik | krankenhaus | stadtwerke | verband | stiftung | hochschule |
    universität | sparkasse | krankenkasse | versicherung | gesellschaft | apotheke | kanzlei | bäckerei |
    genossenschaft | pflegedienst | rettungsdienst | seniorenzentrum | rentenversicherung
  `,
  agencies: String.raw`
    zeitarbeit | personal(?:dienst\p{L}*|service|vermittlung) | personal (?:GmbH|AG) | personal(?:beratung|leasing|management|partner|dienste) | \p{L}*(?:vermittlung|zeitarbeit) | executive search | jobs? (?:GmbH|AG)
  `,
  kinds: '',
  clientThings: '',
  the: '',
}

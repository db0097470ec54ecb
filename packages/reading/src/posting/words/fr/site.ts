import type { SiteWords } from '../site-words.ts'

/** French. */
export const frenchSite: SiteWords = {
  buttons: String.raw`
    passer au contenu.{0,20} | enregistrer | partager | candidature simplifiée | voir (?:plus|moins) |
    signaler (?:cette |l['’])?(?:offre|annonce) | il y a \d+ (?:minutes?|heures?|jours?|semaines?|mois)
  `,
  navigation: String.raw`
    accueil | emplois | réseau | messagerie | connexion | s['’]identifier | postuler
  `,
  aside: '',
  body: String.raw`
    à propos de l['’]offre.* | description du poste
  `,
  footer: '',
  closeness: '',
  mailFields: String.raw`
    de | envoyé | date d['’]envoi | à
  `,
  sentOn: String.raw`
    message transféré
  `,
  subject: String.raw`
    objet
  `,
  subjectMarks: String.raw`
    tr | re
  `,
}

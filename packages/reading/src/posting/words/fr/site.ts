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
  others: String.raw`
    similaires? | proches | semblables? | autres | d['’]autres | associée?s?
  `,
  jobs: String.raw`
    offres? | annonces? | emplois? | postes? | stages? | recherches
  `,
  othersToo: String.raw`
    dans le même secteur | vous aimerez aussi | (?:ces offres |elles )?(?:pourraient|peuvent) (?:aussi )?vous intéresser | voir aussi | à voir aussi
  `,
  menu: String.raw`
    accueil | (?:les |nos )?(?:offres?|emplois?|annonces)(?: d['’]emploi)? | recherche[r]? | chercher | je cherche | je recrute | entreprises | employeurs | recruteurs | espace (?:recruteur|candidat) | mon (?:espace|compte) | conseils | blog | salaires | alternance | intérim | stages | (?:se )?connexion | (?:me |se )?connecter | inscription | s['’]inscrire | déposer (?:mon|un|votre) cv | contact | aide | enregistrer | sauvegarder | partager | imprimer | signaler | envoyer (?:à un ami|mon cv) | (?:je )?postule[rz]? | (?:créer une )?alerte | mettre de côté | ajouter à ma sélection | offres proches.{0,30} | voir le numéro | fr | nl | en
  `,
  siteNames: String.raw`
    emplois?
  `,
  about: 'sur | de | du',
}

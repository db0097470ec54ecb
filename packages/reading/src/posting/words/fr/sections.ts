import type { SectionWords } from '../section-words.ts'

/** French. */
export const frenchSections: SectionWords = {
  form: String.raw`
    lieu | lieu de travail | type de contrat | contrat | horaires
  `,
  tools: String.raw`
    outils | environnement technique | mots-cles
  `,
  industry: String.raw`
    secteur(?: d.activite)?
  `,
  asking: String.raw`
    vous etes | qui etes-vous | nous recherchons | nous attendons | nous demandons | nous souhaitons | on attend |
    on cherche | ^vous$ | il (?:te|vous) faut | vous devez | on vous demande | votre bagage | ce qu'on attend |
    le profil | profil souhaite
  `,
  preferred: String.raw`
    un plus | un atout | atouts? | souhaite | souhaitee | souhaitable | apprecie | appreciee | serait un plus |
    on apprecie | apprecies | appreciees | petits? plus | bienvenue?s? | idealement | serait appreciee? |
    un vrai plus | les plus(?= ?:|$)
  `,
  must: String.raw`
    langues | savoir-faire | savoir-etre | competences | exigences | prerequis | formation | connaissances |
    qualites requises | profil recherche | votre profil
  `,
  inlineLabels: 'profil | exigences',
  bracketed: '',
  duties: String.raw`
    missions? | vos missions | taches | activites | le poste | votre role | votre quotidien | ton quotidien |
    ton role | descriptif du poste | description du poste
  `,
  dutiesFirst: String.raw`
    missions? | taches
  `,
  mustFirst: String.raw`
    exigences
  `,
  boilerplate: String.raw`
    remuneration | ce que (?:nous |l'on )?(?:vous )?(?:offrons|proposons|obtiendrez|recevrez) |
    (?:nous vous|on vous|on te) (?:offrons|proposons|offre|propose) | a propos | nous offrons | avantages |
    remuneration | pour postuler | ^nous$ | ce qu'on (?:propose|offre) | on (?:propose|offre) | nos avantages |
    les avantages | nous proposons
  `,
  boilerplateFirst: String.raw`
    qui sommes-nous | nous vous offrons | ce que nous offrons | l'entreprise | candidature
  `,
  mustCue: String.raw`
    exige | exigee | requis | requise | obligatoire | maitrise | maitrisez | diplome |
    vous (?:avez|etes|possedez|disposez|maitrisez) | titulaire
  `,
  legal: String.raw`
    lettre de motivation | egalite des chances | postuler | candidature | ouverts? a tous | postulez | votre cv |
    candidatures? | merci de relayer
  `,
  reward: String.raw`
    tickets? restaurant | mutuelle | nous offrons | panier repas | 13e mois | primes? | acomptes? | smic | salaire |
    remuneration | cheques? (?:vacances|dejeuner) | interessement | brut | rgpd | vos donnees
  `,
  boast: String.raw`
    leader (?:mondial|europeen|francais)
  `,
}

/** Words that promise something by themselves, by what they promise; without accents. */
export const promises = {
  quality: `excellent excellente exceptionnel impeccable irreprochable parfait reconnu prestigieux prime primee succes nettement considerablement sensiblement fortement significativement approfondi expert experte maitrise couramment`,
  reach: `national nationale international internationale mondial mondiale partout entier entiere plusieurs nombreux nombreuses generalise`,
  results: `ameliorer amelioration ameliore ameliorant augmenter augmentation augmente augmentant reduire reduction reduit reduisant baisse optimiser optimisation optimise optimisant economie economies accelerer accroitre accru satisfaction rentabilite chiffre_d_affaires croissance efficacite`,
  done: `instaure instaurer introduit introduction lance lancement remporte gagne obtenu obtention atteint certifie negocie negociation negocier mis_en_place mise_en_place deploye deploiement`,
  authority: `approuve valide validation decide decision recrute recrutement forme formation`,
  acts: `concu conception developpe developpement vendu conseille`,
  parties: `investisseurs ministere tribunal grands_comptes`,
}

/** Words that limit what a text claims, by what they say; without accents. `_` joins the words of a phrase. */
export const qualifiers = {
  proposed:
    'espere esperons souhaite envisage envisager prevoit projette en_projet a_l_etude propose proposer proposition suggerer projet_de prevu',
  unfinished: 'en_cours en_preparation non_termine inacheve',
  basic: 'notions debutant elementaire scolaire intermediaire',
  negated: 'non sans pas aucun aucune jamais',
  nominated: 'nomine nominee finaliste candidat candidate',
  lapsed: 'expire expiree perime abandonne abandonnee suspendu suspendue',
  second: 'interimaire remplacement adjoint',
  partly: 'parfois occasionnellement adjoint',
}

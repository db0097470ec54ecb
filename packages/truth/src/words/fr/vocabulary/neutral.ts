/** Words and phrases that claim nothing: they may come and go in a rewrite. `_` joins the words of a phrase; without accents. */
export const neutral = `
le la les l un une des du de d et ou en dans pour par sur sous avec aux au a ce cet cette ces qui que qu dont est sont ete etait etaient etre avoir eu ai plus ainsi afin selon lors chez entre vers depuis pendant durant jusqu ans son sa ses leur leurs mes mon ma nos notre comme tout tous toute toutes chaque meme
soit pres aussi egalement notamment environ puis apres avant grace dont y compris cela il elle ils elles nous je j on se s ne c
dans_le_cadre_de afin_de en_tant_que au_sein_de au_sein a_l_aide_de grace_a au_cours_de ainsi_que en_charge_de y_compris de_facon de_maniere proceder procede veiller veille par_le_biais_de au_moyen_de suite_a face_a en_vue_de a_partir_de tous_les_jours au_quotidien quotidien
jour jours heure heures semaine semaines mois annee annees an minute pour_cent nombre total
effectuer effectue effectuee realiser realise realisee assurer assure assuree mettre mise mis faire fait permettre permis permettant utiliser utilise utilisant via travail tache taches mission missions experience competences poste role
`

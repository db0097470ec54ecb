/** As neutral.ts, in French, German and Spanish. */
export const neutralOther = `
le la les l un une des du de d et ou en dans pour par sur sous avec aux au a ce cet cette ces qui que qu dont est sont ete etait etaient etre avoir eu ai plus ainsi afin selon lors chez entre vers depuis pendant durant jusqu ans son sa ses leur leurs mes mon ma nos notre comme tout tous toute toutes chaque meme
soit pres aussi egalement notamment environ puis apres avant grace dont y compris cela il elle ils elles nous je j on se s ne c
dans_le_cadre_de afin_de en_tant_que au_sein_de au_sein a_l_aide_de grace_a au_cours_de ainsi_que en_charge_de y_compris de_facon de_maniere proceder procede veiller veille par_le_biais_de au_moyen_de suite_a face_a en_vue_de a_partir_de tous_les_jours au_quotidien quotidien
jour jours heure heures semaine semaines mois annee annees an minute pour_cent nombre total
effectuer effectue effectuee realiser realise realisee assurer assure assuree mettre mise mis faire fait permettre permis permettant utiliser utilise utilisant via travail tache taches mission missions experience competences poste role
der die das den dem des ein eine einer eines einem einen und oder in im an am auf fur von vom mit bei beim zu zum zur durch uber nach aus als ist sind war waren wurde wurden werden worden sowie auch unter vor bis seit je pro wahrend zwischen gegen ohne_weiteres um sich ihre ihr ihrer seine sein unsere mein meine dabei daruber dadurch so dass damit wie sowohl als_auch etwa rund circa ca insgesamt jeweils alle allen aller alles diese dieser diesem dieses
im_rahmen mit_hilfe im_bereich in_form von_seiten auf_basis zur_folge dazu hierzu davon darunter einschliesslich inklusive mittels anhand bezuglich
tag tage tagen tages taglich taglichen woche wochen monat monate monaten jahr jahre jahren stunde stunden minuten prozent anzahl
aktuell_gehalten auf_dem_laufenden versehen steht stehen gesorgt sorgen sorgte sorgt sichergestellt vorgenommen gekummert kummern gehalten halten durchfuhren durchgefuhrt durchfuhrung durchfuhrte ausfuhren ausgefuhrt nutzung nutzen genutzt verwendung verwenden verwendet einsatz eingesetzt arbeit arbeiten tatig tatigkeit aufgabe aufgaben erfahrung kenntnisse bereich erfolgte erfolgen
el la los las lo un una unos unas y e o u en con por para del al es son era eran fue fueron ser estar ha han haber como mas que se su sus mi mis sobre entre hasta desde durante segun ante tras este esta estos estas ese esa cada todo todos toda todas tambien asi unos cerca aproximadamente ademas mediante
encargarse encargue encargado_de proceder procedi con_el_fin_de a_traves_de en_el_marco_de dentro_de por_medio_de gracias_a junto_con debido_a a_partir_de asi_como con_el_objetivo_de al_dia diario diaria diariamente
dia dias hora horas semana semanas mes meses ano anos por_ciento numero total
realizar realice realizado realizada realizando realizacion efectuar efectue efectuado llevar_a_cabo lleve_a_cabo hacer hecho utilizar utilice utilizando uso trabajo tarea tareas funcion funciones experiencia puesto
`

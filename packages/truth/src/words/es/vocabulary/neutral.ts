/** Words and phrases that claim nothing: they may come and go in a rewrite. `_` joins the words of a phrase; without accents. */
export const neutral = `
yo el la los las lo un una unos unas y e o u en con por para del al es son era eran fue fueron ser estar ha han haber como mas que se su sus mi mis sobre entre hasta desde durante segun ante tras este esta estos estas ese esa cada todo todos toda todas tambien asi unos cerca aproximadamente ademas mediante
encargarse encargue encargado_de proceder procedi con_el_fin_de a_traves_de en_el_marco_de dentro_de por_medio_de gracias_a junto_con debido_a a_partir_de asi_como con_el_objetivo_de al_dia diario diaria diariamente
dia dias hora horas semana semanas mes meses ano anos por_ciento numero total
realizar realice realizado realizada realizando realizacion efectuar efectue efectuado llevar_a_cabo lleve_a_cabo hacer hecho utilizar utilice utilizando uso trabajo tarea tareas funcion funciones experiencia puesto
maximo
`

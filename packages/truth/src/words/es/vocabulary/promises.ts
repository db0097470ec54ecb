/** Words that promise something by themselves, by what they promise; without accents. */
export const promises = {
  quality: `excelente excepcional impecable perfecto sobresaliente exito exitosamente notablemente considerablemente significativamente sustancialmente premiado galardonado experto experta dominio fluido avanzado`,
  reach: `nacional internacional mundial entero entera varios varias numerosos numerosas toda_la todo_el`,
  results: `mejorar mejora mejore mejorando aumentar aumento aumente aumentando incrementar incremento incremente reducir reduccion reduje reduciendo optimizar optimizacion optimice ahorro ahorrar satisfaccion ventas rentabilidad crecimiento eficiencia`,
  done: `implante implantacion implante lance lanzamiento gane ganador obtuve logre logro conseguido certificado negocie negociacion puesta_en_marcha introduje`,
  authority: `aprobe aprobado decision contrate contratacion forme formacion supervise`,
  acts: `disene diseno desarrolle desarrollo vendi asesore`,
  parties: `inversores ministerio tribunal`,
}

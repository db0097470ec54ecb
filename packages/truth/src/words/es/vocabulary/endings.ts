/** Endings that bend a word and keep what it says, without accents. */
export const endings =
  'o os io ia amos aron ado ada ados adas ando iendo cion ciones miento i eza ezas ido ida idos idas or ora ores'

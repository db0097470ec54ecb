/** Short forms before what they stand for, where the first letters of the words don't show it. */
export const abbreviations =
  'bzw beziehungsweise, inkl inklusive, ca circa, ggf gegebenenfalls, dipl diplom, ing ingenieur, abt abteilung, ma mitarbeiter, std stunden, mio million, tsd thousand, kfz kraftfahrzeug, sps speicherprogrammierbare steuerung, edv elektronische datenverarbeitung'

import type { Hedge } from '../../en/roles/hedge.ts'

/** Ways to say that somebody does not fully do or know a thing, by what keeps them said. */
export const HEDGES: readonly Hedge[] = [
  {
    said: /(?<!\p{L})(?:vertraut mit|(?:\p{L}+-)?(?:grund|basis|vor|anfänger|schul)kenntnisse (?:in|im|der|des|von|zu)|(?:erste|geringe|wenig|einige|begrenzte|theoretische|passive|eingerostete|rudimentäre|elementare)[nr]? (?:kenntnisse|erfahrung(?:en)?|einblicke?|berührung(?:spunkte)?) (?:in|im|mit|zu|von)|einblicke? in|(?:lerne|erlerne)(?: (?:derzeit|zurzeit|gerade|aktuell))?|(?:derzeit|zurzeit|aktuell|gerade) lernend|interess(?:e an|iert an)|eingewiesen in|geschult (?:in|im|auf|an)|(?:kurs|schulung|seminar|workshop|lehrgang) (?:in|im|zu|zum|zur|über)(?=[^.;,]{1,60} (?:besucht|absolviert|belegt|gemacht|teilgenommen)(?!\p{L}))|teilnahme an (?:einem|einer) (?:kurs|schulung|seminar|workshop|lehrgang) (?:in|im|zu|zum|zur|über))(?!\p{L})/giu,
    kept: /kenntnis|kurs|schul|seminar|workshop|lehrgang|einblick|(?<!\p{L})(?:vertraut|grundlag|basis|anfäng|erste[nr]?(?!\p{L})|gering|wenig|einige|begrenzt|theoreti|passiv|rudiment|elementar|eingerost|berühr|lern|erlern|interess|einweis|eingewies|einführ|verständnis|hospit|beobacht|teilnahm|teilgenomm)/iu,
  },
  {
    said: /(?<!\p{L})(?:in (?:arbeit|vorbereitung|bearbeitung)(?= *(?:$|[,;.()]))|noch nicht (?:abgeschlossen|fertig|bestanden|entschieden|genehmigt|beendet|erteilt)|nicht abgeschlossen|angemeldet (?:für|zu|zum|zur)|beworben (?:um|für|auf)|eingeschrieben (?:in|für)|voraussichtlich|läuft noch|(?:ergebnis|entscheidung|genehmigung|prüfung) (?:steht )?(?:noch )?(?:aus|offen))(?!\p{L})/giu,
    kept: /(?<!\p{L})(?:in arbeit|vorbereit|bearbeit|nicht|noch|angemeld|anmeld|bewerb|bewirb|beworb|eingeschrieb|voraussichtlich|läuft|laufend|anstreb|steht aus|aussteh|offen|geplant|kandidat|ausbildung|lern|studi(?:er|um)|derzeit|aktuell|zurzeit|un(?:fertig|abgeschlossen))/iu,
  },
  {
    said: /(?:^|[,;] |und )(?:hospitier(?:te|t|e)|hospitation|begleitete?|begleitung|beobachtete?|beobachtung)(?!\p{L})/giu,
    kept: /hospit|(?<!\p{L})(?:begleit|beobacht|zugeseh|zugeschau|zuschau|zuseh|mitgegang|mitgefahr|mitgelauf|dabei|teilgenomm|teilnahm|gemeinsam mit|zusammen mit)/iu,
    needsRole: true,
  },
]

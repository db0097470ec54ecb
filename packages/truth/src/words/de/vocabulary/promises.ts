/** Words that promise something by themselves, by what they promise; without accents. */
export const promises = {
  quality: `ausgezeichnet hervorragend exzellent fehlerfrei fehlerlos erfolgreich erfolgreiche sehr hochste beste bester erstklassig fuhrend deutlich erheblich wesentlich nachhaltig massgeblich umfassend umfassende fundiert fundierte preisgekront verhandlungssicher fliessend experte expertin`,
  reach: `landesweit bundesweit weltweit international unternehmensweit gesamt gesamte gesamten samtliche ganze ganzen mehrere zahlreiche viele flachendeckend konzernweit`,
  results: `verbesserung verbessern verbessert verbesserte steigerung steigern gesteigert steigerte erhohung erhoht erhohen senkung gesenkt senken reduzierung reduziert reduzieren optimierung optimiert optimieren einsparung eingespart vermeidung beschleunigt beschleunigung zufriedenheit umsatz gewinn wachstum effizienz`,
  done: `eingefuhrt einfuhrung umgesetzt umsetzung etabliert gegrundet gewonnen erreicht abgeschlossen abschluss zertifiziert verhandelt verhandlung verhandlungen`,
  authority: `genehmigt freigegeben entscheidung entscheiden eingestellt geschult schulung ausgebildet ausbildung betreut anleitung`,
  acts: `entwickelt entwicklung konzipiert konstruiert programmiert verkauft beraten`,
  parties: `investoren ministerium konzern dax gericht`,
}

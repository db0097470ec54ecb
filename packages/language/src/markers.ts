/**
 * Small words that tell languages apart, a line each. No word stands in two of the lines but where it is
 * frequent in both: then both count, and the other words decide.
 */
export const MARKERS: Readonly<Record<string, string>> = {
  en: 'the and of with for to you our are your will be we an is',
  fr: 'le les des et du pour avec dans une vous est nous sur au la en votre',
  de: 'der die das und mit von für im bei sie wir ein eine zu den unser ihr du',
  es: 'el los las y del con para una por en que de nuestro la se tu',
  pt: 'o os e do da com para uma em que não você na no ao seu',
  it: 'il di e per con una della che nel gli sono alla del le un nella',
  nl: 'de het een en van voor met je wij op te bij zijn jij onze naar',
  pl: 'w z i na do się oraz dla jest praca pracy nie że od lub twoje',
  sv: 'och att är för med som en på av vi det dig du har ett',
  da: 'og at er til med som en på af vi det dig du har et',
  no: 'og er til med som en på av vi det deg du har et ikke',
  fi: 'ja on sekä työ olet meillä myös että tai sinulla ovat',
  cs: 've a na se pro je že nebo jsme práce vám naše máte',
  ro: 'și de la în cu pentru care este sau noastră să',
  tr: 've bir için ile olan bu veya olarak iş',
  hu: 'és a az hogy egy nem vagy munka nálunk',
}

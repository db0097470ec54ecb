const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** A script that none of our languages is written in, and the letters that tell whose it is. */
interface ScriptSign {
  code: string
  letters: RegExp
  tell?: RegExp
}

/** The first that fits is taken. */
export const SCRIPTS: readonly ScriptSign[] = [
  {
    code: 'ja',
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
    tell: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  },
  { code: 'zh', letters: /\p{Script=Han}/gu },
  { code: 'ko', letters: /\p{Script=Hangul}/gu },
  { code: 'uk', letters: /\p{Script=Cyrillic}/gu, tell: /[іїє]/iu },
  { code: 'ru', letters: /\p{Script=Cyrillic}/gu },
  { code: 'el', letters: /\p{Script=Greek}/gu },
  { code: 'ar', letters: /\p{Script=Arabic}/gu },
  { code: 'he', letters: /\p{Script=Hebrew}/gu },
  { code: 'hi', letters: /\p{Script=Devanagari}/gu },
  { code: 'th', letters: /\p{Script=Thai}/gu },
]

/** Small words of other languages, each list without those that ours have often. */
export const OTHER_SIGNS: readonly (readonly [code: string, words: ReadonlySet<string>])[] = [
  [
    'pl',
    words(
      'w z na do oraz się jest od dla po przy ze przez nie praca nauka obsługa szkolenie prawo jazdy roku lat doświadczenie umiejętności wykształcenie język zawodowe',
    ),
  ],
  [
    'nl',
    words(
      'de het een en van voor met bij op te aan naar door ook als zijn ervaring opleiding werkervaring vaardigheden heden tot mijn binnen',
    ),
  ],
  [
    'pt',
    words(
      'e de da do das dos em no na nos nas um uma para com por ao pela pelo não experiência formação como mais',
    ),
  ],
  [
    'it',
    words(
      'e di il la le gli lo del della dei delle degli con per nel nella un una da al alla dal presso sono esperienza istruzione competenze',
    ),
  ],
  [
    'tr',
    words(
      've ile bir bu için olarak da de deneyim eğitim beceriler iş yılında çalıştım üniversitesi olan gibi daha kadar',
    ),
  ],
  [
    'sv',
    words(
      'och att det som på är av för med till den inom från jag har ett en erfarenhet utbildning samt vid hos',
    ),
  ],
  [
    'da',
    words(
      'og at det som på er af for med til den inden fra jeg har et en erfaring uddannelse samt ved hos',
    ),
  ],
  [
    'nb',
    words(
      'og å det som på er av for med til den innen fra jeg har et en erfaring utdanning samt ved hos',
    ),
  ],
  [
    'fi',
    words(
      'ja on ei että se joka kanssa sekä työkokemus koulutus taidot vuotta olen oli myös tai kuin kielitaito',
    ),
  ],
  [
    'cs',
    words(
      'na se ze do je pro od za při také nebo jako ve své praxe práce roku vzdělání škola dovednosti znalost jsem celou',
    ),
  ],
  [
    'sk',
    words(
      'na sa zo do je pre od za pri tiež alebo ako vo svoje prax práca roku vzdelanie škola zručnosti znalosť som',
    ),
  ],
  [
    'hu',
    words(
      'és a az egy hogy is nem volt vagy tapasztalat tanulmányok készségek nyelvtudás mint által során végzettség',
    ),
  ],
  [
    'ro',
    words(
      'și si în de la cu pentru din pe un o care este sau experiență educație competențe limba prin ale',
    ),
  ],
  ['hr', words('na za od do je se kao te iz po sa radno iskustvo obrazovanje vještine ili koji')],
  [
    'id',
    words(
      'dan di yang untuk dengan dari pada sebagai dalam saya pengalaman pendidikan keahlian kerja oleh atau',
    ),
  ],
  ['vi', words('và của các cho là trong với một được có tại kinh nghiệm làm việc kỹ năng')],
]

import { site } from '../words/site-patterns.ts'

/** Signs that only catch the eye. */
const SIGNS =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{1F1E6}-\u{1F1FF}](?<![\d#*©®™])/gu
/** '*Position:*', '__now__': marks of bold text in chats and mails. */
const EMPHASIS = /(?<![\p{L}\p{N}])[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}(?![\p{L}\p{N}])/gu
/** '#hiring', but not 'C#'. */
const TAG = /(?<![\p{L}\p{N}#])#(?=\p{L})/gu
/** '[jobs-list] Baker': the name of a mailing list. */
const LIST_NAME = /^\[[^\][]{2,30}\] (?=\S)/u
/** What a mail says of itself. */
const MAIL_HEAD = new RegExp(
  String.raw`^(?:${site('mailFields')}) ?: .{0,80}(?:@|\d{4}|\d:\d\d)`,
  'iu',
)
const FORWARDED = new RegExp(`^-{2,} ?(?:${site('sentOn')}).{0,40}-{2,}$`, 'iu')
const SUBJECT = new RegExp(`^(?:${site('subject')}) ?: (?:(?:${site('subjectMarks')}) ?: )*`, 'iu')

/** A line without what mails, chats and mailing lists put around its words; '' when there is nothing else. */
export function showPlain(line: string): string {
  const text = line
    .replaceAll(SIGNS, ' ')
    .replaceAll(EMPHASIS, '')
    .replaceAll(TAG, '')
    .replaceAll(/ ?:[-–—]+(?= )/g, ':')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  if (MAIL_HEAD.test(text) || FORWARDED.test(text)) return ''
  return text.replace(SUBJECT, '').replace(LIST_NAME, '')
}

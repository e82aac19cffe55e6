/** Where the writer's own words end and older messages begin. */
const OLDER =
  /^(?:[-_*]{2,}\s*(?:original message|исходное сообщение|пересылаемое сообщение|пересланное сообщение|forwarded message|конец)|.{0,120}(?:пишет|написал\(?а?\)?|wrote)\s*:\s*$|on .{5,100} wrote:)/iu
const HEADER = /^(?:от|кому|копия|тема|дата|отправлено|from|to|cc|subject|date|sent)\s*:/iu
const SIGNATURE =
  /^(?:--\s*$|с уважением|с наилучшими|всего доброго|best regards|kind regards|regards,|hurmat bilan|отправлено (?:с|из)|sent from)/iu

const hasList = (lines: readonly string[]): boolean => lines.some((line) => /\d/.test(line) && /\p{L}/u.test(line))

/** A message without its signature, the quotations below it, and the headers of a forwarded one. */
function ownLines(lines: readonly string[]): string[] {
  const end = lines.findIndex((line) => SIGNATURE.test(line.trim()))
  return (end < 0 ? lines : lines.slice(0, end)).filter((line) => !HEADER.test(line.trim()))
}

/** The list in the text of a message: what its writer wrote; where that is no list, the message that it answers or forwards. */
export function listInBody(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const older = lines.findIndex((line) => OLDER.test(line.trim()))
  const above = ownLines((older < 0 ? lines : lines.slice(0, older)).filter((line) => !line.startsWith('>')))
  if (hasList(above)) return above.join('\n')
  const rest = (older < 0 ? lines : lines.slice(older + 1)).map((line) => line.replace(/^(?:>\s?)+/, ''))
  return ownLines(rest).join('\n')
}

const ENTITIES: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  times: '×',
  sup2: '²',
  deg: '°',
}

/** The text of an HTML message: cells parted by tabs, rows and paragraphs by new lines. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<!--.*?-->|<(style|script|head|title)\b.*?<\/\1\s*>/gis, '')
    .replace(/[\t\r\n ]+/g, ' ')
    .replace(/<\/t[dh]\s*>\s*<t[dh]\b[^>]*>/gi, '\t')
    .replace(/<(?:br|\/p|\/div|\/tr|\/li|\/h\d|hr|\/blockquote)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(x?)([\da-f]{1,6});/gi, (_, hex: string, code: string) => {
      const point = Number.parseInt(code, hex ? 16 : 10)
      return point > 31 && point < 0x110000 ? String.fromCodePoint(point) : ' '
    })
    .replace(/&([a-z\d]{2,8});/gi, (all, name: string) => ENTITIES[name.toLowerCase()] ?? all)
    .replace(/^ +| +$/gm, '')
}

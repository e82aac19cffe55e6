/** An index of trigrams helps only from here on; without it every name would be read. */
const HAS_TRIGRAM = /[\p{L}\d]{3}/u

/** Words in their order for `ilike`, whatever stands between them; the typed text is no pattern itself. Null: too short to look for. */
export const patternOf = (text: string): string | null =>
  HAS_TRIGRAM.test(text) ? `%${text.replaceAll(/[\\%_]/g, '\\$&').replaceAll(' ', '%')}%` : null

/** First digits as accounts have them, with the country; without one it is Russia. */
export const accountPhonesOf = ({ text, phones }: { text: string; phones: readonly string[] }): string[] =>
  phones.length > 0 && text.startsWith('+') ? [text.replaceAll(/[^+\d]/g, '')] : phones.map((phone) => `+7${phone}`)

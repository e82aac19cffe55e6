/** Words in their order for `ilike`, whatever stands between them; the typed text is no pattern itself. */
export const patternOf = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&').replaceAll(' ', '%')}%`

/** First digits as accounts have them, with the country; without one it is Russia. */
export const accountPhonesOf = ({ text, phones }: { text: string; phones: readonly string[] }): string[] =>
  phones.length > 0 && text.startsWith('+') ? [text.replaceAll(/[^+\d]/g, '')] : phones.map((phone) => `+7${phone}`)

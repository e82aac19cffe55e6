/** Letters that a scanner or an eye takes for digits. */
const AS_DIGIT: Readonly<Record<string, string>> = {
  о: '0',
  o: '0',
  О: '0',
  O: '0',
  l: '1',
  I: '1',
  '|': '1',
  З: '3',
  з: '3',
  Э: '3',
  б: '6',
  S: '5',
  В: '8',
  B: '8',
  Ч: '4',
}
const AS_LETTER: Readonly<Record<string, string>> = { '0': 'о', '3': 'з', '6': 'б', '4': 'ч' }

/** A number, perhaps of several joined, with at most one letter before it and a unit behind it. */
const NUMBER = /^\p{L}?\d+(?:[.,]\d+)?(?:[xхXХ×*/-]\d+(?:[.,]\d+)?)*(?:\p{L}{0,3}[²2]?)[.,;)]?$/u
const NEAR_DIGIT = /(?<=\d[.,]?)[оoОOlI|ЗзЭбSВBЧ](?![\p{L}]{2})|[оoОOlI|ЗзЭбSВBЧ](?=[.,]?\d|[xхXХ×*]\d)/gu
const AMONG_LETTERS = /(?<=\p{L})[0346](?=\p{L}{2})|(?<=^|\s)[0346](?=\p{L}{3})|(?<=\p{L}{3})[0346](?![\d\p{L}])/gu

/** Digits read as letters in numbers, and letters read as digits in words, put back. */
export function repairSigns(text: string): string {
  return text.replace(/\S+/g, (chunk) => {
    if (!/\d/.test(chunk) && !/^[ЗзОоOo][xхXХ×*]/u.test(chunk)) return chunk
    // Each sign that is put back may be the neighbour of the next one.
    let asNumber = chunk
    for (let turn = 0; turn < 3; turn++) asNumber = asNumber.replace(NEAR_DIGIT, (sign) => AS_DIGIT[sign] ?? sign)
    if (asNumber !== chunk && NUMBER.test(asNumber)) return asNumber
    return /\p{L}{3}/u.test(chunk) ? chunk.replace(AMONG_LETTERS, (sign) => AS_LETTER[sign] ?? sign) : chunk
  })
}

/** Signs that a scanner or an eye takes for digits. */
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
const AS_LETTER: Readonly<Record<string, string>> = { '0': 'о', '3': 'з', '6': 'б', '4': 'ч', '1': 'л' }

const SIGN = String.raw`[\dоoОOlI|ЗзЭбSВBЧ]`
const NUMBER = String.raw`${SIGN}+?(?:[.,]${SIGN}+?)?`
const UNIT =
  '[кk]?[ВвB][тt]|[кk]?[ВвB][АаAa]|[мm][АаAa]|[кkК][АаAa]|[кk][ВвB]|[АаA]ч|Ah|[АаAa]|[ВвBVv]|W|w|мм2|мм²|мм|см|м|К|K|к|k|кг|лм|п|P|Р|р|шт|мод|мкФ|ч|%|°'
/** A number, perhaps of several joined, with a mark before it and a unit behind it: C16, MR16, 3х2,5, 10Вт. */
const MEASURE = new RegExp(
  String.raw`^([("«]*(?:(?!${SIGN})\p{L}|[BSВC]){0,3}-?)(${NUMBER}(?:[xхXХ×*/-]${NUMBER})*)((?:${UNIT})?[.,;:)"»]*)$`,
  'u',
)
const AMONG_LETTERS = /(?<=[а-яё])1(?=[а-яё])|(?<=\p{L})[0346](?=\p{L}(?!\d))|^[0346](?=\p{L}{3})|(?<=\p{L}{3})[0346]$/gu

/** «СДО-29»: capitals before a dash are a mark, whatever follows, and so is IP. */
const MARKED = /^([("«]*(?:[А-ЯЁ]{2,}-|[A-Z]{2,}-|IP))(.+)$/u
/** «0,5S» is a class of accuracy. */
const ACCURACY = /^\d[.,]\dS$/
/** «класс II», «тип III»: a number in Roman figures, not an eleven. */
const ROMAN = /^[("«]*I{2,3}[.,;:)"»]*$/
/** «lР65», «lM1081», «l500oб/мин», «нг(А)-L5», «УЗ»: marks and numbers of the trade as scanners spoil them. */
const SPOILED: readonly (readonly [RegExp, string])[] = [
  [/^([("«]*)[lI1|][РPрp](?=[\dОOоoЗзSlI|б]{2}(?:[^\p{L}\d]|$))/u, '$1IP'],
  [/^l(?=\p{Lu})/u, 'I'],
  [/^[lI|](?=\d{2})/u, '1'],
  [/(?<=(?:нг\S*|^)-?)L5(?=$|[.,;)])/u, 'LS'],
  [/^(У|УХЛ)[Зз](?=$|[.,;)])/u, '$13'],
]

/** Digits read as letters in numbers, and letters read as digits in words, put back. */
export const repairSigns = (text: string): string => text.replace(/\S+/g, repairChunk)

/** «УЗО», «BS»: capitals of one alphabet are a word, however much they look like digits. */
const isMark = (before: string, number: string) => /^[("«]*(?:[А-ЯЁ]+|[A-Z]+)-?$/.test(before) && /^(?:[А-ЯЁ]+|[A-Z]+)$/.test(number)

function repairChunk(given: string): string {
  if (ROMAN.test(given)) return given
  const chunk = SPOILED.reduce((text, [pattern, mark]) => text.replace(pattern, mark), given)
  const [, mark = '', rest = ''] = MARKED.exec(chunk) ?? []
  if (mark) return mark + rest.replace(/\S+/, repairPart)
  return repairPart(chunk)
}

function repairPart(chunk: string): string {
  if (ACCURACY.test(chunk)) return chunk
  const [, before = '', number = '', after = ''] = chunk.match(MEASURE) ?? []
  if (number.length > 1 && /[^\d.,xхXХ×*/-]/u.test(number) && !isMark(before, number))
    return before + number.replace(new RegExp(SIGN, 'gu'), (sign) => AS_DIGIT[sign] ?? sign) + after
  const letters = chunk.match(/\p{L}/gu)?.length ?? 0
  const digits = chunk.match(/\d/g)?.length ?? 0
  return letters >= 3 && digits > 0 && digits <= 2 ? chunk.replace(AMONG_LETTERS, (sign) => AS_LETTER[sign] ?? sign) : chunk
}

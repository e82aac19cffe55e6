/** Words that only hold others together. */
const JOINING = new Set(
  'и или а в во на для из от до под по со с без при к ко у о об за над шт не тип типа марка марки серия серии цвет размер номер нужен нужна купить'.split(
    ' ',
  ),
)
/** After these a noun describes the goods and does not name them: «для тёплого пола». */
const ATTRIBUTIVE = new Set(['для', 'под', 'с', 'со', 'без', 'к', 'от', 'из', 'на', 'в', 'во', 'при', 'по', 'до'])

/** After these a letter is a value and no preposition: «тип А». */
const NAMES_OF_VALUES = new Set(['тип', 'типа', 'класс', 'класса', 'характеристика', 'категория', 'хар'])

export const isJoiningWord = (word: string): boolean => JOINING.has(word)
export const isNameOfValue = (word: string | undefined): boolean => word !== undefined && NAMES_OF_VALUES.has(word)
export const isAttributive = (word: string): boolean => ATTRIBUTIVE.has(word)

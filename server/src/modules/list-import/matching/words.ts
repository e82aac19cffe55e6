import { wordTerm } from '#search/engine/normalise/tokenise'
import { type Atom, atomsOf, type Span } from '#search/understanding/atoms'
import { isJoiningWord } from '#search/understanding/joining-words'
import { isPieces, isUnit, type Unit, unitsAt } from '#search/understanding/measures'

/** A word of a line or of a product's name; a number has its unit with it. */
export type Word = Span & {
  /** As the index spells it. */
  term: string
  /** Lower case, as written; empty for a number. */
  raw: string
  /** As the buyer wrote it. */
  said: string
  /** Words with the same key are alike to every other word alike. */
  key: string
  /** Empty for a word. */
  numbers: readonly number[]
  /** Possible meanings of the unit behind a number; empty without one. */
  units: readonly Unit[]
  /** «выкл.», «св-к»: a mark shows that letters are left out. */
  isCut: boolean
  /** The sign that joins it to the next word without a space: «с/з», «удл-ль», «эл.магн.». */
  joiner: '/' | '-' | '.' | ''
  /** In brackets, or behind the last comma of the line: a remark as often as a feature. */
  isAside: boolean
  /** Says nothing by itself: a preposition, «номинальный», «шт». */
  isFiller: boolean
}

const FILLERS = new Set(
  (
    'шт штука компл комплект упак уп артикул арт код цена руб кол количество во аналог эквивалент или либо прибор изделие оборудование материал ' +
    'напряжение ток номинальный номинал сечение мощность длина ширина высота диаметр цвет цветовая тип производитель завод бренд марка модель ' +
    'поставщик гост ту исп исполнение степень защита пыле влаго полюс фаза жила число размер габарит прим примечание проект согласно нужно надо ' +
    'требуется просьба желательно характеристика категория хар тм ean шк штрихкод ф диам диаметр пр изг к т сер серия опт розн срочно l д отключающая способность номер поз позиция электрический электротехнический товар класс d'
  )
    .split(' ')
    .map(wordTerm),
)

/** Fillers that are often cut short. */
const SHORTENED_FILLERS = [
  'напряжение',
  'номинальный',
  'сечение',
  'мощность',
  'диаметр',
  'производитель',
  'исполнение',
  'степень',
  'фазный',
  'полюсный',
  'жильный',
  'характеристика',
  'категория',
  'количество',
  'упаковка',
  'примечание',
  'электрический',
  'отключающая',
  'электромагнитный',
  'магнитный',
]

const METRE = wordTerm('м')
const NO_UNITS: readonly Unit[] = []
/** The catalogue's own units are known to the parser of texts alone. */
const NO_OWN_UNITS = new Map<string, Unit[]>()
const STANDARD = /(?<![\p{L}])(?:гост|ту)\s*(?:р|iec|мэк|r)?\s*(?:№\s*)?\d[\d.\-–—/]*/giu

const joinerAt = (text: string, at: number): Word['joiner'] => {
  const sign = text[at]
  return (sign === '/' || sign === '-' || sign === '.') && /\p{L}/u.test(text[at + 1] ?? '') ? sign : ''
}

const ENDINGS = new Set(['х', 'x', 'ти', 'и', 'ми', 'й', 'ый', 'ой', 'ая', 'ух', 'ех'])

/** «3-х полюсный», «5-ти жильный»: the ending of a numeral is no word. */
const isEnding = (text: string, { from, word }: Atom, before: Atom | undefined) =>
  ENDINGS.has(word) && before !== undefined && before.numbers.length > 0 && before.to === from - 1 && text[from - 1] === '-'

const LEAST_SHORTENED = 3

/** «1-фазн.», «напр.», «сеч.»: the beginning of a word that says nothing by itself. */
const isShortFiller = (text: string, { to, word }: Atom) =>
  text[to] === '.' && (word.length >= LEAST_SHORTENED || word === 'эл') && SHORTENED_FILLERS.some((filler) => filler.startsWith(word))

const LEAST_BEFORE_REMARK = 12
const IN_BRACKETS = /[([][^()[\]]*[)\]]/gu
const BEHIND_COMMA = /[,;]\s[^,;()[\]]*$/u

/** Parts of a text that may be remarks. */
function remarksIn(text: string): Span[] {
  const remarks = [...text.matchAll(IN_BRACKETS)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }))
  const last = BEHIND_COMMA.exec(text)
  if (last && last.index >= LEAST_BEFORE_REMARK) remarks.push({ from: last.index, to: text.length })
  return remarks
}

/** Words and numbers in their order; a standard's number is no word of the goods. */
export function wordsOf(text: string): Word[] {
  const atoms = atomsOf(text.replace(STANDARD, (found) => ' '.repeat(found.length)))
  const words: Word[] = []
  const remarks = remarksIn(text)
  const isAside = (from: number) => remarks.some((remark) => remark.from < from && from < remark.to)
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at] as Atom
    const { from, to, term, word, numbers } = atom
    if (numbers.length === 0) {
      if (isEnding(text, atom, atoms[at - 1])) continue
      const after = text[to]
      words.push({
        from,
        to,
        term,
        raw: word,
        said: text.slice(from, to),
        key: word,
        numbers,
        units: NO_UNITS,
        joiner: joinerAt(text, to),
        isAside: isAside(from),
        isCut: after === '.' || (after === '-' && to - from <= 4),
        isFiller:
          isJoiningWord(word) || FILLERS.has(term) || isShortFiller(text, atom) || (word.length > 1 && isUnit(term)) || term === METRE,
      })
      continue
    }
    const next = atoms[at + 1]
    const hasUnit = next !== undefined && next.numbers.length === 0 && isUnit(next.term) && next.from - to <= 1
    const units = hasUnit ? (unitsAt(atoms, at + 1, NO_OWN_UNITS).find(({ words: count }) => count === 1)?.units ?? NO_UNITS) : NO_UNITS
    const end = hasUnit ? next.to : to
    words.push({
      from,
      to: end,
      term,
      raw: '',
      said: text.slice(from, end),
      key: `${term} ${hasUnit ? next.term : ''}`,
      numbers,
      units,
      joiner: '',
      isAside: isAside(from),
      isCut: false,
      isFiller: false,
    })
    if (hasUnit) at += 1
  }
  // An amount behind the name that the reader of lists left there.
  const last = words.at(-1)
  const before = words.at(-2)
  if (before && last && last.numbers.length === 0 && isPieces(last.term) && before.numbers.length === 1) before.isFiller = true
  return words
}

import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { looksLikeCode } from './code-like.ts'
import { learnVocabulary } from './learn-vocabulary.ts'
import { describePart } from './describe-parts.ts'
import type { TradeWord } from '../dictionary/dictionary.queries.ts'
import { resolveDictionary } from './resolve-dictionary.ts'
import { textReadings } from './text-readings.ts'
import { understand } from './understand.ts'
import type { Dictionary, Vocabulary } from './vocabulary.ts'
import { smallVocabularyRows } from './vocabulary-rows.builder.ts'

const entries: TradeWord[] = [
  { says: 'автомат', means: [{ kind: 'выключатель автоматический', features: [], brand: null }] },
  { says: 'двойная', means: [{ kind: null, features: [{ feature: 'Количество постов', value: '2' }], brand: null }] },
  { says: 'ваго', means: [{ kind: null, features: [], brand: 'Искра' }] },
  { says: 'гильза', means: [{ kind: 'втулка медная', features: [], brand: null }] },
  { says: 'тельферка', means: [{ kind: 'посты и пульты', features: [], brand: null }] },
  { says: 'розетка для потолочки', means: [{ kind: 'посты и пульты', features: [], brand: null }] },
  { says: 'нет такого', means: [{ kind: 'самовар', features: [], brand: null }] },
]
let vocabulary: Vocabulary
let dictionary: Dictionary

beforeAll(async () => {
  vocabulary = await learnVocabulary(smallVocabularyRows())
  dictionary = await resolveDictionary(vocabulary, entries)
})

/** «kind; feature=value …» of the first reading. */
function read(text: string): string {
  const [first] = understand(vocabulary, dictionary, text)
  if (!first) return ''
  return first.parts
    .map((part) => describePart(vocabulary, part, false))
    .map(({ name, label }) => (name ? `${name}=${label}` : label))
    .join('; ')
}

const BREAKER = 'Выключатели автоматические'

describe('a kind with features', () => {
  test.each([
    ['автомат 16А', `${BREAKER}; Номинальный ток=16 А`],
    ['автомат 16 ампер', `${BREAKER}; Номинальный ток=16 А`],
    ['16а автомат', `${BREAKER}; Номинальный ток=16 А`],
    ['автомат 0,016 кА', `${BREAKER}; Номинальный ток=16 А`],
    ['автомат 3п', `${BREAKER}; Количество полюсов=3`],
    ['автомат 3P', `${BREAKER}; Количество полюсов=3`],
    ['автомат на 3 полюса', `${BREAKER}; Количество полюсов=3`],
    ['автомат трёхполюсный', `${BREAKER}; Количество полюсов=3`],
    ['автоматы три полюса', `${BREAKER}; Количество полюсов=3`],
    ['автомат 3п С16', `${BREAKER}; Количество полюсов=3; Характеристика=C; Номинальный ток=16 А`],
    ['розетка', 'Розетки'],
    ['тельферка', 'Посты и пульты'],
    ['розетка двойная', 'Розетки; Количество постов=2'],
    ['розетка белая ip44', 'Розетки; Цвет=белый; Степень защиты=IP44'],
    ['розетка с подсветкой', 'Розетки; Подсветка=Да'],
    ['розетка без подсветки', 'Розетки; Подсветка=Нет'],
    ['кабель 3х2,5', 'Кабель силовой; Число жил=3; Сечение=2,5 мм²'],
    ['кабель 3*2.5', 'Кабель силовой; Число жил=3; Сечение=2,5 мм²'],
    ['кабель 3 на 2,5', 'Кабель силовой; Число жил=3; Сечение=2,5 мм²'],
    ['автомат 3 на 16', `${BREAKER}; Количество полюсов=3; Номинальный ток=16 А`],
    ['автомат характеристика B 16', `${BREAKER}; Характеристика=B; Номинальный ток=16 А`],
    ['кабель 4 квадрата', 'Кабель силовой; Сечение=4 мм²'],
    ['рейка 60 см', 'DIN-рейки; Длина=600 мм'],
    ['рейка 0,6 м', 'DIN-рейки; Длина=600 мм'],
    ['розетка искра', 'Розетки; Искра'],
    ['розетка ваго', 'Розетки; Искра'],
  ])('%s', (text, meaning) => {
    expect(read(text)).toBe(meaning)
  })
})

test('a bare number is the feature goods are named by first: 16 after ТМЛ is a section, not a hole', () => {
  expect(read('наконечник тмл 16')).toBe('Наконечники кабельные; Марка=ТМЛ; Сечение=16 мм²')
  expect(read('наконечник тмл 16-8')).toBe('Наконечники кабельные; Марка=ТМЛ; Сечение=16 мм²; Отверстие=8')
})

test('the word that names the goods beats the same word in another name', () => {
  expect(read('розетка для кабеля')).toBe('Розетки')
  expect(read('кабель для розетки')).toBe('Кабель силовой')
})

test('a word of one root with a value is that value', () => {
  expect(read('светильник жкх на потолок')).toBe('Светильники для ЖКХ; Способ монтажа=потолочный')
  expect(read('светильник жкх на стену')).toBe('Светильники для ЖКХ; Способ монтажа=настенный')
  expect(read('пост двухкнопочный')).toBe('Посты и пульты; Количество клавиш=2')
})

test('the head of a marked title names all kinds it begins', () => {
  expect(read('светильник')).toBe('Светильники для ЖКХ, Светильники уличные')
  expect(read('светильник жкх')).toBe('Светильники для ЖКХ')
  expect(read('светильник уличный')).toBe('Светильники уличные')
})

test('a word of a title that stands in no name means the whole kind', () => {
  const [{ rest } = { rest: null }] = understand(vocabulary, dictionary, 'пульт')
  expect(read('пульт')).toBe('Посты и пульты')
  expect(rest).toEqual([])
})

test('the seller’s synonyms mean what the dictionary says of one of them, and a name of a kind keeps its own', async () => {
  const withSynonyms = await resolveDictionary(vocabulary, entries, [
    ['АВ', 'автомат'],
    ['розетка', 'удлинитель', 'кабель силовой'],
  ])
  const kindOf = (text: string) => {
    const [part] = understand(vocabulary, withSynonyms, text)[0]?.parts ?? []
    return part && describePart(vocabulary, part, false).label
  }
  expect(kindOf('АВ')).toBe(BREAKER)
  expect(kindOf('розетка')).toBe('Розетки')
  expect(kindOf('кабель силовой')).toBe('Кабель силовой')
  expect(kindOf('удлинитель')).toBe('Кабель силовой')
})

test('a word in the other script is the word it sounds like', () => {
  expect(read('rozetka dvoynaya belaya')).toBe('Розетки; Количество постов=2; Цвет=белый')
  expect(read('kabel 3x2.5')).toBe('Кабель силовой; Число жил=3; Сечение=2,5 мм²')
  expect(read('розетка legranda')).toBe('Розетки; Легранда')
  expect(read('розетка вольтарра')).toBe('Розетки; Voltarra')
})

test('a letter after «тип» is a value, and a preposition elsewhere', () => {
  expect(read('автомат тип с')).toBe(`${BREAKER}; Характеристика=C`)
  expect(read('розетка с кабелем')).toBe('Розетки')
})

test('a number word counts, alone too; a letter stands for what is counted', () => {
  expect(read('пост на три провода')).toBe('Посты и пульты; Количество клавиш=3')
  expect(read('пост 2кл')).toBe('Посты и пульты; Количество клавиш=2')
})

test('a number with a unit is no bare number: what no goods have is said', () => {
  expect(read('кабель 3 мм2')).toBe('Кабель силовой; Сечение=3 мм²')
})

test('pieces are an amount to buy before they are a number in a pack', () => {
  const [{ parts, amount } = { parts: [], amount: null }] = understand(vocabulary, dictionary, 'рейка 600 мм 50 шт')
  expect(parts).toHaveLength(2)
  expect(amount?.value).toBe(50)
})

test('a dictionary’s kind that is a type of goods among others is read as that type', () => {
  const [{ parts } = { parts: [] }] = understand(vocabulary, dictionary, 'гильза')
  expect(parts.map((part) => describePart(vocabulary, part, false).label)).toEqual(['Наконечники кабельные', 'втулка медная'])
})

test('of several kinds the first is named, and how many more there are', () => {
  const families = [...vocabulary.families.values()]
  const labelOf = (count: number) => {
    const ids = [...vocabulary.families.keys()].slice(0, count)
    const target = { column: 'family' as const, ids, families: new Set(ids), label: '' }
    return describePart(vocabulary, { role: 'kind', target, spans: [], confidence: 1 }, false).label
  }
  expect(labelOf(2)).toBe(`${families[0]?.name}, ${families[1]?.name}`)
  expect(labelOf(4)).toBe(`${families[0]?.name} +3`)
})

test('slips of the hand and the other layout are read', () => {
  expect(read('розтека двойная')).toBe('Розетки; Количество постов=2')
  expect(read('hjptnrf 2 gjcnf')).toBe('Розетки; Количество постов=2')
  expect(understand(vocabulary, dictionary, 'hjptnrf')[0]).toMatchObject({ changed: 'layout', text: 'розетка' })
})

test('a word inside a phrase of the dictionary is no slip of another', () => {
  expect(read('розетка для потолочки')).toBe('Посты и пульты')
})

test('features without a kind are understood, with the amount', () => {
  expect(read('3п 16 c искра 10шт')).toBe('Количество полюсов=3; Номинальный ток=16 А; Характеристика=C; Искра')
  const [{ amount } = { amount: null }] = understand(vocabulary, dictionary, '3п 16 c искра 10шт')
  expect(amount).toEqual({ value: 10, spans: [{ from: 14, to: 18 }] })
})

test('a measure no goods have is said and left out', () => {
  const [full] = textReadings(understand(vocabulary, dictionary, 'автомат 17А'))
  expect(full?.reading).toMatchObject({ isRelaxed: true, features: [] })
  expect([...(full?.relaxed ?? [])].map((part) => describePart(vocabulary, part, true).label)).toEqual(['17 А'])
})

test('when nothing fits all parts, the least sure is left out first and the kind stays', () => {
  const readings = textReadings(understand(vocabulary, dictionary, 'розетка двойная белая'))
  const [full] = readings
  expect(full?.reading).toMatchObject({ isRelaxed: false, columns: [{ column: 'family' }] })
  expect(full?.reading.features).toHaveLength(2)
  const relaxed = readings.filter(({ reading }) => reading.isRelaxed)
  expect(relaxed.every(({ reading }) => reading.columns.length === 1)).toBe(true)
  expect(relaxed.map(({ reading }) => reading.features.length)).toEqual([1, 1, 0])
})

test('one letter written together with what was understood is not looked for by itself', () => {
  const left = (text: string) => textReadings(understand(vocabulary, dictionary, text))[0]?.reading.text
  expect(left('рейка ж600мм')).toBe('')
  expect(left('рейка 600 мм/ж')).toBe('')
  expect(left('рейка 600 мм ж')).toBe('ж')
})

test('a text that looks like a code is one piece of letters and digits in turn', () => {
  for (const code of ['VR-RB2S-1-0250-1P', 'FTLD3N12N120N120N720', 'KV/VD1/4/100/300/A']) expect(looksLikeCode(code)).toBe(true)
  for (const text of ['кабель 3х2,5-1-2', 'ВВГнг(А)-LS', 'IP44', '3х2,5+1х1,5', 'рейка']) expect(looksLikeCode(text)).toBe(false)
})

test('words that mean nothing here are left to the search of words', () => {
  expect(understand(vocabulary, dictionary, 'АТ-ВV3-36-41')).toEqual([])
  expect(understand(vocabulary, dictionary, 'самовар')).toEqual([])
  expect(understand(vocabulary, dictionary, '')).toEqual([])
})

test('whatever is typed, spans are parts of the text, and conditions are known values', () => {
  const words = ['автомат', 'розетка', '16', 'А', '3п', 'x', '2,5', '-', '/', 'шт', 'constructor', '"', '…', 'белая', 'мм²', '10шт', 'ё']
  const texts = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((list) => list.join(' ')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      for (const { parts, rest, amount, confidence } of understand(vocabulary, dictionary, text)) {
        expect(confidence).toBeGreaterThan(0)
        for (const { from, to } of [...parts.flatMap(({ spans }) => spans), ...rest, ...(amount?.spans ?? [])]) {
          expect(from).toBeLessThan(to)
          expect(to).toBeLessThanOrEqual(text.length)
        }
        const features = parts.filter((part) => part.role === 'feature')
        expect(features.flatMap(({ feature, values }) => values.filter((id) => vocabulary.values.get(id)?.feature !== feature))).toEqual([])
      }
    }),
  )
})

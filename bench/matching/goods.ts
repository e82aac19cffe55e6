import { productAt, type Product } from '../../demo/src/goods/product.ts'
import { PRODUCTS } from './labelled-line.ts'
import { heads } from './wordings/heads.ts'
import { words } from './wordings/words.ts'

/**
 * One thing that a product's name says: a value, a word, the mark of its series («ВА-63»).
 * `implied` follows from the others («ок», «(N, PE)»), so that nobody has to write it.
 */
export type Fact = { text: string; kind: 'value' | 'word' | 'mark' | 'implied' }
export type Good = Pick<Product, 'article' | 'manufacturerCode' | 'ean' | 'name' | 'title'> & {
  family: string
  unit: Product['family']['unit']
  brand: string
  series: string
  head: string
  facts: readonly Fact[]
}

const byLength = (one: string, other: string) => other.length - one.length
const headList = Object.keys(heads).toSorted(byLength)
const wordList = Object.keys(words).toSorted(byLength)

const IMPLIED = /^(?:\(N(?:, PE)?\)|ок|мк)(?= |$)/
const MARK = /^(?:[А-Я]{2,4}|LED)-(?:47|63|29|11|88|35)(?= |$)/
const UNITS =
  'мм²|мм|кВт|кВ|кА|мА|Ач|ВА|Вт/м²|Вт/м|Вт|В AC/DC|В AC|В DC|В|А|К|м²|м|U|ч|мин|°|лк|об/мин|п|ф|LED/м|' +
  'НО\\+\\d+НЗ|НО|НЗ|P\\+PE\\+N|P\\+PE|"|модул[а-я]+|точ[а-я]+|порт[а-я]*|отвод[а-я]*|отверсти[а-я]*|розет[а-я]+|кноп[а-я]+|болт[а-я]+|' +
  'отсчётов|перекидн[а-я]+'
const VALUES = [
  /^\((?:бухта|барабан|отрезок) [\d,]+ м\)/,
  /^\([\d,]+ м\)/,
  /^\((?:упак\. )?\d+ шт\)/,
  /^\([\d,-]+ мм\)/,
  /^(?:кат|кл)\. [\w,]+/,
  /^тип (?:AC|A-S|A)(?= |$)/,
  /^класс расцепления \w+/,
  /^класс [I+]+/,
  /^габарит \d+/,
  /^катушка \d+В(?: AC| DC)?/,
  /^управление \d+В/,
  /^до [\d,]+ мм²/,
  /^до \d+°C/,
  /^полоса до \d+ мм/,
  /^срок службы \d+ лет/,
  /^КСС \S+/,
  /^CAT [IV]+ \d+ В/,
  /^диммирование 1-10 В/,
  /^RAL \d+/,
  /^PNP НО/,
  /^кабель \d м/,
  /^в формате 45х45/,
  /^L=\d+(?: мм)?/,
  /^(?:SL|PH|PZ)[\d,]+х\d+ мм/,
  /^ЩР[нв]-П-\d+ модул[а-я]+/,
  /^(?:сальник|два ввода) (?:M|PG)\d+/,
  /^(?:для НШВИ|для НКИ|для ТМЛ|для неизолированных наконечников|для RJ-45(?: и RJ-\d+)?)/,
  new RegExp(
    `^(?:Ø|d)?[\\d,]+(?:[-х/][\\d,]+)*(?:\\+[\\dх,]+)?(?:\\([\\d,]+\\))?(?:-(?:местная|постовая|клавишный|тарифный)| ?(?:${UNITS}))?(?= |$)`,
  ),
]

function nextFact(rest: string): Fact {
  const implied = IMPLIED.exec(rest)
  if (implied) return { text: implied[0], kind: 'implied' }
  const mark = MARK.exec(rest)
  if (mark) return { text: mark[0], kind: 'mark' }
  const word = wordList.find((phrase) => rest.startsWith(phrase) && /^(?: |$)/.test(rest.slice(phrase.length)))
  if (word !== undefined) return { text: word, kind: 'word' }
  for (const pattern of VALUES) {
    const value = pattern.exec(rest)
    if (value) return { text: value[0], kind: 'value' }
  }
  return { text: rest.split(' ')[0] ?? rest, kind: 'word' }
}

/** «с заземлением и крышкой» says two things; said alone, «с заземлением» is true of it too. */
const twoFacts = (title: string) =>
  title
    .replace('с заземлением и крышкой', 'с заземлением с крышкой')
    .replace('с заземлением и шторками', 'с заземлением со шторками')
    .replace('термостат и Wi-Fi', 'термостат Wi-Fi')
    .replace('и таймер', 'таймер')

function factsOf(title: string): Pick<Good, 'head' | 'facts'> {
  const head = headList.find((beginning) => title.startsWith(`${beginning} `))
  if (head === undefined) throw new Error(`No head is known for «${title}»`)
  const facts: Fact[] = []
  for (let rest = twoFacts(title.slice(head.length).trim()); rest !== ''; ) {
    const fact = nextFact(rest)
    facts.push(fact)
    rest = rest.slice(fact.text.length).trim()
  }
  return { head, facts }
}

function goodOf({ article, manufacturerCode, ean, name, title, family, line }: Product): Good {
  const about = { article, manufacturerCode, ean, name, title, family: family.code, unit: family.unit }
  return { ...about, brand: line.brand.name, series: line.name, ...factsOf(title) }
}

/** The goods of the demo as `npm start` loads them. */
export const goods: readonly Good[] = Array.from({ length: PRODUCTS }, (_, place) => goodOf(productAt(place)))

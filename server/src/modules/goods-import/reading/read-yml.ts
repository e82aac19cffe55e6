import { MAX_IMPORT_COLUMNS } from '@vitrina/contract/goods-import/goods-import.rules'
import { plainText } from '#platform/spreadsheets/displayed-cell'
import { FEATURE_HEADING } from '../mapping/feature-values.rules.ts'
import { LONGEST_TEXT, type TableCell, type TableEvent } from './table.ts'
import { childText, childrenOf, elementsOf, type XmlElement } from './xml-elements.ts'

const HEAD = [
  'id',
  'vendorCode',
  'barcode',
  'name',
  'vendor',
  'category',
  'price',
  'count',
  'description',
  'picture',
  'country_of_origin',
  'weight',
]

/** In XML a point is a point: what looks like a number is one. */
export const xmlNumber = (text: string): TableCell => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text)
export const xmlText = (text: string): string => plainText(text).slice(0, LONGEST_TEXT).trim()

/** Offers have features of their own names; those of most offers get a column each, the rest share the last one. */
const MOST_PARAMS = MAX_IMPORT_COLUMNS - HEAD.length - 1
const OTHER_PARAMS = 'Прочие параметры'

const paramName = ({ attributes }: XmlElement) => {
  const name = xmlText(attributes.name ?? '').replaceAll(';', ',')
  const unit = xmlText(attributes.unit ?? '')
  return unit === '' || name === '' ? name : `${name}, ${unit}`
}

/** Names of params in the order in which they come, the most frequent ones where there are too many. */
function paramsOf(bytes: Uint8Array): string[] {
  const counts = new Map<string, number>()
  for (const element of elementsOf(bytes, new Set(['param']))) {
    const name = paramName(element)
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const frequent = new Set(
    [...counts]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MOST_PARAMS)
      .map(([name]) => name),
  )
  return [...counts.keys()].filter((name) => frequent.has(name))
}

function paramCells(offer: XmlElement, params: readonly string[]): string[] {
  const texts = new Map<string, string[]>()
  for (const param of childrenOf(offer, 'param')) {
    const name = paramName(param)
    if (name !== '') texts.set(name, [...(texts.get(name) ?? []), xmlText(param.text)])
  }
  const own = params.map((name) => texts.get(name)?.join('; ') ?? '')
  const known = new Set(params)
  const others = [...texts].filter(([name]) => !known.has(name)).map(([name, values]) => `${name}: ${values.join(', ')}`)
  return [...own, others.join('; ').slice(0, LONGEST_TEXT)]
}

type Category = { name: string; parentId: string | undefined }

function pathOf(categories: ReadonlyMap<string, Category>, id: string): string {
  const names: string[] = []
  let category = categories.get(id)
  // A category that is its own grandparent ends here.
  while (category && names.length < 10) {
    names.unshift(category.name)
    category = category.parentId === undefined ? undefined : categories.get(category.parentId)
  }
  return names.join(' / ')
}

const nameOf = (offer: XmlElement) =>
  childText(offer, 'name') ||
  ['typePrefix', 'vendor', 'model']
    .map((part) => childText(offer, part))
    .filter(Boolean)
    .join(' ')

/** A feed of Yandex Market as a table with a row for each offer. */
export function* readYml(bytes: Uint8Array): Generator<TableEvent> {
  const categories = new Map<string, Category>()
  yield { sheet: 0, name: 'offers' }
  const params = paramsOf(bytes)
  yield { sheet: 0, row: 1, cells: [...HEAD, ...params.map((name) => `${FEATURE_HEADING}${name}`), OTHER_PARAMS] }
  let row = 1
  for (const element of elementsOf(bytes, new Set(['category', 'offer']))) {
    if (element.name === 'category') {
      categories.set(element.attributes.id ?? '', { name: xmlText(element.text), parentId: element.attributes.parentId })
      continue
    }
    row += 1
    const text = (name: string) => xmlText(childText(element, name))
    yield {
      sheet: 0,
      row,
      cells: [
        xmlText(element.attributes.id ?? ''),
        text('vendorCode'),
        text('barcode'),
        xmlText(nameOf(element)),
        text('vendor'),
        pathOf(categories, childText(element, 'categoryId')),
        xmlNumber(text('price')),
        xmlNumber(text('count') || text('stock_quantity') || text('quantity')),
        text('description'),
        childrenOf(element, 'picture')
          .map((picture) => xmlText(picture.text))
          .join(' '),
        text('country_of_origin'),
        xmlNumber(text('weight')),
        ...paramCells(element, params),
      ],
    }
  }
}

import { plainText } from '#platform/spreadsheets/displayed-cell'
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
  yield { sheet: 0, row: 1, cells: HEAD }
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
      ],
    }
  }
}

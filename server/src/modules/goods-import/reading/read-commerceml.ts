import { MAX_IMPORT_COLUMNS } from '@vitrina/contract/goods-import/goods-import.rules'
import { countProperties, PROPERTY_TAGS, propertyColumns, readProperty } from './commerceml-properties.ts'
import type { TableCell, TableEvent } from './table.ts'
import { xmlNumber, xmlText } from './read-yml.ts'
import { childText, childrenOf, elementsOf, type XmlElement } from './xml-elements.ts'

const GOODS = ['Ид', 'Артикул', 'Штрихкод', 'Наименование', 'Группа', 'Единица', 'Изготовитель', 'Описание', 'Картинка', 'Вес', 'Страна']
const OFFER = ['Ид', 'Артикул', 'Штрихкод', 'Наименование', 'Количество']
/** A price type or a warehouse that the head of the file does not name must be seen, not lost. */
const UNKNOWN_PRICE = 'Цена неизвестного типа'

type Named = { id: string; name: string }

/** Groups within groups, by id, with the names from the outermost. */
function addGroups(groups: Map<string, string>, group: XmlElement, above: string): void {
  const name = xmlText(childText(group, 'Наименование'))
  const path = above === '' ? name : `${above} / ${name}`
  groups.set(childText(group, 'Ид'), path)
  for (const inner of childrenOf(group, 'Группы').flatMap((one) => childrenOf(one, 'Группа'))) addGroups(groups, inner, path)
}

const requisite = (product: XmlElement, name: string) => {
  const all = childrenOf(product, 'ЗначенияРеквизитов').flatMap((one) => childrenOf(one, 'ЗначениеРеквизита'))
  const found = all.find((one) => childText(one, 'Наименование') === name)
  return found ? childText(found, 'Значение') : ''
}

const unitOf = (product: XmlElement) => {
  const unit = childrenOf(product, 'БазоваяЕдиница')[0]
  return unit?.text.trim() || unit?.attributes.НаименованиеКраткое || unit?.attributes.НаименованиеПолное || ''
}

type Properties = ReturnType<typeof propertyColumns>

function goodsRow(product: XmlElement, groups: ReadonlyMap<string, string>, properties: Properties): TableCell[] {
  const text = (name: string) => xmlText(childText(product, name))
  const groupId = childrenOf(product, 'Группы').map((one) => childText(one, 'Ид'))[0] ?? ''
  const maker = childrenOf(product, 'Изготовитель')[0]
  return [
    text('Ид'),
    text('Артикул'),
    text('Штрихкод'),
    text('Наименование'),
    groups.get(groupId) ?? '',
    xmlText(unitOf(product)),
    maker ? xmlText(childText(maker, 'Наименование')) : properties.fieldOf(product, 'brand'),
    text('Описание'),
    childrenOf(product, 'Картинка')
      .map((picture) => xmlText(picture.text))
      .join(' '),
    xmlNumber(text('Вес') || requisite(product, 'Вес')),
    text('Страна') || properties.fieldOf(product, 'country'),
    ...properties.cellsOf(product),
  ]
}

const amountAt = (offer: XmlElement, warehouseId: string): string => {
  // Until 2.08 an attribute of the offer's own warehouses, later Остатки/Остаток/Склад.
  const old = childrenOf(offer, 'Склад').find(({ attributes }) => attributes.ИдСклада === warehouseId)
  if (old) return old.attributes.КоличествоНаСкладе ?? ''
  const rests = childrenOf(offer, 'Остатки')
    .flatMap((one) => childrenOf(one, 'Остаток'))
    .flatMap((one) => childrenOf(one, 'Склад'))
  const rest = rests.find((one) => childText(one, 'Ид') === warehouseId)
  return rest ? childText(rest, 'Количество') : ''
}

function offerRow(offer: XmlElement, { types, warehouses }: { types: readonly Named[]; warehouses: readonly Named[] }): TableCell[] {
  const text = (name: string) => xmlText(childText(offer, name))
  const prices = childrenOf(offer, 'Цены').flatMap((one) => childrenOf(one, 'Цена'))
  const priceOf = (isWanted: (typeId: string) => boolean) => {
    const price = prices.find((one) => isWanted(childText(one, 'ИдТипаЦены')))
    return price ? xmlNumber(childText(price, 'ЦенаЗаЕдиницу')) : ''
  }
  return [
    text('Ид'),
    text('Артикул'),
    text('Штрихкод'),
    text('Наименование'),
    xmlNumber(text('Количество')),
    ...types.map(({ id }) => priceOf((typeId) => typeId === id)),
    ...warehouses.map(({ id }) => xmlNumber(amountAt(offer, id).trim())),
    priceOf((typeId) => types.every(({ id }) => id !== typeId)),
  ]
}

const WANTED = new Set(['Группа', 'ТипЦены', 'Склад', 'Товар', 'Предложение', ...PROPERTY_TAGS])
/** Beside those of the goods themselves and the one that the others share. */
const MOST_PROPERTIES = MAX_IMPORT_COLUMNS - GOODS.length - 1

/** Goods and offers of an exchange file of 1C, each as a table of its own. */
export function* readCommerceml(bytes: Uint8Array): Generator<TableEvent> {
  const groups = new Map<string, string>()
  const types: Named[] = []
  const warehouses: Named[] = []
  const known: ReturnType<typeof readProperty>[] = []
  // A file without goods has no use for them.
  let properties: Properties | null = null
  const sheets = new Map<string, { sheet: number; row: number }>()
  for (const element of elementsOf(bytes, WANTED)) {
    const named = () => ({ id: childText(element, 'Ид'), name: xmlText(childText(element, 'Наименование')) })
    if (element.name === 'Группа') addGroups(groups, element, '')
    else if (element.name === 'ТипЦены') types.push(named())
    else if (element.name === 'Склад') warehouses.push(named())
    else if (PROPERTY_TAGS.some((tag) => tag === element.name)) known.push(readProperty(element))
    else {
      const isGoods = element.name === 'Товар'
      if (isGoods) properties ??= propertyColumns(known, known.length > 0 ? countProperties(bytes) : new Map(), MOST_PROPERTIES)
      let place = sheets.get(element.name)
      if (!place) {
        place = { sheet: sheets.size, row: 1 }
        sheets.set(element.name, place)
        const head = isGoods
          ? [...GOODS, ...(properties?.head ?? [])]
          : [...OFFER, ...types.map(({ name }) => `Цена: ${name}`), ...warehouses.map(({ name }) => `Склад: ${name}`), UNKNOWN_PRICE]
        yield { sheet: place.sheet, name: isGoods ? 'Каталог' : 'Предложения' }
        yield { sheet: place.sheet, row: 1, cells: head.slice(0, MAX_IMPORT_COLUMNS) }
      }
      place.row += 1
      const cells = properties && isGoods ? goodsRow(element, groups, properties) : offerRow(element, { types, warehouses })
      yield { sheet: place.sheet, row: place.row, cells: cells.slice(0, MAX_IMPORT_COLUMNS) }
    }
  }
}

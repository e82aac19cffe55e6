import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { articleOf } from './article.ts'
import { assortmentSize, itemAt, rivalsOf } from './assortment.ts'
import { brands, lines, linesOf } from './brands.ts'
import { ean13, eanChecksum } from './ean.ts'
import { families } from './families.ts'
import type { Spec } from './family.ts'
import { featureByCode } from './features.ts'
import { linksOf } from './links.ts'
import { productAt } from './product.ts'
import { sections } from './sections.ts'
import { setsOf } from './sets.ts'
import { arrivalsOf, stockOf } from './stock-of.ts'

const settingTypes = { list: ['string', 'number'], range: ['number'], flag: ['boolean'] }
const isOfItsKind = ([code, setting]: Spec) =>
  settingTypes[featureByCode.get(code)?.kind ?? 'list'].includes(typeof setting) && !Number.isNaN(setting)
const isWhole = (amount: number, step: number) => Math.abs(amount / step - Math.round(amount / step)) < 1e-9

const anyProduct = fc.integer({ min: 0, max: 1_200_000 })

describe('the assortment', () => {
  test('there are more than a million distinct products, of about a hundred families and sixty brands', () => {
    expect(assortmentSize).toBeGreaterThan(1_000_000)
    expect(families.length).toBeGreaterThanOrEqual(60)
    expect(brands.length).toBeGreaterThanOrEqual(55)
    expect(new Set(families.map(({ letters }) => letters)).size).toBe(families.length)
    expect(new Set(lines.map(({ brand, name }) => `${brand.id} ${name}`)).size).toBe(lines.length)
  })

  test('no product comes twice, however far one reads', () => {
    const step = 5
    const seen = new Set<string>()
    for (let index = 0; index < 1_000_000; index += step) {
      const { familyPlace, variant, line } = itemAt(index)
      seen.add(`${familyPlace} ${variant} ${line.id}`)
    }
    expect(seen.size).toBe(1_000_000 / step)
  })

  test('every section without children has goods, every family a section and relatives that exist', () => {
    const filled = new Set<string>()
    for (const family of families) {
      const [line] = linesOf(family.area)
      if (!line) throw new Error(`Nobody makes ${family.code}`)
      for (let variant = 0; variant < family.size; variant++) filled.add(family.describe(variant, line).section)
      for (const code of family.related) expect(families.map((other) => other.code)).toContain(code)
    }
    const leaves = sections.filter(({ id }) => !sections.some(({ parentId }) => parentId === id))
    expect(leaves.map(({ code }) => code).filter((code) => !filled.has(code))).toEqual([])
    expect(new Set(sections.map(({ slug }) => slug)).size).toBe(sections.length)
  })

  test('rivals are the same thing of other makers', () => {
    fc.assert(
      fc.property(anyProduct, (index) => {
        const { family, variant, line } = itemAt(index)
        for (const other of rivalsOf(index, index + 5_000).map(itemAt)) {
          expect(other.family).toBe(family)
          expect(other.variant).toBe(variant)
          expect(other.line.brand).not.toBe(line.brand)
        }
      }),
    )
  })
})

describe('a product', () => {
  test('is always the same product', () => {
    fc.assert(
      fc.property(anyProduct, (index) => {
        expect(JSON.stringify(productAt(index))).toBe(JSON.stringify(productAt(index)))
      }),
    )
  })

  test('has a clean name, a code, a price, a weight and from 8 to 16 features of the right kind', () => {
    fc.assert(
      fc.property(anyProduct, (index) => {
        const product = productAt(index)
        for (const text of [product.name, product.article, product.manufacturerCode, product.description, product.image])
          expect(text).not.toMatch(/undefined|NaN|null|Infinity|\s\s|^\s|\s$/)
        expect(product.article).not.toMatch(/\s/)
        expect(product.name).toContain(product.line.brand.name)
        expect(product.retail).toBeGreaterThan(0)
        expect(product.grams).toBeGreaterThan(0)
        const codes = product.specs.map(([code]) => code)
        expect(new Set(codes).size).toBe(codes.length)
        expect(codes.length).toBeGreaterThanOrEqual(8)
        expect(codes.length).toBeLessThanOrEqual(16)
        expect(product.specs.filter((spec) => !isOfItsKind(spec)).map(([code]) => `${product.family.code} ${code}`)).toEqual([])
      }),
      { numRuns: 3_000 },
    )
  })

  test('50 000 neighbours have 50 000 articles, barcodes that check, and hardly a name in common', () => {
    const count = 50_000
    const names = new Map<string, number>()
    const articles = new Set<string>()
    const codes = new Set<string>()
    for (let index = 0; index < count; index++) {
      const { name, article, ean } = productAt(index)
      names.set(name, (names.get(name) ?? 0) + 1)
      articles.add(article)
      codes.add(ean)
    }
    expect(articles.size).toBe(count)
    expect(codes.size).toBe(count)
    expect(Math.max(...names.values())).toBeLessThanOrEqual(2)
    expect([...codes].every((code) => code.length === 13 && eanChecksum(code.slice(0, 12)) === Number(code[12]))).toBe(true)
  })

  test('all variants of a family have articles of their own, whatever the style of the brand', () => {
    const mixed = families.flatMap((family, familyPlace) =>
      linesOf(family.area)
        .filter(({ generation, place }) => generation === 0 && place === 0)
        .filter((line) => {
          const variants = Array.from({ length: family.size }, (_, variant) => variant)
          const marked = variants.map((variant) => ({ family, familyPlace, variant, line, mark: family.describe(variant, line).mark }))
          return new Set(marked.map(articleOf)).size < family.size
        })
        .map((line) => `${family.code} ${line.brand.name}`),
    )
    expect(mixed).toEqual([])
  })
})

test('a barcode has the digit that the standard asks for', () => {
  expect(eanChecksum('460123456789')).toBe(3)
  fc.assert(fc.property(fc.integer({ min: 0, max: 999_999_999 }), (number) => /^460\d{10}$/.test(ean13('460', number))))
})

describe('prices grow with size and rating', () => {
  const rising = (code: string, axis: string, settings: readonly number[], same: Record<string, string | number | boolean>) => {
    const family = families.find((one) => one.code === code)
    const [line] = family ? linesOf(family.area) : []
    if (!family || !line) throw new Error(`No ${code}`)
    return settings.map((setting) => {
      const variant = family.find({ ...same, [axis]: setting })
      if (variant === undefined) throw new Error(`No ${code} with ${axis} ${setting}`)
      return family.describe(variant, line).roubles
    })
  }
  test.each([
    ['mcb', 'current', [6, 10, 16, 25, 40, 63], { poles: 1, curve: 'C', breaking: 4.5 }],
    ['vvg', 'section', [1.5, 2.5, 4, 6, 10, 50, 240], { cores: 3, voltage: 0.66, packing: 'отрез' }],
    ['contactor', 'current', [40, 95, 150, 400], { coil: '230 AC' }],
    ['flood', 'watts', [10, 30, 50, 100, 200, 400], { kelvin: 6500, beam: 120, colour: 'чёрный', sensor: false }],
    ['lug', 'section', [10, 16, 25, 35], { kind: 'ТМЛ', design: 'стандартный', hole: 8, pack: 10 }],
    ['motor', 'power', [0.75, 1.5, 7.5, 30, 160], { rpm: 1500, efficiency: 'IE2', climate: 'У3', brake: false, mount: '1081 (лапы)' }],
    ['ups', 'va', [1000, 2000, 3000], { topology: 'онлайн', body: 'напольный', outlets: 'IEC C13', minutes: 10, link: 'USB' }],
  ])('%s by %s', (code, axis, settings, same) => {
    const prices = rising(code, axis, settings, same)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    expect(new Set(prices).size).toBe(prices.length)
  })
})

describe('round the goods', () => {
  test('[C-16] [C-17] some goods have a minimum batch that is not the step their amount grows by', () => {
    const batches = Array.from({ length: 3000 }, (_, at) => productAt(at).batch)
    expect(batches.some(({ least, step }) => least !== undefined && least !== step)).toBe(true)
  })

  test('stock and arrivals come in whole batches, metres of cut cable in fractions too', () => {
    const amounts = Array.from({ length: 3_000 }, (_, index) => productAt(index)).flatMap((product) => {
      const stock = stockOf(product)
      const arrivals = arrivalsOf(product, stock)
      return [...stock.map(({ free }) => free), ...arrivals.map(({ quantity }) => quantity)].map((amount) => ({ product, amount }))
    })
    const isCut = ({ product: { family, batch } }: (typeof amounts)[number]) => family.unit === 'metre' && batch.step === 1
    expect(amounts.filter(({ amount }) => amount <= 0)).toEqual([])
    expect(amounts.filter((one) => !isCut(one) && !isWhole(one.amount, one.product.batch.step))).toEqual([])
    const fractions = amounts.filter((one) => isCut(one) && !Number.isInteger(one.amount)).length
    expect(fractions).toBeGreaterThan(20)
  })

  test('links lead to other products of the store, once each', () => {
    for (let index = 0; index < 2_000; index++) {
      const links = linksOf(productAt(index), 2_000)
      const pairs = links.map(({ linkedId, kind }) => `${kind} ${linkedId}`)
      expect(new Set(pairs).size).toBe(pairs.length)
      for (const { linkedId } of links) {
        expect(linkedId).not.toBe(index + 1)
        expect(linkedId).toBeLessThanOrEqual(2_000)
      }
    }
  })

  test('a store of 20 000 has about sixty sets', () => {
    const sets = setsOf(20_000)
    expect(sets.length).toBeGreaterThan(50)
    expect(new Set(sets.map(({ slug }) => slug)).size).toBe(sets.length)
  })
})

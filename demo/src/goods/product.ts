import type { TintName } from '#demo/pictures/canvas'
import { articleOf, manufacturerCodeOf } from './article.ts'
import { itemAt } from './assortment.ts'
import type { Line } from './brands.ts'
import { ean13 } from './ean.ts'
import type { Article, Family } from './family.ts'
import { retailKopecks } from './price.ts'
import { chance, draw } from './random.ts'
import { sectionByCode } from './sections.ts'

const eanPrefixes = { RU: '460', BY: '481', CN: '690', TR: '868', DE: '400', KZ: '487' } as const

export type Product = Article & {
  id: number
  family: Family
  familyId: number
  line: Line
  sectionId: number
  name: string
  article: string
  manufacturerCode: string
  ean: string
  description: string
  retail: number
  popularity: number
  isRecommended: boolean
  /** Days before today when it came into the store. */
  age: number
  sellerId: number
  image: string
}

/** Goods that look alike share one file. */
function imageKey({ family, picture, tint }: { family: Family; picture: Article['picture']; tint: TintName }): string {
  return `goods/${family.code}-${picture.variant.toLowerCase().replace(/[^a-z0-9-]+/g, '_')}${picture.isTinted ? `-${tint}` : ''}.svg`
}

/** Product `index` of the store: the same in a store of any size. */
export function productAt(index: number): Product {
  const item = itemAt(index)
  const { family, familyPlace, variant, line } = item
  const described = family.describe(variant, line)
  const section = sectionByCode.get(described.section)
  if (!section) throw new Error(`${family.code} names a section that is not there: ${described.section}`)
  const named = { ...item, mark: described.mark }
  // The commoner the variant, the more it is asked for.
  const demand = 1 - variant / family.size
  return {
    ...described,
    id: index + 1,
    family,
    familyId: familyPlace + 1,
    line,
    sectionId: section.id,
    name: `${described.title} ${line.name} ${line.brand.name}`,
    article: articleOf(named),
    manufacturerCode: manufacturerCodeOf(named),
    ean: ean13(eanPrefixes[line.brand.country], index),
    description: `${family.purpose} Серия «${line.name}» бренда ${line.brand.name}.`,
    retail: retailKopecks(described.roubles, line),
    popularity: Math.round(10_000 * chance(draw.popularity, index) ** 3 * (0.15 + 0.85 * demand ** 2)),
    isRecommended: chance(draw.recommended, index) < 0.02,
    age: 1 + Math.floor(chance(draw.created, index) ** 2 * 1500),
    sellerId: sellerOf(index),
    image: imageKey({ family, picture: described.picture, tint: line.brand.tint }),
  }
}

/** Most is sold by the store itself, some by its partners. */
function sellerOf(index: number): number {
  const drawn = chance(draw.seller, index)
  return drawn < 0.82 ? 1 : drawn < 0.94 ? 2 : 3
}

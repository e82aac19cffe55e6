import type { Localised } from '@vitrina/contract/languages'
import type { Context } from '#platform/context'
import { hiddenFromPlanner, prepared } from '#platform/database/prepared'
import { LEFT_OF_ARRIVAL } from '#modules/promise/supply-columns'
import type { ProductParts } from './cards.queries.ts'

/** $1: the products. */
const IDS = hiddenFromPlanner('$1::int[]', 'int[]')

/** A column of each field: one list of numbers costs PostgreSQL and the reader much less than an object for each row. */
const columns = (fields: readonly string[], from: string) =>
  `(select json_build_array(${fields.map((field) => `coalesce(json_agg(${field}), '[]')`).join(', ')}) from ${from})`
const named = (table: string, reference: string, value = 't.name') =>
  `coalesce((select json_object_agg(t.id, ${value}) from ${table} t
      where t.id in (select p.${reference} from products p where p.id = any(${IDS}))), '{}')`
const milliseconds = (moment: string) => `extract(epoch from ${moment}) * 1000`

type Names = Record<string, string>
type ManyRows = {
  products: [
    id: number[],
    article: string[],
    manufacturerCode: string[],
    name: string[],
    image: (string | null)[],
    isRecommended: boolean[],
    manufacturerId: (number | null)[],
    minimumBatch: (number | null)[],
    multiplicity: number[],
    vatGroup: ProductParts['vatGroup'][],
    brand: number[],
    section: number[],
    category: number[],
    series: (number | null)[],
    unit: number[],
  ]
  brands: Names
  sections: Names
  categories: Names
  series: Names
  units: Record<string, { name: Localised; decimals: number }>
  prices: [product: number[], type: number[], price: number[]]
  promos: [product: number[], discount: number[], from: number[], to: (number | null)[]]
  breaks: [product: number[], from: number[], discount: number[]]
  stock: [product: number[], warehouse: number[], free: number[]]
  arrivals: [product: number[], id: number[], warehouse: number[], left: number[], on: string[]]
  values: [product: number[], value: number[]]
}

/** Each table is walked once, and not once for each product. */
const manyStatement = prepared<ManyRows>(
  'product_parts_of_many',
  {
    products: 'json',
    brands: 'json',
    sections: 'json',
    categories: 'json',
    series: 'json',
    units: 'json',
    prices: 'json',
    promos: 'json',
    breaks: 'json',
    stock: 'json',
    arrivals: 'json',
    values: 'json',
  },
  `select ${columns(
    [
      'p.id',
      'p.article',
      'p.manufacturer_code',
      'p.name',
      'p.image',
      'p.is_recommended',
      'p.manufacturer_id',
      'p.minimum_batch',
      'p.multiplicity',
      'p.vat_group',
      'p.brand_id',
      'p.section_id',
      'p.family_id',
      'p.series_id',
      'p.unit_id',
    ],
    `products p where p.id = any(${IDS}) and p.is_active`,
  )} as products,
    ${named('brands', 'brand_id')} as brands,
    ${named('sections', 'section_id')} as sections,
    ${named('families', 'family_id')} as categories,
    ${named('series', 'series_id')} as series,
    ${named('units', 'unit_id', `json_build_object('name', t.name, 'decimals', t.decimals)`)} as units,
    ${columns(['pr.product_id', 'pr.price_type_id', 'pr.price'], `prices pr where pr.product_id = any(${IDS})`)} as prices,
    ${columns(
      ['pp.product_id', 'pp.discount', milliseconds('pp.starts_at'), milliseconds('pp.ends_at')],
      `product_promos pp where pp.product_id = any(${IDS})`,
    )} as promos,
    ${columns(['pb.product_id', 'pb.from_quantity', 'pb.discount'], `price_breaks pb where pb.product_id = any(${IDS})`)} as breaks,
    ${columns(['k.product_id', 'k.warehouse_id', 'k.free'], `stock k where k.product_id = any(${IDS}) and k.free > 0`)} as stock,
    ${columns(
      ['r.product_id', 'r.id', 'r.warehouse_id', LEFT_OF_ARRIVAL, 'r.expected_on'],
      `(select * from arrivals where product_id = any(${IDS}) order by expected_on, id) r`,
    )} as arrivals,
    ${columns(['pf.product_id', 'pf.value_id'], `product_features pf where pf.product_id = any(${IDS})`)} as values`,
)

/** Rows of a table by their product; `make` gets a row's place in the columns. */
function listsBy<T>(products: readonly number[], make: (at: number) => T): Map<number, T[]> {
  const lists = new Map<number, T[]>()
  for (const [at, id] of products.entries()) {
    const known = lists.get(id)
    if (known) known.push(make(at))
    else lists.set(id, [make(at)])
  }
  return lists
}

/** A row has a value in each column. */
function cell<T>(column: readonly T[], at: number): T {
  if (at >= column.length) throw new Error('The columns of a table differ in length')
  return column[at] as T
}

const reference = (names: Names, id: number) => ({ id, name: names[id] ?? '' })

/** The same parts as each product read by itself gives, in one statement for thousands of products. */
export async function listPartsOfMany(ctx: Pick<Context, 'db'>, ids: readonly number[]): Promise<ProductParts[]> {
  const [many] = await manyStatement(ctx, [ids])
  if (!many) throw new Error('A query without conditions gave no row')
  const { products: p, prices: pr, promos: pp, breaks: pb, stock: k, arrivals: a, values: pf } = many
  const prices = listsBy(pr[0], (at) => [cell(pr[1], at), cell(pr[2], at)] as const)
  const promos = listsBy(pp[0], (at) => ({ discount: cell(pp[1], at), from: cell(pp[2], at), to: cell(pp[3], at) }))
  const breaks = listsBy(pb[0], (at) => ({ from: cell(pb[1], at), discount: cell(pb[2], at) }))
  const stock = listsBy(k[0], (at) => ({ warehouse: cell(k[1], at), free: cell(k[2], at) }))
  const arrivals = listsBy(a[0], (at) => ({ id: cell(a[1], at), warehouse: cell(a[2], at), left: cell(a[3], at), on: cell(a[4], at) }))
  const values = listsBy(pf[0], (at) => cell(pf[1], at))
  return p[0].map((id, at) => {
    const [brandId, sectionId, seriesId] = [cell(p[10], at), cell(p[11], at), cell(p[13], at)]
    const known = prices.get(id)
    return {
      id,
      article: cell(p[1], at),
      manufacturerCode: cell(p[2], at),
      name: cell(p[3], at),
      image: cell(p[4], at),
      isRecommended: cell(p[5], at),
      manufacturerId: cell(p[6], at),
      minimumBatch: cell(p[7], at),
      multiplicity: cell(p[8], at),
      vatGroup: cell(p[9], at),
      brandId,
      sectionId,
      brand: reference(many.brands, brandId),
      section: reference(many.sections, sectionId),
      category: reference(many.categories, cell(p[12], at)),
      series: seriesId === null ? null : reference(many.series, seriesId),
      unit: many.units[cell(p[14], at)] ?? { name: { ru: '' }, decimals: 0 },
      prices: known ? Object.fromEntries(known) : null,
      promos: promos.get(id) ?? null,
      breaks: breaks.get(id) ?? null,
      stock: stock.get(id) ?? null,
      arrivals: arrivals.get(id) ?? null,
      values: values.get(id) ?? [],
    }
  })
}

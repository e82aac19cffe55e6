import type { Localised } from '@vitrina/contract/languages'
import type { Context } from '#platform/context'
import { prepared, hiddenFromPlanner } from '#platform/database/prepared'
import type { RowShape } from '#platform/database/rows'
import type { ProductPricing } from '#modules/prices/resolve-price'
import { CHOICE_SHAPE, choiceColumns, LEFT_OF_ARRIVAL, type OwnChoice, type OwnerSql } from '#modules/promise/supply-columns'
import { listPartsOfMany } from './parts-of-many.queries.ts'

type Named = { id: number; name: string }

/** Product facts of cards and details, the same for every viewer. */
export type ProductParts = ProductPricing & {
  article: string
  manufacturerCode: string
  name: string
  image: string | null
  minimumBatch: number | null
  multiplicity: number
  isRecommended: boolean
  manufacturerId: number | null
  brand: Named
  section: Named
  category: Named
  series: Named | null
  unit: { name: Localised; decimals: number }
  stock: { warehouse: number; free: number }[] | null
  /** Soonest first; `left`: the amount that no order waits for. */
  arrivals: { id: number; warehouse: number; left: number; on: string }[] | null
  /** Ids of feature values. */
  values: number[]
}

const partsStatement = prepared<ProductParts>(
  'product_parts',
  {
    id: 'number',
    article: 'text',
    manufacturerCode: 'text',
    name: 'text',
    image: 'text?',
    isRecommended: 'boolean',
    manufacturerId: 'number?',
    minimumBatch: 'number?',
    multiplicity: 'number',
    brandId: 'number',
    sectionId: 'number',
    vatGroup: 'text',
    brand: 'json',
    section: 'json',
    category: 'json',
    series: 'json?',
    unit: 'json',
    prices: 'json?',
    promos: 'json?',
    breaks: 'json?',
    stock: 'json?',
    arrivals: 'json?',
    values: 'json',
  },
  `select p.id, p.article, p.manufacturer_code as "manufacturerCode", p.name, p.image, p.is_recommended as "isRecommended", p.manufacturer_id as "manufacturerId",
    p.minimum_batch as "minimumBatch", p.multiplicity,
    p.brand_id as "brandId", p.section_id as "sectionId", p.vat_group as "vatGroup",
    json_build_object('id', b.id, 'name', b.name) as brand,
    json_build_object('id', s.id, 'name', s.name) as section,
    json_build_object('id', f.id, 'name', f.name) as category,
    case when e.id is not null then json_build_object('id', e.id, 'name', e.name) end as series,
    json_build_object('name', u.name, 'decimals', u.decimals) as unit,
    (select json_object_agg(pr.price_type_id, pr.price) from prices pr where pr.product_id = p.id) as prices,
    (select json_agg(json_build_object('discount', pp.discount, 'from', extract(epoch from pp.starts_at) * 1000, 'to', extract(epoch from pp.ends_at) * 1000))
      from product_promos pp where pp.product_id = p.id) as promos,
    (select json_agg(json_build_object('from', pb.from_quantity, 'discount', pb.discount)) from price_breaks pb where pb.product_id = p.id) as breaks,
    (select json_agg(json_build_object('warehouse', k.warehouse_id, 'free', k.free)) from stock k where k.product_id = p.id and k.free > 0) as stock,
    (select json_agg(json_build_object('id', r.id, 'warehouse', r.warehouse_id, 'left', ${LEFT_OF_ARRIVAL}, 'on', r.expected_on) order by r.expected_on, r.id)
      from arrivals r where r.product_id = p.id) as arrivals,
    array(select pf.value_id from product_features pf where pf.product_id = p.id) as values
  from products p
  join brands b on b.id = p.brand_id
  join sections s on s.id = p.section_id
  join families f on f.id = p.family_id
  join units u on u.id = p.unit_id
  left join series e on e.id = p.series_id
  where p.id = any(${hiddenFromPlanner('$1::int[]', 'int[]')}) and p.is_active`,
)

/** From so many on it is less work to read table by table. */
const MANY = 100

/** In one statement however many there are; none of those that are not sold. */
export const listParts = (ctx: Pick<Context, 'db'>, ids: number[], { many = MANY } = {}): Promise<ProductParts[]> =>
  ids.length < many ? partsStatement(ctx, [ids]) : listPartsOfMany(ctx, ids)

export type OwnFacts = {
  /** A snapshot: later commits are changes for the next reader. */
  position: string
  /** Products changed since the position given; 0 stands for all of them. */
  changed: number[]
  favourites: number[]
  /** Prices that the viewer's contract fixes, in kopecks by product. */
  fixed: Record<string, number> | null
  /** How much of them is in the viewer's cart, by product. */
  inCart: Record<string, number> | null
} & OwnChoice

export const OWN_SHAPE: RowShape<OwnFacts> = {
  position: 'text',
  changed: 'json',
  favourites: 'json',
  fixed: 'json?',
  inCart: 'json?',
  ...CHOICE_SHAPE,
}

/** The owner of favourites and cart; null: unknown. */
export type OwnerKey = { userId: number; companyId: number | null } | { visitorUuid: string } | null

/** More than this is cheaper forgotten than named. */
export const MOST_CHANGES = 5_000

type Of = { isOwnCart: string; favourites: string; fixed: string; owner: OwnerSql }

/** $1 is the position. */
const CHANGES = `pg_current_snapshot()::text as position,
  array(select coalesce(c.product_id, 0) from search_changes c
    where c.xid >= ${hiddenFromPlanner('pg_snapshot_xmin(coalesce($1::pg_snapshot, pg_current_snapshot()))', 'xid8')}
      and not pg_visible_in_snapshot(c.xid, coalesce($1::pg_snapshot, pg_current_snapshot()))
    limit ${MOST_CHANGES + 1}) as changed`

const fixedPrices = (ids: string, isOfContract: string) =>
  `(select json_object_agg(cp.product_id, cp.price) from contract_prices cp where ${isOfContract} and cp.product_id = any(${ids})) as fixed`

/** Columns of `Own` about the products that `ids` stands for; from $3 on whose they are. */
const ownColumns = (ids: string, { isOwnCart, favourites, fixed, owner }: Of) =>
  `${CHANGES},
  array(${favourites} and v.product_id = any(${ids})) as favourites,
  ${fixedPrices(ids, fixed)},
  (select json_object_agg(i.product_id, i.amount) from carts c join cart_items i on i.cart_id = c.id
    where ${isOwnCart} and c.is_active and i.product_id = any(${ids})) as "inCart",
  ${choiceColumns(owner)}`

const ofUser: Of = {
  isOwnCart: 'c.user_id = $4 and coalesce(c.company_id, 0) = $5',
  favourites: 'select v.product_id from favourites v where v.user_id = $4',
  fixed: `cp.contract_id = ${hiddenFromPlanner('$3::int', 'int')}`,
  owner: { user: hiddenFromPlanner('$4::int', 'int'), company: hiddenFromPlanner('nullif($5::int, 0)', 'int'), visitor: 'null::uuid' },
}
/** A visitor without a name has a cart at most. */
const ofVisitor: Of = {
  isOwnCart: `c.visitor_uuid = ${hiddenFromPlanner('$3::uuid', 'uuid')}`,
  favourites: 'select v.product_id from favourites v where false',
  fixed: 'false',
  owner: { user: 'null::int', company: 'null::int', visitor: hiddenFromPlanner('$3::uuid', 'uuid') },
}

/** The contract is a user's. */
export type OwnQuery = { position: string | null; owner: OwnerKey; contractId: number | null }

/** A statement that gives the viewer's own facts beside the columns of `text`; `about` is its $2. */
export function withOwnFacts<Row extends object>(
  name: string,
  shape: RowShape<Row & OwnFacts>,
  text: (ownOf: (ids: string) => string) => string,
) {
  const forUser = prepared<Row & OwnFacts>(
    `${name}_of_user`,
    shape,
    text((ids) => ownColumns(ids, ofUser)),
  )
  const forVisitor = prepared<Row & OwnFacts>(
    `${name}_of_visitor`,
    shape,
    text((ids) => ownColumns(ids, ofVisitor)),
  )
  return (
    ctx: Pick<Context, 'db'>,
    about: number | readonly number[],
    { position, owner, contractId }: OwnQuery,
  ): Promise<(Row & OwnFacts)[]> =>
    owner && 'userId' in owner
      ? forUser(ctx, [position, about, contractId, owner.userId, owner.companyId ?? 0])
      : forVisitor(ctx, [position, about, owner?.visitorUuid ?? null])
}

const ownStatement = withOwnFacts<OwnFacts>('own', OWN_SHAPE, (ownOf) => `select ${ownOf(hiddenFromPlanner('$2::int[]', 'int[]'))}`)

/** The viewer's own facts about products, and the products changed meanwhile. */
export async function readOwnFacts(ctx: Pick<Context, 'db'>, ids: readonly number[], query: OwnQuery): Promise<OwnFacts> {
  const [own] = await ownStatement(ctx, ids, query)
  if (!own) throw new Error('A query without conditions gave no row')
  return own
}

const contractStatement = prepared<Pick<OwnFacts, 'position' | 'changed' | 'fixed'>>(
  'own_of_contract',
  { position: 'text', changed: 'json', fixed: 'json?' },
  `select ${CHANGES}, ${fixedPrices(hiddenFromPlanner('$2::int[]', 'int[]'), ofUser.fixed)}`,
)

/** The same without favourites and cart. */
export async function readContractFacts(
  ctx: Pick<Context, 'db'>,
  ids: readonly number[],
  query: Omit<OwnQuery, 'owner'>,
): Promise<OwnFacts> {
  const { position, contractId } = query
  const [row] = await contractStatement(ctx, [position, contractId === null ? [] : ids, contractId])
  if (!row) throw new Error('A query without conditions gave no row')
  return { ...row, favourites: [], inCart: null, chosen: null, defaultAddressId: null }
}

import type { ReplacementPolicy, SpecificationGroup } from '@vitrina/contract/specifications/specification-document.rules'
import type { ShownSpecificationLine } from '@vitrina/contract/specifications/specification-shapes'
import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'

/** Shared by all who read it, and so never changed. */
export type LoadedDocument = {
  readonly groups: readonly SpecificationGroup[]
  readonly lines: readonly ShownSpecificationLine[]
  /** Where the rows stand, by their ids. */
  readonly positions: { readonly groups: ReadonlyMap<string, number>; readonly lines: ReadonlyMap<string, number> }
}

/** Rows as arrays: two thousand lines would otherwise repeat the names of their columns two thousand times. */
type GroupCells = [id: string, parentId: string | null, name: string, multiplier: number, position: number]
type LineCells = [
  id: string,
  groupId: string | null,
  rawText: string,
  productId: number | null,
  customProductId: number | null,
  amount: number,
  unit: string,
  note: string,
  replacement: ReplacementPolicy,
  askedAt: string | null,
  answeredAt: string | null,
  answer: string,
  position: number,
]

const GROUP = 'json_build_array(g.id, g.parent_id, g.name, g.multiplier, g.position)'
const LINE = `json_build_array(l.id, l.group_id, l.raw_text, l.product_id, l.custom_product_id, l.amount, l.unit, l.note, l.replacement,
    l.asked_at, l.answered_at, l.answer, l.position)`

const documentStatement = prepared<{ stamp: string; groups: GroupCells[]; lines: LineCells[] }>(
  'specification_document',
  { stamp: 'text', groups: 'json', lines: 'json' },
  `select s.document_stamp as stamp,
    (select coalesce(json_agg(${GROUP} order by g.position, g.id), '[]') from specification_groups g where g.specification_id = $1) as groups,
    (select coalesce(json_agg(${LINE} order by l.position, l.id), '[]') from specification_lines l where l.specification_id = $1) as lines
  from specifications s where s.id = $1`,
)

const moment = (at: string | null) => (at === null ? null : new Date(at).toISOString())

const groupOf = ([id, parentId, name, multiplier]: GroupCells): SpecificationGroup => ({ id, parentId, name, multiplier })
const lineOf = ([
  id,
  groupId,
  rawText,
  productId,
  customProductId,
  amount,
  unit,
  note,
  replacement,
  askedAt,
  answeredAt,
  answer,
]: LineCells): ShownSpecificationLine => ({
  id,
  groupId,
  rawText,
  productId,
  customProductId,
  amount,
  unit,
  note,
  replacement,
  askedAt: moment(askedAt),
  answeredAt: moment(answeredAt),
  answer,
})

export type StoredRows = { groups: readonly GroupCells[]; lines: readonly LineCells[] }

const documentOf = ({ groups, lines }: StoredRows): LoadedDocument => ({
  groups: groups.map(groupOf),
  lines: lines.map(lineOf),
  positions: {
    groups: new Map(groups.map((cells) => [cells[0], cells[4]])),
    lines: new Map(lines.map((cells) => [cells[0], cells[12]])),
  },
})

/** A document with its stamp, both of one moment; undefined: the specification is gone. */
export async function findDocument(ctx: Context, id: number): Promise<{ stamp: string; document: LoadedDocument } | undefined> {
  const [row] = await documentStatement(ctx, [id])
  return row && { stamp: row.stamp, document: documentOf(row) }
}

/** Inputs of the figures: a line without its texts. */
export type CountedLine = Pick<ShownSpecificationLine, 'id' | 'groupId' | 'productId' | 'customProductId' | 'amount'>
export type CountedDocument = { groups: readonly SpecificationGroup[]; lines: readonly CountedLine[] }

export type GroupRow = SpecificationGroup & { position: number }
export type LineRow = Omit<ShownSpecificationLine, 'askedAt' | 'answeredAt' | 'answer'> & {
  position: number
  importId?: string | null | undefined
  importPosition?: number | null | undefined
}

const writeStatement = prepared<{ groups: GroupCells[]; lines: LineCells[] }>(
  'write_specification_document',
  { groups: 'json', lines: 'json' },
  `with gone_groups as (
    delete from specification_groups where specification_id = $1 and id = any($2::uuid[])
  ), gone_lines as (
    delete from specification_lines where specification_id = $1 and id = any($3::uuid[])
  ), put_groups as (
    insert into specification_groups as g (specification_id, id, parent_id, name, multiplier, position)
    select $1::int, r.id, r."parentId", r.name, r.multiplier, r.position
    from json_to_recordset($4::json) as r (id uuid, "parentId" uuid, name text, multiplier int, position int)
    on conflict (specification_id, id) do update set
      parent_id = excluded.parent_id, name = excluded.name, multiplier = excluded.multiplier, position = excluded.position
    returning ${GROUP} as cells
  ), put_lines as (
    insert into specification_lines as l (specification_id, id, group_id, raw_text, product_id, custom_product_id, amount, unit, note,
      replacement, position, import_id, import_position)
    select $1::int, r.id, r."groupId", r."rawText", r."productId", r."customProductId", r.amount, r.unit, r.note,
      r.replacement, r.position, r."importId", r."importPosition"
    from json_to_recordset($5::json) as r (id uuid, "groupId" uuid, "rawText" text, "productId" int, "customProductId" int, amount numeric,
      unit text, note text, replacement text, position int, "importId" uuid, "importPosition" int)
    on conflict (specification_id, id) do update set
      group_id = excluded.group_id, raw_text = excluded.raw_text, product_id = excluded.product_id,
      custom_product_id = excluded.custom_product_id, amount = excluded.amount, unit = excluded.unit, note = excluded.note,
      replacement = excluded.replacement, position = excluded.position
    returning ${LINE} as cells
  )
  select coalesce((select json_agg(cells) from put_groups), '[]') as groups, coalesce((select json_agg(cells) from put_lines), '[]') as lines`,
)

export type RowChanges = { goneGroups: string[]; goneLines: string[]; groups: GroupRow[]; lines: LineRow[] }

/** Everything that differs in one statement; gives the written rows as they are stored. */
export async function writeRows(tx: Context, id: number, { goneGroups, goneLines, groups, lines }: RowChanges): Promise<StoredRows> {
  const [stored] = await writeStatement(tx, [id, goneGroups, goneLines, JSON.stringify(groups), JSON.stringify(lines)])
  if (!stored) throw new Error('A query without conditions gave no row')
  return stored
}

type Placed<T> = { rows: readonly T[]; positions: ReadonlyMap<string, number> }

/** Rows after a change, in the order in which they are read. */
function changedRows<T extends { id: string }>(before: Placed<T>, gone: readonly string[], written: Placed<T>): Placed<T> {
  const rows = new Map([...before.rows, ...written.rows].map((row) => [row.id, row]))
  for (const id of gone) rows.delete(id)
  const positionOf = ({ id }: T) => written.positions.get(id) ?? before.positions.get(id) ?? 0
  const ordered = [...rows.values()].toSorted((a, b) => positionOf(a) - positionOf(b) || (a.id < b.id ? -1 : 1))
  return { rows: ordered, positions: new Map(ordered.map((row) => [row.id, positionOf(row)])) }
}

/** The document after a change, as the next one would read it. */
export function changedDocument(before: LoadedDocument, { goneGroups, goneLines }: RowChanges, stored: StoredRows): LoadedDocument {
  const written = documentOf(stored)
  const of = <K extends 'groups' | 'lines'>(document: LoadedDocument, kind: K) => ({
    rows: document[kind],
    positions: document.positions[kind],
  })
  const groups = changedRows<SpecificationGroup>(of(before, 'groups'), goneGroups, of(written, 'groups'))
  const lines = changedRows<ShownSpecificationLine>(of(before, 'lines'), goneLines, of(written, 'lines'))
  return { groups: groups.rows, lines: lines.rows, positions: { groups: groups.positions, lines: lines.positions } }
}

type Cells = { id: number; article: string; name: string; brand: string }
export type CatalogueProductRow = Cells & {
  unit_id: number
  minimum_batch: number | null
  multiplicity: number
  is_active: boolean
}
export type CustomProductRow = Cells & { unit: string; price: number | null; is_usable: boolean }
export type UnitRow = { id: number; name: Record<string, string>; decimals: number }

type ProductCells = [number, string, string, string, number, number | null, number, boolean]
type CustomCells = [number, string, string, string, string, number | null, boolean]
type UnitCells = [number, Record<string, string>, number]

const productsStatement = prepared<{ products: ProductCells[]; customs: CustomCells[]; units: UnitCells[] }>(
  'specification_products',
  { products: 'json', customs: 'json', units: 'json' },
  `select
    (select coalesce(json_agg(json_build_array(p.id, p.article, p.name, b.name, p.unit_id, p.minimum_batch, p.multiplicity, p.is_active)), '[]')
      from products p join brands b on b.id = p.brand_id where p.id = any((select $1::int[])::int[])) as products,
    (select coalesce(json_agg(json_build_array(c.id, c.article, c.name, c.brand, c.unit, c.price,
        c.owner_id = $3::int or (c.company_id = $4::int and c.visibility = 'company') is true)), '[]')
      from custom_products c where c.id = any((select $2::int[])::int[])) as customs,
    (select coalesce(json_agg(json_build_array(u.id, u.name, u.decimals)), '[]') from units u) as units`,
)

type ProductsQuery = { productIds: readonly number[]; customIds: readonly number[]; userId: number; companyId: number | null }

/** Products by their ids; of the buyers' own ones `is_usable` tells whether this person may take them elsewhere. */
export async function listProducts(ctx: Context, { productIds, customIds, userId, companyId }: ProductsQuery) {
  const [row] = await productsStatement(ctx, [productIds, customIds, userId, companyId])
  if (!row) throw new Error('A query without conditions gave no row')
  return {
    products: row.products.map(
      ([id, article, name, brand, unit_id, minimum_batch, multiplicity, is_active]): CatalogueProductRow => ({
        id,
        article,
        name,
        brand,
        unit_id,
        minimum_batch,
        multiplicity,
        is_active,
      }),
    ),
    customs: row.customs.map(
      ([id, article, name, brand, unit, price, is_usable]): CustomProductRow => ({ id, article, name, brand, unit, price, is_usable }),
    ),
    units: new Map(row.units.map(([id, name, decimals]): [number, UnitRow] => [id, { id, name, decimals }])),
  }
}

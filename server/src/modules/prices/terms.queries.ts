import { USUAL_POINTS } from '@vitrina/contract/club/club.rules'
import type { Localised } from '@vitrina/contract/languages'
import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'

type Named = { id: number; name: Localised }

/** `from` and `to` are days, both inclusive. */
export type VatRate = { group: string; rate: number; from: string; to: string | null }

export type PriceReference = {
  priceTypes: (Named & { isRetail: boolean })[]
  regions: (Named & { factor: number; places: { id: number; days: number }[] })[]
  vatRates: VatRate[]
  /** Basis points by brand. */
  cashBacks: { brand: number; rate: number }[]
}

const bookStatement = prepared<PriceReference>(
  'price_book',
  { priceTypes: 'json', regions: 'json', vatRates: 'json', cashBacks: 'json' },
  `select
    coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name, 'isRetail', t.is_retail) order by t.id) from price_types t), '[]') as "priceTypes",
    coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name, 'factor', r.price_factor, 'places', coalesce((
        select json_agg(json_build_object('id', w.warehouse_id, 'days', w.days) order by w.position, w.warehouse_id)
        from region_warehouses w join warehouses h on h.id = w.warehouse_id and h.is_active where w.region_id = r.id), '[]')))
      from regions r where r.is_active), '[]') as regions,
    coalesce((select json_agg(json_build_object('group', v."group", 'rate', v.rate, 'from', v.valid_from, 'to', v.valid_to) order by v.valid_from desc)
      from vat_rates v), '[]') as "vatRates",
    coalesce((select json_agg(json_build_object('brand', c.brand_id, 'rate', c.rate)) from brand_cash_backs c), '[]') as "cashBacks"`,
)

/** Reference data behind all prices. */
export async function readPriceReference(ctx: Context): Promise<PriceReference> {
  const [book] = await bookStatement(ctx, [])
  if (!book) throw new Error('A query without conditions gave no row')
  return book
}

export type CompanyTerms = {
  priceTypeId: number | null
  contract: { id: number; number: string } | null
  hasFixedPrices: boolean
  discounts: { kind: 'brand' | 'section'; id: number; name: string; discount: number }[]
}

/** The contract asked for, else that of the main legal entity signed last; only one that is in force. */
const termsStatement = prepared<CompanyTerms>(
  'company_terms',
  { contract: 'json?', priceTypeId: 'number?', hasFixedPrices: 'boolean', discounts: 'json' },
  `with contract as (
    select k.id, k.number, k.price_type_id
    from contracts k join legal_entities e on e.id = k.legal_entity_id
    where e.company_id = $1 and k.is_active and (k.valid_to is null or k.valid_to >= $2::date) and k.signed_on <= $2::date
      and ($3::int is null or k.id = $3)
    order by e.is_main desc, k.signed_on desc, k.id desc limit 1
  )
  select coalesce((select price_type_id from contract), (select price_type_id from companies where id = $1)) as "priceTypeId",
    (select json_build_object('id', id, 'number', number) from contract) as contract,
    exists (select from contract_prices cp where cp.contract_id = (select id from contract)) as "hasFixedPrices",
    coalesce((
      with agreed as (
        select * from company_discounts
        where company_id = $1 and (contract_id is null or contract_id = (select id from contract))
      )
      select json_agg(d) from (
        select 'brand' as kind, b.id, b.name, max(a.discount) as discount
        from agreed a join brands b on b.id = a.brand_id group by b.id
        union all
        select 'section', leaf.id, s.name, max(a.discount)
        from agreed a join sections s on s.id = a.section_id join sections leaf on leaf.path @> array[s.id] group by leaf.id, s.id
      ) d
    ), '[]') as discounts`,
)

export async function findCompanyTerms(
  ctx: Context,
  { companyId, contractId, day }: { companyId: number; contractId: number | null; day: string },
) {
  const [terms] = await termsStatement(ctx, [companyId, day, contractId])
  if (!terms) throw new Error('A query without conditions gave no row')
  return terms
}

const factorStatement = prepared<{ factor: number }>(
  'points_factor',
  { factor: 'number' },
  `select l.factor from club_members m join club_levels l on l.id = m.level_id
  where m.state = 'active' and (($1::int is not null and m.person_id = $1) or ($1::int is null and m.company_id = $2 and m.person_id is null))`,
)

/** Per cent of the usual points a member's level gives. */
export async function findPointsFactor(ctx: Context, member: { companyId: number } | { personId: number }): Promise<number> {
  const [row] = await factorStatement(ctx, 'personId' in member ? [member.personId, null] : [null, member.companyId])
  return row?.factor ?? USUAL_POINTS
}

const visitorStatement = prepared<{ regionId: number }>(
  'visitor_region',
  { regionId: 'number' },
  'select region_id as "regionId" from visitor_regions where visitor_uuid = $1',
)

export async function findVisitorRegion(ctx: Context, visitorUuid: string): Promise<number | null> {
  const [row] = await visitorStatement(ctx, [visitorUuid])
  return row?.regionId ?? null
}

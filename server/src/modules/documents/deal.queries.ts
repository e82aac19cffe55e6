import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows, type RowShape } from '#platform/database/rows'

type EntityFacts = {
  type: 'ul' | 'ip' | 'fl'
  name: string
  inn: string | null
  kpp: string | null
  ogrn: string | null
  okpo: string | null
  address: string
  headPost: string
  headName: string
}

/** An order as its documents need it: the parties, the terms, the requisites of the day. */
export type DealFacts = {
  id: number
  number: string
  created_at: string
  company_id: number
  legal_entity_id: number
  contract_id: number | null
  buyer_order_number: string
  deferral_days: number
  delivery_address: string
  carrier: string
  delivery_price: number
  delivery_vat: number
  /** The day its VAT was counted for. */
  vat_on: string | null
  contact_phone: string
  site_config: Record<string, unknown>
  entity: EntityFacts
  bank: { bik: string; bankName: string; correspondentAccount: string; account: string } | null
  contract: { number: string; date: string } | null
  receiver: (EntityFacts & { unitKpp: string; phone: string }) | null
  manager: { name: string; post: string; phone: string; extension: string; email: string } | null
}

const ENTITY = `'type', e.type, 'name', e.short_name, 'inn', e.inn, 'kpp', e.kpp, 'ogrn', e.ogrn, 'okpo', e.okpo,
  'address', e.legal_address, 'headPost', e.head_post, 'headName', e.head_name`

export async function findDeal({ db }: Context, orderId: number): Promise<DealFacts> {
  const rows = await queryRows<DealFacts>(
    db,
    {
      id: 'number',
      number: 'text',
      created_at: 'text',
      company_id: 'number',
      legal_entity_id: 'number',
      contract_id: 'number?',
      buyer_order_number: 'text',
      deferral_days: 'number',
      delivery_address: 'text',
      carrier: 'text',
      delivery_price: 'number',
      delivery_vat: 'number',
      vat_on: 'text?',
      contact_phone: 'text',
      site_config: 'json',
      entity: 'json',
      bank: 'json?',
      contract: 'json?',
      receiver: 'json?',
      manager: 'json?',
    },
    sql`
    select o.id, o.number, o.created_at, o.company_id, o.legal_entity_id, o.contract_id, o.buyer_order_number,
      o.deferral_days, o.delivery_address, o.carrier, o.delivery_price, o.delivery_vat,
      (select min(i.vat_on)::text from order_items i where i.order_id = o.id) as vat_on, o.contact_phone, s.config as site_config,
      (select json_build_object(${sql.raw(ENTITY)}) from legal_entities e where e.id = o.legal_entity_id) as entity,
      (select json_build_object('bik', b.bik, 'bankName', b.bank_name, 'correspondentAccount', b.correspondent_account, 'account', b.account)
        from bank_accounts b where b.legal_entity_id = o.legal_entity_id order by b.is_default desc, b.id limit 1) as bank,
      (select json_build_object('number', k.number, 'date', k.signed_on) from contracts k where k.id = o.contract_id) as contract,
      (select json_build_object(${sql.raw(ENTITY)}, 'unitKpp', a.consignee_kpp, 'phone', a.phone)
        from delivery_addresses a join legal_entities e on e.id = coalesce(a.consignee_id, o.legal_entity_id)
        where a.id = o.delivery_address_id) as receiver,
      (select json_build_object('name', concat_ws(' ', u.last_name, u.first_name), 'post', coalesce(m.post, u.position),
          'phone', coalesce(u.phone, ''), 'extension', coalesce(m.extension, ''), 'email', coalesce(u.email, ''))
        from users u left join managers m on m.user_id = u.id where u.id = o.manager_id) as manager
    from orders o join sites s on s.id = o.site_id where o.id = ${orderId}`,
  )
  const [deal] = rows
  if (!deal) throw new Error(`No order ${orderId} to make documents of`)
  return deal
}

export type DealLine = {
  id: number
  line_no: number
  article: string
  name: string
  unit: string
  okei: string
  amount: number
  price: number | null
  vat_rate: number | null
  sum: number
  vat: number
  note: string
  ship_by: string | null
  weight_grams: number
  country_code: string | null
  country: string | null
}

const LINE = `i.id, i.line_no, i.article, i.name, i.unit, i.okei, i.price, i.note, i.ship_by, i.weight_grams, i.country_code,
  (select c.name ->> 'ru' from countries c where c.code = i.country_code) as country`

const dealLineShape: RowShape<DealLine> = {
  amount: 'number',
  vat_rate: 'number?',
  sum: 'number',
  vat: 'number',
  line_no: 'number',
  article: 'text',
  country: 'text?',
  country_code: 'text?',
  id: 'number',
  name: 'text',
  note: 'text',
  okei: 'text',
  price: 'number?',
  ship_by: 'text?',
  unit: 'text',
  weight_grams: 'number',
}

/** Lines that are not cancelled. */
export async function listDealLines({ db }: Context, orderId: number): Promise<DealLine[]> {
  const rows = await queryRows<DealLine>(
    db,
    dealLineShape,
    sql`
    select ${sql.raw(LINE)}, (i.amount - i.cancelled) as amount, i.vat_rate, i.sum, i.vat
    from order_items i where i.order_id = ${orderId} and i.amount > i.cancelled order by i.line_no`,
  )
  return rows
}

/** Lines of a shipment, at the sums and the rates it left with. */
export async function listShippedLines({ db }: Context, shipmentId: number): Promise<DealLine[]> {
  const rows = await queryRows<DealLine>(
    db,
    dealLineShape,
    sql`
    select ${sql.raw(LINE)}, x.amount, x.vat_rate, x.sum, x.vat
    from shipment_items x join order_items i on i.id = x.order_item_id where x.shipment_id = ${shipmentId} order by i.line_no`,
  )
  return rows
}

/** A contract of a company that is in force, with the legal entity that signed it. */
export async function findContract({ db }: Context, { id, companyId }: { id: number; companyId: number }) {
  const [row] = await queryRows<{ legal_entity_id: number; number: string; date: string }>(
    db,
    { legal_entity_id: 'number', number: 'text', date: 'text' },
    sql`
    select k.legal_entity_id, k.number, k.signed_on::text as date
    from contracts k join legal_entities e on e.id = k.legal_entity_id
    where k.id = ${id} and e.company_id = ${companyId} and k.is_active`,
  )
  return row
}

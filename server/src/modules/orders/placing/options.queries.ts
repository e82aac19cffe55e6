import { sql } from '#platform/database/drizzle'
import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import type { OrderTerms } from './terms.queries.ts'

/** The choices of a company; one statement. */
export type CompanyChoices = Omit<OrderTerms, 'rejection' | 'entity' | 'contract' | 'warehouse' | 'address' | 'manager_id'> & {
  entities: CheckoutOptions['legalEntities'] | null
  addresses: CheckoutOptions['addresses'] | null
  points: Omit<CheckoutOptions['pickupPoints'][number], 'readyOn' | 'readyLines'>[] | null
  contacts: CheckoutOptions['contacts'] | null
}

type ChoicesQuery = { companyId: number; regionId: number; places: number[]; today: string }

export async function findChoices(
  { db }: Context,
  { companyId, regionId, places, today }: ChoicesQuery,
): Promise<CompanyChoices | undefined> {
  const rows = await queryRows<CompanyChoices>(
    db,
    {
      state: 'text',
      approval_from: 'number?',
      credit_sum: 'number',
      deferral_days: 'number',
      entities: 'json?',
      addresses: 'json?',
      points: 'json?',
      contacts: 'json?',
    },
    sql`
    select c.state, c.approval_from, c.credit_sum, c.deferral_days,
      (select json_agg(json_build_object('id', e.id, 'name', e.short_name, 'inn', e.inn, 'isMain', e.is_main, 'contracts',
          coalesce((select json_agg(json_build_object('id', k.id, 'number', k.number, 'signedOn', k.signed_on,
              'deferralDays', k.deferral_days, 'creditLimit', k.credit_limit) order by k.signed_on desc, k.id desc)
            from contracts k where k.legal_entity_id = e.id and k.is_active and k.signed_on <= ${today}::date
              and (k.valid_to is null or k.valid_to >= ${today}::date)), '[]')) order by e.is_main desc, e.id)
        from legal_entities e where e.company_id = c.id) as entities,
      (select json_agg(json_build_object('id', a.id, 'label', a.label, 'address', a.address, 'isDefault', a.is_default)
          order by a.is_default desc, a.label, a.id)
        from delivery_addresses a where a.company_id = c.id and a.is_active) as addresses,
      (select json_agg(json_build_object('id', w.id, 'name', w.name, 'city', w.city, 'isInOwnCity',
          coalesce(w.city = (select r.name ->> 'ru' from regions r where r.id = ${regionId}), false), 'address', w.address, 'hours', w.hours,
          'phone', w.phone, 'lat', w.lat, 'lon', w.lon) order by array_position(${sql.param(places)}::int[], w.id))
        from warehouses w where w.is_pickup_point and w.id = any(${sql.param(places)}::int[])) as points,
      (select json_agg(t) from (
        select o.contact_name as name, o.contact_phone as phone from orders o
        where o.company_id = c.id and o.contact_name <> '' group by 1, 2 order by max(o.id) desc limit 5) t) as contacts
    from companies c where c.id = ${companyId}`,
  )
  return rows[0]
}

type Recipient = { name: string; phone: string | null; accepted_offer: string | null }

/** The buyer, as the default contact, and the version of the offer they accepted with their last order. */
export async function findRecipient(
  { db }: Context,
  { userId, companyId }: { userId: number; companyId: number },
): Promise<Recipient | undefined> {
  const rows = await queryRows<Recipient>(
    db,
    { name: 'text', phone: 'text?', accepted_offer: 'text?' },
    sql`
    select concat_ws(' ', u.last_name, u.first_name) as name, u.phone,
      (select o.offer_version from orders o where o.created_by = u.id and o.company_id = ${companyId} order by o.id desc limit 1) as accepted_offer
    from users u where u.id = ${userId}`,
  )
  return rows[0]
}

import { sql } from '@vitrina/server/src/platform/database/drizzle.ts'
import type { Actor, ActorSite, ActorUser } from '@vitrina/server/src/platform/actor.ts'
import type { Context } from '@vitrina/server/src/platform/context.ts'
import { siteCache } from '@vitrina/server/src/modules/site/site-cache.ts'
import { findSite } from '@vitrina/server/src/modules/site/find-site.ts'
import { needed } from '#demo/people/lookups'

type Site = { id: number; site: ActorSite }

export const theSite = (ctx: Context): Promise<Site> => findSite(siteCache(ctx), { host: 'localhost', isStrict: false })

function actorOf({ id, site }: Site, user: Omit<ActorUser, 'staffId' | 'needsTwoFactor'>): Actor {
  return {
    siteId: id,
    site,
    language: 'ru',
    visitorUuid: null,
    ip: '127.0.0.1',
    userAgent: '',
    requestId: 'demo',
    user: { ...user, staffId: null, needsTwoFactor: false },
  }
}

export type DemoBuyer = {
  actor: Actor
  contact: { contactName: string; contactPhone: string }
  legalEntityId: number
  contractId: number | null
  deliveryAddressId: number
  regionId: number
}

type BuyerRow = Omit<ActorUser, 'staffId' | 'needsTwoFactor'> &
  Omit<DemoBuyer, 'actor' | 'contact'> & { name: string; phone: string; regionId: number }

/** A member of a company, with default choices for checkout. */
export async function findBuyer(ctx: Context, site: Site, { email, company }: { email: string; company: string }): Promise<DemoBuyer> {
  const { rows } = await ctx.db.execute<BuyerRow>(sql`
    select u.id, u.role, c.id as "companyId", m.role as "companyRole", u.region_id as "regionId", u.phone,
      concat_ws(' ', u.last_name, u.first_name) as name, e.id as "legalEntityId",
      (select min(k.id) from contracts k where k.legal_entity_id = e.id and k.is_active) as "contractId",
      (select a.id from delivery_addresses a where a.company_id = c.id and a.is_default) as "deliveryAddressId"
    from users u join company_members m on m.user_id = u.id join companies c on c.id = m.company_id
    join legal_entities e on e.company_id = c.id and e.is_main
    where u.email = ${email} and c.name = ${company}`)
  const { name, phone, legalEntityId, contractId, deliveryAddressId, ...user } = needed(rows[0], `${email} of ${company}`)
  return {
    actor: actorOf(site, user),
    contact: { contactName: name, contactPhone: phone },
    legalEntityId,
    contractId,
    deliveryAddressId,
    regionId: user.regionId,
  }
}

/** One of the seller's people. */
export async function findStaff(ctx: Context, site: Site, email: string): Promise<Actor> {
  const { rows } = await ctx.db.execute<ActorUser>(sql`
    select id, role, null as "companyId", null as "companyRole", region_id as "regionId" from users where email = ${email}`)
  return actorOf(site, needed(rows[0], email))
}

import type { Input, Output } from '@vitrina/contract/endpoint'
import type { companiesApi } from '@vitrina/contract/companies/companies'
import { pageMetaOf } from '@vitrina/contract/paging'
import { type Actor, type ActorUser, isStandIn } from '#platform/actor'
import type { Context } from '#platform/context'
import { countMine, listMine } from './companies.queries.ts'

type CompanyQuery = Input<typeof companiesApi.list>['query']

/** Companies of this user by name; refused or closed ones too, so that the user sees it. Staff in their place see the active one alone. */
export async function listCompanies(
  ctx: Context,
  actor: Actor & { user: ActorUser },
  { page, 'per-page': size, filters, fields }: CompanyQuery,
): Promise<Output<typeof companiesApi.list>> {
  const { user } = actor
  const filter = { userId: user.id, name: filters.name, ...(isStandIn(actor) && { companyId: user.companyId ?? 0 }) }
  const rows = await listMine(ctx, { ...filter, page, size })
  const items = rows.map((row) => {
    const whole = { ...row, isActive: row.id === user.companyId }
    if (!fields) return whole
    return { id: row.id, ...Object.fromEntries(fields.map((field) => [field, whole[field]])) }
  })
  return { items, meta: pageMetaOf({ page, size, total: await countMine(ctx, filter) }) }
}

import type { backOfficeApi, Customer, CustomerState } from '@vitrina/contract/back-office/back-office'
import type { Input } from '@vitrina/contract/endpoint'
import { inLanguage } from '@vitrina/contract/languages'
import { pageMetaOf } from '@vitrina/contract/paging'
import { seesEveryCompany } from '@vitrina/contract/roles/staff-roles.rules'
import type { Actor, ActorUser } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { readDebts } from '#modules/debts/company-debt'
import type { Debt } from '#modules/debts/debts.rules'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { countRows, type CustomerRow, findRow, listBuyers, listManagerNames, listRows, type StaffScope } from './customers.queries.ts'

export type Staff = Actor & { user: ActorUser }

export const staffScopeOf = ({ user }: Staff): StaffScope => ({ staffId: user.id, seesAll: seesEveryCompany(user.role) })

function debtOfRow(debts: ReadonlyMap<number, Debt>, id: number): Debt {
  const debt = debts.get(id)
  if (!debt) throw new Error(`Company ${id} was listed and is not there`)
  return debt
}

async function withPeople(ctx: Context, actor: Actor, rows: CustomerRow[]): Promise<Customer[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const debts = await readDebts(ctx, { companyIds: ids, today: sellerDay(ctx.now()) })
  const [buyers, managers] = await Promise.all([listBuyers(ctx, ids), listManagerNames(ctx, ids)])
  return rows.map(({ state, region, createdAt, ...row }) => ({
    ...row,
    // Deleted ones are never read.
    state: state as CustomerState,
    region: region && inLanguage(region, actor.language),
    createdAt: createdAt.toISOString(),
    debt: debtOfRow(debts, row.id),
    managers: [...new Set(managers.filter(({ companyId }) => companyId === row.id).map(({ name }) => name))],
    buyers: buyers
      .filter(({ companyId }) => companyId === row.id)
      .map(({ companyId: _, language: __, name, ...buyer }) => ({ ...buyer, name: name || buyer.email || buyer.phone || '' })),
  }))
}

/** The companies this member of staff may see, those that wait for a decision first. */
export async function listCustomers(ctx: Context, actor: Staff, query: Input<typeof backOfficeApi.customers>['query']) {
  const scopedQuery = { ...staffScopeOf(actor), ...query }
  const [rows, total, pendingCount] = await Promise.all([
    listRows(ctx, scopedQuery),
    countRows(ctx, scopedQuery),
    countRows(ctx, { ...scopedQuery, state: 'pending', search: '', companyId: undefined }),
  ])
  return { items: await withPeople(ctx, actor, rows), meta: pageMetaOf({ page: query.page, size: query.pageSize, total }), pendingCount }
}

export async function readCustomer(ctx: Context, actor: Staff, id: number, scope: StaffScope = staffScopeOf(actor)): Promise<Customer> {
  const row = await findRow(ctx, { id, ...scope })
  const [customer] = row ? await withPeople(ctx, actor, [row]) : []
  if (!customer) throw new AppError('company.not-found')
  return customer
}

import { sql } from '#platform/database/drizzle'
import type { CompanyRole } from '@vitrina/contract/roles/roles.rules'
import { cartApi } from '@vitrina/contract/cart/cart'
import { checkoutApi, type NewOrder } from '@vitrina/contract/orders/checkout'
import { orders } from '#tables/orders'
import type { startTestApp } from './app.ts'
import { callApi } from './call-api.ts'
import { aCompany } from './builders.ts'
import { aContract, aMember, anEntity } from './builders.companies.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>

type Given = Parameters<typeof aCompany>[1] & { role?: CompanyRole }

/** A company that can order: a member with the role asked for, a legal entity, a contract. */
export async function aCustomer({ ctx }: Pick<Server, 'ctx'>, { role = 'owner', ...given }: Given = {}) {
  const company = await aCompany(ctx, { state: 'approved', ...given })
  const user = await aMember(ctx, { companyId: company.id, role })
  const entity = await anEntity(ctx, { companyId: company.id })
  const contract = await aContract(ctx, { legalEntityId: entity.id, creditLimit: 10_000_000, deferralDays: 30 })
  return { company, user, entity, contract, headers: user.headers }
}
export type Customer = Awaited<ReturnType<typeof aCustomer>>

/** Fills the cart of a customer. */
export const fill = (server: Server, { headers }: Pick<Customer, 'headers'>, items: { productId: number; amount: number }[]) =>
  callApi(server, cartApi.addItems, { body: { items, mode: 'set' }, headers })

/** An order with the page's default choices; `changes` go over it. */
export async function orderInput(server: Server, customer: Customer, changes: Partial<Record<keyof NewOrder, unknown>> = {}) {
  const { body } = await callApi(server, checkoutApi.options, { headers: customer.headers })
  return {
    cartId: body.cartId,
    cartVersion: body.cartVersion,
    expectedSum: body.sum,
    legalEntityId: customer.entity.id,
    deliveryType: 'pickup',
    warehouseId: body.pickupPoints[0]?.id ?? null,
    contactName: 'Иван Петров',
    contactPhone: '+79990000001',
    paymentMethod: 'transfer',
    agreedForOffer: true,
    ...changes,
  }
}

type Placing = { key?: string; changes?: Partial<Record<keyof NewOrder, unknown>> }

export async function place(server: Server, customer: Customer, { key, changes }: Placing = {}) {
  const body = await orderInput(server, customer, changes)
  return callApi(server, checkoutApi.place, {
    // Values come from tests that send wrong ones on purpose.
    body,
    headers: { ...customer.headers, ...(key && { 'idempotency-key': key }) },
  })
}

/** An order of these goods, placed through the calls a buyer uses. */
export async function anOrder(server: Server, customer: Customer, items: { productId: number; amount: number }[], placing: Placing = {}) {
  await fill(server, customer, items)
  const { status, body } = await place(server, customer, placing)
  const [placed] = body.orders ?? []
  if (status !== 200 || !placed) throw new Error(`The order was refused: ${status} ${JSON.stringify(body)}`)
  const [order] = await server.ctx.db.select().from(orders).where(sql`id = ${placed.id}`)
  if (!order) throw new Error('The placed order is not there')
  return order
}

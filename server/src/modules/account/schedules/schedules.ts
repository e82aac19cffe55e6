import { SELLER_TIMEZONE, sellerDay } from '@vitrina/contract/days/days.rules'
import { inLanguage } from '@vitrina/contract/languages'
import type { Delivery, DeliveryRoute, Payment, PaymentTerm } from '@vitrina/contract/account/schedules'
import { isPaidInStore } from '@vitrina/contract/payments/payments.rules'
import { canPay } from '@vitrina/contract/roles/roles.rules'
import type { Actor, ActorUser } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { readDebt } from '#modules/debts/company-debt'
import { deliveryDays } from './delivery-days.ts'
import { findCompanyTerms, findRegion, listOpenInvoices, listTerms, listUpcoming } from './schedules.queries.ts'
import { beyondInvoices, toPay } from './to-pay.rules.ts'

type Member = Actor & { user: ActorUser & { companyId: number } }

/** The terms, the company's debt, and the payments by their due day. */
export async function readPaymentSchedule(ctx: Context, { user: { companyId, companyRole }, site }: Member) {
  const found = await findCompanyTerms(ctx, companyId)
  if (!found) throw new AppError('company.required')
  const today = sellerDay(ctx.now())
  const debt = await readDebt(ctx, { companyId, today })
  const { creditLeft, receivables, overdue: overdueReceivables, overdueDays: overdueDuration, advance: balance, statement } = debt
  const figures = { ...found, creditLeft, receivables, overdueReceivables, overdueDuration, balance, statement }
  const terms: PaymentTerm[] = await listTerms(ctx, companyId)
  const invoices = await listOpenInvoices(ctx, companyId)
  const items: Payment[] = [...beyondInvoices(debt, today), ...invoices.map((invoice) => toPay(invoice, today))]
  return { figures, terms, items, canPay: canPay(companyRole) && isPaidInStore(site.settings) }
}

/** The delivery calendar of the user's region. */
export async function readDeliveryDates(ctx: Context, actor: Member) {
  const { user, site, language } = actor
  const regionId = user.regionId ?? (await findCompanyTerms(ctx, user.companyId))?.regionId ?? site.defaultRegionId
  const region = regionId === null ? undefined : await findRegion(ctx, regionId)
  if (regionId === null || !region) return { region: '', timezone: SELLER_TIMEZONE, routes: [] }
  const routes: DeliveryRoute[] = await deliveryDays(ctx, { regionId, from: ctx.now() })
  return { region: inLanguage(region.name, language), timezone: region.timezone, routes }
}

/** Deliveries on their way to the company or promised for a day. */
export const readUpcoming = (ctx: Context, { user }: Member): Promise<Delivery[]> =>
  listUpcoming(ctx, { companyId: user.companyId, today: sellerDay(ctx.now()) })

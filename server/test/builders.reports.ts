import { noonOfSellerDay } from '@vitrina/contract/days/days.rules'
import type { Context } from '#platform/context'
import { orderItems, orders } from '#tables/orders'
import { next, only } from './builders.ts'
import type { Customer } from './builders.orders.ts'

type Line = { sum: number; brand?: string; productId?: number | null }
type Sale = Partial<typeof orders.$inferInsert> & { day: string; lines: readonly Line[] }

/** An order as it stands in the database, placed on a day of the seller; its sums are those of its lines. */
export async function aSale({ db }: Context, { company, entity }: Pick<Customer, 'company' | 'entity'>, { day, lines, ...given }: Sale) {
  const itemsTotal = lines.reduce((sum, line) => sum + line.sum, 0)
  const order = only(
    await db
      .insert(orders)
      .values({
        number: `ЗК-Р${next()}`,
        siteId: 1,
        companyId: company.id,
        legalEntityId: entity.id,
        deliveryType: 'pickup',
        paymentMethod: 'transfer',
        offerAcceptedAt: noonOfSellerDay(day),
        offerVersion: '1',
        state: 'confirmed',
        itemsTotal,
        customItemsTotal: 0,
        total: itemsTotal,
        vat: 0,
        lineCount: lines.length,
        createdAt: noonOfSellerDay(day),
        ...given,
      })
      .returning(),
  )
  if (lines.length > 0)
    await db.insert(orderItems).values(
      lines.map(({ sum, brand = '', productId = null }, at) => ({
        orderId: order.id,
        lineNo: at + 1,
        productId,
        article: 'A-1',
        name: 'Товар',
        brand,
        unit: 'шт',
        amount: 1,
        price: sum,
        vatOn: day,
        sum,
        vat: 0,
      })),
    )
  return order
}

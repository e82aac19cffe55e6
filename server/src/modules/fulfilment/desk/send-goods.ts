import { exactAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { readVatRates } from '#modules/prices/read-viewer'
import { vatRateOn } from '@vitrina/contract/prices/prices.rules'
import type { RequestedLine } from './requested-lines.ts'
import { shipGoods } from '../stock/goods.queries.ts'
import { lineToSave } from '#modules/order-record/line-figures.rules'
import { nextPart } from '#modules/order-record/line-parts.rules'
import { saveOrderLines } from '#modules/order-record/order-lines'
import type { NewShipmentItem } from '../shipments.queries.ts'
import { planLineWithdrawals } from '../stock/stock-withdrawals.ts'

/** The goods leave a warehouse: from the held ones there, at the price of the order and the VAT rate of the day. Returns the lines of the shipment. */
export async function sendGoods(
  tx: Context,
  { asked, warehouseId, shippedOn }: { asked: readonly RequestedLine[]; warehouseId: number; shippedOn: string },
): Promise<NewShipmentItem[]> {
  const rates = await readVatRates(tx)
  await shipGoods(tx, await planLineWithdrawals(tx, warehouseId, asked))
  const items = asked.map(({ line, amount }): NewShipmentItem => {
    if (line.price === null) throw new AppError('order.unpriced')
    const vatRate = vatRateOn(rates, line.vatGroup, shippedOn)
    return {
      orderItemId: line.id,
      warehouseId,
      amount,
      vatRate,
      ...nextPart(line.parts, { price: line.price, amount, vatRate }),
    }
  })
  await saveOrderLines(
    tx,
    asked.map(({ line, amount }, at) => {
      const item = items[at]
      if (!item) throw new Error('A line of a shipment is missing')
      const part = { amount, sum: item.sum, vat: item.vat, vatRate: item.vatRate ?? null }
      return lineToSave(line, {
        shipped: exactAmount(line.shipped + amount),
        parts: [...line.parts, part],
        vatRate: part.vatRate,
        vatOn: shippedOn,
      })
    }),
  )
  return items
}

import type { Context } from '#platform/context'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { dealOfOrder, deliveryLine, printFormLine } from './deal-of-order.ts'
import { listShippedLines } from './deal.queries.ts'
import { nextNumber } from './documents.queries.ts'
import { type Issued, issueDocument } from './issue-document.ts'
import { totalsOf } from './print-forms/print-form-sums.ts'
import { joined } from './print-forms/writing.rules.ts'
import { findShipment, listAdvances } from './shipment.queries.ts'

/**
 * The waybill and the УПД of goods that have left, at the VAT of that day. The delivery stands on the УПД of the first shipment;
 * a waybill names goods alone. Runs in the caller's transaction, which holds the order.
 */
export async function issueShipmentDocuments(tx: Context, shipmentId: number): Promise<{ waybill: Issued; upd: Issued }> {
  const shipment = await findShipment(tx, shipmentId)
  const deal = await dealOfOrder(tx, shipment.order_id)
  const shippedOn = shipment.shipped_on ?? sellerDay(tx.now())
  const sent = await listShippedLines(tx, shipmentId)
  const goods = sent.map(printFormLine)
  const all = [...goods, ...(shipment.is_first ? await deliveryLine(tx, deal, shippedOn) : [])]
  const { seller } = deal.head
  const alike = {
    ...deal.head,
    date: shippedOn,
    shippedOn,
    handedBy: null,
    transport: joined([deal.facts.carrier, shipment.tracking_number && `накладная перевозчика № ${shipment.tracking_number}`]),
    shippingAddress: shipment.warehouse_address && shipment.warehouse_address !== seller.address ? shipment.warehouse_address : '',
  }
  const about = {
    companyId: deal.facts.company_id,
    legalEntityId: deal.facts.legal_entity_id,
    contractId: deal.facts.contract_id,
    orderId: shipment.order_id,
    shipmentId,
  }
  const weightGrams = Math.round(sent.reduce((grams, line) => grams + line.weight_grams * line.amount, 0))
  const waybill = await issueDocument(
    tx,
    {
      kind: 'waybill',
      ...alike,
      number: await nextNumber(tx, 'waybill'),
      lines: goods,
      totals: totalsOf(goods),
      weightGrams: weightGrams || null,
    },
    { ...about, totals: totalsOf(goods) },
  )
  const upd = await issueDocument(
    tx,
    {
      kind: 'upd',
      // Without VAT there is no счёт-фактура in it.
      status: all.some(({ vatRate }) => vatRate !== null) ? 1 : 2,
      ...alike,
      number: await nextNumber(tx, 'upd'),
      lines: all,
      totals: totalsOf(all),
      payments: await listAdvances(tx, { orderId: shipment.order_id, before: shippedOn }),
      advanceInvoices: [],
      governmentContract: '',
    },
    { ...about, totals: totalsOf(all) },
  )
  return { waybill, upd }
}

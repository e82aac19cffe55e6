import { exactAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { Context } from '#platform/context'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { dealOfOrder } from './deal-of-order.ts'
import { nextNumber } from './documents.queries.ts'
import { type Issued, issueDocument } from './issue-document.ts'
import type { CorrectionForm } from './print-forms/print-form.ts'
import { totalsOf } from './print-forms/print-form-sums.ts'
import { type CorrectedLine, findReturn, findUpd, listCorrectedLines } from './shipment.queries.ts'

const lineOf = (line: CorrectedLine): CorrectionForm['lines'][number] => ({
  lineNo: line.line_no,
  article: line.article,
  name: line.name,
  unit: line.unit,
  okei: line.okei,
  price: line.price,
  vatRate: line.vat_rate,
  before: { amount: line.amount, sum: line.sum, vat: line.vat },
  after: {
    amount: exactAmount(line.amount - line.returned_amount),
    sum: line.sum - line.returned_sum,
    vat: line.vat - line.returned_vat,
  },
})

const decreaseOf = ({ vatRate, before, after }: CorrectionForm['lines'][number]) => ({
  vatRate,
  sum: before.sum - after.sum,
  vat: before.vat - after.vat,
})

/**
 * Correcting documents of a settled return: one for each УПД it takes goods back from, at the VAT of that shipment. Their sums are
 * the decrease of the worth, as positive figures. Runs in the caller's transaction, which holds the order.
 */
export async function issueCorrection(tx: Context, returnId: number): Promise<Issued[]> {
  const { order_id: orderId, number: returnNumber } = await findReturn(tx, returnId)
  const lines = await listCorrectedLines(tx, returnId)
  const { head, facts } = await dealOfOrder(tx, orderId)
  const issued: Issued[] = []
  for (const [shipmentId, ofShipment = []] of Map.groupBy(lines, ({ shipment_id }) => shipment_id)) {
    const upd = await findUpd(tx, shipmentId)
    if (!upd) throw new Error(`Shipment ${shipmentId} has no УПД to correct`)
    const changed = ofShipment.map(lineOf)
    const totals = totalsOf(changed.map(decreaseOf))
    const form: CorrectionForm = {
      kind: 'correction',
      ...head,
      number: await nextNumber(tx, 'correction'),
      date: sellerDay(tx.now()),
      corrects: { number: upd.number, date: upd.date },
      reason: `Возврат товара по заявке № ${returnNumber}`,
      lines: changed,
      totals,
    }
    issued.push(
      await issueDocument(tx, form, {
        companyId: facts.company_id,
        legalEntityId: facts.legal_entity_id,
        contractId: facts.contract_id,
        orderId,
        shipmentId,
        returnId,
        correctsId: upd.id,
        totals,
      }),
    )
  }
  return issued
}

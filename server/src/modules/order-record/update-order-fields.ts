import type { Context } from '#platform/context'
import { type OrderRecord, type OrderTerms, updateOrder } from './order-record.queries.ts'

export type { OrderTerms } from './order-record.queries.ts'

type OrderFields = Partial<
  Pick<OrderRecord, 'approvalState' | 'creditGrade' | 'releasedSum' | 'fileKey' | 'promisedOn' | 'desiredOn' | 'managerId'> & OrderTerms
>

/** Updates fields of an order beside its state; the order must be locked. */
export const updateOrderFields = (tx: Context, id: number, values: OrderFields): Promise<void> => updateOrder(tx, id, values)

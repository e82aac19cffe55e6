import type { Context } from '#platform/context'
import { type OrderRecord, updateOrder } from './order-record.queries.ts'

type Note = Partial<Pick<OrderRecord, 'approvalState' | 'creditGrade' | 'releasedSum' | 'fileKey' | 'promisedOn' | 'desiredOn'>>

/** Updates fields of an order beside its state; the order must be locked. */
export const noteOnOrder = (tx: Context, id: number, note: Note): Promise<void> => updateOrder(tx, id, note)

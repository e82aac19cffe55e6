import { type DocumentState, isOpenState, type StoredDocumentState } from '@vitrina/contract/documents/documents.rules'
import { daysLate } from '#modules/debts/debts.rules'

type StoredState = { state: StoredDocumentState; sum: number; paidSum: number; dueOn: string | null }
type WorkingState = { state: DocumentState; openSum: number; overdueDays: number }

/** S-15: how a document stands on a day. On the due day itself it is not late yet. */
export function workingState({ state, sum, paidSum, dueOn }: StoredState, today: string): WorkingState {
  if (!isOpenState(state)) return { state, openSum: 0, overdueDays: 0 }
  const overdueDays = daysLate(dueOn, today)
  return { state: overdueDays > 0 ? 'overdue' : state, openSum: sum - paidSum, overdueDays }
}

import type { ListedOrder } from '@vitrina/contract/orders/orders'

/** Reasons for which an order waits for the buyer, the most urgent first. */
type Reason = 'approve' | 'overdue' | 'collect' | 'pay'

export function waitsFor({ actions, isOverdue }: Pick<ListedOrder, 'actions' | 'isOverdue'>): Reason {
  if (actions.includes('approve')) return 'approve'
  if (isOverdue) return 'overdue'
  return actions.includes('collect') ? 'collect' : 'pay'
}

export const reasonTones = { approve: 'attention', overdue: 'bad', collect: 'good', pay: 'attention' } as const

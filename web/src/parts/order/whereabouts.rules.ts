import { exactAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'

/** `released`: taken off the reserve; it ships only if it is still free. */
export type Whereabouts = {
  where: 'held' | 'inTransit' | 'awaited' | 'released'
  place: string | null
  from: string | null
  amount: number
  readyOn: string | null
}

/** Where the unshipped part of a line is: in a warehouse, in transit, or not arrived. */
export function whereaboutsOf({ sources, amount, cancelled, shipped }: OrderItem): Whereabouts[] {
  let open = exactAmount(amount - cancelled - shipped)
  const parts = sources.flatMap(({ kind, warehouse: place, from, readyOn, ...part }): Whereabouts[] => {
    const unheld = exactAmount(part.amount - part.held - part.inTransit - part.shipped)
    return [
      { where: 'held', place, from: null, amount: part.held, readyOn: null },
      { where: 'inTransit', place, from, amount: part.inTransit, readyOn },
      { where: kind === 'toOrder' ? 'awaited' : 'released', place, from: null, amount: unheld, readyOn },
    ]
  })
  const order = ['held', 'inTransit', 'awaited', 'released'] as const
  // A cancelled line keeps its plan: nothing beyond the open amount is shown.
  return order.flatMap((where) =>
    parts
      .filter((part) => part.where === where)
      .flatMap((part) => {
        const shown = Math.min(open, part.amount)
        open = exactAmount(open - Math.max(0, shown))
        return shown > 0 ? [{ ...part, amount: shown }] : []
      }),
  )
}

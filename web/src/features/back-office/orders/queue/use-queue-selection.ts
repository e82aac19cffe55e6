import type { DeskRow } from '@vitrina/contract/orders/order-desk'
import { useState } from 'react'
import { createStore } from '#lib/store.ts'
import type { SeenOrder } from './queue.api.ts'
import { extended, pageToggled, type Selection, toggled } from './selection.rules.ts'

/** The order opened last: coming back, the hand is where it was. */
export const lastOpened = createStore<number | undefined>(undefined)

const seenOf = ({ id, number, version }: Pick<DeskRow, 'id' | 'number' | 'version'>): SeenOrder => ({ id, number, version })

/** Ticked orders and the row the keys act on. */
export function useQueueSelection(rows: readonly Pick<DeskRow, 'id' | 'number' | 'version'>[]) {
  const orders = rows.map(seenOf)
  const [selection, setSelection] = useState<Selection<SeenOrder>>(new Map())
  const [anchor, setAnchor] = useState<number>()
  const [chosen, setChosen] = useState<number | undefined>(lastOpened.get())
  const active = orders.find(({ id }) => id === chosen)
  // The newest versions of what is on the screen: a colleague may have changed an order since it was ticked.
  const current = new Map(orders.map((order) => [order.id, order]))
  return {
    selected: [...selection.values()].map((order) => current.get(order.id) ?? order),
    isSelected: (id: number) => selection.has(id),
    isPageSelected: orders.length > 0 && orders.every(({ id }) => selection.has(id)),
    isPartly: orders.some(({ id }) => selection.has(id)),
    active,
    activate: setChosen,
    move: (by: 1 | -1) => {
      const place = active ? orders.indexOf(active) + by : by > 0 ? 0 : orders.length - 1
      const next = orders[Math.max(0, Math.min(orders.length - 1, place))]
      if (next) setChosen(next.id)
      return next?.id
    },
    toggle: (id: number, isRange: boolean) => {
      const order = current.get(id)
      if (!order) return
      setSelection(isRange ? extended(selection, orders, { from: anchor, to: order }) : toggled(selection, order))
      setAnchor(id)
    },
    togglePage: () => setSelection(pageToggled(selection, orders)),
    replace: (all: readonly SeenOrder[]) => setSelection(new Map(all.map((order) => [order.id, order]))),
    clear: () => setSelection(new Map()),
  }
}

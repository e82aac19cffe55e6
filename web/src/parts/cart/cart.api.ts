import { hashKey, MutationObserver, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { type CartAmounts, cartApi } from '@vitrina/contract/cart/cart'
import type { Answer } from '@vitrina/contract/endpoint'
import { ApiError } from '#api/api-error.ts'
import { call } from '#api/call.ts'
import { i18n } from '#i18n/i18n.ts'
import { showError, showMessage } from '#ui/messages.ts'
import { createAmountsQueue } from './amounts-queue.ts'

type Amounts = Answer<typeof cartApi.amounts>
type Change = { version: number; totals: { lineCount: number; lineSum: number } }

export const UNDO_MS = 8_000
/** A change shown as done must not be lost with the page. */
const keepalive = { keepalive: true }

/** Summary of the cart for every page: amounts by product, the count and the sum in the header. */
export const amountsQuery = queryOptions({
  queryKey: ['cart', 'amounts'],
  queryFn: ({ signal }): Promise<Amounts> => call(cartApi.amounts, {}, { signal }),
})

const withChanges = (amounts: CartAmounts['amounts'], changes: ReadonlyMap<number, number>): CartAmounts['amounts'] => {
  const next = { ...amounts }
  for (const [id, amount] of changes) {
    if (amount > 0) next[id] = amount
    else delete next[id]
  }
  return next
}

/** Optimistic: amounts and count at once, the sum waits for the server's prices. */
function showOptimistically(queries: QueryClient, changes: ReadonlyMap<number, number>): void {
  if (changes.size === 0) return
  queries.setQueryData(amountsQuery.queryKey, (before) => {
    if (!before) return before
    const amounts = withChanges(before.amounts, changes)
    return { ...before, amounts, count: before.count + Object.keys(amounts).length - Object.keys(before.amounts).length }
  })
}

const confirm = (queries: QueryClient, { version, totals }: Change): void => {
  queries.setQueryData(amountsQuery.queryKey, (before) => before && { ...before, version, count: totals.lineCount, sum: totals.lineSum })
}

async function offerUndo(queries: QueryClient, deletionToken: string): Promise<void> {
  await i18n.loadNamespaces(['cart'])
  const restore = () =>
    new MutationObserver(queries, {
      mutationFn: () => call(cartApi.restore, { body: { deletionToken } }),
      onSettled: () => queries.invalidateQueries({ queryKey: ['cart'] }),
    })
      .mutate()
      // The message bar has shown it already.
      .catch(() => undefined)
  showMessage({
    text: i18n.t('cart:removed'),
    duration: UNDO_MS,
    action: { label: i18n.t('cart:undo'), run: () => void restore() },
  })
}

/** One of several products may be refused: shown, and its amount reset to the cart's. */
function showRefused(queries: QueryClient, items: { status: string; message?: string | undefined }[]): void {
  const message = items.find(({ status }) => status === 'error')?.message
  if (!message) return
  showError({ message })
  void queries.invalidateQueries({ queryKey: ['cart'] })
}

async function send(queries: QueryClient, changes: ReadonlyMap<number, number>): Promise<void> {
  const updated = [...changes].filter(([, amount]) => amount > 0)
  const gone = [...changes].flatMap(([id, amount]) => (amount > 0 ? [] : id))
  if (updated.length > 0) {
    const answer = await call(
      cartApi.addItems,
      { body: { items: updated.map(([productId, amount]) => ({ productId, amount })) } },
      keepalive,
    )
    confirm(queries, answer)
    showRefused(queries, answer.items)
  }
  if (gone.length > 0) {
    const answer = await call(cartApi.changeMany, { body: { op: 'delete', productIds: gone } }, keepalive)
    confirm(queries, answer)
    if (answer.deletionToken) await offerUndo(queries, answer.deletionToken)
  }
}

function onCartLoaded(queries: QueryClient, listener: () => void): void {
  const key = hashKey(amountsQuery.queryKey)
  queries.getQueryCache().subscribe((event) => {
    // Changes that this page shows before the server knows them are marked as made by hand.
    if (event.type === 'updated' && event.query.queryHash === key && event.action.type === 'success' && !event.action.manual) listener()
  })
}

function amountSetterOf(queries: QueryClient) {
  const mutation = new MutationObserver(queries, {
    mutationFn: (changes: ReadonlyMap<number, number>) => send(queries, changes),
    onError: (error) => {
      const [field] = error instanceof ApiError ? error.fields : []
      // The field's own message says more than “Check the fields”.
      if (field) showError({ message: field.message })
    },
    onSettled: async () => {
      if (queries.getQueryData(amountsQuery.queryKey)) return
      // The first answer is still on its way: it was asked for before this change and would be shown without it.
      await queries.cancelQueries({ queryKey: amountsQuery.queryKey })
      void queries.invalidateQueries({ queryKey: amountsQuery.queryKey })
    },
  })
  const queue = createAmountsQueue({
    send: (changes) => mutation.mutate(changes),
    onRefused: (last) => {
      showOptimistically(queries, last)
      void queries.invalidateQueries({ queryKey: ['cart'] })
    },
  })
  addEventListener('pagehide', queue.flushNow)
  // A cart that comes while changes are under way may be of before them.
  onCartLoaded(queries, () => showOptimistically(queries, queue.pending()))
  return (productId: number, amount: number) => {
    const known = queries.getQueryData(amountsQuery.queryKey)
    // An answer requested before this click would show the old amount again.
    if (known) void queries.cancelQueries({ queryKey: amountsQuery.queryKey })
    showOptimistically(queries, new Map([[productId, amount]]))
    queue.set(productId, amount, known?.amounts[productId] ?? 0)
  }
}

/** All buttons of a page share one queue. */
const amountSetters = new WeakMap<QueryClient, ReturnType<typeof amountSetterOf>>()

/** Sets the amount of a product in the cart; zero removes it. */
export function useSetCartAmount(): (productId: number, amount: number) => void {
  const queries = useQueryClient()
  const setAmount = amountSetters.get(queries) ?? amountSetterOf(queries)
  amountSetters.set(queries, setAmount)
  return setAmount
}

import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { type Cart, cartApi, type CartLineState, type CartTotals } from '@vitrina/contract/cart/cart'
import { call } from '#api/call.ts'
import { i18n } from '#i18n/i18n.ts'
import { amountsQuery } from '#parts/cart/cart.api.ts'
import { toBatches } from '#parts/cart/cart-lines.api.ts'
import { showError } from '#ui/messages.ts'
import { withProgress } from '#ui/progress.ts'
import { reordered } from './reordered.rules.ts'

export const cartQuery = queryOptions({
  queryKey: ['cart', 'lines'],
  queryFn: ({ signal }): Promise<Cart> => call(cartApi.read, {}, { signal }),
  // Another tab or a colleague may have changed it.
  staleTime: 0,
  refetchOnWindowFocus: true,
})

/** Answer of every edit. */
type Edited = { version: number; totals: CartTotals; items?: { line?: CartLineState | undefined }[]; line?: CartLineState }

export const patchLines = (cart: Cart, changed: ReadonlyMap<number, Partial<CartLineState>>): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => {
    const change = changed.get(line.id)
    return change ? { ...line, ...change } : line
  }),
})

/** Puts changed lines and totals of an edit into the cart and the header. */
export function applyEdit(queries: QueryClient, { version, totals, items = [], line }: Edited): void {
  const changed = new Map([...items.flatMap((item) => item.line ?? []), ...(line ? [line] : [])].map((one) => [one.id, one]))
  queries.setQueryData(cartQuery.queryKey, (cart) => cart && { ...patchLines(cart, changed), version, totals })
  const amounts = Object.fromEntries([...changed.values()].flatMap((one) => (one.productId === null ? [] : [[one.productId, one.amount]])))
  queries.setQueryData(
    amountsQuery.queryKey,
    (before) => before && { ...before, version, count: totals.lineCount, sum: totals.lineSum, amounts: { ...before.amounts, ...amounts } },
  )
}

/** Ticks or unticks many lines, optimistically. */
export function useSelectLines() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ ids, selected }: { ids: number[]; selected: boolean }) => {
      for (const part of toBatches(ids))
        applyEdit(queries, await call(cartApi.changeMany, { body: { op: selected ? 'select' : 'unselect', ids: part } }))
    },
    onMutate: async ({ ids, selected }) => {
      await queries.cancelQueries(cartQuery)
      const changed = new Map(ids.map((id) => [id, { selected }]))
      queries.setQueryData(cartQuery.queryKey, (cart) => cart && patchLines(cart, changed))
    },
    onError: () => queries.invalidateQueries({ queryKey: ['cart'] }),
  })
}

/** Deletes lines; the token of each call restores them. */
export function useDeleteLines() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (ids: number[]): Promise<string[]> => {
      const tokens: string[] = []
      for (const part of toBatches(ids)) {
        const answer = await call(cartApi.changeMany, { body: { op: 'delete', ids: part } })
        if (answer.deletionToken) tokens.push(answer.deletionToken)
      }
      return tokens
    },
    onMutate: async (ids) => {
      await queries.cancelQueries(cartQuery)
      const gone = new Set(ids)
      queries.setQueryData(cartQuery.queryKey, (cart) => cart && { ...cart, lines: cart.lines.filter(({ id }) => !gone.has(id)) })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['cart'] }),
  })
}

export function useMoveLines() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ ids, toCartId }: { ids: number[]; toCartId: number }) => {
      for (const part of toBatches(ids)) await call(cartApi.changeMany, { body: { op: 'move', ids: part, toCartId } })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['cart'] }),
  })
}

/** Puts a line under another one, at once; one after another, so that quick keys keep their order. */
export function useReorderLine() {
  const queries = useQueryClient()
  return useMutation({
    scope: { id: 'cart-order' },
    mutationFn: async ({ id, after }: { id: number; after: number | null }) =>
      applyEdit(queries, await call(cartApi.changeMany, { body: { op: 'reorder', ids: [id], after } })),
    onMutate: async ({ id, after }) => {
      await queries.cancelQueries(cartQuery)
      queries.setQueryData(cartQuery.queryKey, (cart) => cart && { ...cart, lines: reordered(cart.lines, { id, after }) })
    },
    onError: () => queries.invalidateQueries({ queryKey: ['cart'] }),
  })
}

/** Current prices for every line (C-16 has the same limit). */
export function useActualiseCart() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => withProgress('actualization', () => call(cartApi.actualise, {})),
    onSuccess: (answer) => {
      applyEdit(queries, answer)
      queries.setQueryData(cartQuery.queryKey, (cart) => cart && { ...cart, pricedAt: answer.pricedAt })
    },
    //
    onError: () => showError({ message: i18n.t('product:price.notRefreshed') }),
  })
}

/** Adds a product from the quick row; an existing line grows. */
export function useAddToCart() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ productId, amount, key }: { productId: number; amount: number; key: string }) =>
      call(cartApi.addItems, { body: { items: [{ productId, amount }], mode: 'add' } }, { idempotencyKey: key }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['cart'] }),
  })
}

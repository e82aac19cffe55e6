import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { CartLine } from '@vitrina/contract/cart/cart'
import { cartAnalogsApi } from '@vitrina/contract/cart/cart-analogs'
import { needsAnalog } from '@vitrina/contract/cart/cart-analogs.rules'
import { call } from '#api/call.ts'

/** Stock changes slowly beside the edits of a cart. */
const FRESH_MS = 60_000

/** Inputs of the answer: lines that need no analog may be edited without asking again. */
export const needsOf = (lines: readonly CartLine[]): string =>
  lines
    .filter(needsAnalog)
    .map(({ id, productId, amount }) => `${id} ${productId} ${amount}`)
    .join()

export const cartAnalogsQuery = (needs: string) =>
  queryOptions({
    queryKey: ['cart-analogs', 'all', needs],
    queryFn: needs ? async ({ signal }) => (await call(cartAnalogsApi.list, {}, { signal })).items : skipToken,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    // An offer nobody has asked for: without an answer there is simply none.
    retry: false,
  })

export const lineAnalogsQuery = ({ id, productId, amount }: Pick<CartLine, 'id' | 'productId' | 'amount'>) =>
  queryOptions({
    queryKey: ['cart-analogs', 'line', id, productId, amount],
    queryFn: async ({ signal }) => (await call(cartAnalogsApi.ofLine, { params: { id } }, { signal })).items,
    staleTime: 0,
  })

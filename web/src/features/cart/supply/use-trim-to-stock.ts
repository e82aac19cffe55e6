import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cartApi } from '@vitrina/contract/cart/cart'
import { useTranslation } from '#i18n/use-translation.tsx'
import { call } from '#api/call.ts'
import { showMessage } from '#ui/messages.ts'
import { toBatches } from '#parts/cart/cart-lines.api.ts'
import { applyEdit } from '../cart.api.ts'
import { type Supply, trimToStock } from './compare-strategies.rules.ts'

const UNDO_MS = 10_000

type Trim = { amounts: { productId: number; amount: number }[]; ids: number[]; isSelected: boolean }

/** Cuts short lines to the available amount and removes those with nothing; the buyer may undo it. */
export function useTrimToStock() {
  const { t } = useTranslation(['cart-page', 'cart'])
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ amounts, ids, isSelected }: Trim) => {
      for (const items of toBatches(amounts)) applyEdit(queries, await call(cartApi.addItems, { body: { items, mode: 'set' } }))
      for (const part of toBatches(ids))
        applyEdit(queries, await call(cartApi.changeMany, { body: { op: isSelected ? 'select' : 'unselect', ids: part } }))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['cart'] }),
  })
  const trim = (short: Supply['short']) => {
    const { amounts, leftOut } = trimToStock(short)
    const before = short.flatMap(({ line: { productId, amount } }) =>
      amounts.some((one) => one.productId === productId) && productId !== null ? [{ productId, amount }] : [],
    )
    mutate(
      { amounts, ids: leftOut, isSelected: false },
      {
        onSuccess: () =>
          showMessage({
            text: t('supply.trimmed', { count: short.length }),
            duration: UNDO_MS,
            action: { label: t('cart:undo'), run: () => mutate({ amounts: before, ids: leftOut, isSelected: true }) },
          }),
      },
    )
  }
  return { trim, isPending }
}

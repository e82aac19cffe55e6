import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cartApi } from '@vitrina/contract/cart/cart'
import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import { subtractAmounts } from '@vitrina/contract/quantity/quantity.rules'
import { call } from '#api/call.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { randomUuid } from '#lib/random-uuid.ts'
import { showError, showMessage } from '#ui/messages.ts'
import { useNumber } from '../product/use-number.ts'
import { UNDO_MS, useSetCartAmount } from './cart.api.ts'

type Added = { product: Pick<ProductCard, 'id' | 'name' | 'unit'>; amount: number }

/** Adds an amount to what the cart has of a product; the result is announced, with a way back. */
export function useAddProduct() {
  const { t } = useTranslation('cart')
  const number = useNumber()
  const queries = useQueryClient()
  const setAmount = useSetCartAmount()
  return useMutation({
    mutationFn: ({ product, amount }: Added) =>
      call(
        cartApi.addItems,
        { body: { items: [{ productId: product.id, amount }], mode: 'add' } },
        { idempotencyKey: randomUuid(), keepalive: true },
      ),
    onSuccess: ({ items: [added] }, { product: { id, name, unit }, amount }) => {
      if (added?.status === 'error') return showError({ message: added.message ?? '' })
      const total = added?.line?.amount ?? amount
      showMessage({
        text: t('added', { name, amount: number(amount), unit: unit.name }),
        kind: 'success',
        duration: UNDO_MS,
        action: { label: t('undoAdded'), run: () => setAmount(id, subtractAmounts(total, amount)) },
      })
      return queries.invalidateQueries({ queryKey: ['cart'] })
    },
  })
}

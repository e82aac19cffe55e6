import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cartApi } from '@vitrina/contract/cart/cart'
import { call } from '#api/call.ts'
import { i18n } from '#i18n/i18n.ts'
import { randomUuid } from '#lib/random-uuid.ts'
import { showError, showMessage } from '#ui/messages.ts'

type Added = { id: number; name: string; amount: number }

/** C-15: adds an amount of an own product to the cart; a refusal shows the cart's message. */
export function useAddCustomProduct() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, amount }: Added) =>
      call(
        cartApi.addItems,
        { body: { items: [{ customProductId: id, amount }], mode: 'add' } },
        { idempotencyKey: randomUuid(), keepalive: true },
      ),
    onSuccess: ({ items }, { name }) => {
      const refusal = items.find(({ status }) => status === 'error')
      if (refusal) return showError({ message: refusal.message ?? '' })
      showMessage({ text: i18n.t('product:own.inCart', { name }), kind: 'success' })
      return queries.invalidateQueries({ queryKey: ['cart'] })
    },
  })
}

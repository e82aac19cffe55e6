import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cartApi } from '@vitrina/contract/cart/cart'
import { useTranslation } from '#i18n/use-translation.tsx'
import { call } from '#api/call.ts'
import { showError, showMessage } from '#ui/messages.ts'
import { toBatches, useRestoreLines } from '../cart-lines.api.ts'

const UNDO_MS = 10_000

type Replacement = { id: number; productId: number }
type Replaced = { count: number; tokens: string[]; refusal: string | undefined }

/** Puts other products in the place of lines; the tokens of the calls bring the former ones back. */
export function useReplaceLines() {
  const { t } = useTranslation(['cart-page', 'cart'])
  const queries = useQueryClient()
  const { mutate: restore } = useRestoreLines()
  return useMutation({
    mutationFn: async (items: Replacement[]): Promise<Replaced> => {
      const replaced: Replaced = { count: 0, tokens: [], refusal: undefined }
      for (const part of toBatches(items)) {
        const { summary, deletionToken, items: results } = await call(cartApi.replace, { body: { items: part } })
        replaced.count += summary.ok + summary.warning
        if (deletionToken) replaced.tokens.push(deletionToken)
        replaced.refusal ??= results.find(({ status }) => status === 'error')?.message
      }
      return replaced
    },
    onSuccess: ({ count, tokens, refusal }) => {
      if (count === 0) return showError({ message: refusal ?? t('analogs.failed') })
      showMessage({
        text: t('analogs.replaced', { count }),
        duration: UNDO_MS,
        action: { label: t('cart:undo'), run: () => restore(tokens) },
      })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['cart'] }),
  })
}

import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cartImportApi } from '@vitrina/contract/cart/cart-import'
import type { Answer } from '@vitrina/contract/endpoint'
import { useState } from 'react'
import { call } from '#api/call.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { randomUuid } from '#lib/random-uuid.ts'
import { afterChanges } from '#parts/list-import/list-import.api.ts'
import type { FinishProps } from '#parts/list-import/review-step.tsx'
import { showMessage } from '#ui/messages.ts'

export type TakenImport = Answer<typeof cartImportApi.take>

type Props = FinishProps & { onTaken: (taken: TakenImport) => void; onClose: () => void }

/** Puts the lines that have a product into the cart; what is not quite as asked is shown. */
export function CartFinish({ importId, readyCount, onTaken, onClose }: Props) {
  const { t } = useTranslation('list-import')
  const queries = useQueryClient()
  const [key] = useState(randomUuid)
  const take = useMutation({
    scope: afterChanges(importId),
    mutationFn: () => call(cartImportApi.take, { body: { importId } }, { idempotencyKey: key }),
    onSuccess: (taken) => {
      void queries.invalidateQueries({ queryKey: ['cart'] })
      if (taken.items.some(({ outcome }) => outcome !== 'taken')) return onTaken(taken)
      showMessage({ text: t('cart.taken', { count: taken.takenCount }), kind: 'success' })
      onClose()
    },
  })
  return (
    <Button variant="contained" disabled={readyCount === 0} loading={take.isPending} onClick={() => take.mutate()}>
      {readyCount > 0 ? t('cart.put', { count: readyCount }) : t('cart.putNothing')}
    </Button>
  )
}

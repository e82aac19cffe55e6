import type { CustomProduct } from '@vitrina/contract/catalogue/custom-products'
import { useTranslation } from '#i18n/use-translation.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { showMessage } from '#ui/messages.ts'
import { useRemoveCustomProduct } from './custom-products.api.ts'

type Options = { onRemoved?: () => void }

/** Asks first: the removal cannot be undone. */
export function useAskRemoval({ onRemoved }: Options = {}) {
  const { t } = useTranslation('product')
  const remove = useRemoveCustomProduct()
  return ({ id, name }: Pick<CustomProduct, 'id' | 'name'>) =>
    askConfirm({
      title: t('own.deleteTitle'),
      text: t('own.deleteText', { name }),
      confirm: t('own.delete'),
      isDangerous: true,
      run: async () => {
        await remove.mutateAsync(id)
        onRemoved?.()
        showMessage({ text: t('own.deleted'), kind: 'success' })
      },
    })
}

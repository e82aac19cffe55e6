import { useNavigate } from '@tanstack/react-router'
import type { OfferRow } from '@vitrina/contract/offers/offer-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { askConfirm } from '#ui/confirm.ts'
import { showMessage } from '#ui/messages.ts'
import { useArchive, useCopyOffer, useRemove, useRestore } from './offers.api.ts'
import { offerRemovals } from './removed-offers.tsx'
import type { RowAction } from './row-actions.rules.ts'

/** Long enough to reach for the button. */
const UNDO_MS = 8_000

/** Does what a row's menu and keys ask for. */
export function useRowActions() {
  const { t } = useTranslation('offers')
  const navigate = useNavigate()
  const archive = useArchive()
  const restore = useRestore()
  const remove = useRemove()
  const copy = useCopyOffer()
  return (action: RowAction, { id, name, number }: Pick<OfferRow, 'id' | 'name' | 'number'>): void => {
    switch (action) {
      case 'open':
        void navigate({ href: paths.offer(id) })
        return
      case 'copy':
        copy.mutate(
          { id, name: t('copy.name', { name }).slice(0, 200) },
          {
            onSuccess: (made) =>
              showMessage({
                text: t('copy.done', { number: made.number }),
                kind: 'success',
                duration: UNDO_MS,
                action: { label: t('actions.open'), run: () => void navigate({ href: paths.offer(made.id) }) },
              }),
          },
        )
        return
      case 'archive':
        archive.mutate(id, {
          onSuccess: () =>
            showMessage({
              text: t('archived', { number }),
              duration: UNDO_MS,
              action: { label: t('removal.undo'), run: () => restore.mutate(id) },
            }),
        })
        return
      case 'restore':
        restore.mutate(id, { onSuccess: () => showMessage({ text: t('restored', { number }), kind: 'success' }) })
        return
      case 'remove':
        askConfirm({
          title: t('remove.title', { number }),
          text: t('remove.text'),
          confirm: t('remove.confirm'),
          isDangerous: true,
          run: async () => {
            const { deletionToken, deletedCount } = await remove.mutateAsync(id)
            offerRemovals.remember({ deletionToken, count: deletedCount, name: number })
          },
        })
    }
  }
}

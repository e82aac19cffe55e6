import { useTranslation } from '#i18n/use-translation.tsx'
import { RemovalNotice } from '#parts/removal/removal-notice.tsx'
import { removalsOf } from '#parts/removal/removals.ts'
import { RemoveArchivedButton } from '#parts/removal/remove-archived-button.tsx'
import { useRemoveArchived, useUndoRemoval } from './offers.api.ts'

export const offerRemovals = removalsOf('B2B_OFFER_REMOVALS')

/** Deleted offers that can still be brought back. */
export function RemovedOffers() {
  const { t } = useTranslation('offers')
  const undo = useUndoRemoval()
  return (
    <RemovalNotice
      removals={offerRemovals}
      undo={undo}
      texts={{
        one: (name) => t('removal.one', { name }),
        many: (count) => t('removal.many', { count }),
        restored: (count) => t('removal.restored', { count }),
      }}
    />
  )
}

export function RemoveArchivedOffers({ count }: { count: number }) {
  const { t } = useTranslation('offers')
  const remove = useRemoveArchived()
  return (
    <RemoveArchivedButton removals={offerRemovals} text={t('removeAll.text', { count })} remove={() => remove.mutateAsync(undefined)} />
  )
}

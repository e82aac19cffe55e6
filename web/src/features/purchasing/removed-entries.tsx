import { useTranslation } from '#i18n/use-translation.tsx'
import { RemovalNotice } from '#parts/removal/removal-notice.tsx'
import { removalsOf } from '#parts/removal/removals.ts'
import { RemoveArchivedButton } from '#parts/removal/remove-archived-button.tsx'
import { useRemoveArchived, useUndoRemoval } from './purchasing.api.ts'

export const entryRemovals = removalsOf('B2B_PURCHASING_REMOVALS')

/** Deleted entries that can still be brought back. */
export function RemovedEntries() {
  const { t } = useTranslation('purchasing')
  const undo = useUndoRemoval()
  return (
    <RemovalNotice
      removals={entryRemovals}
      undo={undo}
      texts={{
        one: (name) => t('removal.one', { name }),
        many: (count) => t('removal.many', { count }),
        restored: (count) => t('removal.restored', { count }),
      }}
    />
  )
}

export function RemoveArchivedEntries({ count }: { count: number }) {
  const { t } = useTranslation('purchasing')
  const remove = useRemoveArchived()
  return (
    <RemoveArchivedButton removals={entryRemovals} text={t('removeAll.text', { count })} remove={() => remove.mutateAsync(undefined)} />
  )
}

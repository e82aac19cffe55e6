import { useTranslation } from '#i18n/use-translation.tsx'
import { RemovalNotice } from '#parts/removal/removal-notice.tsx'
import { removalsOf } from '#parts/removal/removals.ts'
import { RemoveArchivedButton } from '#parts/removal/remove-archived-button.tsx'
import { useRemoveArchived, useUndoRemoval } from './specifications.api.ts'

export const specificationRemovals = removalsOf('B2B_SPECIFICATION_REMOVALS')

/** Deleted specifications that can still be brought back. */
export function RemovedSpecifications() {
  const { t } = useTranslation('specifications')
  const undo = useUndoRemoval()
  return (
    <RemovalNotice
      removals={specificationRemovals}
      undo={undo}
      texts={{
        one: (name) => t('removal.one', { name }),
        many: (count) => t('removal.many', { count }),
        restored: (count) => t('removal.restored', { count }),
      }}
    />
  )
}

export function RemoveArchivedSpecifications({ count }: { count: number }) {
  const { t } = useTranslation('specifications')
  const remove = useRemoveArchived()
  return (
    <RemoveArchivedButton
      removals={specificationRemovals}
      text={t('removeAll.text', { count })}
      remove={() => remove.mutateAsync(undefined)}
    />
  )
}

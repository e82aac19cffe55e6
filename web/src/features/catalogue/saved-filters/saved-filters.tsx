import type { CatalogueParams } from '../catalogue.params.ts'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { SaveFilterDialog } from './save-filter-dialog.tsx'
import { SavedFiltersDialog } from './saved-filters-dialog.tsx'

/** C-13: dialogs of the panel's buttons; "back" closes them. */
export function SavedFilters({ params }: { params: CatalogueParams }) {
  const opened = useHistoryState('openedSavedFilters')
  const { close } = useHistoryStateSwitch()
  const onClose = () => close('openedSavedFilters')
  if (opened === 'save') return <SaveFilterDialog params={params} onClose={onClose} />
  return opened === 'list' ? <SavedFiltersDialog onClose={onClose} /> : null
}

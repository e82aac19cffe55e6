import type { EntryRow } from '@vitrina/contract/purchasing/purchasing-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { showMessage } from '#ui/messages.ts'
import { useArchive, useRemove, useRestore } from './purchasing.api.ts'
import { entryRemovals } from './removed-entries.tsx'

export type EntryAction = 'archive' | 'restore' | 'remove'

export const entryActionsOf = ({ status }: Pick<EntryRow, 'status'>): EntryAction[] =>
  status === 'active' ? ['archive'] : ['restore', 'remove']

/** Long enough to reach for the button. */
const UNDO_MS = 8_000

/** Does what the menu of an entry asks for. */
export function useEntryActions(onDone: () => void = () => {}) {
  const { t } = useTranslation('purchasing')
  const archive = useArchive()
  const restore = useRestore()
  const remove = useRemove()
  return (action: EntryAction, { id, name }: Pick<EntryRow, 'id' | 'name'>): void => {
    if (action === 'archive')
      return archive.mutate(id, {
        onSuccess: () => {
          showMessage({ text: t('archived', { name }), duration: UNDO_MS, action: { label: t('undo'), run: () => restore.mutate(id) } })
          onDone()
        },
      })
    if (action === 'restore')
      return restore.mutate(id, { onSuccess: () => showMessage({ text: t('restored', { name }), kind: 'success' }) })
    return askConfirm({
      title: t('remove.title', { name }),
      text: t('remove.text'),
      confirm: t('remove.confirm'),
      isDangerous: true,
      run: async () => {
        const { deletionToken, deletedCount } = await remove.mutateAsync(id)
        entryRemovals.remember({ deletionToken, count: deletedCount, name })
        onDone()
      },
    })
  }
}

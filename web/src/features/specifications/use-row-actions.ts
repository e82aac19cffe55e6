import { useNavigate } from '@tanstack/react-router'
import type { SpecificationRow } from '@vitrina/contract/specifications/specification-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { askConfirm } from '#ui/confirm.ts'
import { showMessage } from '#ui/messages.ts'
import { specificationRemovals } from './removed-specifications.tsx'
import type { RowAction } from './row-actions.rules.ts'
import type { SpecificationTool } from './specification-tools.tsx'
import { useArchive, useRemove, useRestore } from './specifications.api.ts'

/** Long enough to reach for the button. */
const UNDO_MS = 8_000

/** Does what a row's menu and keys ask for. */
export function useRowActions(onTool: (tool: SpecificationTool) => void) {
  const { t } = useTranslation('specifications')
  const navigate = useNavigate()
  const archive = useArchive()
  const restore = useRestore()
  const remove = useRemove()
  return (action: RowAction, row: SpecificationRow): void => {
    const { id, name } = row
    switch (action) {
      case 'open':
        void navigate({ href: paths.specification(id) })
        return
      case 'archive':
        archive.mutate(id, {
          onSuccess: () =>
            showMessage({
              text: t('archived', { name }),
              duration: UNDO_MS,
              action: { label: t('removal.undo'), run: () => restore.mutate(id) },
            }),
        })
        return
      case 'restore':
        restore.mutate(id, { onSuccess: () => showMessage({ text: t('restored', { name }), kind: 'success' }) })
        return
      case 'remove':
        askConfirm({
          title: t('remove.title', { name }),
          text: t('remove.text'),
          confirm: t('remove.confirm'),
          isDangerous: true,
          run: async () => {
            const { deletionToken, deletedCount } = await remove.mutateAsync(id)
            specificationRemovals.remember({ deletionToken, count: deletedCount, name })
          },
        })
        return
      case 'export':
        onTool({ kind: 'export', rows: [row] })
        return
      case 'rename':
      case 'copy':
      case 'share':
        onTool({ kind: action, row })
    }
  }
}

import { useNavigate } from '@tanstack/react-router'
import type { SpecificationRow } from '@vitrina/contract/specifications/specification-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { showMessage } from '#ui/messages.ts'
import { ExportDialog } from './export-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { useChangeHead, useCopySpecification, useCreateSpecification } from './specifications.api.ts'

/** A form over the list. */
export type SpecificationTool =
  | { kind: 'create' }
  | { kind: 'rename' | 'copy' | 'share'; row: SpecificationRow }
  | { kind: 'export'; rows: readonly SpecificationRow[] }

type Props = { tool: SpecificationTool | null; onClose: () => void }

export function SpecificationTools({ tool, onClose }: Props) {
  if (!tool) return null
  switch (tool.kind) {
    case 'create':
      return <CreateDialog onClose={onClose} />
    case 'rename':
      return <RenameDialog row={tool.row} onClose={onClose} />
    case 'copy':
      return <CopyDialog row={tool.row} onClose={onClose} />
    case 'share':
      return <ShareDialog specification={tool.row} onClose={onClose} />
    case 'export':
      return <ExportDialog specifications={tool.rows} onClose={onClose} />
  }
}

function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('specifications')
  const navigate = useNavigate()
  const create = useCreateSpecification()
  return (
    <NameDialog
      texts={{ title: t('create.title'), submit: t('create.submit') }}
      initial=""
      hasDetails
      isPending={create.isPending}
      error={create.error}
      onClose={onClose}
      onSubmit={(fields) => create.mutate(fields, { onSuccess: ({ id }) => void navigate({ href: paths.specification(id) }) })}
    />
  )
}

type RowDialog = { row: SpecificationRow; onClose: () => void }

function RenameDialog({ row, onClose }: RowDialog) {
  const { t } = useTranslation('specifications')
  const change = useChangeHead()
  return (
    <NameDialog
      texts={{ title: t('rename.title'), submit: t('rename.submit') }}
      initial={row.name}
      isPending={change.isPending}
      error={change.error}
      onClose={onClose}
      onSubmit={({ name }) => change.mutate({ id: row.id, name }, { onSuccess: onClose })}
    />
  )
}

export function CopyDialog({ row, onClose }: { row: Pick<SpecificationRow, 'id' | 'name' | 'isOwn'>; onClose: () => void }) {
  const { t } = useTranslation('specifications')
  const navigate = useNavigate()
  const copy = useCopySpecification()
  return (
    <NameDialog
      texts={{ title: t('copy.title'), submit: t('copy.submit') }}
      initial={row.isOwn ? t('copy.name', { name: row.name }).slice(0, 200) : row.name}
      isPending={copy.isPending}
      error={copy.error}
      onClose={onClose}
      onSubmit={({ name }) =>
        copy.mutate(
          { id: row.id, name },
          {
            onSuccess: (made) => {
              onClose()
              const open = () => void navigate({ href: paths.specification(made.id) })
              showMessage({
                text: t('copy.done', { name: made.name }),
                kind: 'success',
                duration: 8_000,
                action: { label: t('copy.open'), run: open },
              })
            },
          },
        )
      }
    />
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Specification } from '@vitrina/contract/specifications/specification-shapes'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { askConfirm } from '#ui/confirm.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { showMessage } from '#ui/messages.ts'
import { DifferenceList } from './editor/difference-list.tsx'
import { differenceQuery, revisionsQuery, useRevert } from './specifications.api.ts'

type Props = { id: number; canEdit: boolean; onReverted: (specification: Specification) => void; onClose: () => void }

/** Earlier states beside what changed since; any of them can be made the present one. */
export function RevisionsDialog({ id, canEdit, onReverted, onClose }: Props) {
  const { t } = useTranslation('specifications')
  const { data } = useQuery(revisionsQuery(id))
  const [version, setVersion] = useState<number | null>(null)
  const chosen = data?.items.find((one) => one.version === version)
  const revert = useRevert(id)
  const ask = (asked: number, at: string) =>
    askConfirm({
      title: t('revisions.title2', { at }),
      text: t('revisions.text2'),
      confirm: t('revisions.revert'),
      run: async () => {
        onReverted(await revert.mutateAsync(asked))
        showMessage({ text: t('revisions.done'), kind: 'success' })
        onClose()
      },
    })
  return (
    <AppDialog
      isOpen
      maxWidth="md"
      title={t('revisions.title')}
      onClose={onClose}
      actions={
        canEdit && chosen ? (
          <Button variant="contained" onClick={() => ask(chosen.version, formatMoment(chosen.at))}>
            {t('revisions.revert')}
          </Button>
        ) : undefined
      }
    >
      {!data && <Skeleton variant="rounded" height={240} />}
      {data?.items.length === 0 && <Typography color="textSecondary">{t('revisions.empty')}</Typography>}
      {data && data.items.length > 0 && (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '240px minmax(0, 1fr)' } }}>
          <List dense aria-label={t('revisions.title')} sx={{ maxHeight: 420, overflow: 'auto', p: 0 }}>
            {data.items.map((one) => (
              <ListItemButton key={one.version} selected={one.version === version} onClick={() => setVersion(one.version)}>
                <ListItemText
                  primary={formatMoment(one.at)}
                  secondary={[one.by?.name, t('card.lines', { count: one.lineCount })].filter(Boolean).join(' · ')}
                />
              </ListItemButton>
            ))}
          </List>
          {version === null ? (
            <Typography color="textSecondary">{t('revisions.choose')}</Typography>
          ) : (
            <Difference id={id} version={version} />
          )}
        </Box>
      )}
    </AppDialog>
  )
}

function Difference({ id, version }: { id: number; version: number }) {
  const { t } = useTranslation('specifications')
  const { data } = useQuery(differenceQuery(id, version))
  if (!data) return <Skeleton variant="rounded" height={240} />
  return <DifferenceList difference={data} label={t('revisions.since')} />
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { ChangedPrices } from './changed-prices.tsx'
import { type ShownType, updateRowsQuery, updatesQuery } from './prices.api.ts'
import { useTypeName } from './use-type-name.ts'

type Undo = { run: (id: number) => void; isPending: boolean; error: string | undefined }

/** Who changed the list and how, with the prices before and after; each change can be taken back. */
export function UpdatesDialog({ type, undo, onClose }: { type: ShownType; undo: Undo; onClose: () => void }) {
  const { t } = useTranslation('prices-desk')
  const number = useNumber()
  const typeName = useTypeName()
  const { data, error, refetch } = useQuery(updatesQuery(type.id))
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <AppDialog isOpen title={t('updates.title', { name: typeName(type) })} maxWidth="md" onClose={onClose}>
      {undo.error && <Alert severity="error">{undo.error}</Alert>}
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rowHeight={48} />}
      {data?.items.length === 0 && <Typography color="textSecondary">{t('updates.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.items.map(({ id, kind, percent, rowCount, actor, at, isUndone }) => (
          <Box component="li" key={id} sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              <Box sx={{ flex: '1 1 260px' }}>
                {t(`updates.kinds.${kind}`)}
                {percent !== null && ` ${percent > 0 ? '+' : '−'}${number(Math.abs(percent) / 100)} %`}
                {', '}
                {t('updates.prices', { count: rowCount })}
                <Typography variant="body2" color="textSecondary">
                  {[formatMoment(at), actor].filter(Boolean).join(' · ')}
                </Typography>
              </Box>
              {isUndone && <Chip size="small" label={t('updates.undone')} />}
              <Button size="small" aria-expanded={opened === id} onClick={() => setOpened(opened === id ? null : id)}>
                {t('updates.show')}
              </Button>
              {kind !== 'undo' && !isUndone && (
                <Button size="small" loading={undo.isPending} onClick={() => undo.run(id)}>
                  {t('updates.undo')}
                </Button>
              )}
            </Box>
            {opened === id && <UpdateRows id={id} />}
          </Box>
        ))}
      </Box>
    </AppDialog>
  )
}

function UpdateRows({ id }: { id: number }) {
  const { t } = useTranslation('prices-desk')
  const { data, error, refetch } = useQuery(updateRowsQuery(id))
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rowHeight={36} />
  return (
    <Box sx={{ mt: 2 }}>
      <ChangedPrices label={t('updates.rows')} rows={data.items} />
      {data.meta.totalCount > data.items.length && (
        <Typography color="textSecondary">{t('bulk.more', { count: data.meta.totalCount - data.items.length })}</Typography>
      )}
    </Box>
  )
}

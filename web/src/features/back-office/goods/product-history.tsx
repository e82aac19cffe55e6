import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { ADDED } from '@vitrina/contract/goods/product-changes.rules'
import type { HistoryEntry } from '@vitrina/contract/goods/goods'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { showMessage } from '#ui/messages.ts'
import { SectionFrame } from '#ui/section-frame.tsx'
import { historyQuery, useUndoChanges } from './goods.api.ts'
import { useFieldTexts } from './use-field-texts.ts'

/** Who changed what, when, from what to what; each change can be taken back while nothing stands on it. */
export function ProductHistory({ id, version }: { id: number; version: number }) {
  const { t } = useTranslation('goods')
  const { data } = useQuery(historyQuery(id, version))
  const undo = useUndoChanges()
  const { nameOf, textOf } = useFieldTexts()
  const run = (changeId: number) =>
    undo.mutate([changeId], {
      onSuccess: ({ changes }) => {
        const reason = changes[0]?.reason
        showMessage(reason ? { text: reason, kind: 'error' } : { text: t('history.undone'), kind: 'success' })
      },
    })
  return (
    <SectionFrame title={t('product.history')} isTight>
      {data?.items.length === 0 && <Typography color="textSecondary">{t('history.empty')}</Typography>}
      <Box component="ol" aria-label={t('product.history')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.items.map((entry) => (
          <Box
            component="li"
            key={entry.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: '1 1 300px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {entry.field === ADDED ? (
                t('history.added')
              ) : (
                <>
                  <b style={{ fontWeight: 600 }}>{nameOf(entry.field)}</b>: {textOf(entry.field, entry.before)} →{' '}
                  {textOf(entry.field, entry.after)}
                </>
              )}
              <Typography variant="body2" color="textSecondary">
                {[
                  formatMoment(entry.at),
                  entry.actor,
                  sourceOf(entry),
                  entry.isUndo && t('history.isUndo'),
                  entry.isUndone && t('history.isUndone'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
            {!entry.isUndone && entry.field !== ADDED && (
              <Button
                size="small"
                aria-label={t('history.undoNamed', { field: nameOf(entry.field) })}
                loading={undo.isPending && undo.variables?.[0] === entry.id}
                onClick={() => run(entry.id)}
              >
                {t('history.undo')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {data?.hasMore && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('history.more')}
        </Typography>
      )}
    </SectionFrame>
  )

  function sourceOf({ source, sourceNumber }: HistoryEntry): string {
    return t(`history.sources.${source}`, { number: sourceNumber ?? 0 })
  }
}

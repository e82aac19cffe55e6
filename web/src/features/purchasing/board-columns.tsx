import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { purchasingStates } from '@vitrina/contract/purchasing/purchasing.rules'
import type { EntryRow } from '@vitrina/contract/purchasing/purchasing-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { EntryCard } from './entry-card.tsx'

/** A column for each state; the state follows the orders, so cards move by themselves. */
export function BoardColumns({ rows, canEdit }: { rows: readonly EntryRow[]; canEdit: boolean }) {
  const { t } = useTranslation('purchasing')
  const number = useNumber()
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(5, minmax(232px, 1fr))' },
        overflowX: { sm: 'auto' },
        pb: 2,
      }}
      tabIndex={0}
      role="group"
      aria-label={t('views.board')}
    >
      {purchasingStates.map((state) => {
        const own = rows.filter((row) => row.state === state)
        return (
          <Box
            key={state}
            component="section"
            aria-label={t(`states.${state}`)}
            sx={{ display: 'grid', gap: 2, p: { sm: 2 }, bgcolor: { sm: 'action.hover' }, borderRadius: 1, minWidth: 0 }}
          >
            <Typography variant="h4" component="h2" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, px: { sm: 1 } }}>
              {t(`states.${state}`)}
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                {number(own.length)}
              </Box>
            </Typography>
            {own.length === 0 ? (
              <Box sx={{ fontSize: 13, color: 'text.secondary', px: { sm: 1 }, pb: 1 }}>{t('columnEmpty')}</Box>
            ) : (
              <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
                {own.map((row) => (
                  <EntryCard key={row.id} row={row} canEdit={canEdit} />
                ))}
              </Box>
            )}
          </Box>
        )
      })}
    </Box>
  )
}

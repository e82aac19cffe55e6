import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { Review } from './import.api.ts'
import type { Choice, RowState } from './import-choices.rules.ts'
import { ImportRow } from './import-row.tsx'
import { importRowsStyles } from './import-rows.styles.ts'

type Props = {
  states: readonly RowState[]
  onChange: (state: RowState, choice: Choice) => void
  onDrop: (state: RowState) => void
  onReplace: (index: number, found: Review['items'][number]) => void
}

const statuses = ['error', 'warning', 'ok'] as const
const colours = { ok: 'success', warning: 'warning', error: 'error' } as const

const Rows = styled('ul')(memoTheme(importRowsStyles))

/** Every row with its result: green goes, yellow needs a look, red is corrected or dropped. */
export function ImportReview({ states, onChange, onDrop, onReplace }: Props) {
  const { t } = useTranslation('cart-import')
  const [only, setOnly] = useState<RowState['status'] | null>(null)
  const count = (status: RowState['status']) => states.filter((state) => state.status === status).length
  const isShown = only !== null && count(only) > 0
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box role="group" aria-label={t('review.filter')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Chip
          label={t('review.all', { count: states.length })}
          variant={isShown ? 'outlined' : 'filled'}
          aria-pressed={!isShown}
          onClick={() => setOnly(null)}
        />
        {statuses
          .filter((status) => count(status) > 0)
          .map((status) => (
            <Chip
              key={status}
              color={colours[status]}
              label={t(`review.${status}`, { count: count(status) })}
              variant={only === status ? 'filled' : 'outlined'}
              aria-pressed={only === status}
              onClick={() => setOnly(only === status ? null : status)}
            />
          ))}
      </Box>
      <Rows>
        {states.map((state) =>
          isShown && state.status !== only ? null : (
            <ImportRow
              key={state.row.index}
              state={state}
              onChange={(choice) => onChange(state, choice)}
              onDrop={() => onDrop(state)}
              onReplace={(found) => onReplace(state.row.index, found)}
            />
          ),
        )}
      </Rows>
    </Box>
  )
}

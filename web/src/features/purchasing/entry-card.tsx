import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import { mdiAccountOutline, mdiCommentOutline } from '@mdi/js'
import type { EntryRow } from '@vitrina/contract/purchasing/purchasing-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { EntryMenu } from './entry-menu.tsx'
import { Coverage, NeededDay, SumAndBudget, Warnings } from './entry-marks.tsx'

/** One need on the board; the whole card is a link to it. */
export function EntryCard({ row, canEdit }: { row: EntryRow; canEdit: boolean }) {
  const { t } = useTranslation('purchasing')
  const number = useNumber()
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ position: 'relative', p: 3, display: 'grid', gap: 2, fontSize: 13, minWidth: 0, '&:hover': { borderColor: 'primary.main' } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Link
            component={Anchor}
            href={paths.purchasingEntry(row.id)}
            sx={{ fontSize: 14, fontWeight: 600, overflowWrap: 'anywhere', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {row.name}
          </Link>
          {row.objectName && <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{row.objectName}</Box>}
        </Box>
        {canEdit && (
          <Box sx={{ m: -1 }}>
            <EntryMenu row={row} />
          </Box>
        )}
      </Box>
      <NeededDay row={row} />
      <Coverage row={row} />
      <Warnings row={row} />
      <SumAndBudget row={row} />
      {(row.responsible || row.commentCount > 0) && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary', minWidth: 0 }}>
          {row.responsible && (
            <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Icon path={mdiAccountOutline} fontSize="inherit" />
              {row.responsible.name}
            </Box>
          )}
          {row.commentCount > 0 && (
            <Box
              component="span"
              role="img"
              aria-label={t('card.comments', { count: row.commentCount })}
              sx={{ display: 'flex', gap: 1, alignItems: 'center', ml: 'auto' }}
            >
              <Icon path={mdiCommentOutline} fontSize="inherit" />
              {number(row.commentCount)}
            </Box>
          )}
        </Box>
      )}
    </Paper>
  )
}

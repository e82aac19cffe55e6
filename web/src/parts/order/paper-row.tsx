import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Document } from '@vitrina/contract/documents'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { documentTones } from './state-tone.rules.ts'
import { ToneChip } from './tone-chip.tsx'
import { useDocumentName } from './use-paper-name.ts'

type Props = { document: Document /** Further actions. */; children?: ReactNode }

/** A document of an order: its type, payment state and files. */
export function DocumentRow({ document: paper, children }: Props) {
  const { t } = useTranslation('orders')
  const money = useMoney()
  const name = useDocumentName()(paper)
  const isDue = paper.dueOn !== null && (paper.state === 'awaiting' || paper.state === 'partially_paid' || paper.state === 'overdue')
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2, px: 4, py: 2.5 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[
            isDue && paper.dueOn && t('papers.due', { date: formatDate(paper.dueOn) }),
            paper.overdueDays > 0 && t('papers.overdue', { count: paper.overdueDays }),
            paper.paidSum > 0 && paper.openSum > 0 && t('papers.open', { sum: money(paper.openSum) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ width: { md: 140 } }}>
        <ToneChip tone={documentTones[paper.state]} label={t(`papers.states.${paper.state}`)} />
      </Box>
      <Typography sx={{ minWidth: 110, textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: 500 }}>
        {money(paper.sum)}
      </Typography>
      {/* The same width with and without a pay button, so that the columns of all rows are aligned. */}
      <Box sx={{ display: 'flex', gap: 1, minWidth: { md: 252 } }}>
        {paper.files.map(({ format, path }) => (
          <Button
            key={format}
            size="small"
            variant="outlined"
            color="inherit"
            href={path}
            component="a"
            download
            aria-label={t('papers.download', { name, format: format.toUpperCase() })}
          >
            {format.toUpperCase()}
          </Button>
        ))}
        {children}
      </Box>
    </Box>
  )
}

import { isOpenState } from '@vitrina/contract/documents/documents.rules'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Document } from '@vitrina/contract/documents/documents'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { documentTones } from './state-tone.rules.ts'
import { ToneChip } from './tone-chip.tsx'
import { useDocumentName } from './use-document-name.ts'

type Props = {
  document: Document
  /** Further actions. */
  children?: ReactNode
}

/** A document of an order: its type, payment state and files. */
export function DocumentRow({ document, children }: Props) {
  const { t } = useTranslation('orders')
  const money = useMoney()
  const name = useDocumentName()(document)
  const isDue = document.dueOn !== null && isOpenState(document.state)
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2, px: 4, py: 2.5 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[
            isDue && document.dueOn && t('documents.due', { date: formatDate(document.dueOn) }),
            document.overdueDays > 0 && t('documents.overdue', { count: document.overdueDays }),
            document.paidSum > 0 && document.openSum > 0 && t('documents.open', { sum: money(document.openSum) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ width: { md: 140 } }}>
        <ToneChip tone={documentTones[document.state]} label={t(`documents.states.${document.state}`)} />
      </Box>
      <Typography sx={{ minWidth: 110, textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: 500 }}>
        {money(document.sum)}
      </Typography>
      {/* The same width with and without a pay button, so that the columns of all rows are aligned. */}
      <Box sx={{ display: 'flex', gap: 1, minWidth: { md: 252 } }}>
        {document.files.map(({ format, path }) => (
          <Button
            key={format}
            size="small"
            variant="outlined"
            color="inherit"
            href={path}
            component="a"
            download
            aria-label={t('documents.download', { name, format: format.toUpperCase() })}
          >
            {format.toUpperCase()}
          </Button>
        ))}
        {children}
      </Box>
    </Box>
  )
}

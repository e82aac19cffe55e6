import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiContentCopy } from '@mdi/js'
import type { TransferReport } from '@vitrina/contract/specifications/specification-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { copyText } from '#lib/copy-text.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'
import { groupByOutcome, reportText } from './transfer-report.rules.ts'

/** Outcome of every line, grouped by outcome; nothing is lost silently. */
export function TransferReportView({ report: { items, takenCount, leftCount } }: { report: TransferReport }) {
  const { t } = useTranslation('transfer')
  const number = useNumber()
  const copy = async () => {
    await copyText(reportText(items, (outcome) => t(`outcomes.${outcome}`)))
    showMessage({ text: t('copied') })
  }
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Alert
        severity={leftCount === 0 ? 'success' : takenCount === 0 ? 'error' : 'warning'}
        role="status"
        action={
          <Button size="small" color="inherit" startIcon={<Icon path={mdiContentCopy} fontSize="small" />} onClick={() => void copy()}>
            {t('copy')}
          </Button>
        }
      >
        {t('taken', { count: takenCount })}
        {leftCount > 0 && ` ${t('left', { count: leftCount })}`}
      </Alert>
      {groupByOutcome(items).map((group) => (
        <Box component="section" key={group.outcome} aria-label={t(`outcomes.${group.outcome}`)}>
          <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
            {t(`outcomes.${group.outcome}`)} · {group.items.length}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: 13, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
            {group.items.map(({ lineId, name, asked, taken, message }) => (
              <Box
                component="li"
                key={lineId}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  columnGap: 4,
                  py: 1.5,
                  contentVisibility: 'auto',
                  containIntrinsicSize: 'auto 32px',
                }}
              >
                <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
                  {name}
                  {group.outcome !== 'taken' && message && <Box sx={{ color: 'text.secondary' }}>{message}</Box>}
                </Box>
                <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                  {asked === taken ? number(taken) : `${number(asked)} → ${number(taken)}`}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

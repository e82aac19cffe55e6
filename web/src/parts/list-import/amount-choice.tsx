import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ImportLine } from '@vitrina/contract/list-import/import-jobs'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { KeyMark } from './key-mark.tsx'

const keys = ['A', 'B'] as const

/** Both readings of an amount like «1.500», each by its key. */
export function AmountChoice({ line, onChoose }: { line: ImportLine; onChoose: (at: number) => void }) {
  const { t } = useTranslation('list-import')
  const number = useNumber()
  const unit = line.product?.unit.name ?? line.customProduct?.unit ?? line.unit
  return (
    <Box role="group" aria-label={t('detail.amounts')} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography variant="body2">{t('detail.amounts')}</Typography>
      {keys.map((key, at) => {
        const amount = line.amountReadings[at]
        if (amount === undefined) return null
        return (
          <Button
            key={key}
            size="small"
            variant={line.amount === amount ? 'contained' : 'outlined'}
            aria-pressed={line.amount === amount}
            aria-keyshortcuts={key}
            sx={{ gap: 2 }}
            onClick={() => onChoose(at)}
          >
            <KeyMark>{key}</KeyMark>
            {`${number(amount)} ${unit}`.trim()}
          </Button>
        )
      })}
    </Box>
  )
}

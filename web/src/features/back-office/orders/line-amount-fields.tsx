import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { isInvalidAmount } from '../fulfilment/ship-amounts.rules.ts'

type Props = {
  items: readonly OrderItem[]
  /** The largest amount of each line. */
  can: ReadonlyMap<number, number>
  typed: Readonly<Record<number, string>>
  onType: (id: number, text: string) => void
}

/** One amount for each line of a dialog; lines without a possible amount are left out. */
export function LineAmountFields({ items, can, typed, onType }: Props) {
  const { t } = useTranslation('desk')
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '45vh', overflowY: 'auto', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {items.map((item) => {
        const most = can.get(item.id) ?? 0
        const text = typed[item.id] ?? String(most).replace('.', ',')
        if (most <= 0) return null
        return (
          <Box component="li" key={item.id} sx={{ py: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {item.name}
              <Typography variant="body2" color="textSecondary">
                {item.article}
              </Typography>
            </Box>
            <TextField
              size="small"
              label={t('change.amount', { unit: item.unit })}
              value={text}
              error={isInvalidAmount(item, most, text)}
              onChange={({ target }) => onType(item.id, target.value)}
              slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': t('change.amountOf', { name: item.name }) } }}
              sx={{ width: 160 }}
            />
          </Box>
        )
      })}
    </Box>
  )
}

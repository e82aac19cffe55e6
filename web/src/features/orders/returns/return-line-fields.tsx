import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mdiCameraPlusOutline } from '@mdi/js'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import { useRef } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { Icon } from '#ui/icon.tsx'
import { amountOf, amountProblem, type ReturnCondition, type ReturnLine, type ReturnReason } from './return-draft.rules.ts'

const reasons = ['wrongItem', 'defect', 'damaged', 'shortage', 'excess', 'notNeeded'] as const
const conditions = ['unopened', 'opened', 'damaged'] as const

/** With the largest amount that may be returned. */
export type ReturnableItem = OrderItem & { most: number }
type Props = { item: ReturnableItem; line: ReturnLine; onChange: (line: ReturnLine) => void }

/** One shipped line; the reason and the condition are asked once it has an amount. */
export function ReturnLineFields({ item, line, onChange }: Props) {
  const { t } = useTranslation('orders')
  const number = useNumber()
  const photo = useRef<HTMLInputElement>(null)
  const problem = amountProblem(item, line, item.most)
  const most = `${number(item.most)} ${item.unit}`
  return (
    <Box role="group" aria-label={item.name} sx={{ display: 'grid', gap: 4, pb: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{item.name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {[item.article, t('return.shipped', { amount: most })].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <TextField
          label={t('return.amount', { unit: item.unit })}
          value={line.amount}
          onChange={({ target }) => onChange({ ...line, amount: target.value })}
          error={problem !== null}
          helperText={problem && t(`return.problems.${problem}`, { most })}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
          sx={{ width: 150 }}
        />
      </Box>
      {amountOf(line) > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <TextField
            select
            label={t('return.reason')}
            value={line.reason}
            onChange={({ target }) => onChange({ ...line, reason: target.value as ReturnReason })}
            sx={{ minWidth: 190 }}
          >
            {reasons.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`return.reasons.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={t('return.condition')}
            value={line.condition}
            onChange={({ target }) => onChange({ ...line, condition: target.value as ReturnCondition })}
            sx={{ minWidth: 190 }}
          >
            {conditions.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`return.conditions.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <Button
            color="inherit"
            startIcon={<Icon path={mdiCameraPlusOutline} fontSize="small" />}
            onClick={() => photo.current?.click()}
            sx={{ minWidth: 0, maxWidth: '100%' }}
          >
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {line.photo ? line.photo.name : t('return.photo')}
            </Box>
          </Button>
          <input
            ref={photo}
            type="file"
            accept=".jpg,.jpeg,.png"
            aria-label={t('return.photo')}
            hidden
            onChange={({ target }) => onChange({ ...line, photo: target.files?.[0] ?? null })}
          />
        </Box>
      )}
    </Box>
  )
}

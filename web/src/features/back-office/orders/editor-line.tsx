import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { DateField } from '#ui/date-field.tsx'
import { changesOf, type LineDraft } from './change-draft.rules.ts'

type Split = { amount: string; day: string }
type Props = {
  item: OrderItem
  draft: LineDraft
  split: Split | undefined
  onEdit: (changed: Partial<LineDraft>) => void
  onSplit: (split: Split | undefined) => void
  onReplace: () => void
  /** Facts of the line, to decide by. */
  children?: ReactNode
}

const row = {
  py: 2,
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr) 160px 128px' },
} as const

/** One line of the order that is being changed. */
export function EditorLine({ item, draft, split, onEdit, onSplit, onReplace, children }: Props) {
  const { t } = useTranslation('desk')
  const { hasWrong } = changesOf([item], [draft])
  const isOver = item.amount === item.cancelled
  const hasLeft = item.shipped > 0 || item.waiting > 0
  if (isOver) return null
  return (
    <Box component="li" aria-label={item.name} sx={row}>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0, overflowWrap: 'anywhere' }}>
        {item.name}
        <Typography variant="body2" color="textSecondary">
          {item.article}
        </Typography>
        {children}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {item.productId !== null && (
            <Button size="small" aria-label={t('editor.replaceNamed', { name: item.name })} onClick={onReplace}>
              {t('editor.replace')}
            </Button>
          )}
          {item.productId !== null && !split && (
            <Button size="small" aria-label={t('editor.splitNamed', { name: item.name })} onClick={() => onSplit({ amount: '', day: '' })}>
              {t('editor.split')}
            </Button>
          )}
          {!hasLeft && draft.amount.trim() !== '0' && (
            <Button
              size="small"
              color="error"
              aria-label={t('editor.removeNamed', { name: item.name })}
              onClick={() => onEdit({ amount: '0' })}
            >
              {t('editor.remove')}
            </Button>
          )}
        </Box>
      </Box>
      <TextField
        size="small"
        label={t('editor.amount', { unit: item.unit })}
        value={draft.amount}
        error={hasWrong}
        onChange={({ target }) => onEdit({ amount: target.value })}
        slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': t('editor.amountOf', { name: item.name }) } }}
      />
      <TextField
        size="small"
        label={t('editor.price')}
        value={draft.price}
        disabled={hasLeft}
        error={hasWrong}
        onChange={({ target }) => onEdit({ price: target.value })}
        slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': t('editor.priceOf', { name: item.name }) } }}
      />
      {split && (
        <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <TextField
            size="small"
            label={t('editor.laterAmount', { unit: item.unit })}
            value={split.amount}
            onChange={({ target }) => onSplit({ ...split, amount: target.value })}
            slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': t('editor.laterAmountOf', { name: item.name }) } }}
            sx={{ width: 160 }}
          />
          <DateField
            label={t('editor.laterDay')}
            value={split.day}
            onChange={(picked) => onSplit({ ...split, day: picked })}
            min={sellerToday()}
            aria-label={t('editor.laterDayOf', { name: item.name })}
            sx={{ width: 180 }}
          />
          <Button size="small" onClick={() => onSplit(undefined)}>
            {t('editor.noSplit')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

type AddedProps = {
  added: { article: string; name: string; amount: string; price: string }
  /** The article of the line it takes the place of. */
  replaced: string | undefined
  onEdit: (changed: { amount?: string; price?: string }) => void
  onRemove: () => void
  /** Facts to decide by. */
  children: ReactNode
}

/** A product that is being added, or takes the place of a line. */
export function AddedLine({ added, replaced, onEdit, onRemove, children }: AddedProps) {
  const { t } = useTranslation('desk')
  return (
    <Box component="li" aria-label={added.name} sx={{ ...row, bgcolor: 'action.hover', px: 2, borderRadius: 1 }}>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0, overflowWrap: 'anywhere' }}>
        {added.name}
        <Typography variant="body2" color="textSecondary">
          {replaced ? t('editor.inPlaceOf', { article: added.article, replaced }) : added.article}
        </Typography>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{children}</Box>
        <Button size="small" color="error" aria-label={t('editor.removeNamed', { name: added.name })} onClick={onRemove}>
          {t('editor.remove')}
        </Button>
      </Box>
      <TextField
        size="small"
        label={t('editor.amountPlain')}
        value={added.amount}
        onChange={({ target }) => onEdit({ amount: target.value })}
        slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': t('editor.amountOf', { name: added.name }) } }}
      />
      <TextField
        size="small"
        label={t('editor.price')}
        placeholder={t('editor.customerPrice')}
        value={added.price}
        onChange={({ target }) => onEdit({ price: target.value })}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { inputMode: 'decimal', 'aria-label': t('editor.priceOf', { name: added.name }) },
        }}
      />
    </Box>
  )
}

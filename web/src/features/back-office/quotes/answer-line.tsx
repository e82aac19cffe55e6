import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { discountOf, isBelowFloor } from '@vitrina/contract/quotes/quotes.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { readMoney } from '#lib/read-money.rules.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { LineName } from '#parts/quotes/line-name.tsx'
import { LineWish } from '#parts/quotes/line-wish.tsx'
import { ProductField } from '#parts/quotes/product-field.tsx'
import type { LineShown } from '#parts/quotes/quotes.api.ts'
import { DateField } from '#ui/date-field.tsx'
import type { AnswerDraft } from './answer-draft.rules.ts'

type Props = {
  line: LineShown
  draft: AnswerDraft
  mostDiscountPercent: number
  /** The server's refusal of this line. */
  error: string | undefined
  onChange: (changed: Partial<AnswerDraft>) => void
}

/** One line at the desk: asked on the left, the answer on the right. */
export function AnswerLine({ line, draft, mostDiscountPercent, error, onChange }: Props) {
  const { t } = useTranslation('quotes')
  const named = (label: string) => ({ 'aria-label': `${label}: ${line.name}` })
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 720px)' } }}
    >
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <LineName line={line} />
        <LineWish line={line} />
        {!draft.isRefused && <Discount line={line} draft={draft} mostDiscountPercent={mostDiscountPercent} />}
        {error && (
          <Typography variant="body2" color="error" role="alert">
            {error}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignContent: 'start',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '120px 112px 156px minmax(0, 1fr)' },
        }}
      >
        {draft.isRefused ? (
          <TextField
            size="small"
            label={t('desk.refusal')}
            value={draft.refusal}
            onChange={({ target }) => onChange({ refusal: target.value })}
            slotProps={{ htmlInput: { maxLength: 500, ...named(t('desk.refusal')) } }}
            sx={{ gridColumn: '1 / -1' }}
          />
        ) : (
          <>
            <TextField
              size="small"
              label={t('desk.price')}
              value={draft.price}
              error={draft.price.trim() !== '' && readMoney(draft.price) === null}
              onChange={({ target }) => onChange({ price: target.value })}
              slotProps={{ htmlInput: { inputMode: 'decimal', ...named(t('desk.price')) } }}
            />
            <TextField
              size="small"
              label={t('desk.amount')}
              value={draft.amount}
              onChange={({ target }) => onChange({ amount: target.value })}
              slotProps={{ htmlInput: { inputMode: 'decimal', ...named(t('desk.amount')) } }}
            />
            <DateField label={t('desk.day')} value={draft.day} onChange={(picked) => onChange({ day: picked })} {...named(t('desk.day'))} />
            <ProductField
              label={t('desk.replacement')}
              name={`${t('desk.replacement')}: ${line.name}`}
              value={draft.replacement}
              onChange={(replacement) => onChange({ replacement })}
              sx={{ gridColumn: { xs: '2', sm: 'auto' } }}
            />
          </>
        )}
        <FormControlLabel
          control={<Checkbox size="small" checked={draft.isRefused} onChange={(_, isRefused) => onChange({ isRefused })} />}
          label={t('desk.refuseLine')}
          sx={{ gridColumn: '1 / -1', my: -2, justifySelf: 'start' }}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      </Box>
    </Box>
  )
}

/** How far below the list the price is; a replacement's list price is known once the answer is saved. */
function Discount({ line, draft, mostDiscountPercent }: Pick<Props, 'line' | 'draft' | 'mostDiscountPercent'>) {
  const { t } = useTranslation('quotes')
  const number = useNumber()
  const price = readMoney(draft.price)
  const saved = line.answer?.replacement
  const listPrice = draft.replacement === null ? line.listPrice : saved?.productId === draft.replacement.id ? saved.listPrice : null
  const discount = discountOf({ price, listPrice })
  if (price === null) return null
  if (discount === null || listPrice === null)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('desk.noDiscount')}
      </Typography>
    )
  const kopecks = (roubles: number) => Math.round(roubles * 100)
  const answer = { price: kopecks(price), amount: 1, replacement: null, day: null, refusal: '', note: '' }
  const isLow = isBelowFloor({ listPrice: kopecks(listPrice), answer }, mostDiscountPercent)
  return (
    <Typography variant="body2" color={isLow ? 'warning' : 'textSecondary'}>
      {t(isLow ? 'desk.belowFloor' : 'desk.discount', { percent: number(discount / 100), most: mostDiscountPercent })}
    </Typography>
  )
}

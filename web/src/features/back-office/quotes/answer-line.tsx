import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { discountOf, isBelowFloor } from '@vitrina/contract/quotes/quotes.rules'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { readMoney } from '#lib/read-money.rules.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { suggestedProductsQuery } from '#parts/product/suggested-products.ts'
import { LineName } from '#parts/quotes/line-name.tsx'
import { LineWish } from '#parts/quotes/line-wish.tsx'
import type { LineShown } from '#parts/quotes/quotes.api.ts'
import type { AnswerDraft } from './answer-draft.rules.ts'

type Props = {
  line: LineShown
  draft: AnswerDraft
  mostDiscountPercent: number
  /** What the server refused in this line. */
  error: string | undefined
  onChange: (changed: Partial<AnswerDraft>) => void
}

/** One line at the desk: asked on the left, the answer on the right. */
export function AnswerLine({ line, draft, mostDiscountPercent, error, onChange }: Props) {
  const { t } = useTranslation('quotes')
  const named = (label: string) => ({ 'aria-label': `${label}: ${line.name}` })
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 3, display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 640px)' } }}
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
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' } }}>
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
            <TextField
              size="small"
              type="date"
              label={t('desk.day')}
              value={draft.day}
              onChange={({ target }) => onChange({ day: target.value })}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: named(t('desk.day')) }}
            />
            <ReplacementField label={`${t('desk.replacement')}: ${line.name}`} draft={draft} onChange={onChange} />
          </>
        )}
        <FormControlLabel
          control={<Checkbox checked={draft.isRefused} onChange={(_, isRefused) => onChange({ isRefused })} />}
          label={t('desk.refuseLine')}
          sx={{ gridColumn: '1 / -1' }}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      </Box>
    </Paper>
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

type ReplacementProps = { label: string; draft: AnswerDraft; onChange: Props['onChange'] }

function ReplacementField({ label, draft: { replacement }, onChange }: ReplacementProps) {
  const [text, setText] = useState('')
  const keyword = useDeferredValue(text.trim())
  const { data } = useQuery({ ...suggestedProductsQuery(keyword), enabled: keyword.length > 1 })
  const options = (data?.products ?? []).map(({ id, article, name }) => ({ id, article, name }))
  return (
    <Autocomplete
      size="small"
      value={replacement}
      options={options}
      // The server has matched them.
      filterOptions={(found) => found}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      getOptionLabel={({ article, name }) => `${article} ${name}`}
      onInputChange={(_, next) => setText(next)}
      onChange={(_, chosen) => onChange({ replacement: chosen })}
      renderInput={(params) => <TextField {...params} label={label} />}
      sx={{ gridColumn: '1 / -1' }}
    />
  )
}

import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import TextField from '@mui/material/TextField'
import { useTranslation } from '#i18n/use-translation.tsx'
import { LineAnswer } from '#parts/quotes/line-answer.tsx'
import { LineName } from '#parts/quotes/line-name.tsx'
import type { LineShown } from '#parts/quotes/quotes.api.ts'
import { DateField } from '#ui/date-field.tsx'
import { isAmountWrong, isPriceWrong, type WishDraft } from './wish-draft.rules.ts'

type Props = { line: LineShown; draft: WishDraft; hasAnswer: boolean; onChange: (changed: Partial<WishDraft>) => void }

/** The buyer's wish for a line; unticked, the line is taken off the request. */
export function WishLine({ line, draft, hasAnswer, onChange }: Props) {
  const { t } = useTranslation('quotes')
  const named = (label: string) => ({ 'aria-label': `${label}: ${line.name}` })
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', lg: 'auto minmax(0, 1fr) minmax(0, 640px)' },
      }}
    >
      <Checkbox
        checked={draft.isKept}
        onChange={(_, isKept) => onChange({ isKept })}
        slotProps={{ input: named(t('wish.keep')) }}
        sx={{ m: -2 }}
      />
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0, ...(!draft.isKept && { textDecoration: 'line-through' }) }}>
        <LineName line={line} />
        {hasAnswer && <LineAnswer line={line} />}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridColumn: { xs: '1 / -1', sm: '2', lg: 'auto' },
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '104px 176px 160px minmax(0, 1fr)' },
        }}
      >
        <TextField
          size="small"
          label={t('wish.amount', { unit: line.unit })}
          value={draft.amount}
          disabled={!draft.isKept}
          error={draft.isKept && isAmountWrong(draft)}
          onChange={({ target }) => onChange({ amount: target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal', ...named(t('wish.amount', { unit: line.unit })) } }}
        />
        <TextField
          size="small"
          label={t('wish.target')}
          value={draft.price}
          disabled={!draft.isKept}
          error={draft.isKept && isPriceWrong(draft)}
          onChange={({ target }) => onChange({ price: target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal', ...named(t('wish.target')) } }}
        />
        <DateField
          label={t('wish.day')}
          value={draft.neededOn}
          disabled={!draft.isKept}
          onChange={(picked) => onChange({ neededOn: picked })}
          {...named(t('wish.day'))}
        />
        <TextField
          size="small"
          label={t('wish.note')}
          value={draft.note}
          disabled={!draft.isKept}
          onChange={({ target }) => onChange({ note: target.value })}
          slotProps={{ htmlInput: { maxLength: 500, ...named(t('wish.note')) } }}
        />
      </Box>
    </Box>
  )
}

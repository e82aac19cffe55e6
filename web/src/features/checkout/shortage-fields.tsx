import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { type CheckoutDraft, shortLines } from './checkout-draft.rules.ts'
import { Choice } from './choice.tsx'
import { takeOrderable } from './line-solutions.rules.ts'
import { ProblemLines } from './problem-lines.tsx'
import { useSplit } from './split-field.tsx'
import { useCartLines } from './use-cart-lines.ts'
import { useSolveWithUndo } from './use-solve-with-undo.ts'

/** Not enough stock, solved here: take what is there, take an analog, wait for the rest, or get it in two orders. */
export function ShortageFields({ options }: { options: CheckoutOptions }) {
  const short = shortLines(options)
  return short.length > 0 ? <Shortage options={options} short={short} /> : null
}

function Shortage({ options, short }: { options: CheckoutOptions; short: CheckoutOptions['problems'] }) {
  const { t } = useTranslation('checkout')
  const lines = useCartLines()
  const { solve, isPending } = useSolveWithUndo()
  const split = useSplit(options)
  const { setValue } = useFormContext<CheckoutDraft>()
  return (
    <Box
      role="group"
      aria-label={t('shortage.title')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 3,
        p: { xs: 3, sm: 4 },
        borderRadius: 1,
        border: 1,
        borderColor: 'warning.main',
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{t('shortage.text', { count: short.length })}</Typography>
      <ProblemLines problems={short} />
      <Choice
        name="shortage"
        label={t('shortage.label')}
        required={t('shortage.required')}
        options={[{ value: 'toOrder' as const, title: t('shortage.toOrder'), text: t('shortage.toOrderHint') }]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {lines.size > 0 && (
          <Button variant="outlined" size="small" loading={isPending} onClick={() => solve(takeOrderable(short, (id) => lines.get(id)))}>
            {t('shortage.takeAll')}
          </Button>
        )}
        {options.lineCount > 1 && (
          <Button
            variant="outlined"
            size="small"
            onClick={() => {
              setValue('shortage', 'toOrder', { shouldValidate: true })
              split('date')
            }}
          >
            {t('shortage.split')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Answer } from '@vitrina/contract/endpoint'
import type { schedulesApi } from '@vitrina/contract/account/schedules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { DebtSource } from '#parts/companies/debt-source.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { ACCOUNT_WIDTH } from '../form-section.tsx'

type Figures = Answer<typeof schedulesApi.payments>['figures']

/** Today's debt and balance of the company; the same as on its card. */
export function CompanyFigures({ figures }: { figures: Figures }) {
  const { t } = useTranslation('account')
  const money = useMoney()
  const shown = [
    ...(['receivables', 'overdueReceivables', 'balance'] as const).map((name) => ({
      name,
      text: money(figures[name]),
      isBad: name === 'overdueReceivables' && figures[name] > 0,
    })),
    { name: 'creditLeft', text: money(figures.creditLeft), isBad: false },
    { name: 'creditSum', text: money(figures.creditSum, { kopecks: false }), isBad: false },
    {
      name: 'deferralDays',
      text: figures.deferralDays > 0 ? t('days', { count: figures.deferralDays }) : t('terms.prepay'),
      isBad: false,
    },
  ]
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          // Six figures: rows of two or three leave no gap.
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
          gap: 3,
          maxWidth: ACCOUNT_WIDTH,
          m: 0,
          mb: 4,
          '& > div': { p: 4, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' },
          '& dt': { color: 'text.secondary', fontSize: 13 },
          '& dd': { m: 0, mt: 0.5, fontVariantNumeric: 'tabular-nums' },
        }}
      >
        {shown.map(({ name, text, isBad }) => (
          <div key={name}>
            <dt>{t(`figures.${name}`)}</dt>
            <Typography component="dd" variant="subtitle1" sx={{ color: isBad ? 'error.main' : 'inherit' }}>
              {text}
              {isBad && ` · ${t('days', { count: figures.overdueDuration })}`}
            </Typography>
          </div>
        ))}
      </Box>
      <DebtSource statement={figures.statement} />
    </>
  )
}

import Box from '@mui/material/Box'
import type { backOfficeApi } from '@vitrina/contract/back-office/back-office'
import type { Answer } from '@vitrina/contract/endpoint'
import { useTranslation } from '#i18n/use-translation.tsx'
import { DebtSource } from '#parts/companies/debt-source.tsx'
import { useMoney } from '#parts/price/use-money.ts'

type Debt = Answer<typeof backOfficeApi.customers>['items'][number]['debt']

/** Debt and advance of the company, as the company sees them. */
export function CompanyDebt({ debt }: { debt: Debt }) {
  const { t } = useTranslation('back-office')
  const money = useMoney()
  const { receivables, overdue, overdueDays, advance, creditLimit, creditLeft, statement } = debt
  const facts = [
    t('debt.receivables', { sum: money(receivables) }),
    overdue > 0 && t('debt.overdue', { sum: money(overdue), count: overdueDays }),
    advance > 0 && t('debt.advance', { sum: money(advance) }),
    creditLimit > 0 && t('debt.credit', { left: money(creditLeft), limit: money(creditLimit, { kopecks: false }) }),
  ].filter(Boolean)
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums', color: overdue > 0 ? 'error.main' : 'text.secondary' }}>
      {facts.join(' · ')}
      <DebtSource statement={statement} />
    </Box>
  )
}

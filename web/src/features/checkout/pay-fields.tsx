import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { DebtSource } from '#parts/companies/debt-source.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { type CheckoutDraft, isPayable } from './checkout-draft.rules.ts'
import { Choice } from './choice.tsx'
import { PointsNote } from './points-note.tsx'

/** Payment method; a disabled one shows the reason. */
export function PayFields({ options: { payments, credit, sum } }: { options: CheckoutOptions }) {
  const { t } = useTranslation('checkout')
  const { control } = useFormContext<CheckoutDraft>()
  const deliveryType = useWatch({ control, name: 'deliveryType' })
  const whyNot = (payment: CheckoutOptions['payments'][number]) =>
    isPayable(payment, deliveryType) ? null : payment.isAllowed ? t('pay.cashAtPickup') : (payment.reason ?? t('pay.closed'))
  const termsOf = ({ method, deferralDays }: CheckoutOptions['payments'][number]) =>
    method === 'deferred' && deferralDays > 0 ? t('pay.deferral', { count: deferralDays }) : t(`pay.hints.${method}`)
  return (
    <>
      <CreditStanding credit={credit} />
      <Choice
        name="paymentMethod"
        label={t('pay.method')}
        isLabelHidden
        required={t('pay.required')}
        options={payments.map((payment) => ({
          value: payment.method,
          title: t(`pay.methods.${payment.method}`),
          text: whyNot(payment) ?? termsOf(payment),
          isDisabled: whyNot(payment) !== null,
        }))}
      />
      <PointsNote sum={sum} />
    </>
  )
}

const severities = { warn: 'warning', release: 'warning', prepay: 'warning', stop: 'error' } as const

/** «Доступно X ₽, просрочено Y ₽, Z дней», before anything is promised. */
function CreditStanding({ credit }: { credit: CheckoutOptions['credit'] }) {
  const { t } = useTranslation('checkout')
  const money = useMoney()
  const { grade, reasons, limit, available, overdueSum, overdueDays, statement } = credit
  const facts = [
    limit > 0 && t('credit.available', { sum: money(available), limit: money(limit, { kopecks: false }) }),
    overdueSum > 0 && t('credit.overdue', { sum: money(overdueSum), count: overdueDays }),
  ].filter(Boolean)
  if (facts.length === 0 && grade === 'none') return null
  const standing = facts.join(', ')
  if (grade === 'none')
    return (
      <>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {standing}
        </Typography>
        <DebtSource statement={statement} />
      </>
    )
  return (
    <Alert severity={severities[grade]} sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <div>{standing || reasons.join(', ')}</div>
      <div>{t(`credit.grades.${grade}`)}</div>
      <DebtSource statement={statement} />
    </Alert>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { mdiCashRefund } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { Section } from '#parts/order/section.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView, PageNotFound } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { AllocateForm } from './allocate-form.tsx'
import { Allocations } from './allocations.tsx'
import { PaidBackDialog } from './paid-back-dialog.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentState } from './payment-state.tsx'
import { PaymentHistory } from './payment-history.tsx'
import { paymentQuery, useUnallocate, useVoid, type WholePayment } from './payments.api.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { Refunds } from './refunds.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

/** One payment: its allocations, refunds and possible actions. */
export function PaymentPage({ id }: { id: string }) {
  return /^\d{1,9}$/.test(id) ? <WholePaymentPage key={id} id={Number(id)} /> : <PageNotFound />
}

const isPaidByHand = ({ direction, state, method }: WholePayment): boolean =>
  direction === 'refund' && state === 'created' && method !== 'sbp' && method !== 'card'

function WholePaymentPage({ id }: { id: number }) {
  const { t } = useTranslation('payment-desk')
  const money = useMoney()
  const { data: payment, error, refetch } = useQuery(paymentQuery(id))
  if (error && !payment) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!payment)
    return (
      <Page nav={<BackOfficeNav open="payments" />}>
        <Skeleton variant="rounded" height={420} role="status" aria-label={t('loading')} />
      </Page>
    )
  return (
    <Page
      title={t(`name.${payment.direction}`, { id })}
      above={
        <>
          <BackOfficeNav open="payments" />
          <Link component={Anchor} href={deskPaths.payments} sx={{ display: 'inline-block', mb: 2 }}>
            {t('back')}
          </Link>
        </>
      }
      actions={<PaymentState payment={payment} />}
    >
      <Steps payment={payment} />
      <Box sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' } }}>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          {payment.free > 0 && (
            <Section title={t('allocate.heading', { sum: money(payment.free) })}>
              <AllocateForm key={payment.free} payment={payment} />
            </Section>
          )}
          {payment.direction === 'in' && <Allocations payment={payment} />}
          {payment.refunds.length > 0 && <Refunds refunds={payment.refunds} />}
          {payment.history.length > 0 && <PaymentHistory history={payment.history} />}
        </Box>
        <PaymentFacts payment={payment} />
      </Box>
    </Page>
  )
}

/** Actions possible now, and the open form. */
function Steps({ payment }: { payment: WholePayment }) {
  const { t } = useTranslation('payment-desk')
  const { open, close } = useHistoryStateSwitch()
  const tool = useHistoryState('openedPaymentTool')
  const onClose = () => close('openedPaymentTool')
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4, '&:empty': { display: 'none' } }}>
        {payment.refundable > 0 && (
          <Button variant="outlined" startIcon={<Icon path={mdiCashRefund} />} onClick={() => void open({ openedPaymentTool: 'refund' })}>
            {t('refund.open')}
          </Button>
        )}
        {isPaidByHand(payment) && (
          <Button variant="contained" onClick={() => void open({ openedPaymentTool: 'paidBack' })}>
            {t('paidBack.open')}
          </Button>
        )}
        {payment.isVoidable && (
          <Button variant="outlined" color="error" onClick={() => void open({ openedPaymentTool: 'void' })}>
            {t('void.open')}
          </Button>
        )}
      </Box>
      {tool === 'refund' && payment.refundable > 0 && <RefundDialog payment={payment} onClose={onClose} />}
      {tool === 'paidBack' && isPaidByHand(payment) && <PaidBackDialog payment={payment} onClose={onClose} />}
      {tool === 'void' && payment.isVoidable && <VoidDialog payment={payment} onClose={onClose} />}
      {typeof tool === 'object' && <UnallocateDialog payment={payment} documentId={tool.unallocate} onClose={onClose} />}
    </>
  )
}

function VoidDialog({ payment: { id, sum, company }, onClose }: { payment: WholePayment; onClose: () => void }) {
  const { t } = useTranslation('payment-desk')
  const money = useMoney()
  const step = useVoid(id)
  return (
    <ReasonDialog
      title={t('void.title', { id })}
      text={t('void.text', { company: company.name, sum: money(sum) })}
      submit={t('void.submit')}
      isPending={step.isPending}
      error={step.error}
      onSubmit={(reason) => step.mutate({ reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

type UnallocateProps = { payment: WholePayment; documentId: number; onClose: () => void }

function UnallocateDialog({ payment: { id, allocations }, documentId, onClose }: UnallocateProps) {
  const { t } = useTranslation('payment-desk')
  const money = useMoney()
  const step = useUnallocate(id)
  const part = allocations.find((one) => one.documentId === documentId)
  if (!part) return null
  return (
    <ReasonDialog
      title={t('unallocate.title', { number: part.number })}
      text={t('unallocate.text', { sum: money(part.allocated) })}
      submit={t('unallocate.submit')}
      isPending={step.isPending}
      error={step.error}
      onSubmit={(reason) => step.mutate({ documentId, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

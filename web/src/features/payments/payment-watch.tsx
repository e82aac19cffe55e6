import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiClockAlertOutline, mdiCloseCircleOutline } from '@mdi/js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { type PayerState, payerStateOf } from './payment-state.rules.ts'
import { paymentQuery, type ShownPayment } from './payments.api.ts'
import { WaitingPayment } from './waiting-payment.tsx'

type Props = {
  id: number
  onClose: () => void
  /** Another try
none where the form is elsewhere. */ onAgain?: () => void
}

const looks: Record<Exclude<PayerState, 'waiting'>, { icon: string; colour: string }> = {
  paid: { icon: mdiCheckCircleOutline, colour: 'success.main' },
  rejected: { icon: mdiAlertCircleOutline, colour: 'error.main' },
  expired: { icon: mdiClockAlertOutline, colour: 'warning.main' },
  cancelled: { icon: mdiCloseCircleOutline, colour: 'text.secondary' },
}

/** State of a payment until it is final; a paid one refreshes every screen at once. */
export function PaymentWatch({ id, onClose, onAgain }: Props) {
  const queries = useQueryClient()
  const { data: payment, error, refetch } = useQuery(paymentQuery(id))
  const isPaid = payment !== undefined && payerStateOf(payment.state) === 'paid'
  useEffect(() => {
    if (!isPaid) return
    for (const key of [['documents'], ['orders'], ['account'], ['companies']]) void queries.invalidateQueries({ queryKey: key })
  }, [isPaid, queries])

  if (!payment) return error ? <ErrorView error={error} onRetry={() => void refetch()} /> : <Skeleton variant="rounded" height={240} />
  const state = payerStateOf(payment.state)
  if (state === 'waiting') return <WaitingPayment payment={payment} isCutOff={error !== null} />
  return <Outcome payment={payment} state={state} onClose={onClose} onAgain={onAgain} />
}

type OutcomeProps = { payment: ShownPayment; state: Exclude<PayerState, 'waiting'>; onClose: () => void; onAgain: (() => void) | undefined }

function Outcome({ payment, state, onClose, onAgain }: OutcomeProps) {
  const { t } = useTranslation('payments')
  const money = useMoney()
  const { icon, colour } = looks[state]
  const canRetry = state !== 'paid' && onAgain !== undefined
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 3, py: 4, textAlign: 'center' }}>
      <Icon path={icon} sx={{ fontSize: 56, color: colour }} />
      <Typography variant="h2" component="p">
        {t(`outcome.${state}.title`)}
      </Typography>
      <Typography color="textSecondary">{t(`outcome.${state}.text`, { sum: money(payment.sum) })}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        {canRetry && (
          <Button variant="contained" onClick={onAgain}>
            {t('again')}
          </Button>
        )}
        <Button variant={canRetry ? 'outlined' : 'contained'} onClick={onClose}>
          {t('done')}
        </Button>
      </Box>
    </Box>
  )
}

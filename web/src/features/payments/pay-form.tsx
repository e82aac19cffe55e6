import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { mdiCreditCardOutline, mdiQrcode } from '@mdi/js'
import type { documentsApi } from '@vitrina/contract/documents/documents'
import type { Answer } from '@vitrina/contract/endpoint'
import { type OnlinePaymentMethod, onlinePaymentMethodsOf } from '@vitrina/contract/payments/payments.rules'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useSite } from '#parts/site/use-site.ts'
import { Icon } from '#ui/icon.tsx'
import { CardChoice, type ChosenCard } from './card-choice.tsx'
import { readSum } from './payment-state.rules.ts'
import { useStartPayment } from './payments.api.ts'

type PayableDocument = Answer<typeof documentsApi.read>

const typed = (sum: number) => sum.toFixed(2).replace('.', ',')

/** The sum, and one of the seller's payment methods. */
export function PayForm({ invoice, onStarted }: { invoice: PayableDocument; onStarted: (id: number) => void }) {
  const { t } = useTranslation('payments')
  const money = useMoney()
  const methods = onlinePaymentMethodsOf(useSite().settings)
  const start = useStartPayment()
  const [method, setMethod] = useState<OnlinePaymentMethod>(methods[0] ?? 'card')
  const [card, setCard] = useState<ChosenCard>({ id: null, remember: false })
  const [text, setText] = useState(typed(invoice.openSum))
  const sum = readSum(text, invoice.openSum)

  if (!invoice.canPay || invoice.openSum <= 0) return <Alert severity="info">{t('nothingToPay')}</Alert>

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sum === null) return
    const ofCard = card.id === null ? { remember: card.remember } : { cardId: card.id }
    start.mutate(
      { documentId: invoice.id, method, ...(sum < invoice.openSum && { sum }), ...(method === 'card' && ofCard) },
      {
        onSuccess: (payment) => {
          // The card is typed at the bank's page, which leads back.
          if (method === 'card' && payment.payUrl && payment.state !== 'paid') window.location.assign(payment.payUrl)
          else onStarted(payment.id)
        },
      },
    )
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4, pt: 1, maxWidth: 480, mx: 'auto' }}>
      <div>
        <Typography variant="body2" color="textSecondary">
          {t('open')}
        </Typography>
        <Typography sx={{ fontSize: 24, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{money(invoice.openSum)}</Typography>
      </div>
      {methods.length > 1 && (
        <ToggleButtonGroup
          exclusive
          fullWidth
          color="primary"
          value={method}
          aria-label={t('method')}
          onChange={(_, chosen: OnlinePaymentMethod | null) => chosen && setMethod(chosen)}
        >
          <ToggleButton value="sbp" sx={{ gap: 2 }}>
            <Icon path={mdiQrcode} fontSize="small" />
            {t('methods.sbp')}
          </ToggleButton>
          <ToggleButton value="card" sx={{ gap: 2 }}>
            <Icon path={mdiCreditCardOutline} fontSize="small" />
            {t('methods.card')}
          </ToggleButton>
        </ToggleButtonGroup>
      )}
      <TextField
        label={t('sum')}
        value={text}
        error={sum === null}
        helperText={sum === null ? t('sumWrong', { most: money(invoice.openSum) }) : t('sumHint')}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } }}
      />
      {method === 'card' && <CardChoice chosen={card} onChoose={setCard} />}
      {start.error instanceof ApiError && start.error.message && <Alert severity="error">{start.error.message}</Alert>}
      <Button type="submit" variant="contained" size="large" loading={start.isPending} disabled={sum === null}>
        {t(`go.${method === 'card' && card.id !== null ? 'saved' : method}`)}
      </Button>
    </Box>
  )
}

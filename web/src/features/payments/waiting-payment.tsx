import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { usePhone } from '#ui/use-desktop.ts'
import { useCancelPayment, type ShownPayment } from './payments.api.ts'
import { QrCode } from '#ui/qr-code.tsx'
import { TimeLeft } from './time-left.tsx'

/** The QR code to pay by, or a link back to the bank; `isCutOff`: the last poll failed. */
export function WaitingPayment({ payment, isCutOff }: { payment: ShownPayment; isCutOff: boolean }) {
  const { t } = useTranslation('payments')
  const money = useMoney()
  const isPhone = usePhone()
  const cancel = useCancelPayment()
  const { id, method, sum, qrPayload, payUrl, expiresAt } = payment
  const link = payUrl ?? qrPayload
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 3, textAlign: 'center' }}>
      <Typography sx={{ fontSize: 24, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{money(sum)}</Typography>
      {isPhone && link && (
        <Button variant="contained" size="large" fullWidth component="a" href={link}>
          {t(method === 'sbp' ? 'openBankApp' : 'toBank')}
        </Button>
      )}
      {qrPayload && (
        <>
          <Typography variant="body2" color="textSecondary">
            {t(isPhone ? 'scanFromOther' : 'scan')}
          </Typography>
          <QrCode text={qrPayload} label={t('qrLabel', { sum: money(sum) })} />
        </>
      )}
      {!qrPayload && !isPhone && link && (
        <Button variant="contained" component="a" href={link}>
          {t('toBank')}
        </Button>
      )}
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary', fontSize: 13 }}>
        <CircularProgress size={16} color="inherit" aria-hidden />
        {t('waiting')}
      </Box>
      {expiresAt && (
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <TimeLeft until={expiresAt} />
        </Typography>
      )}
      {isCutOff && (
        <Alert severity="warning" sx={{ width: '100%', textAlign: 'left' }}>
          {t('cutOff')}
        </Alert>
      )}
      <Button color="inherit" loading={cancel.isPending} onClick={() => cancel.mutate(id)}>
        {t('cancel')}
      </Button>
    </Box>
  )
}

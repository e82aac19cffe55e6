import { useLocation, useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#i18n/use-translation.tsx'
import { parseSearch } from '#lib/search-string.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { PaymentWatch } from './payment-watch.tsx'

/** Back from the bank: `/orders/7?payment=12` shows the result over the order. */
export function PaymentReturn() {
  const { t } = useTranslation('payments')
  const { pathname, searchStr } = useLocation()
  const navigate = useNavigate()
  const { payment } = parseSearch(searchStr)
  const id = Number(payment)
  if (!Number.isInteger(id) || id <= 0) return null
  const close = () => void navigate({ href: pathname, replace: true, resetScroll: false })
  return (
    <AppDialog isOpen title={t('titleBare')} onClose={close}>
      <PaymentWatch id={id} onClose={close} />
    </AppDialog>
  )
}

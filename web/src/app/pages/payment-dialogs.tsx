import { useRouterState } from '@tanstack/react-router'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import { Optional } from '../optional.tsx'

const LazyPayDialog = lazyChunk(() => import('#features/payments/pay-dialog.tsx'), 'PayDialog', ['payments'])
const LazyReturn = lazyChunk(() => import('#features/payments/payment-return.tsx'), 'PaymentReturn', ['payments'])

/** Passed to the screens with something to pay; loads when it is opened. */
export const PayDialog = (props: { documentId: number; onClose: () => void }) => (
  <Optional>
    <LazyPayDialog {...props} />
  </Optional>
)

/** Shown over an order after the return from the bank. */
export function PaymentReturn() {
  const isBack = useRouterState({ select: ({ location }) => /[?&]payment=\d/.test(location.searchStr) })
  if (!isBack) return null
  return (
    <Optional>
      <LazyReturn />
    </Optional>
  )
}

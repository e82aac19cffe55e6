import { OrderPage } from '#features/orders/order-page.tsx'
import { PayDialog, PaymentReturn } from './payment-dialogs.tsx'

/** the documents of an order have their own address. */
export const OrderDocuments = ({ id }: { id: string }) => (
  <>
    <OrderPage id={id} tab="documents" PayDialog={PayDialog} />
    <PaymentReturn />
  </>
)

export const OrderLines = ({ id }: { id: string }) => <OrderPage id={id} tab="items" PayDialog={PayDialog} />

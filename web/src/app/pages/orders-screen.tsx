import { OrdersPage } from '#features/orders/orders-page.tsx'
import { PayDialog } from './payment-dialogs.tsx'

export const OrdersScreen = () => <OrdersPage PayDialog={PayDialog} />

import { PaymentSchedulePage } from '#features/account/schedules/payment-schedule-page.tsx'
import { PayDialog } from './payment-dialogs.tsx'

export const PaymentSchedule = () => <PaymentSchedulePage PayDialog={PayDialog} />

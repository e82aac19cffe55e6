import { useTranslation } from '#i18n/use-translation.tsx'
import type { DeliveryAddress } from '@vitrina/contract/account/delivery-addresses'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { AddressForm } from './address-form.tsx'

type Props = { address: DeliveryAddress | null; consignees: { id: number; name: string; kpp: string }[] }

export function AddressDialog({ address, consignees }: Props) {
  const { t } = useTranslation('account')
  const { close } = useHistoryStateSwitch()
  const dismiss = () => close('openedAccountTool')
  return (
    <AppDialog isOpen title={t(address ? 'addresses.change' : 'addresses.new')} onClose={dismiss}>
      <AddressForm address={address} consignees={consignees} onSaved={dismiss} />
    </AppDialog>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { DeliveryAddress } from '@vitrina/contract/account/delivery-addresses'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { formatPhone } from '#lib/phones.ts'
import { askConfirm } from '#ui/confirm.ts'
import { showMessage } from '#ui/messages.ts'
import { useRemoveAddress, useRestoreAddress } from './addresses.api.ts'

export function AddressCard({ address, canChange }: { address: DeliveryAddress; canChange: boolean }) {
  const { t } = useTranslation('account')
  const { unloading } = address
  const facts = [
    [address.contactName, formatPhone(address.phone)].filter(Boolean).join(', '),
    address.workingHours,
    [address.entrance, address.driverNote].filter(Boolean).join('. '),
    [
      unloading.ramp && t('addresses.ramp'),
      unloading.crane && t('addresses.crane'),
      unloading.maxTruck && t('addresses.truck', { truck: unloading.maxTruck }),
    ]
      .filter(Boolean)
      .join(', '),
    address.consigneeName && t('addresses.consigneeOf', { name: address.consigneeName, kpp: address.consigneeKpp || '—' }),
  ].filter(Boolean)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        p: 4,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Typography variant="subtitle1" component="h2" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
          {address.label}
        </Typography>
        {address.isDefault && <Chip size="small" color="primary" variant="outlined" label={t('addresses.default')} />}
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{[address.postalCode, address.address].filter(Boolean).join(', ')}</Typography>
      <Box sx={{ flexGrow: 1 }}>
        {facts.map((fact) => (
          <Typography
            key={String(fact)}
            variant="body2"
            color="textSecondary"
            sx={{ overflowWrap: 'anywhere', '&::first-letter': { textTransform: 'uppercase' } }}
          >
            {fact}
          </Typography>
        ))}
      </Box>
      {canChange && <AddressActions address={address} />}
    </Box>
  )
}

function AddressActions({ address: { id, label, isActive } }: { address: DeliveryAddress }) {
  const { t } = useTranslation('account')
  const { open } = useHistoryStateSwitch()
  const remove = useRemoveAddress()
  const restore = useRestoreAddress()
  const ask = () =>
    askConfirm({
      title: t('addresses.removeTitle'),
      text: t('addresses.removeText', { label }),
      confirm: t('addresses.remove'),
      isDangerous: true,
      run: async () => {
        const { isKept } = await remove.mutateAsync(id)
        showMessage({ text: t(isKept ? 'addresses.putAside' : 'addresses.removed'), kind: 'success' })
      },
    })
  if (!isActive)
    return (
      <Box>
        <Button
          size="small"
          variant="outlined"
          loading={restore.isPending}
          onClick={() => restore.mutate(id, { onSuccess: () => showMessage({ text: t('addresses.restored'), kind: 'success' }) })}
        >
          {t('addresses.restore')}
        </Button>
      </Box>
    )
  return (
    <Box sx={{ display: 'flex', gap: 2, mt: 1 }}>
      <Button
        size="small"
        variant="outlined"
        aria-label={t('addresses.editNamed', { label })}
        onClick={() => void open({ openedAccountTool: { kind: 'address', id } })}
      >
        {t('addresses.edit')}
      </Button>
      <Button size="small" color="inherit" aria-label={t('addresses.removeNamed', { label })} onClick={ask}>
        {t('addresses.remove')}
      </Button>
    </Box>
  )
}

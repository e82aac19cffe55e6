import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { mdiDeleteOutline, mdiPencilOutline, mdiPlus, mdiStarOutline } from '@mdi/js'
import type { BankAccount } from '@vitrina/contract/companies/companies'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { askConfirm } from '#ui/confirm.ts'
import { Icon } from '#ui/icon.tsx'
import { useMakeDefault, useRemoveAccount } from './companies.api.ts'
import type { Entity } from './legal-entity-card.tsx'

/** A person without a business pays by card and has no accounts here. */
export function BankAccounts({ entity, canChange }: { entity: Entity; canChange: boolean }) {
  const { t } = useTranslation('companies')
  const { open } = useHistoryStateSwitch()
  const { bankAccounts, id: entityId, type } = entity
  if (bankAccounts.length === 0 && (!canChange || type === 'fl')) return null
  return (
    <Box sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography variant="body2" component="h4" color="textSecondary" sx={{ fontWeight: 600 }}>
          {t('accounts.title')}
        </Typography>
        {canChange && (
          <Button
            size="small"
            startIcon={<Icon path={mdiPlus} />}
            onClick={() => void open({ openedCompanyTool: { kind: 'account', entityId } })}
          >
            {t('accounts.add')}
          </Button>
        )}
      </Box>
      <Box component="ul" aria-label={t('accounts.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {bankAccounts.map((account) => (
          <AccountRow key={account.id} entityId={entityId} account={account} canChange={canChange} isOnly={bankAccounts.length === 1} />
        ))}
      </Box>
    </Box>
  )
}

type RowProps = { entityId: number; account: BankAccount; canChange: boolean; isOnly: boolean }

function AccountRow({ entityId, account, canChange, isOnly }: RowProps) {
  const { t } = useTranslation('companies')
  const { open } = useHistoryStateSwitch()
  const makeDefault = useMakeDefault()
  const remove = useRemoveAccount()
  const { id: accountId, isDefault, ...fields } = account
  const button = (icon: string, name: string, run: () => void) => (
    <Tooltip title={t(`accounts.${name}`)}>
      <IconButton size="small" aria-label={t(`accounts.${name}Named`, { account: account.account })} onClick={run}>
        <Icon path={icon} fontSize="small" />
      </IconButton>
    </Tooltip>
  )
  const askRemove = () =>
    askConfirm({
      title: t('accounts.removeTitle'),
      text: `${account.bankName}, ${account.account}`,
      confirm: t('remove'),
      isDangerous: true,
      run: () => remove.mutateAsync({ entityId, accountId }),
    })
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ flexGrow: 1, minWidth: 0, fontVariantNumeric: 'tabular-nums' }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {account.account}
          {isDefault && !isOnly && <Chip size="small" label={t('accounts.default')} sx={{ ml: 2 }} />}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {account.bankName} · {t('accounts.bik')} {account.bik} · {t('accounts.short')} {account.correspondentAccount}
        </Typography>
      </Box>
      {canChange && (
        <Box sx={{ display: 'flex', flex: 'none' }}>
          {!isDefault && button(mdiStarOutline, 'makeDefault', () => makeDefault.mutate({ entityId, accountId, body: fields }))}
          {button(mdiPencilOutline, 'change', () => void open({ openedCompanyTool: { kind: 'account', entityId, id: accountId } }))}
          {button(mdiDeleteOutline, 'remove', askRemove)}
        </Box>
      )}
    </Box>
  )
}

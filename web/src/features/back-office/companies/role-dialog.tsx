import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { companyRoles } from '@vitrina/contract/roles/roles.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { type ShownCompany, useChangeMember } from './company-desk.api.ts'

type Props = { company: ShownCompany; buyer: ShownCompany['buyers'][number]; onClose: () => void }

/** Another role of a person in the company. */
export function RoleDialog({ company, buyer, onClose }: Props) {
  const { t } = useTranslation(['company-desk', 'back-office'])
  const [role, setRole] = useState(buyer.role)
  const change = useChangeMember(company.id)
  return (
    <AppDialog isOpen isSmall title={t('people.roleOf', { name: buyer.name })} isBusy={change.isPending} onClose={onClose}>
      <DialogForm
        submit={t('save')}
        isPending={change.isPending}
        isIncomplete={role === buyer.role}
        error={change.error?.message}
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate(
            { userId: buyer.id, role },
            {
              onSuccess: () => {
                showMessage({ text: t('people.told'), kind: 'success' })
                onClose()
              },
            },
          )
        }}
      >
        <TextField
          select
          label={t('people.role')}
          value={role}
          onChange={({ target }) => setRole(companyRoles.find((one) => one === target.value) ?? buyer.role)}
        >
          {companyRoles.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`back-office:roles.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </DialogForm>
    </AppDialog>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { Role } from '@vitrina/contract/roles/roles.rules'
import { staffRoles } from '@vitrina/contract/roles/staff-roles.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { RoleField } from './role-field.tsx'
import { type StaffRow, useChangeRights, useResetTwoFactor } from './staff.api.ts'

const roles: readonly Role[] = [...staffRoles, 'buyer']

/** The role, whether the person may sign in at all, and the way out for a lost authenticator. */
export function MemberDialog({ member, onClose }: { member: StaffRow; onClose: () => void }) {
  const { t } = useTranslation('staff')
  const change = useChangeRights()
  const reset = useResetTwoFactor()
  const [role, setRole] = useState<Role>(member.role)
  const [isBlocked, setBlocked] = useState(member.isBlocked)
  const isSame = role === member.role && isBlocked === member.isBlocked
  return (
    <AppDialog isOpen title={member.name} isBusy={change.isPending} onClose={onClose}>
      <DialogForm
        submit={t('save')}
        isPending={change.isPending}
        isIncomplete={isSame}
        error={change.error?.message}
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate({ id: member.id, role, isBlocked }, { onSuccess: onClose })
        }}
      >
        <RoleField value={role} roles={roles} onChange={setRole} />
        <Box>
          <FormControlLabel control={<Switch checked={isBlocked} onChange={(_, isOn) => setBlocked(isOn)} />} label={t('block')} />
          <Typography variant="body2" color="textSecondary">
            {t('blockHint')}
          </Typography>
        </Box>
        {member.hasTwoFactor && (
          <Button
            variant="outlined"
            color="error"
            sx={{ justifySelf: 'start' }}
            loading={reset.isPending}
            onClick={() =>
              askConfirm({
                title: t('reset.title', { name: member.name }),
                text: t('reset.text'),
                confirm: t('reset.submit'),
                isDangerous: true,
                run: () => reset.mutateAsync(member.id),
              })
            }
          >
            {t('reset.open')}
          </Button>
        )}
      </DialogForm>
    </AppDialog>
  )
}

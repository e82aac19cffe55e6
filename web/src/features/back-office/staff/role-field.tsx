import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { Role } from '@vitrina/contract/roles/roles.rules'
import { permissionsIn } from '@vitrina/contract/roles/staff-permissions.rules'
import { staffRoles } from '@vitrina/contract/roles/staff-roles.rules'
import { useTranslation } from '#i18n/use-translation.tsx'

type Props<R extends Role> = { value: R; roles: readonly R[]; onChange: (role: R) => void }

/** Below the choice: what the role may do, in words. */
export function RoleField<R extends Role>({ value, roles, onChange }: Props<R>) {
  const { t } = useTranslation('staff')
  const permitted = permissionsIn(value).map((permission) => t(`permissions.${permission.replace('.', '-')}`))
  const shown: readonly Role[] = roles
  const isAll = value === staffRoles.at(-1)
  return (
    <TextField
      select
      label={t('role')}
      value={value}
      helperText={isAll ? t('permissions.all') : permitted.join(', ') || t('permissions.none')}
      onChange={({ target }) => {
        const chosen = roles.find((role) => role === target.value)
        if (chosen) onChange(chosen)
      }}
    >
      {shown.map((role) => (
        <MenuItem key={role} value={role}>
          {t(`roles.${role}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

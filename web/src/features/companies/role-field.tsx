import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type CompanyRole, companyRoles } from '@vitrina/contract/roles/roles.rules'
import { useTranslation } from '#i18n/use-translation.tsx'

type Props = { value: CompanyRole; label: string; isDisabled?: boolean; isLabelled?: boolean; onChange: (role: CompanyRole) => void }

/** Every role with its rights. */
export function RoleField({ value, label, isDisabled = false, isLabelled = false, onChange }: Props) {
  const { t } = useTranslation('companies')
  return (
    <TextField
      select
      fullWidth
      size={isLabelled ? 'medium' : 'small'}
      label={isLabelled ? label : undefined}
      value={value}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value as CompanyRole)}
      slotProps={{
        select: { renderValue: (role) => t(`roles.${role as CompanyRole}`), SelectDisplayProps: isLabelled ? {} : { 'aria-label': label } },
      }}
    >
      {companyRoles.map((role) => (
        <MenuItem key={role} value={role} sx={{ display: 'block', whiteSpace: 'normal', maxWidth: 360 }}>
          {t(`roles.${role}`)}
          <Typography variant="body2" color="textSecondary">
            {t(`roleHints.${role}`)}
          </Typography>
        </MenuItem>
      ))}
    </TextField>
  )
}

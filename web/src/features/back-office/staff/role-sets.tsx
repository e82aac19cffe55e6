import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { permissionsIn } from '@vitrina/contract/roles/staff-permissions.rules'
import { seesEveryCompany, staffRoles } from '@vitrina/contract/roles/staff-roles.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Part } from './part.tsx'

/** Permissions of each role, in words. */
export function RoleSets() {
  const { t } = useTranslation('staff')
  return (
    <Part title={t('sets.title')}>
      <Paper variant="outlined" component="dl" sx={{ m: 0, p: 0 }}>
        {staffRoles.map((role) => (
          <Box
            key={role}
            sx={{
              px: 4,
              py: 2.5,
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: '1fr', md: '220px minmax(0, 1fr)' },
              borderTop: role === staffRoles[0] ? 0 : 1,
              borderColor: 'divider',
            }}
          >
            <Box component="dt" sx={{ fontWeight: 500 }}>
              {t(`roles.${role}`)}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {role === 'administrator'
                ? t('permissions.all')
                : permissionsIn(role)
                    .map((permission) => t(`permissions.${permission.replace('.', '-')}`))
                    .join(', ')}
              {role === 'manager' && !seesEveryCompany(role) && (
                <Typography variant="body2" color="textSecondary">
                  {t('sets.own')}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Paper>
    </Part>
  )
}

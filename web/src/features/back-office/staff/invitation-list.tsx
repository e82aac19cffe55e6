import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import type { StaffInvitation } from '@vitrina/contract/back-office/staff-desk'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { askConfirm } from '#ui/confirm.ts'
import { Part } from './part.tsx'
import { useResend, useRevoke } from './staff.api.ts'

/** Letters whose link has not been used yet. */
export function InvitationList({ invitations }: { invitations: readonly StaffInvitation[] }) {
  const { t } = useTranslation('staff')
  if (invitations.length === 0) return null
  return (
    <Part title={t('invitations.title')}>
      <Paper
        component="ul"
        variant="outlined"
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {invitations.map((one) => (
          <Invitation key={one.id} invitation={one} />
        ))}
      </Paper>
    </Part>
  )
}

function Invitation({ invitation: { id, email, name, role, expiresAt, isExpired } }: { invitation: StaffInvitation }) {
  const { t } = useTranslation('staff')
  const resend = useResend()
  const revoke = useRevoke()
  return (
    <Box component="li" aria-label={email} sx={{ px: 4, py: 2.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {[name, email].filter(Boolean).join(' · ')}
        <Box sx={{ fontSize: 13, color: isExpired ? 'error.main' : 'text.secondary' }}>
          {[t(`roles.${role}`), t(isExpired ? 'invitations.expired' : 'invitations.until', { date: formatDate(expiresAt) })].join(' · ')}
        </Box>
      </Box>
      <Button size="small" variant="outlined" loading={resend.isPending} onClick={() => resend.mutate(id)}>
        {t('invitations.resend')}
      </Button>
      <Button
        size="small"
        color="error"
        onClick={() =>
          askConfirm({
            title: t('invitations.revokeTitle', { email }),
            confirm: t('invitations.revoke'),
            isDangerous: true,
            run: () => revoke.mutateAsync(id),
          })
        }
      >
        {t('invitations.revoke')}
      </Button>
    </Box>
  )
}

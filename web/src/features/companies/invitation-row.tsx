import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { mdiCloseCircleOutline, mdiSendOutline } from '@mdi/js'
import type { Invitation } from '@vitrina/contract/companies/invitations'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { formatPhone } from '#lib/phones.ts'
import { askConfirm } from '#ui/confirm.ts'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'
import { useResend, useRevoke } from './companies.api.ts'

export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('companies')
  const resend = useResend()
  const revoke = useRevoke()
  const { id, name, email, phone, role, state, expiresAt } = invitation
  const contact = email ?? formatPhone(phone ?? '')
  const sendAgain = () => resend.mutate(id, { onSuccess: () => showMessage({ text: t('invitations.sent', { contact }), kind: 'success' }) })
  const askRevoke = () =>
    askConfirm({
      title: t('invitations.revokeTitle', { contact }),
      text: t('invitations.revokeText'),
      confirm: t('invitations.revoke'),
      isDangerous: true,
      run: () => revoke.mutateAsync(id),
    })
  return (
    <li>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 500 }}>{name || contact}</Typography>
        {name && (
          <Typography variant="body2" color="textSecondary">
            {contact}
          </Typography>
        )}
      </Box>
      <Typography variant="body2" component="div" className="contacts">
        {state === 'expired' ? (
          <Chip size="small" color="warning" label={t('invitations.expired')} />
        ) : (
          t('invitations.until', { date: formatDate(expiresAt) })
        )}
      </Typography>
      <div className="role">{t(`roles.${role}`)}</div>
      <div className="deeds">
        <Tooltip title={t('invitations.resend')}>
          <IconButton aria-label={t('invitations.resendNamed', { contact })} loading={resend.isPending} onClick={sendAgain}>
            <Icon path={mdiSendOutline} fontSize="small" />
          </IconButton>
        </Tooltip>
        <Tooltip title={t('invitations.revoke')}>
          <IconButton aria-label={t('invitations.revokeNamed', { contact })} onClick={askRevoke}>
            <Icon path={mdiCloseCircleOutline} fontSize="small" />
          </IconButton>
        </Tooltip>
      </div>
    </li>
  )
}

import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { mdiAccountRemoveOutline } from '@mdi/js'
import type { CompanyRole } from '@vitrina/contract/roles/roles.rules'
import type { Member } from '@vitrina/contract/companies/members'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { formatPhone } from '#lib/phones.ts'
import { askConfirm } from '#ui/confirm.ts'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'
import { useChangeRole, useRemoveMember } from './companies.api.ts'
import { RoleField } from './role-field.tsx'

export function MemberRow({ member, canChange }: { member: Member; canChange: boolean }) {
  const { t } = useTranslation('companies')
  const changeRole = useChangeRole()
  const remove = useRemoveMember()
  const { id, position, email, phone, role, joinedAt, isMe } = member
  const name = member.name || email || phone || ''
  const change = (next: CompanyRole) => {
    const run = () => changeRole.mutateAsync({ id, role: next })
    // Owners who give up their own role cannot take it back themselves.
    if (isMe) return askConfirm({ title: t('people.stepDownTitle'), text: t('people.stepDownText'), confirm: t('people.stepDown'), run })
    changeRole.mutate({ id, role: next })
  }
  const askRemove = () =>
    askConfirm({
      title: t('people.removeTitle', { name }),
      text: t('people.removeText'),
      confirm: t('people.remove'),
      isDangerous: true,
      run: async () => {
        await remove.mutateAsync(id)
        showMessage({ text: t('people.removed', { name }), kind: 'success' })
      },
    })
  return (
    <li>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 500 }}>
          {name}
          {isMe && (
            <Typography component="span" color="textSecondary">
              {` (${t('people.me')})`}
            </Typography>
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[position, t('people.since', { date: formatDate(joinedAt) })].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Typography variant="body2" className="contacts">
        {email && <span>{email}</span>}
        {phone && <span>{formatPhone(phone)}</span>}
      </Typography>
      <div className="role">
        {canChange ? (
          <RoleField
            value={changeRole.isPending ? changeRole.variables.role : role}
            label={t('people.roleOf', { name })}
            isDisabled={changeRole.isPending}
            onChange={change}
          />
        ) : (
          t(`roles.${role}`)
        )}
      </div>
      <div className="deeds">
        {canChange && !isMe && (
          <Tooltip title={t('people.remove')}>
            <IconButton aria-label={t('people.removeNamed', { name })} onClick={askRemove}>
              <Icon path={mdiAccountRemoveOutline} fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </div>
    </li>
  )
}

import Button from '@mui/material/Button'
import { mdiAccountPlusOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { Absences } from './absences.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberTable } from './member-table.tsx'
import { RoleSets } from './role-sets.tsx'
import { staffQuery } from './staff.api.ts'
import { TwoFactorRule } from './two-factor-rule.tsx'

/** The seller's people: their rights, invitations, absences and how they sign in. */
export function StaffPage() {
  const { t } = useTranslation('staff')
  const { data, error, refetch } = useQuery(staffQuery)
  const [isInviting, setInviting] = useState(false)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page
      title={t('title')}
      width={1240}
      nav={<BackOfficeNav open="staff" />}
      actions={
        <Button variant="contained" startIcon={<Icon path={mdiAccountPlusOutline} />} onClick={() => setInviting(true)}>
          {t('invite.open')}
        </Button>
      }
    >
      {!data && <ListSkeleton rowHeight={56} />}
      {data && (
        <>
          <MemberTable members={data.members} />
          <InvitationList invitations={data.invitations} />
          <Absences absences={data.absences} members={data.members} />
          <TwoFactorRule requiredFrom={data.twoFactorRequiredFrom} members={data.members} />
          <RoleSets />
        </>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Page>
  )
}

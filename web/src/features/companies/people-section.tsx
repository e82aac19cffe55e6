import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { mdiAccountPlusOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { type CompanyRole, canChangeMembers } from '@vitrina/contract/roles/roles.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { ApprovalRule } from './approval-rule.tsx'
import { invitationsQuery, membersQuery } from './companies.api.ts'
import { SectionFrame } from '#ui/section-frame.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { MemberRow } from './member-row.tsx'

/** Members and invitations; owners manage, the others see their colleagues. */
export function PeopleSection({ role, approvalFrom }: { role: CompanyRole; approvalFrom: number | null }) {
  const { t } = useTranslation('companies')
  const { open } = useHistoryStateSwitch()
  const isOwner = canChangeMembers(role)
  const { data, error, refetch } = useQuery(membersQuery)
  const invitations = useQuery({ ...invitationsQuery, enabled: isOwner })
  const pendingInvitations = isOwner ? (invitations.data?.items ?? []) : []
  return (
    <SectionFrame
      title={t('people.title')}
      actions={
        isOwner && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon path={mdiAccountPlusOutline} />}
            onClick={() => void open({ openedCompanyTool: { kind: 'invitation' } })}
          >
            {t('people.invite')}
          </Button>
        )
      }
    >
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={120} role="status" aria-label={t('loading')} />}
      <Box component="ul" aria-label={t('people.title')} sx={list}>
        {data?.items.map((member) => (
          <MemberRow key={member.id} member={member} canChange={isOwner} />
        ))}
      </Box>
      {pendingInvitations.length > 0 && (
        <>
          <Typography variant="body2" component="h3" color="textSecondary" sx={{ mt: 4, fontWeight: 600 }}>
            {t('invitations.title')}
          </Typography>
          <Box component="ul" aria-label={t('invitations.title')} sx={list}>
            {pendingInvitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </Box>
        </>
      )}
      {isOwner && invitations.error && !invitations.data && (
        <ErrorView error={invitations.error} onRetry={() => void invitations.refetch()} />
      )}
      {isOwner && <ApprovalRule key={approvalFrom} from={approvalFrom} />}
    </SectionFrame>
  )
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', lg: 'minmax(0, 2fr) minmax(0, 2fr) 180px 84px' },
    alignItems: 'center',
    columnGap: 4,
    rowGap: 2,
    py: 2,
  },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& .contacts': { gridColumn: { xs: '1 / -1', lg: 'auto' }, gridRow: { xs: 2, lg: 'auto' }, minWidth: 0, overflowWrap: 'anywhere' },
  '& .contacts > span': { display: 'inline-block', mr: 3 },
  '& .role': { gridColumn: { xs: '1 / -1', lg: 'auto' }, gridRow: { xs: 3, lg: 'auto' } },
  '& .deeds': { display: 'flex', justifyContent: 'flex-end' },
} as const

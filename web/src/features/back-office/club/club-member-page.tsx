import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate, formatMoment } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView, PageNotFound } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { Page } from '#ui/page.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { AdjustDialog } from './adjust-dialog.tsx'
import { memberQuery, type ShownMember } from './club-desk.api.ts'
import { MemberStateDialog } from './member-state-dialog.tsx'

/** One member: lots, turnover, the newest entries, and points by hand. */
export function ClubMemberPage({ id }: { id: string }) {
  return /^[1-9]\d{0,8}$/.test(id) ? <Member key={id} id={Number(id)} /> : <PageNotFound />
}

function Member({ id }: { id: number }) {
  const { t } = useTranslation('club-desk')
  const { data: member, error, refetch } = useQuery(memberQuery(id))
  const [open, setOpen] = useState<'adjust' | 'state' | null>(null)
  if (error && !member) return <ErrorView error={error} onRetry={() => void refetch()} />
  const above = (
    <>
      <BackOfficeNav open="club" />
      <Link component={Anchor} href={`${deskPaths.club}?show=members`} sx={{ display: 'inline-block', mb: 2 }}>
        {t('members.back')}
      </Link>
    </>
  )
  if (!member)
    return (
      <Page above={above}>
        <ListSkeleton rowHeight={120} />
      </Page>
    )
  return (
    <Page
      title={member.person ? `${member.person.name}, ${member.company.name}` : member.company.name}
      above={above}
      actions={
        <>
          <Button variant="contained" onClick={() => setOpen('adjust')}>
            {t('adjust.open')}
          </Button>
          <Button variant="outlined" onClick={() => setOpen('state')}>
            {t(`members.change.${member.state}`)}
          </Button>
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Facts member={member} />
        <Lots member={member} />
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <Entries member={member} />
        </Box>
      </Box>
      {open === 'adjust' && <AdjustDialog member={member} onClose={() => setOpen(null)} />}
      {open === 'state' && <MemberStateDialog member={member} onClose={() => setOpen(null)} />}
    </Page>
  )
}

function Facts({ member }: { member: ShownMember }) {
  const { t } = useTranslation('club-desk')
  const number = useNumber()
  const money = useMoney()
  const { cardNumber, level, joinedAt, state, stateReason, balance, turnover } = member
  const facts = [
    [t('members.card'), cardNumber],
    [t('members.joined'), formatDate(joinedAt)],
    [t('members.state'), [t(`members.states.${state}`), stateReason].filter(Boolean).join(': ')],
    [t('members.level'), level ?? '—'],
    [t('members.turnover'), money(turnover)],
    [t('members.points'), number(balance.available)],
    [t('members.held'), number(balance.held)],
    [t('members.pending'), number(balance.pending)],
  ]
  return (
    <SectionFrame title={t('members.facts')}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 1.5, m: 0 }}>
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </SectionFrame>
  )
}

function Lots({ member: { balance } }: { member: ShownMember }) {
  const { t } = useTranslation('club-desk')
  const number = useNumber()
  return (
    <SectionFrame title={t('members.lots')}>
      {balance.lots.length === 0 && <Typography color="textSecondary">{t('members.noLots')}</Typography>}
      <Box component="ul" aria-label={t('members.lots')} sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {balance.lots.map(({ id, order, remaining, availableOn, expiresOn }) => (
          <li key={id}>
            {order ? (
              <Link component={Anchor} underline="always" href={deskPaths.order(order.id)}>
                {order.number}
              </Link>
            ) : (
              t('members.byHand')
            )}
            {' · '}
            {t('members.lot', { points: number(remaining), from: formatDay(availableOn), until: formatDay(expiresOn) })}
          </li>
        ))}
      </Box>
    </SectionFrame>
  )
}

function Entries({ member: { entries } }: { member: ShownMember }) {
  const { t } = useTranslation('club-desk')
  const number = useNumber()
  return (
    <SectionFrame title={t('members.entries')}>
      {entries.length === 0 && <Typography color="textSecondary">{t('members.noEntries')}</Typography>}
      <Box component="ul" aria-label={t('members.entries')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map(({ id, kind, amount, at, order, orderItem, orderReturn, rewardOrder, reason }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 4, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
            <Typography sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {[
                t(`entries.${kind}`),
                order?.number,
                orderItem?.article,
                orderReturn?.number,
                rewardOrder && `${rewardOrder.number} ${rewardOrder.name}`,
                reason,
              ]
                .filter(Boolean)
                .join(' · ')}
              <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {formatMoment(at)}
              </Typography>
            </Typography>
            <Typography sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
              {amount > 0 ? '+' : '−'}
              {number(Math.abs(amount))}
            </Typography>
          </Box>
        ))}
      </Box>
    </SectionFrame>
  )
}

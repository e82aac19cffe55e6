import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '@vitrina/contract/days/days.rules'
import type { OfferVersion } from '@vitrina/contract/offers/offer-shapes'
import { canAccept, canRecordOutcome } from '@vitrina/contract/offers/offer-version.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { askConfirm } from '#ui/confirm.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { showMessage } from '#ui/messages.ts'
import { saveLink } from '#ui/save-link.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { DifferenceList } from './difference-list.tsx'
import { OfferStateChip } from './offer-state-chip.tsx'
import { differenceQuery, useOfferFile, useRecordOutcome, useRenewLink, useRevert, useRevoke, versionsQuery } from './offers.api.ts'
import { LinkField } from './send-dialog.tsx'

type Props = { id: number; version: number; isEditable: boolean; onReverted: () => Promise<unknown> }

/** Versions that were sent, and what the client did with each. */
export function VersionsPanel({ id, version, isEditable, onReverted }: Props) {
  const { t } = useTranslation('offers')
  const { data, error, refetch } = useQuery(versionsQuery(id))
  const [compared, setCompared] = useState<OfferVersion | null>(null)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={160} />
  if (data.items.length === 0) return <Typography color="textSecondary">{t('versions.empty')}</Typography>
  return (
    <Box component="ul" aria-label={t('versions.title')} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
      {data.items.map((item) => (
        <Paper component="li" key={item.no} variant="outlined" sx={{ p: 4, display: 'grid', gap: 2 }}>
          <VersionFacts version={item} />
          {item.link && <LinkField link={new URL(item.link, window.location.href).href} />}
          <VersionActions
            id={id}
            item={item}
            draft={version}
            isEditable={isEditable}
            onReverted={onReverted}
            onCompare={() => setCompared(item)}
          />
        </Paper>
      ))}
      {compared && <DifferenceDialog id={id} version={compared} onClose={() => setCompared(null)} />}
    </Box>
  )
}

function VersionFacts({ version }: { version: OfferVersion }) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  const facts = [
    t('versions.sent', { at: formatMoment(version.sentAt) }),
    version.sentTo.length > 0 && t('versions.to', { to: version.sentTo.join(', ') }),
    version.viewedAt ? t('versions.viewed', { at: formatMoment(version.viewedAt), count: version.viewCount }) : t('versions.notViewed'),
    version.acceptedAt && t('versions.accepted', { at: formatMoment(version.acceptedAt), by: version.acceptedBy || t('versions.byUs') }),
    version.declinedAt && t('versions.declined', { at: formatMoment(version.declinedAt), reason: version.declineReason }),
    version.link && version.linkUntil && t('versions.linkUntil', { day: formatDay(version.linkUntil) }),
  ].filter(Boolean)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <b>{version.number}</b>
        <OfferStateChip state={version.state} />
        <Box component="b" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
          {money(version.chosenTotal ?? version.total)}
        </Box>
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 4, fontSize: 13, overflowWrap: 'anywhere' }}>
        {facts.map((fact) => (
          <li key={String(fact)}>{fact}</li>
        ))}
      </Box>
    </>
  )
}

type ActionsProps = {
  id: number
  item: OfferVersion
  draft: number
  isEditable: boolean
  onReverted: () => Promise<unknown>
  onCompare: () => void
}

function VersionActions({ id, item, draft, isEditable, onReverted, onCompare }: ActionsProps) {
  const { t } = useTranslation('offers')
  const revoke = useRevoke(id)
  const renew = useRenewLink(id)
  const record = useRecordOutcome(id)
  const revert = useRevert(id)
  const file = useOfferFile(id)
  const [isDeclining, setDeclining] = useState(false)
  const { no, number, state } = item
  const save = (format: 'pdf' | 'xlsx') => file.mutate({ no, format }, { onSuccess: ({ path }) => saveLink(path) })
  const isAnswered = state === 'accepted' || state === 'declined'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button size="small" onClick={() => save('pdf')}>
        PDF
      </Button>
      <Button size="small" onClick={() => save('xlsx')}>
        Excel
      </Button>
      <Button size="small" color="inherit" onClick={onCompare}>
        {t('versions.compare')}
      </Button>
      {isEditable && (
        <Button
          size="small"
          color="inherit"
          onClick={() =>
            askConfirm({
              title: t('versions.revertTitle', { number }),
              text: t('versions.revertText'),
              confirm: t('versions.revert'),
              run: async () => {
                await revert.mutateAsync({ no, version: draft })
                await onReverted()
                showMessage({ text: t('versions.reverted', { number }), kind: 'success' })
              },
            })
          }
        >
          {t('versions.revert')}
        </Button>
      )}
      {canRecordOutcome(state) && !isAnswered && (
        <>
          <Button size="small" loading={record.isPending} onClick={() => record.mutate({ no, body: { outcome: 'accepted' } })}>
            {t('versions.recordAccepted')}
          </Button>
          <Button size="small" color="inherit" onClick={() => setDeclining(true)}>
            {t('versions.recordDeclined')}
          </Button>
        </>
      )}
      {isAnswered && (
        <Button size="small" color="inherit" onClick={() => record.mutate({ no, body: { outcome: 'open' } })}>
          {t('versions.recordOpen')}
        </Button>
      )}
      {canAccept(state) && !item.link && (
        <Button size="small" loading={renew.isPending} onClick={() => renew.mutate(no)}>
          {t('versions.makeLink')}
        </Button>
      )}
      {state !== 'revoked' && (
        <Button
          size="small"
          color="error"
          onClick={() =>
            askConfirm({
              title: t('versions.revokeTitle', { number }),
              text: t('versions.revokeText'),
              confirm: t('versions.revoke'),
              isDangerous: true,
              run: async () => {
                await revoke.mutateAsync(no)
              },
            })
          }
        >
          {t('versions.revoke')}
        </Button>
      )}
      {isDeclining && (
        <DeclineDialog
          isPending={record.isPending}
          onSubmit={(reason) => record.mutate({ no, body: { outcome: 'declined', reason } }, { onSuccess: () => setDeclining(false) })}
          onClose={() => setDeclining(false)}
        />
      )}
    </Box>
  )
}

function DifferenceDialog({ id, version: { no, number }, onClose }: { id: number; version: OfferVersion; onClose: () => void }) {
  const { t } = useTranslation('offers')
  const { data, error } = useQuery(differenceQuery(id, no))
  return (
    <AppDialog isOpen maxWidth="md" title={t('versions.compareTitle', { number })} onClose={onClose}>
      {error && <ErrorView error={error} />}
      {!data && !error && <Skeleton variant="rounded" height={160} />}
      {data && <DifferenceList difference={data} label={t('versions.compareTitle', { number })} />}
    </AppDialog>
  )
}

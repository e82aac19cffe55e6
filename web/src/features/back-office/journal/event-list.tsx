import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import type { JournalEvent } from '@vitrina/contract/journal/journal'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { type JournalParams, journalAddress } from './journal.params.ts'

const small = { fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' } as const

/** Rows of four columns that stand below one another on a narrow screen. */
export function EventList({ events, params }: { events: readonly JournalEvent[]; params: JournalParams }) {
  const { t } = useTranslation('journal')
  return (
    <Paper component="ol" variant="outlined" aria-label={t('title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {events.map((event) => (
        <Box
          component="li"
          key={event.id}
          sx={{
            px: 4,
            py: 2.5,
            display: 'grid',
            gap: { xs: 1, md: 3 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '130px minmax(0, 1.2fr) minmax(0, 1.6fr) minmax(0, 3fr)' },
            '& + li': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ ...small, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            <time dateTime={event.at}>{formatMoment(event.at)}</time>
          </Box>
          <Who event={event} params={params} />
          <What event={event} params={params} />
          <Changes event={event} />
        </Box>
      ))}
    </Paper>
  )
}

function Who({ event: { actor, onBehalfOf, ip }, params }: { event: JournalEvent; params: JournalParams }) {
  const { t } = useTranslation('journal')
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {actor ? (
        <Link component={Anchor} color="inherit" href={journalAddress({ ...params, actorId: String(actor.id), by: 'everyone' })}>
          {actor.name}
        </Link>
      ) : (
        t('system')
      )}
      {onBehalfOf && <Box sx={small}>{t('onBehalfOf', { name: onBehalfOf.name })}</Box>}
      {ip && <Box sx={small}>{ip}</Box>}
    </Box>
  )
}

function What({ event: { title, entity, entityName, entityId, thing, company }, params }: { event: JournalEvent; params: JournalParams }) {
  const { t } = useTranslation('journal')
  const role = useUser()?.Group
  const history = journalAddress({ ...params, entity, entityId, by: 'everyone' })
  const mayOpenOrder = entity === 'order' && may(role, 'orders.see')
  const mayOpenCompany = entity === 'company' && may(role, 'customers')
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 500 }}>{title}</Box>
      <Box sx={small}>
        <Link component={Anchor} underline="always" href={history} aria-label={t('historyOf', { name: entityName, id: thing ?? entityId })}>
          {entityName} {thing ?? entityId}
        </Link>
        {mayOpenOrder && (
          <>
            {' · '}
            <Link component={Anchor} underline="always" href={deskPaths.order(entityId)}>
              {t('open')}
            </Link>
          </>
        )}
        {mayOpenCompany && (
          <>
            {' · '}
            <Link component={Anchor} underline="always" href={deskPaths.company(entityId)}>
              {t('open')}
            </Link>
          </>
        )}
      </Box>
      {company && (
        <Box sx={small}>
          <Link component={Anchor} color="inherit" href={journalAddress({ ...params, companyId: String(company.id), by: 'everyone' })}>
            {company.name}
          </Link>
        </Box>
      )}
    </Box>
  )
}

function Changes({ event: { changes } }: { event: JournalEvent }) {
  const { t } = useTranslation('journal')
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5, minWidth: 0 }}>
      {changes.map(({ label, before, after }) => (
        <Box key={label} sx={{ overflowWrap: 'anywhere' }}>
          <Box component="dt" sx={{ display: 'inline', color: 'text.secondary' }}>
            {label}:{' '}
          </Box>
          <Box component="dd" sx={{ display: 'inline', m: 0 }}>
            {before !== null && (
              <>
                <Box component="del" sx={{ color: 'text.secondary' }}>
                  {before}
                </Box>{' '}
                <span aria-hidden="true">→ </span>
              </>
            )}
            {after ?? t('none')}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { Customer } from '@vitrina/contract/back-office/back-office'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { deskPaths } from '#lib/desk-paths.ts'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { Anchor } from '#ui/anchor.tsx'
import { useApprove } from './back-office.api.ts'
import { BuyerRow } from './buyer-row.tsx'
import { SameInn } from './companies/same-inn.tsx'
import { CompanyDebt } from './company-debt.tsx'

const colours = { pending: 'warning', approved: 'success', rejected: 'error', inactive: 'default' } as const

export function CustomerCard({ customer }: { customer: Customer }) {
  const { t } = useTranslation('back-office')
  const { name, state, inn, kpp, region, kindOfActivity, createdAt, managers, buyers, rejection, isInnShared, debt } = customer
  const facts = [
    inn && t('customer.inn', { inn }),
    kpp && t('customer.kpp', { kpp }),
    region,
    kindOfActivity,
    t('customer.since', { date: formatDate(createdAt) }),
    managers.length > 0 ? t('customer.managers', { names: managers.join(', ') }) : t('customer.noManagers'),
  ]
  return (
    <Paper component="li" variant="outlined" aria-label={name} sx={{ p: 4, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <Link component={Anchor} href={deskPaths.company(customer.id)} color="inherit">
            {name}
          </Link>
        </Typography>
        <Chip size="small" variant="outlined" color={colours[state]} label={t(`states.${state}`)} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      {state === 'approved' && <CompanyDebt debt={debt} />}
      {isInnShared && state === 'pending' && <SameInn id={customer.id} />}
      {rejection && <Alert severity="info">{t('customer.rejection', { reason: rejection })}</Alert>}
      {buyers.length > 0 && (
        <Box component="ul" aria-label={t('customer.buyers')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {buyers.map((buyer) => (
            <BuyerRow key={buyer.id} buyer={buyer} isOpen={state === 'approved' || state === 'pending'} />
          ))}
        </Box>
      )}
      {(state === 'pending' || state === 'rejected') && <Decision customer={customer} />}
    </Paper>
  )
}

function Decision({ customer: { id, state } }: { customer: Customer }) {
  const { t } = useTranslation('back-office')
  const { open } = useHistoryStateSwitch()
  const approve = useApprove()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button variant="contained" loading={approve.isPending} onClick={() => approve.mutate(id)}>
        {t('customer.approve')}
      </Button>
      {state === 'pending' && (
        <Button variant="outlined" color="error" onClick={() => void open({ openedRejection: id })}>
          {t('customer.reject')}
        </Button>
      )}
    </Box>
  )
}

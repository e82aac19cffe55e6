import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Section } from '#parts/order/section.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useUser } from '#parts/site/use-site.ts'
import type { ShownCompany, ShownContract } from './company-desk.api.ts'
import { ContractDialog } from './contract-dialog.tsx'

/** Contracts of all its legal entities; one with a limit or prices of its own goes before the company's. */
export function Contracts({ company }: { company: ShownCompany }) {
  const { t } = useTranslation('company-desk')
  const [opened, setOpened] = useState<ShownContract | 'new' | null>(null)
  const mayChange = may(useUser()?.Group, 'credit')
  const { contracts, legalEntities } = company
  return (
    <Section title={t('contracts.title')}>
      {contracts.length === 0 && (
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {t('contracts.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, mb: 3, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
        {contracts.map((one) => (
          <Contract key={one.id} company={company} contract={one} onChange={mayChange ? () => setOpened(one) : null} />
        ))}
      </Box>
      {mayChange && legalEntities.length > 0 && (
        <Button variant="outlined" onClick={() => setOpened('new')}>
          {t('contracts.add')}
        </Button>
      )}
      {opened && <ContractDialog company={company} contract={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
    </Section>
  )
}

type Props = { company: ShownCompany; contract: ShownContract; onChange: (() => void) | null }

function Contract({ company: { legalEntities, priceTypes }, contract, onChange }: Props) {
  const { t } = useTranslation('company-desk')
  const money = useMoney()
  const { number, signedOn, validTo, creditLimit, deferralDays, priceTypeId, isActive } = contract
  const facts = [
    legalEntities.find(({ id }) => id === contract.legalEntityId)?.shortName,
    creditLimit > 0 && t('contracts.limit', { sum: money(creditLimit, { kopecks: false }) }),
    t('contracts.deferral', { count: deferralDays }),
    priceTypes.find(({ id }) => id === priceTypeId)?.name,
  ]
  return (
    <Box component="li" aria-label={number} sx={{ py: 2.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {t('contracts.name', { number, day: formatDay(signedOn) })}
        {validTo && ` ${t('contracts.validTo', { day: formatDay(validTo) })}`}
        <Typography variant="body2" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {!isActive && <Chip size="small" label={t('contracts.closed')} />}
      {onChange && (
        <Button size="small" variant="outlined" aria-label={`${t('change')}: ${t('contracts.changeOf', { number })}`} onClick={onChange}>
          {t('change')}
        </Button>
      )}
    </Box>
  )
}

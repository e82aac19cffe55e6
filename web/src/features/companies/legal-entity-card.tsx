import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { companiesApi } from '@vitrina/contract/companies/companies'
import type { Answer } from '@vitrina/contract/endpoint'
import { useTranslation } from '#i18n/use-translation.tsx'
import { BankAccounts } from './bank-accounts.tsx'
import { ContractsList } from './contracts-list.tsx'
import { EntityActions } from './entity-actions.tsx'

export type Entity = Answer<typeof companiesApi.addEntity>
type Props = { entity: Entity; canChange: boolean; isOnly: boolean }

export function LegalEntityCard({ entity, canChange, isOnly }: Props) {
  const { t } = useTranslation('companies')
  const { shortName, fullName, inn, kpp, ogrn, legalAddress, headName, headPost, taxMode, type, isMain, partyStatus } = entity
  const requisites = [
    ['inn', inn],
    ['kpp', kpp],
    [type === 'ip' ? 'ogrnip' : 'ogrn', ogrn],
    ['taxMode', type === 'fl' ? '' : t(`taxModes.${taxMode}`)],
    ['head', [headPost, headName].filter(Boolean).join(', ')],
    ['address', legalAddress],
  ] as const
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider', pt: 4 } }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {shortName}
            {isMain && !isOnly && <Chip size="small" label={t('entities.main')} sx={{ ml: 2 }} />}
            {partyStatus !== 'ACTIVE' && <Chip size="small" color="warning" label={t(`partyStates.${partyStatus}`)} sx={{ ml: 2 }} />}
          </Typography>
          {fullName !== shortName && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {fullName}
            </Typography>
          )}
        </Box>
        <EntityActions entity={entity} canChange={canChange} isOnly={isOnly} />
      </Box>
      <Box component="dl" sx={facts}>
        {requisites
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className={name === 'address' || name === 'head' ? 'wide' : undefined}>
              <dt>{t(`entities.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Box>
      <BankAccounts entity={entity} canChange={canChange} />
      <ContractsList contracts={entity.contracts} />
    </Box>
  )
}

const facts = {
  m: 0,
  mt: 2,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(150px, 1fr))' },
  columnGap: 4,
  rowGap: 2,
  '& .wide': { gridColumn: '1 / -1' },
  '& dt': { fontSize: 13, color: 'text.secondary' },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
} as const

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiPlus } from '@mdi/js'
import type { companiesApi } from '@vitrina/contract/companies/companies'
import { canChangeRequisites } from '@vitrina/contract/roles/roles.rules'
import type { Answer } from '@vitrina/contract/endpoint'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { Icon } from '#ui/icon.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { LegalEntityCard } from './legal-entity-card.tsx'

/** Legal entities of the company; owners and accountants edit, the others read. */
export function LegalEntities({ company }: { company: Answer<typeof companiesApi.current> }) {
  const { t } = useTranslation('companies')
  const { open } = useHistoryStateSwitch()
  const canChange = canChangeRequisites(company.role)
  const add = () => void open({ openedCompanyTool: { kind: 'entity' } })
  return (
    <SectionFrame
      title={t('entities.title')}
      actions={
        canChange && (
          <Button size="small" variant="outlined" startIcon={<Icon path={mdiPlus} />} onClick={add}>
            {t('entities.add')}
          </Button>
        )
      }
    >
      {company.legalEntities.length === 0 && <Typography color="textSecondary">{t('entities.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
        {company.legalEntities.map((entity) => (
          <LegalEntityCard key={entity.id} entity={entity} canChange={canChange} isOnly={company.legalEntities.length === 1} />
        ))}
      </Box>
    </SectionFrame>
  )
}

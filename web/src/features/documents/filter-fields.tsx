import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { documentStates, documentTypes } from '@vitrina/contract/documents/documents.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { companyQuery } from '#parts/companies/companies.api.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ChoiceField } from '#ui/choice-field.tsx'
import { DateField } from '#ui/date-field.tsx'
import { TicksField } from '#ui/ticks-field.tsx'
import { TypedField } from '#ui/typed-field.tsx'
import type { DocumentsParams } from './documents.params.ts'

type Props = { params: DocumentsParams; addressOf: (changed: Partial<DocumentsParams>) => string }

export function FilterFields({ params, addressOf }: Props) {
  const { t } = useTranslation('documents')
  const navigate = useNavigate()
  const { data: company } = useQuery(companyQuery)
  const change = (changed: Partial<DocumentsParams>) => void navigate({ href: addressOf(changed), resetScroll: false })
  const entities = company?.legalEntities ?? []
  return (
    <Box
      role="group"
      aria-label={t('filters.label')}
      sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}
    >
      <TicksField
        label={t('filters.type')}
        all={documentTypes}
        chosen={params.type}
        textOf={(type) => t(`types.${type}`)}
        onChange={(type) => change({ type })}
      />
      <TicksField
        label={t('filters.state')}
        all={documentStates}
        chosen={params.state}
        textOf={(state) => t(`states.${state}`)}
        onChange={(state) => change({ state })}
      />
      <DateField appliesOnLeave label={t('filters.from')} value={params.from} onChange={(from) => change({ from })} />
      <DateField appliesOnLeave label={t('filters.to')} value={params.to} onChange={(to) => change({ to })} />
      <TypedField label={t('filters.sumMin')} value={params.sumMin} onChange={(sumMin) => change({ sumMin })} />
      <TypedField label={t('filters.sumMax')} value={params.sumMax} onChange={(sumMax) => change({ sumMax })} />
      {entities.length > 1 && (
        <ChoiceField
          label={t('filters.entity')}
          any={t('filters.anyEntity')}
          all={entities.map(({ id, shortName }) => ({ id, text: shortName }))}
          chosen={params.legalEntityId}
          onChange={(legalEntityId) => change({ legalEntityId })}
        />
      )}
      {params.orderId && (
        <Button variant="outlined" color="inherit" component={Anchor} href={addressOf({ orderId: '' })}>
          {t('filters.ofOrder')}
        </Button>
      )}
    </Box>
  )
}

import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { mdiFilterVariant } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { documentStates, documentTypes } from '@vitrina/contract/documents.rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { companyQuery } from '#parts/company/company.api.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { TicksField } from '#ui/ticks-field.tsx'
import { TypedField } from '#ui/typed-field.tsx'
import { useDesktop } from '#ui/use-desktop.ts'
import { allDocuments, type DocumentsParams, documentsAddress, filterCount, isFiltered } from './documents.params.ts'
import { DocumentsSearch } from './documents-search.tsx'

type Props = { params: DocumentsParams; addressOf: (changed: Partial<DocumentsParams>) => string }

/** Which papers; all of it in the address. */
export function DocumentsFilters({ params, addressOf }: Props) {
  const { t } = useTranslation('documents')
  const isDesktop = useDesktop()
  const count = filterCount(params)
  const [isOpen, setOpen] = useState(count > 0)
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <DocumentsSearch q={params.q} addressOf={(q) => addressOf({ q })} />
        {!isDesktop && (
          <Badge badgeContent={count} color="primary">
            <Button
              variant="outlined"
              color="inherit"
              aria-expanded={isOpen}
              startIcon={<Icon path={mdiFilterVariant} fontSize="small" />}
              onClick={() => setOpen(!isOpen)}
            >
              {t('filters.open')}
            </Button>
          </Badge>
        )}
        {isFiltered(params) && (
          <Button color="inherit" component={Anchor} href={documentsAddress(allDocuments)}>
            {t('filters.clear')}
          </Button>
        )}
      </Box>
      <Collapse in={isDesktop || isOpen} unmountOnExit>
        <FilterFields params={params} addressOf={addressOf} />
      </Collapse>
    </Box>
  )
}

function FilterFields({ params, addressOf }: Props) {
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
      <TypedField type="date" label={t('filters.from')} value={params.from} onChange={(from) => change({ from })} />
      <TypedField type="date" label={t('filters.to')} value={params.to} onChange={(to) => change({ to })} />
      <TypedField type="number" label={t('filters.sumMin')} value={params.sumMin} onChange={(sumMin) => change({ sumMin })} />
      <TypedField type="number" label={t('filters.sumMax')} value={params.sumMax} onChange={(sumMax) => change({ sumMax })} />
      {entities.length > 1 && (
        <TextField
          select
          label={t('filters.entity')}
          value={entities.some(({ id }) => String(id) === params.legalEntityId) ? params.legalEntityId : ''}
          onChange={({ target }) => change({ legalEntityId: target.value })}
        >
          <MenuItem value="">{t('filters.anyEntity')}</MenuItem>
          {entities.map(({ id, shortName }) => (
            <MenuItem key={id} value={String(id)}>
              {shortName}
            </MenuItem>
          ))}
        </TextField>
      )}
      {params.orderId && (
        <Button variant="outlined" color="inherit" component={Anchor} href={addressOf({ orderId: '' })}>
          {t('filters.ofOrder')}
        </Button>
      )}
    </Box>
  )
}

import Box from '@mui/material/Box'
import type { CompanySuggestion } from '@vitrina/contract/directory/directory'
import { useTranslation } from '#i18n/use-translation.tsx'

type Props = {
  listId: string
  companies: CompanySuggestion[]
  active: number
  optionId: (index: number) => string
  onChoose: (company: CompanySuggestion) => void
}

/** The focus stays in the field; the active option is announced there. */
export function CompanyOptions({ listId, companies, active, optionId, onChoose }: Props) {
  const { t } = useTranslation('auth')
  return (
    <Box id={listId} role="listbox" aria-label={t('company.found')} sx={styles}>
      {companies.map((company, index) => {
        const { inn, kpp, address, state } = company.data
        return (
          <Box
            key={`${inn}-${kpp ?? ''}-${index}`}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            ref={index === active ? showLine : undefined}
            // Not on click: the field keeps its focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(company)}
          >
            <div className="name">{company.data.name.short_with_opf ?? company.value}</div>
            <div className="codes">
              {[t('company.inn', { inn }), kpp && t('company.kpp', { kpp })].filter(Boolean).join(' · ')}
              {state.status !== 'ACTIVE' && <span className="state"> · {t(`company.states.${state.status}`)}</span>}
            </div>
            {address && <div className="codes">{address.value}</div>}
          </Box>
        )
      })}
    </Box>
  )
}

const showLine = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' })

const styles = {
  mx: -2,
  '& [role=option]': { px: 2, py: 2, borderRadius: 1, cursor: 'pointer', overflowWrap: 'anywhere' },
  '& [role=option]:hover': { bgcolor: 'action.hover' },
  '& [aria-selected=true]': { bgcolor: 'action.selected' },
  '& .name': { fontWeight: 600 },
  '& .codes': { fontSize: 13, color: 'text.secondary' },
  '& .state': { color: 'error.main' },
} as const

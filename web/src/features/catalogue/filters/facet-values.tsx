import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mdiMagnify } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import type { CatalogueFilter, FilterValue } from '@vitrina/contract/catalogue'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#ui/icon.tsx'
import type { CatalogueParams } from '../catalogue.params.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'
import { chosenIn, withToggled } from './filter-choice.rules.ts'
import { filterQuery } from './filters.api.ts'
import { firstValues, foundValues } from './panel-filters.rules.ts'
import { ValueRow } from './value-row.tsx'

/** Fewer are seen at a glance. */
const WORTH_A_SEARCH = 15
/** More rows are not read; a word narrows them. */
const MAX_ROWS = 200

type Props = { params: CatalogueParams; filter: CatalogueFilter }

/** Checkboxes of one filter: the first few, all of them on request, or those that bear a word. */
export function FacetValues({ params, filter }: Props) {
  const { t } = useTranslation('filters')
  const { change } = useCatalogueParams()
  const [isWhole, setWhole] = useState(false)
  const [text, setText] = useState('')
  const isSearching = text.trim() !== ''
  const isCut = filter.valueCount > filter.values.length
  const full = useQuery({ ...filterQuery(filter.id, params), enabled: isCut && (isWhole || isSearching) })
  const values = (isCut && full.data?.values) || filter.values
  const chosen = chosenIn(params, filter)
  const first = firstValues(values, chosen)
  const shown = isSearching ? foundValues(values, text) : isWhole ? values : first
  const hidden = filter.valueCount - first.length
  const row = ({ id, name, count }: FilterValue) => (
    <ValueRow key={id} name={name} count={count} isChecked={chosen.includes(id)} onToggle={() => change(withToggled(params, filter, id))} />
  )
  return (
    <>
      {filter.valueCount > WORTH_A_SEARCH && <FacetSearch name={filter.name} text={text} onChange={setText} />}
      <Box
        aria-busy={full.isFetching || undefined}
        sx={isWhole || isSearching ? { maxHeight: 392, overflowY: 'auto', overscrollBehavior: 'contain', mx: -2, px: 2 } : {}}
      >
        {shown.slice(0, MAX_ROWS).map(row)}
      </Box>
      {isSearching && shown.length === 0 && !full.isFetching && (
        <Typography role="status" variant="body2" color="textSecondary" sx={{ py: 1, overflowWrap: 'anywhere' }}>
          {t('facet.nothing', { text: text.trim() })}
        </Typography>
      )}
      {shown.length > MAX_ROWS && (
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block', py: 1 }}>
          {t('facet.tooMany', { count: MAX_ROWS })}
        </Typography>
      )}
      {!isSearching && hidden > 0 && (
        <Button size="small" onClick={() => setWhole(!isWhole)} aria-expanded={isWhole} sx={{ ml: -2 }}>
          {isWhole ? t('facet.less') : t('facet.more', { count: hidden })}
        </Button>
      )}
    </>
  )
}

function FacetSearch({ name, text, onChange }: { name: string; text: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('filters')
  return (
    <TextField
      fullWidth
      type="search"
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && text) {
          event.stopPropagation()
          onChange('')
        }
      }}
      placeholder={t('facet.search')}
      slotProps={{
        htmlInput: { 'aria-label': t('facet.searchLabel', { name }), maxLength: 80 },
        input: {
          sx: { fontSize: 13 },
          startAdornment: (
            <InputAdornment position="start">
              <Icon path={mdiMagnify} sx={{ fontSize: 16 }} />
            </InputAdornment>
          ),
        },
      }}
      sx={{ mb: 1, '& input': { py: 1.5 } }}
    />
  )
}

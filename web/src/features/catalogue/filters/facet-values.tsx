import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { mdiMagnify } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import type { CatalogueFilter, FilterValue } from '@vitrina/contract/catalogue/filters'
import { memo, useCallback, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { useCatalogueParams } from '../use-catalogue-params.ts'
import { type ChangeParams, useChangeParams, usePrefetchParams } from '../use-change-params.ts'
import { chosenIn, type ValueId, withToggled } from './filter-choice.rules.ts'
import { filterQuery } from './filters.api.ts'
import { firstValues, foundValues } from './panel-filters.rules.ts'
import { useCountTexts } from './use-count-texts.ts'
import { ValueRow } from './value-row.tsx'

/** From this many values the list has a search field. */
const WORTH_A_SEARCH = 15
/** Longer lists are slow to draw; the search narrows them. */
const MAX_ROWS = 200

const Values = styled('div')({
  '&[data-long]': { maxHeight: 392, overflowY: 'auto', overscrollBehavior: 'contain', marginInline: -8, paddingInline: 8 },
})

type Props = { filter: CatalogueFilter; understood: readonly ValueId[] }

/** Checkboxes of one filter: the first few, all on request, or those that match a search. */
export function FacetValues({ filter, understood }: Props) {
  const { t } = useTranslation('filters')
  const { params } = useCatalogueParams()
  const change = useChangeParams()
  const prepare = usePrefetchParams()
  const words = useCountTexts()
  const [isWhole, setWhole] = useState(false)
  const [text, setText] = useState('')
  const isSearching = text.trim() !== ''
  const isWanted = filter.valueCount > filter.values.length && (isWhole || isSearching)
  const full = useQuery(filterQuery(filter.id, { params, isWanted }))
  const values = (isWanted && full.data?.values) || filter.values
  const chosen = chosenIn(params, filter)
  const first = firstValues(values, [...chosen, ...understood])
  const shown = isSearching ? foundValues(values, text) : isWhole ? values : first
  const hidden = filter.valueCount - first.length
  const { id: filterId, code } = filter
  const choose = useCallback(
    (apply: ChangeParams, id: ValueId) => apply((now) => withToggled(now, { id: filterId, code }, id), { id: filterId, code }),
    [filterId, code],
  )
  const toggle = useCallback((id: ValueId) => choose(change, id), [choose, change])
  const press = useCallback((id: ValueId) => choose(prepare, id), [choose, prepare])
  const row = ({ id, name, count }: FilterValue) => (
    <ValueRow
      key={id}
      id={id}
      name={name}
      count={count}
      isChecked={chosen.includes(id)}
      isUnderstood={understood.includes(id)}
      words={words}
      onPress={press}
      onToggle={toggle}
    />
  )
  return (
    <>
      {filter.valueCount > WORTH_A_SEARCH && <FacetSearch name={filter.name} text={text} onChange={setText} />}
      <Values aria-busy={full.isFetching || undefined} data-long={isWhole || isSearching || undefined}>
        {shown.slice(0, MAX_ROWS).map(row)}
      </Values>
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
      {!isSearching && hidden > 0 && <MoreButton isWhole={isWhole} hidden={hidden} onToggle={setWhole} />}
    </>
  )
}

type SearchProps = { name: string; text: string; onChange: (text: string) => void }

const FacetSearch = memo(function FacetSearch({ name, text, onChange }: SearchProps) {
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
})

type MoreProps = { isWhole: boolean; hidden: number; onToggle: (isWhole: boolean) => void }

const MoreButton = memo(function MoreButton({ isWhole, hidden, onToggle }: MoreProps) {
  const { t } = useTranslation('filters')
  return (
    <Button size="small" onClick={() => onToggle(!isWhole)} aria-expanded={isWhole} sx={{ ml: -2 }}>
      {isWhole ? t('facet.less') : t('facet.more', { count: hidden })}
    </Button>
  )
})

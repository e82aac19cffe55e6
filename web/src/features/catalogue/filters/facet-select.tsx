import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import type { CatalogueFilter } from '@vitrina/contract/catalogue/filters'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'
import { useChangeParams } from '../use-change-params.ts'
import { chosenIn, type ValueId, withChosen } from './filter-choice.rules.ts'

/** C-12: a filter shown as a drop-down list; several values are alternatives, as in every other. */
export function FacetSelect({ filter, understood }: { filter: CatalogueFilter; understood: readonly ValueId[] }) {
  const { t } = useTranslation('filters')
  const { params } = useCatalogueParams()
  const change = useChangeParams()
  const number = useNumber()
  const { id, code, name, values } = filter
  const chosen = [...chosenIn(params, filter)]
  const nameOf = (value: ValueId) => values.find((one) => one.id === value)?.name ?? String(value)
  const unchosen = understood.length > 0 ? `${understood.map(nameOf).join(', ')} (${t('facet.understood')})` : t('facet.any')
  return (
    <Select
      multiple
      displayEmpty
      fullWidth
      size="small"
      value={chosen}
      inputProps={{ 'aria-label': name }}
      renderValue={(shown) => (shown.length > 0 ? shown.map(nameOf).join(', ') : unchosen)}
      onChange={({ target: { value } }) => typeof value !== 'string' && change((now) => withChosen(now, { id, code }, value), { id, code })}
      sx={{ fontSize: 13 }}
    >
      {values.map((value) => (
        <MenuItem key={value.id} value={value.id} sx={{ justifyContent: 'space-between', gap: 4 }}>
          <span>{value.name}</span>
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {number(value.count)}
          </Box>
        </MenuItem>
      ))}
    </Select>
  )
}

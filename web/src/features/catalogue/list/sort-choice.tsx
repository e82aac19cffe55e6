import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { type CatalogueSort, catalogueSorts } from '@vitrina/contract/catalogue/catalogue.query'
import { memo } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useCatalogueSettings } from '../catalogue-settings.ts'
import { useChangeParams } from '../use-change-params.ts'

/** The list is sorted by the heading of a feature. */
const BY_COLUMN = 'column'

type Props = { sort: CatalogueSort | null; sortBy: string | null; isSearch: boolean }

/** Without a search text there is no relevance: the seller's order is by popularity then. */
export const SortChoice = memo(function SortChoice({ sort, sortBy, isSearch }: Props) {
  const { t } = useTranslation('catalogue')
  const change = useChangeParams()
  const { defaultSort } = useCatalogueSettings()
  const isShown = (one: CatalogueSort) => one !== 'relevance' || isSearch
  const known = (name: string | null) => catalogueSorts.find((one) => one === name && isShown(one))
  const usual = known(defaultSort) ?? 'popularity'
  return (
    <Select
      value={sortBy ? BY_COLUMN : (known(sort) ?? usual)}
      onChange={({ target: { value } }) => value !== BY_COLUMN && change({ sort: value === usual ? null : value, sortBy: null })}
      inputProps={{ 'aria-label': t('sort.label') }}
      sx={{ flexGrow: { xs: 1, md: 0 }, minWidth: 0, height: 36, '& .MuiSelect-select': { py: 0 } }}
    >
      {sortBy && <MenuItem value={BY_COLUMN}>{t('sort.column')}</MenuItem>}
      {catalogueSorts.filter(isShown).map((one) => (
        <MenuItem key={one} value={one}>
          {t(`sort.${one}`)}
        </MenuItem>
      ))}
    </Select>
  )
})

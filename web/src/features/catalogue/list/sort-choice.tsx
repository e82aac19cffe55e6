import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { type CatalogueSort, catalogueSorts } from '@vitrina/contract/catalogue.query'
import { useTranslation } from 'react-i18next'
import type { CatalogueParams } from '../catalogue.params.ts'
import { useCatalogueSettings } from '../catalogue-settings.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'

/** Without words there is nothing to be relevant to: the seller's order is by popularity then. */
export function SortChoice({ params }: { params: CatalogueParams }) {
  const { t } = useTranslation('catalogue')
  const { change } = useCatalogueParams()
  const { defaultSort } = useCatalogueSettings()
  const isShown = (sort: CatalogueSort) => sort !== 'relevance' || params.keyword !== ''
  const known = (sort: string | null) => catalogueSorts.find((one) => one === sort && isShown(one))
  const usual = known(defaultSort) ?? 'popularity'
  return (
    <Select
      value={known(params.sort) ?? usual}
      onChange={({ target }) => change({ sort: target.value === usual ? null : target.value })}
      inputProps={{ 'aria-label': t('sort.label') }}
      sx={{ flexGrow: { xs: 1, md: 0 }, minWidth: 0, height: 36, '& .MuiSelect-select': { py: 0 } }}
    >
      {catalogueSorts.filter(isShown).map((sort) => (
        <MenuItem key={sort} value={sort}>
          {t(`sort.${sort}`)}
        </MenuItem>
      ))}
    </Select>
  )
}

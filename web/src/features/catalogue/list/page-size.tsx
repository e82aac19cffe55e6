import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslation } from 'react-i18next'
import { type CatalogueParams, pageSizes } from '../catalogue.params.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'

/** C-02. A size typed into the address stands among the usual ones. */
export function PageSize({ params }: { params: CatalogueParams }) {
  const { t } = useTranslation('catalogue')
  const { change } = useCatalogueParams()
  const sizes = [...new Set<number>([...pageSizes, params.pageSize])].toSorted((a, b) => a - b)
  return (
    <Select
      value={params.pageSize}
      onChange={({ target }) => change({ pageSize: target.value })}
      renderValue={(size) => t('pageSize.by', { size })}
      inputProps={{ 'aria-label': t('pageSize.label') }}
      sx={{ height: 36, '& .MuiSelect-select': { py: 0 } }}
    >
      {sizes.map((size) => (
        <MenuItem key={size} value={size}>
          {size}
        </MenuItem>
      ))}
    </Select>
  )
}

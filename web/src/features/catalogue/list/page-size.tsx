import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { memo } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { pageSizes } from '../catalogue.params.ts'
import { useCatalogueSettings } from '../catalogue-settings.ts'
import { useChangeParams } from '../use-change-params.ts'

/** C-02. A size from the address is added to the usual ones. */
export const PageSize = memo(function PageSize({ asked }: { asked: number | null }) {
  const { t } = useTranslation('catalogue')
  const change = useChangeParams()
  const { usualPageSize } = useCatalogueSettings()
  const size = asked ?? usualPageSize
  const sizes = [...new Set<number>([...pageSizes, usualPageSize, size])].toSorted((a, b) => a - b)
  return (
    <Select
      value={size}
      onChange={({ target }) => change({ pageSize: target.value === usualPageSize ? null : target.value })}
      renderValue={(chosen) => t('pageSize.by', { size: chosen })}
      inputProps={{ 'aria-label': t('pageSize.label') }}
      sx={{ height: 36, '& .MuiSelect-select': { py: 0 } }}
    >
      {sizes.map((one) => (
        <MenuItem key={one} value={one}>
          {one}
        </MenuItem>
      ))}
    </Select>
  )
})

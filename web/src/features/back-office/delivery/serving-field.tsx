import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mdiArrowDown, mdiArrowUp, mdiClose } from '@mdi/js'
import { useId } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { NamedOptionField } from '../goods/named-option.tsx'
import type { RegionBody, Warehouse } from './delivery.api.ts'

type Serving = RegionBody['places']
type Props = { places: Serving; warehouses: readonly Warehouse[]; onChange: (places: Serving) => void }

const swapped = (places: Serving, at: number, by: number): Serving => {
  const moved = [...places]
  const [one, other] = [moved[at], moved[at + by]]
  if (one && other) [moved[at], moved[at + by]] = [other, one]
  return moved
}

/** Warehouses that serve a region, the preferred first, with the days from each. */
export function ServingField({ places, warehouses, onChange }: Props) {
  const { t } = useTranslation('stock-desk')
  const id = useId()
  const nameOf = (warehouseId: number) => warehouses.find((one) => one.id === warehouseId)?.name ?? ''
  const left = warehouses.filter(({ id: one, isActive }) => isActive && !places.some(({ warehouseId }) => warehouseId === one))
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 2 }}>
      <Typography id={id} variant="subtitle2" component="h3">
        {t('serving.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('serving.hint')}
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 5 }}>
        {places.map(({ warehouseId, days }, at) => {
          const warehouse = nameOf(warehouseId)
          return (
            <Box component="li" key={warehouseId} sx={{ py: 1 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <Box sx={{ flex: '1 1 160px' }}>{warehouse}</Box>
                <TextField
                  type="number"
                  label={t('serving.days')}
                  value={days}
                  onChange={({ target }) => {
                    const changed = Math.min(365, Math.max(0, Math.trunc(Number(target.value)) || 0))
                    onChange(places.map((one, place) => (place === at ? { ...one, days: changed } : one)))
                  }}
                  slotProps={{ htmlInput: { min: 0, max: 365, 'aria-label': t('serving.daysFrom', { warehouse }) } }}
                  sx={{ width: 96 }}
                />
                <IconButton
                  size="small"
                  aria-label={t('serving.up', { warehouse })}
                  disabled={at === 0}
                  onClick={() => onChange(swapped(places, at, -1))}
                >
                  <Icon path={mdiArrowUp} fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={t('serving.down', { warehouse })}
                  disabled={at === places.length - 1}
                  onClick={() => onChange(swapped(places, at, 1))}
                >
                  <Icon path={mdiArrowDown} fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={t('serving.remove', { warehouse })}
                  onClick={() => onChange(places.filter((_, place) => place !== at))}
                >
                  <Icon path={mdiClose} fontSize="small" />
                </IconButton>
              </Box>
            </Box>
          )
        })}
      </Box>
      {left.length > 0 && (
        <NamedOptionField
          key={places.length}
          label={t('serving.add')}
          options={left}
          value={null}
          onChange={(chosen) => chosen !== null && onChange([...places, { warehouseId: Number(chosen), days: 0 }])}
        />
      )}
    </Box>
  )
}

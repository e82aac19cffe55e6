import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import type { Supply } from './compare-strategies.rules.ts'
import { useSupplyTexts } from './use-supply-texts.ts'

/** The others are shown as a number. */
const SHIPMENTS_SHOWN = 6
const SHORT_SHOWN = 50
const PLACES_SHOWN = 3

type Props = { supply: Supply; today: string; isChosen: boolean }

/** One strategy with its result and warehouses; if chosen, also each shipment and short line. */
export function StrategyOption({ supply, today, isChosen }: Props) {
  const { t } = useTranslation('cart-page')
  const id = useId()
  const words = useSupplyTexts(today)
  const { strategy, shipments, short, warehouses: places } = supply
  return (
    <Box sx={{ px: 2, py: 2.5, pr: 4, ...(isChosen && { boxShadow: 'inset 3px 0 var(--mui-palette-primary-main)' }) }}>
      <FormControlLabel
        value={strategy}
        control={<Radio size="small" slotProps={{ input: { 'aria-describedby': id } }} sx={{ my: -2 }} />}
        label={t(`supply.name.${strategy}`)}
        slotProps={{ typography: { sx: { fontWeight: 600 } } }}
        sx={{ m: 0, alignItems: 'flex-start' }}
      />
      <Box id={id} sx={{ pl: 8, display: 'grid', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
        <Typography variant="body2" color="textSecondary">
          {t(`supply.hint.${strategy}`)}
        </Typography>
        <Typography variant="body2">{shipments.length > 0 ? words.whole(supply) : t('supply.noStock')}</Typography>
        {isChosen ? (
          <Shipments supply={supply} dayName={words.dayName} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            {places.slice(0, PLACES_SHOWN).join(', ')}
            {places.length > PLACES_SHOWN && t('supply.moreWarehouses', { count: places.length - PLACES_SHOWN })}
          </Typography>
        )}
        {short.length > 0 && (
          <Typography variant="body2" sx={{ color: 'warning.main' }}>
            {words.short(supply)}
          </Typography>
        )}
      </Box>
      {isChosen && short.length > 0 && <ShortLines short={short} />}
    </Box>
  )
}

function Shipments({ supply: { shipments }, dayName }: { supply: Supply; dayName: (day: string) => string }) {
  const { t } = useTranslation('cart-page')
  const rest = shipments.length - SHIPMENTS_SHOWN
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 13, color: 'text.secondary' }}>
      {shipments.slice(0, SHIPMENTS_SHOWN).map(({ warehouse, readyOn, lineCount }) => (
        <Box
          component="li"
          key={`${readyOn} ${warehouse.id}`}
          sx={{ display: 'grid', gridTemplateColumns: '84px minmax(0, 1fr) auto', columnGap: 2 }}
        >
          <span>{dayName(readyOn)}</span>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {warehouse.name}, {warehouse.city}
          </Box>
          <span>{t('supply.lines', { count: lineCount })}</span>
        </Box>
      ))}
      {rest > 0 && <li>{t('supply.moreShipments', { count: rest })}</li>}
    </Box>
  )
}

function ShortLines({ short }: { short: Supply['short'] }) {
  const { t } = useTranslation('cart-page')
  const number = useNumber()
  const rest = short.length - SHORT_SHOWN
  return (
    <Box component="details" sx={{ pl: 8, mt: 1, fontSize: 13, '& summary': { cursor: 'pointer', py: 1, width: 'fit-content' } }}>
      <summary>{t('supply.whatShort')}</summary>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, display: 'grid', gap: 1 }}>
        {short.slice(0, SHORT_SHOWN).map(({ line: { id, amount, product }, missing }) => (
          <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
            {t('supply.shortLine', { name: product.name, missing: number(missing), amount: number(amount), unit: product.unit.name })}
          </Box>
        ))}
        {rest > 0 && <li>{t('supply.moreShort', { count: rest })}</li>}
      </Box>
    </Box>
  )
}

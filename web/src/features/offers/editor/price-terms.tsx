import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { OfferTerms } from '@vitrina/contract/offers/offer-document.rules'
import { offerVatModes, roundings } from '@vitrina/contract/offers/offer-price.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { MarkupFields } from './markup-fields.tsx'

type Props = { terms: OfferTerms; isEditable: boolean; onSet: (terms: Partial<OfferTerms>) => void }

/** How prices of the whole offer are made. */
export function PriceTerms({ terms, isEditable, onSet }: Props) {
  const { t } = useTranslation('offers')
  const [floor, setFloor] = useState<string | null>(null)
  const readFloor = Number((floor ?? '').replace(',', '.').replace('%', ''))
  const isFloorRight = floor !== null && floor.trim() !== '' && Number.isFinite(readFloor) && readFloor >= 0 && readFloor <= 99
  return (
    <Box
      role="group"
      aria-label={t('terms.prices')}
      sx={{
        display: 'grid',
        gap: 3,
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        gridTemplateColumns: { xs: '1fr 1fr', lg: 'minmax(260px, 1.4fr) 1fr 1fr 1fr' },
      }}
    >
      <MarkupFields
        label={t('terms.markup')}
        markup={terms.markup}
        allowed={{ fixed: false, none: false }}
        isOff={!isEditable}
        onChange={(markup) => markup && markup.mode !== 'fixed' && onSet({ markup })}
      />
      <TextField
        select
        size="small"
        label={t('terms.rounding')}
        value={terms.rounding}
        disabled={!isEditable}
        onChange={({ target }) => onSet({ rounding: roundings.find((one) => one === Number(target.value)) ?? 0 })}
      >
        {roundings.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`roundings.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('terms.vatMode')}
        value={terms.vatMode}
        disabled={!isEditable}
        onChange={({ target }) => onSet({ vatMode: offerVatModes.find((one) => one === target.value) ?? terms.vatMode })}
      >
        {offerVatModes.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`vatModes.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label={t('terms.minMargin')}
        value={floor ?? String(terms.minMargin / 100).replace('.', ',')}
        disabled={!isEditable}
        error={floor !== null && !isFloorRight}
        onChange={({ target }) => setFloor(target.value)}
        onBlur={() => {
          if (isFloorRight) onSet({ minMargin: Math.round(readFloor * 100) })
          setFloor(null)
        }}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 6 } }}
      />
    </Box>
  )
}

import Box from '@mui/material/Box'
import type { MarginLight } from '@vitrina/contract/offers/offer-price.rules'
import { useTranslation } from '#i18n/use-translation.tsx'

const colours: Record<MarginLight, string> = { green: 'success.main', yellow: 'warning.main', red: 'error.main', unknown: 'text.disabled' }
const shapes: Record<MarginLight, string> = { green: '●', yellow: '▲', red: '■', unknown: '○' }

type Props = { margin: number | null; light: MarginLight }

/** Margin with its traffic light: a colour, a shape and a word, since colour alone says nothing to some. */
export function MarginMark({ margin, light }: Props) {
  const { t } = useTranslation('offers')
  return (
    <Box
      component="span"
      title={t(`lights.${light}`)}
      sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 1, whiteSpace: 'nowrap' }}
    >
      <Box component="span" role="img" aria-label={t(`lights.${light}`)} sx={{ color: colours[light], fontSize: 11 }}>
        {shapes[light]}
      </Box>
      {margin === null ? '—' : `${(margin / 100).toFixed(1).replace('.', ',').replace('-', '−')} %`}
    </Box>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiPlus } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { Icon } from '#ui/icon.tsx'
import { useOpenCustomProduct } from './use-open-custom-product.ts'

type Props = {
  /** The search text becomes its name. */
  name?: string
  /** offer: with a text, where nothing was found; button: alone. */
  look?: 'offer' | 'button'
}

/** C-15: adds a product the catalogue does not have. */
export function AddCustomProduct({ name, look = 'button' }: Props) {
  const { t } = useTranslation('product')
  const open = useOpenCustomProduct()
  const { open: openList } = useHistoryStateSwitch()
  const button = (
    <Button variant="outlined" startIcon={<Icon path={mdiPlus} />} onClick={() => open(name ? { name } : {})}>
      {t('own.add')}
    </Button>
  )
  if (look === 'button') return button
  return (
    <Box
      component="section"
      aria-label={t('own.offer')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        p: 4,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flex: '1 1 280px' }}>
        <Typography variant="subtitle1" component="h2">
          {t('own.offer')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('own.offerText')}
        </Typography>
      </Box>
      {button}
      <Button color="inherit" onClick={() => void openList({ openedCustomProducts: true })}>
        {t('own.list.title')}
      </Button>
    </Box>
  )
}

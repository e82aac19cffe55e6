import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import type { TakenImport } from './cart-finish.tsx'

/** Lines that were rounded, are short or stayed out: none is lost silently. */
export function ImportReport({ taken, onClose }: { taken: TakenImport; onClose: () => void }) {
  const { t } = useTranslation('list-import')
  const number = useNumber()
  const remarkable = taken.items.filter(({ outcome }) => outcome !== 'taken')
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography role="status">{t('cart.taken', { count: taken.takenCount })}</Typography>
      <Typography variant="subtitle2" component="h3">
        {t('cart.report')}
      </Typography>
      <List dense disablePadding>
        {remarkable.map(({ position, row, raw, outcome, taken: amount }) => (
          <ListItem key={position} disableGutters>
            <ListItemText primary={`${row}. ${raw}`} secondary={t(`outcome.${outcome}`, { taken: number(amount) })} />
          </ListItem>
        ))}
      </List>
      <Button variant="contained" autoFocus onClick={onClose} sx={{ justifySelf: 'end' }}>
        {t('cart.close')}
      </Button>
    </Box>
  )
}

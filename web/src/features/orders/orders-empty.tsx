import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiClipboardTextOutline, mdiFilterOffOutline } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { ordersAddress, readOrdersParams, type Scope } from './orders.params.ts'

/** For a newcomer: what it is for and how to begin; by filter: the way to clear it. */
export function OrdersEmpty({ isFiltered, scope }: { isFiltered: boolean; scope: Scope }) {
  const { t } = useTranslation('orders')
  const kind = isFiltered ? 'filtered' : 'none'
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 3, py: 12, textAlign: 'center' }}>
      <Icon path={isFiltered ? mdiFilterOffOutline : mdiClipboardTextOutline} sx={{ fontSize: 56, color: 'text.secondary' }} />
      <Typography variant="h2">{t(`empty.${kind}.title`)}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 440 }}>
        {t(`empty.${kind}.text`)}
      </Typography>
      <Button
        variant="contained"
        component={Anchor}
        href={isFiltered ? ordersAddress({ ...readOrdersParams({}), scope }) : paths.catalogue}
      >
        {t(`empty.${kind}.action`)}
      </Button>
    </Box>
  )
}

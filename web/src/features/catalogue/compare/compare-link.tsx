import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import { mdiScaleBalance } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { comparisonAddress, useComparedIds } from './compared-products.ts'

/** Among the tools of the list, once something is put aside: it covers nothing. */
export function CompareLink() {
  const { t } = useTranslation('product')
  const ids = useComparedIds()
  if (ids.length === 0) return null
  const label = t('compare.open', { number: ids.length })
  return (
    <Badge badgeContent={ids.length} color="primary">
      <IconButton component={Anchor} href={comparisonAddress(ids)} aria-label={label} title={label} sx={{ width: 36, height: 36 }}>
        <Icon path={mdiScaleBalance} fontSize="small" />
      </IconButton>
    </Badge>
  )
}

import Button from '@mui/material/Button'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { mdiPlus } from '@mdi/js'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useMakeOffer } from '#parts/offer/use-make-offer.ts'
import { Icon } from '#ui/icon.tsx'

const sources = ['nothing', 'cart', 'specification', 'order'] as const

/** Ways to begin: an empty one and the cart at once, specifications and orders from their own pages. */
export function CreateMenu() {
  const { t } = useTranslation('offers')
  const navigate = useNavigate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const make = useMakeOffer()
  const begin = (source: (typeof sources)[number]) => {
    setAnchor(null)
    if (source === 'specification') void navigate({ href: paths.specifications })
    else if (source === 'order') void navigate({ href: paths.orders })
    else make.mutate({ from: { type: source } })
  }
  return (
    <>
      <Button
        variant="contained"
        aria-haspopup="menu"
        loading={make.isPending}
        startIcon={<Icon path={mdiPlus} fontSize="small" />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('create.open')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {sources.map((source) => (
          <MenuItem key={source} onClick={() => begin(source)}>
            <ListItemText primary={t(`create.${source}`)} secondary={t(`create.hints.${source}`)} />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

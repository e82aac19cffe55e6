import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import {
  mdiDotsVertical,
  mdiLinkVariant,
  mdiPrinterOutline,
  mdiPuzzleOutline,
  mdiScaleBalance,
  mdiScaleOff,
  mdiShareVariantOutline,
  mdiSwapHorizontal,
} from '@mdi/js'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ProductDetails } from '@vitrina/contract/catalogue/product'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { useDesktop } from '#ui/use-desktop.ts'
import { catalogueInfoQuery } from '../catalogue.api.ts'
import { catalogueAddress, readParams } from '../catalogue.params.ts'
import { toggleCompared, useIsCompared } from '../compare/compared-products.ts'
import { findKeyword } from './find.rules.ts'
import { useCopy } from './use-copy.ts'

type Product = Pick<ProductDetails, 'id' | 'name' | 'article'>
type Action = { id: 'replacement' | 'related' | 'compare' | 'uncompare' | 'share' | 'print'; icon: string } & (
  | { href: string }
  | { run: () => void }
)

/** Link to the product alone, without the filters of the list. */
const linkOf = ({ id }: Product) => new URL(catalogueAddress(readParams({}), { kind: 'catalog', id }), window.location.origin).href

/** A phone shares by its own dialog; elsewhere the link is copied. */
function useShare(product: Product) {
  const { t } = useTranslation('product')
  const copy = useCopy()
  return async () => {
    const link = linkOf(product)
    if (!('share' in navigator) || !navigator.maxTouchPoints) return copy(link, t('dialog.share.copied'))
    try {
      await navigator.share({ title: product.name, url: link })
    } catch (error) {
      // The dialog was closed without a choice: not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return
      await copy(link, t('dialog.share.copied'))
    }
  }
}

function useActions(product: Product, isReadOnly: boolean): Action[] {
  const { settings } = useSuspenseQuery(catalogueInfoQuery).data
  const share = useShare(product)
  const find = (prefix: string) => catalogueAddress({ ...readParams({}), keyword: findKeyword(prefix, product) })
  const finds: Action[] = [
    { id: 'replacement', icon: mdiSwapHorizontal, href: find(settings.findReplacementPrefix) },
    { id: 'related', icon: mdiPuzzleOutline, href: find(settings.findRelatedPrefix) },
  ]
  const isCompared = useIsCompared(product.id)
  return [
    ...(isReadOnly ? [] : finds),
    {
      id: isCompared ? 'uncompare' : 'compare',
      icon: isCompared ? mdiScaleOff : mdiScaleBalance,
      run: () => toggleCompared(product.id),
    },
    {
      id: 'share',
      icon: 'share' in navigator && navigator.maxTouchPoints ? mdiShareVariantOutline : mdiLinkVariant,
      run: () => void share(),
    },
    { id: 'print', icon: mdiPrinterOutline, run: () => window.print() },
  ]
}

/** C-08 and the other actions besides buying; in a menu where there is little room. */
export function ProductActions({ product, isReadOnly }: { product: Product; isReadOnly: boolean }) {
  const { t } = useTranslation('product')
  const isDesktop = useDesktop()
  const actions = useActions(product, isReadOnly)
  if (!isDesktop) return <ActionMenu actions={actions} />
  return actions.map((action) =>
    'href' in action ? (
      <Button key={action.id} size="small" color="inherit" component={Anchor} href={action.href} startIcon={<Icon path={action.icon} />}>
        {t(`dialog.action.${action.id}`)}
      </Button>
    ) : (
      <IconButton key={action.id} aria-label={t(`dialog.action.${action.id}`)} title={t(`dialog.action.${action.id}`)} onClick={action.run}>
        <Icon path={action.icon} />
      </IconButton>
    ),
  )
}

function ActionMenu({ actions }: { actions: readonly Action[] }) {
  const { t } = useTranslation('product')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        aria-label={t('dialog.actions')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {actions.map((action) => (
          <MenuItem
            key={action.id}
            {...('href' in action ? { component: Anchor, href: action.href } : {})}
            onClick={() => {
              close()
              if ('run' in action) action.run()
            }}
          >
            <ListItemIcon>
              <Icon path={action.icon} fontSize="small" />
            </ListItemIcon>
            {t(`dialog.action.${action.id}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { mdiCartOutline, mdiFileDocumentOutline, mdiFormatListBulleted } from '@mdi/js'
import { useNavigate } from '@tanstack/react-router'
import type { Workbench } from '@vitrina/contract/workbench/workbench'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { useActivateCart } from './workbench.api.ts'

type Props = Pick<Workbench, 'carts' | 'specifications' | 'offers'>

/** Begun and not finished: other carts, own specifications, offers that were not sent. */
export function DraftsBlock({ carts, specifications, offers }: Props) {
  const { t } = useTranslation('workbench')
  const activateCart = useActivateCart()
  const navigate = useNavigate()
  const openCart = (id: number) => activateCart.mutate(id, { onSuccess: () => void navigate({ to: paths.cart }) })
  if (carts === null && specifications === null && offers === null) return null
  const drafts = [
    ...(carts ?? [])
      .filter(({ count, isActive }) => count > 0 && !isActive)
      .map(({ id, name, count, updatedAt }) => ({
        key: `cart-${id}`,
        icon: mdiCartOutline,
        kind: t('drafts.cart'),
        name: name || t('drafts.mainCart'),
        href: paths.cart,
        cartId: id,
        count,
        updatedAt,
      })),
    ...(specifications ?? []).map(({ id, name, lineCount, updatedAt }) => ({
      key: `specification-${id}`,
      icon: mdiFormatListBulleted,
      kind: t('drafts.specification'),
      name,
      href: paths.specification(id),
      cartId: null,
      count: lineCount,
      updatedAt,
    })),
    ...(offers ?? []).map(({ id, name, lineCount, updatedAt }) => ({
      key: `offer-${id}`,
      icon: mdiFileDocumentOutline,
      kind: t('drafts.offer'),
      name,
      href: paths.offer(id),
      cartId: null,
      count: lineCount,
      updatedAt,
    })),
  ]
  return (
    <SectionFrame isTight title={t('drafts.title')}>
      {drafts.length === 0 && <Typography color="textSecondary">{t('drafts.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
        {drafts.map(({ key, icon, kind, name, href, cartId, count, updatedAt }) => (
          <Box component="li" key={key} sx={{ display: 'flex', gap: 2, py: 2, minWidth: 0 }}>
            <Icon path={icon} fontSize="small" sx={{ color: 'text.secondary', mt: 0.5 }} />
            <Box sx={{ minWidth: 0 }}>
              {cartId === null ? (
                <Link component={Anchor} href={href} sx={{ overflowWrap: 'anywhere' }}>
                  {name}
                </Link>
              ) : (
                <Link
                  component="button"
                  disabled={activateCart.isPending}
                  onClick={() => openCart(cartId)}
                  sx={{ overflowWrap: 'anywhere', textAlign: 'left', fontSize: 'inherit', verticalAlign: 'baseline' }}
                >
                  {name}
                </Link>
              )}
              <Typography variant="caption" component="div" color="textSecondary">
                {t('drafts.facts', { kind, count, date: formatDate(updatedAt) })}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </SectionFrame>
  )
}

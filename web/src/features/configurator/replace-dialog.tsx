import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { Board } from '@vitrina/contract/configurator/board-shapes'
import type { BoardGoods } from '@vitrina/contract/configurator/configurator'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { Anchor } from '#ui/anchor.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { alternativesQuery } from './configurator.api.ts'

type Props = { board: Board; item: BoardGoods; onChoose: (productId: number | null) => void; onClose: () => void }

/** Goods that fit the position: the preferred brand first, then in stock, then by price. */
export function ReplaceDialog({ board, item, onChoose, onClose }: Props) {
  const { t } = useTranslation('configurator')
  const money = useMoney()
  const number = useNumber()
  const { data, error, refetch } = useQuery(alternativesQuery(board, item.key))
  return (
    <AppDialog
      isOpen
      maxWidth="md"
      title={t('replace.title', { kind: t(`goodsKinds.${item.kind}`) })}
      onClose={onClose}
      actions={
        item.isChosen && (
          <Button color="inherit" onClick={() => onChoose(null)}>
            {t('replace.auto')}
          </Button>
        )
      }
    >
      {!data && error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
          {data.items.map((product) => (
            <Box
              component="li"
              key={product.id}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1, py: 2, fontSize: 13 }}
            >
              <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Anchor href={`${paths.catalogue}?product=${product.id}`} target="_blank">
                  {product.name}
                </Anchor>
                <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
                  {product.article} · {product.brand.name}
                </Box>
              </Box>
              <Box sx={{ minWidth: 90, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
                <Box sx={{ fontWeight: 600 }}>{product.price ? money(product.price.value) : t('goods.noPrice')}</Box>
                <Box sx={{ color: product.stock >= item.amount ? 'success.main' : 'warning.main', fontSize: 12 }}>
                  {t(product.stock >= item.amount ? 'goods.enough' : 'goods.few', { stock: number(product.stock) })}
                </Box>
              </Box>
              {product.id === item.product?.id ? (
                <Box sx={{ minWidth: 96, textAlign: 'center', color: 'text.secondary' }}>{t('replace.current')}</Box>
              ) : (
                <Button
                  variant="outlined"
                  size="small"
                  aria-label={`${t('replace.choose')}: ${product.name}`}
                  onClick={() => onChoose(product.id)}
                  sx={{ minWidth: 96 }}
                >
                  {t('replace.choose')}
                </Button>
              )}
            </Box>
          ))}
        </Box>
      )}
      {data && data.total > data.items.length && (
        <Box sx={{ color: 'text.secondary', fontSize: 13, mt: 2 }}>
          {t('replace.shown', { shown: data.items.length, total: data.total })}
        </Box>
      )}
    </AppDialog>
  )
}

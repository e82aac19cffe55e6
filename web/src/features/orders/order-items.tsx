import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import { memo } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { Whereabouts } from '#parts/order/whereabouts.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { CopyArticle } from '#parts/product/copy-article.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { itemsQuery } from './orders.api.ts'
import { orderItemsStyles } from './order-items.styles.ts'

const Root = styled('div')(orderItemsStyles)

/** The five amounts of a line; the table head names them. */
const amounts = [
  { name: 'ordered', of: ({ amount }: OrderItem) => amount, look: '' },
  { name: 'held', of: ({ held }: OrderItem) => held, look: '' },
  { name: 'shipped', of: ({ shipped }: OrderItem) => shipped, look: 'good' },
  { name: 'returned', of: ({ returned }: OrderItem) => returned, look: '' },
  { name: 'cancelled', of: ({ cancelled }: OrderItem) => cancelled, look: 'bad' },
] as const

/** The lines of an order, with the source and day of each. */
export function OrderItems({ id }: { id: number }) {
  const { t } = useTranslation(['orders', 'shell'])
  const { data, error, refetch } = useQuery(itemsQuery(id))
  if (error && !data)
    return (
      <Alert
        severity="error"
        action={
          <Button size="small" color="inherit" onClick={() => void refetch()}>
            {t('shell:retry')}
          </Button>
        }
      >
        {t('items.failed')}
      </Alert>
    )
  if (!data)
    return (
      <Box sx={{ display: 'grid', gap: 1 }}>
        {Array.from({ length: 5 }, (_, place) => (
          <Skeleton key={place} variant="rounded" height={52} />
        ))}
      </Box>
    )
  return (
    <Root>
      <div className="head" aria-hidden>
        <span>№</span>
        <span>{t('items.what')}</span>
        <span className="number">{t('items.price')}</span>
        {amounts.map(({ name }) => (
          <span key={name} className="number">
            {t(`items.${name}`)}
          </span>
        ))}
        <span className="number">{t('items.sum')}</span>
      </div>
      <ul>
        {data.items.map((item) => (
          <li key={item.id}>
            <ItemLine item={item} />
          </li>
        ))}
      </ul>
    </Root>
  )
}

const ItemLine = memo(function ItemLine({ item }: { item: OrderItem }) {
  const { t } = useTranslation('orders')
  const money = useMoney()
  const number = useNumber()
  return (
    <div className="line">
      <span className="place">{item.lineNo}</span>
      <div className="what">
        {item.productId === null || item.isCustom ? (
          <span className="name">{item.name}</span>
        ) : (
          <Link className="name" to={paths.catalogue} search={{ product: item.productId, readonly: 1 }}>
            {item.name}
          </Link>
        )}
        <div className="facts">
          {item.article && <CopyArticle article={item.article} />}
          {item.brand && <span>{item.brand}</span>}
          {item.isCustom && <span>{t('items.own')}</span>}
          {item.note && <span>{item.note}</span>}
        </div>
        <div className="from">
          <Whereabouts item={item} />
        </div>
      </div>
      <div className="number">
        <small>{t('items.price')}</small>
        {item.price === null ? t('items.noPrice') : money(item.price)}
        {item.isAgreedPrice && (
          <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
            {t('items.agreedPrice')}
          </Box>
        )}
      </div>
      {amounts.map(({ name, of, look }) => {
        const amount = of(item)
        return (
          <div
            key={name}
            className={`number ${look}`}
            data-empty={amount === 0 || undefined}
            data-quiet={name === 'ordered' ? undefined : true}
          >
            <small>{t(`items.${name}`)}</small>
            {amount === 0 ? '—' : `${number(amount)} ${item.unit}`}
          </div>
        )
      })}
      <div className="number sum">
        <small>{t('items.sum')}</small>
        {money(item.sum)}
      </div>
    </div>
  )
})

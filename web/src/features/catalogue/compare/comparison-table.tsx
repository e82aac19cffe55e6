import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { mdiClose } from '@mdi/js'
import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import type { ComparedFeature } from '@vitrina/contract/catalogue/comparison'
import { isDifferent } from '@vitrina/contract/catalogue/comparison.rules'
import { smallestAmount } from '@vitrina/contract/quantity/quantity.rules'
import { Fragment } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { QuickCartButton } from '#parts/cart/cart-button.tsx'
import { PriceText } from '#parts/price/price-view.tsx'
import { CopyArticle } from '#parts/product/copy-article.tsx'
import { ProductImage } from '#parts/product/product-image.tsx'
import { useProductTexts } from '#parts/product/use-product-texts.ts'
import { PromiseText } from '#parts/promise/promise-view.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { catalogueAddress, readParams } from '../catalogue.params.ts'
import { comparisonStyles } from './comparison-table.styles.ts'

const Frame = styled('div')(memoTheme(comparisonStyles))

type Props = {
  items: readonly ProductCard[]
  features: readonly ComparedFeature[]
  /** Only what differs. */
  isShort: boolean
  onRemove: (id: number) => void
}

export function ComparisonTable({ items, features, isShort, onRemove }: Props) {
  const { t } = useTranslation('product')
  const shown = features.filter(({ cells }) => !isShort || isDifferent(cells))
  const groups = [...Map.groupBy(shown, ({ group }) => group)]
  return (
    <Frame tabIndex={0} role="region" aria-label={t('compare.title')}>
      <table aria-label={t('compare.title')}>
        <thead>
          <tr>
            <td aria-label={t('compare.feature')} />
            {items.map((product) => (
              <ComparedProduct key={product.id} product={product} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={t('compare.brand')} cells={items.map(({ brand }) => brand.name)} isShort={isShort} />
          <Row name={t('compare.series')} cells={items.map(({ series }) => series?.name ?? '')} isShort={isShort} />
          {groups.map(([group, rows]) => (
            <Fragment key={group}>
              {group && (
                <tr className="group">
                  <th scope="colgroup" colSpan={items.length + 1}>
                    <span>{group}</span>
                  </th>
                </tr>
              )}
              {rows.map(({ code, name, unit, cells }) => (
                <Row key={code} name={unit ? `${name}, ${unit}` : name} cells={cells} isShort={isShort} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </Frame>
  )
}

/** A differing row is marked by a sign besides its colour, and read aloud as differing. */
function Row({ name, cells, isShort }: { name: string; cells: readonly string[]; isShort: boolean }) {
  const { t } = useTranslation('product')
  const isMarked = isDifferent(cells)
  if (isShort && !isMarked) return null
  return (
    <tr data-different={isMarked || undefined}>
      <th scope="row">
        {name}
        {isMarked && (
          <span className="sign" role="img" aria-label={t('compare.different')} title={t('compare.different')}>
            ≠
          </span>
        )}
      </th>
      {cells.map((cell, place) => (
        <td key={place}>{cell || '—'}</td>
      ))}
    </tr>
  )
}

function ComparedProduct({ product, onRemove }: { product: ProductCard; onRemove: (id: number) => void }) {
  const { t } = useTranslation('product')
  const words = useProductTexts()
  const amount = smallestAmount(product)
  const removeLabel = t('compare.removeNamed', { name: product.name })
  return (
    <th scope="col">
      <IconButton size="small" className="remove" aria-label={removeLabel} title={removeLabel} onClick={() => onRemove(product.id)}>
        <Icon path={mdiClose} sx={{ fontSize: 16 }} />
      </IconButton>
      <ProductImage src={product.image} alt="" size={72} />
      <Anchor className="name" href={catalogueAddress(readParams({}), { kind: 'catalog', id: product.id })} title={product.name}>
        {product.name}
      </Anchor>
      <CopyArticle article={product.article} />
      <PriceText product={product} words={words} />
      <PromiseText steps={product.promise} amount={amount} unit={product.unit} words={words} />
      <div className="buying">
        <QuickCartButton product={product} amount={amount} size="compact" />
      </div>
    </th>
  )
}

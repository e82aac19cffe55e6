import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import { CopyArticle } from '#parts/product/copy-article.tsx'
import { ProductMarks } from '#parts/product/product-marks.tsx'

type Props = { product: ProductCard; hidden: ReadonlySet<string> }

/** Under the name: article, brand, series and the manufacturer's code. */
export function ProductCodes({ product, hidden }: Props) {
  const { article, manufacturerCode, brand, series } = product
  const texts = [
    !hidden.has('brand') && brand.name,
    series?.name,
    !hidden.has('sku') && manufacturerCode !== article && manufacturerCode,
  ].filter(Boolean)
  return (
    <div className="codes">
      <ProductMarks product={product} />
      {!hidden.has('article') && <CopyArticle article={article} />}
      <span>{texts.join(' · ')}</span>
    </div>
  )
}

import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import { MarkedText } from '#parts/product/marked-text.tsx'

type Props = { product: Pick<ProductCard, 'name'>; address: string; sought: string }

/** A plain link; the list around it opens the product without leaving the page. */
export const ProductName = ({ product, address, sought }: Props) => (
  <a href={address} data-product="name" className="name" title={product.name}>
    <MarkedText text={product.name} query={sought} />
  </a>
)

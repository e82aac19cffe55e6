import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import { MarkedText } from '#parts/product/marked-text.tsx'

type Props = {
  product: Pick<ProductCard, 'name'>
  address: string
  sought: string
  /** The name without the words over the table. */
  short?: string | undefined
}

/** A plain link; the list around it opens the product without leaving the page. */
export const ProductName = ({ product: { name }, address, sought, short = name }: Props) => (
  <a href={address} data-product="name" className="name" title={name} aria-label={short === name ? undefined : name}>
    <MarkedText text={short} query={sought} />
  </a>
)

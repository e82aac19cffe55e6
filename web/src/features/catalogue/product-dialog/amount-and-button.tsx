import type { ProductDetails } from '@vitrina/contract/catalogue/product'
import { CartButton } from '#parts/cart/cart-button.tsx'
import { ProductAmount } from '#parts/product-amount/product-amount.tsx'
import type { Amount } from './use-amount.ts'

/** Amount and cart button: beside the price on a desktop, in the bottom bar on a phone. */
export function AmountAndButton({ product, amount }: { product: ProductDetails; amount: Amount }) {
  return (
    <>
      <ProductAmount
        key={product.id}
        product={product}
        value={amount.value}
        onChange={amount.change}
        onSubmit={amount.submit}
        size="full"
      />
      <CartButton product={product} amount={amount.value} size="full" />
    </>
  )
}

import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import { CartButtonOf } from '#parts/cart/cart-button.tsx'
import type { useCartAmount } from '#parts/cart/use-cart-amount.ts'
import { ProductAmount } from '#parts/product-amount/product-amount.tsx'

type Props = { product: ProductCard; cart: ReturnType<typeof useCartAmount>; size: 'compact' | 'full' }

export const CartControls = ({ product, cart, size }: Props) => (
  <div className="buying">
    <ProductAmount product={product} value={cart.value} onChange={cart.change} onSubmit={cart.submit} size={size} />
    <CartButtonOf product={product} amount={cart.value} inCart={cart.inCart} size={size} />
  </div>
)

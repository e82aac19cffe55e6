import { mdiCartPlus, mdiTrashCanOutline } from '@mdi/js'
import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useAreTogglesOn } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { plainClass } from '#ui/plain-class.ts'
import { useSetCartAmount } from './cart.api.ts'
import { cartButtonStyles } from './cart-button.styles.ts'
import { useAmountInCart } from './use-cart-amount.ts'

type Props = {
  product: Pick<ProductCard, 'id' | 'unit' | 'minimumBatch' | 'multiplicity' | 'name'>
  /** The amount a click adds. */
  amount: number
  /** compact: in a row; full: in a dialog. */
  size?: 'compact' | 'full'
}

/** From here on the text does not fit beside the number. */
const LONG = { compact: 100, full: 1_000 }

const root = plainClass(cartButtonStyles)

const Sign = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d={path} />
  </svg>
)

/** Adds to the cart, then shows the amount in the cart, links to it and removes it again. */
export const CartButton = (props: Props) => <CartButtonOf {...props} inCart={useAmountInCart(props.product.id)} />

/** Where no field stands beside it: a product in the cart shows its amount there, and a press does not make it less. */
export function QuickCartButton({ amount, ...props }: Props) {
  const inCart = useAmountInCart(props.product.id)
  return <CartButtonOf {...props} amount={inCart || amount} inCart={inCart} />
}

/** For callers that already know the amount in the cart. */
export function CartButtonOf({ product, amount, size = 'compact', inCart }: Props & { inCart: number }) {
  const { t } = useTranslation('cart')
  const areOn = useAreTogglesOn()
  const setAmount = useSetCartAmount()
  const { name } = product

  if (!areOn(['cart'])) return null
  const isIn = inCart > 0
  const isOther = isIn && amount > 0 && amount !== inCart
  if (!isIn || isOther)
    return (
      <div className={root} data-size={size}>
        <button
          type="button"
          className="add"
          onClick={() => setAmount(product.id, amount)}
          aria-label={t(isOther ? 'button.changeOf' : 'button.addOf', { name, amount })}
        >
          <Sign path={mdiCartPlus} />
          <span>{isOther ? t('button.change', { amount }) : t('button.add')}</span>
        </button>
      </div>
    )
  return (
    <div className={root} data-size={size} data-long={inCart >= LONG[size] || undefined}>
      <Anchor className="in" href={paths.cart} aria-label={t('button.inOf', { name, amount: inCart, unit: product.unit.name })}>
        <span>{t('button.in')}</span> <b>{t('button.amount', { amount: inCart })}</b>
      </Anchor>
      <button
        type="button"
        className="remove"
        onClick={() => setAmount(product.id, 0)}
        aria-label={t('button.removeOf', { name })}
        title={t('button.remove')}
      >
        <Sign path={mdiTrashCanOutline} />
      </button>
    </div>
  )
}

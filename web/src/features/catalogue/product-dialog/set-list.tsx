import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { mdiCartPlus } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { suggestedAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { ProductDetails } from '@vitrina/contract/catalogue/product'
import { useTranslation } from '#i18n/use-translation.tsx'
import { amountsQuery, useSetCartAmount } from '#parts/cart/cart.api.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useAreTogglesOn } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'
import { catalogueAddress, readParams } from '../catalogue.params.ts'
import { LinkedProduct, LinkedProducts } from './linked-product.tsx'
import { sumOf } from './price-at.rules.ts'

type ProductSet = ProductDetails['sets'][number]

export const SetList = ({ sets, isReadOnly }: { sets: readonly ProductSet[]; isReadOnly: boolean }) =>
  sets.map((set) => <OneSet key={set.id} set={set} isReadOnly={isReadOnly} />)

function OneSet({ set, isReadOnly }: { set: ProductSet; isReadOnly: boolean }) {
  const { t } = useTranslation('product')
  const money = useMoney()
  const sum = set.items.reduce((total, { product, quantity }) => total + sumOf(product.price?.value ?? 0, quantity), 0)
  return (
    <Box component="section" aria-label={set.name} sx={{ mb: 8 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3, mb: 5 }}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <Typography variant="h4" component="h3">
            <Link component={Anchor} href={catalogueAddress({ ...readParams({}), set: [set.id] })}>
              {set.name}
            </Link>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {set.description}
          </Typography>
        </Box>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', lineHeight: '36px' }}>
          {t('dialog.sets.sum', { sum: money(sum) })}
        </Typography>
        {!isReadOnly && <AddSet set={set} />}
      </Box>
      <LinkedProducts label={set.name}>
        {set.items.map(({ product, quantity }) => (
          <LinkedProduct key={product.id} product={product} quantity={quantity} isReadOnly />
        ))}
      </LinkedProducts>
    </Box>
  )
}

/** Adds to the amounts in the cart; an amount is rounded up to the product's step. */
function AddSet({ set }: { set: ProductSet }) {
  const { t } = useTranslation('product')
  const isOn = useAreTogglesOn()(['cart'])
  const { data: cart } = useQuery({ ...amountsQuery, enabled: isOn })
  const setAmount = useSetCartAmount()
  const sold = set.items.filter(({ product }) => product.price !== null)
  if (!isOn || sold.length === 0) return null
  const add = () => {
    for (const { product, quantity } of sold) setAmount(product.id, suggestedAmount(product, (cart?.amounts[product.id] ?? 0) + quantity))
    showMessage({ text: t('dialog.sets.added', { count: sold.length }), kind: 'success' })
  }
  return (
    <Button variant="outlined" startIcon={<Icon path={mdiCartPlus} />} onClick={add}>
      {t('dialog.sets.add')}
    </Button>
  )
}

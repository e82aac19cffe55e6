import Box from '@mui/material/Box'
import type { ProductDetails } from '@vitrina/contract/catalogue/product'
import { useAreTogglesOn } from '#parts/site/use-site.ts'
import { AmountAndButton } from './amount-and-button.tsx'
import type { Amount } from './use-amount.ts'

/** On a phone the amount and the button stay within reach of the thumb. */
export function BuyBar({ product, amount }: { product: ProductDetails; amount: Amount }) {
  const isOn = useAreTogglesOn()(['cart'])
  if (!isOn || !product.price) return null
  return (
    <Box
      data-screen-only
      sx={{
        flexShrink: 0,
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        px: 4,
        pt: 2,
        pb: 'calc(20px + env(safe-area-inset-bottom))',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <AmountAndButton product={product} amount={amount} />
    </Box>
  )
}

import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Box from '@mui/material/Box'
import { mdiCartPlus } from '@mdi/js'
import { MAX_AMOUNT, readAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { CustomProduct } from '@vitrina/contract/catalogue/custom-products'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useAddCustomProduct } from '#parts/cart/add-custom-product.ts'
import { useAreTogglesOn } from '#parts/site/use-site.ts'
import { Icon } from '#ui/icon.tsx'

/** The precision of the unit is checked by the server. */
const amountIn = (text: string): number | null => {
  const amount = readAmount(text)
  return amount !== null && amount > 0 && amount <= MAX_AMOUNT ? amount : null
}

/** Each press adds this amount to the cart. */
export function CustomProductToCart({ product: { id, name, unit } }: { product: Pick<CustomProduct, 'id' | 'name' | 'unit'> }) {
  const { t } = useTranslation('product')
  const isOn = useAreTogglesOn()(['cart'])
  const [text, setText] = useState('1')
  const [isWrong, setWrong] = useState(false)
  const add = useAddCustomProduct()
  if (!isOn) return null
  const submit = (event: SubmitEvent<HTMLElement>) => {
    event.preventDefault()
    const amount = amountIn(text)
    setWrong(amount === null)
    if (amount !== null) add.mutate({ id, name, amount })
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
      <TextField
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        error={isWrong}
        helperText={isWrong ? t('own.wrongAmount') : undefined}
        slotProps={{
          htmlInput: { 'aria-label': t('own.amountOf', { name, unit }), inputMode: 'decimal', autoComplete: 'off', maxLength: 12 },
          input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
        }}
        sx={{ width: 120, flexShrink: 0, '& input': { py: 2, textAlign: 'right' }, '& .MuiInputAdornment-root': { maxWidth: 48 } }}
      />
      <Button
        type="submit"
        variant="contained"
        loading={add.isPending}
        loadingPosition="start"
        startIcon={<Icon path={mdiCartPlus} />}
        aria-label={t('own.toCartOf', { name })}
        sx={{ flexShrink: 0 }}
      >
        {t('own.toCart')}
      </Button>
    </Box>
  )
}

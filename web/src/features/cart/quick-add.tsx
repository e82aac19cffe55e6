import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { readAmount } from '@vitrina/contract/quantity/quantity.rules'
import { type SubmitEvent, useDeferredValue, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { randomUuid } from '#lib/random-uuid.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { type SuggestedProduct, suggestedProductsQuery } from '#parts/product/suggested-products.ts'
import { useAddToCart } from './cart.api.ts'

/** «Артикул — количество»: suggestions while typing, Enter goes on to the amount and then to the next line. `isShort`: the amount is asked once it is due. */
export function QuickAdd({ isShort }: { isShort: boolean }) {
  const { t } = useTranslation('cart-page')
  const money = useMoney()
  const add = useAddToCart()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<SuggestedProduct | null>(null)
  const [amount, setAmount] = useState('1')
  const [key, setKey] = useState(randomUuid)
  const productField = useRef<HTMLInputElement>(null)
  const amountField = useRef<HTMLInputElement>(null)
  const keyword = useDeferredValue(text.trim())
  const { data, isFetching } = useQuery({ ...suggestedProductsQuery(keyword), enabled: keyword.length > 1 && !chosen })
  const parsedAmount = readAmount(amount)
  const isReady = chosen !== null && parsedAmount !== null && parsedAmount > 0

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!chosen || !parsedAmount) return
    add.mutate(
      { productId: chosen.id, amount: parsedAmount, key },
      {
        onSuccess: () => {
          setChosen(null)
          setText('')
          setAmount('1')
          setKey(randomUuid())
          productField.current?.focus()
        },
      },
    )
  }

  return (
    // Its letters are undone by the field itself, not the last change of the cart.
    <Box component="form" data-typed noValidate onSubmit={submit} sx={{ display: 'flex', gap: 2 }}>
      <Autocomplete
        sx={{ flex: '1 1 0', minWidth: 0 }}
        size="small"
        value={chosen}
        inputValue={text}
        options={data?.products ?? []}
        loading={isFetching}
        loadingText={t('quick.looking')}
        noOptionsText={keyword.length > 1 ? t('quick.nothing') : t('quick.hint')}
        // The server has matched them.
        filterOptions={(options) => options}
        getOptionLabel={({ article, name }) => `${article} ${name}`}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        autoHighlight
        onInputChange={(_, next) => setText(next)}
        onChange={(_, next) => {
          setChosen(next)
          if (next) requestAnimationFrame(() => amountField.current?.select())
        }}
        renderOption={({ key: id, ...props }, { article, name, price, unit }) => (
          <Box component="li" key={id} {...props} sx={{ gap: 3, fontSize: 13 }}>
            <Box component="span" sx={{ minWidth: 0, flexGrow: 1 }}>
              <Box component="b" sx={{ fontWeight: 500 }}>
                {article}
              </Box>{' '}
              {name}
            </Box>
            {price && (
              <Typography component="span" variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
                {money(price.value)} / {unit.name}
              </Typography>
            )}
          </Box>
        )}
        renderInput={(params) => <TextField {...params} inputRef={productField} label={t('quick.product')} />}
      />
      {(!isShort || chosen) && (
        <>
          <TextField
            size="small"
            label={t('quick.amount')}
            value={amount}
            inputRef={amountField}
            error={amount !== '' && (parsedAmount === null || parsedAmount <= 0)}
            onChange={({ target }) => setAmount(target.value)}
            slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
            sx={{ width: isShort ? 84 : 110, flexShrink: 0 }}
          />
          <Button type="submit" variant="outlined" disabled={!isReady} loading={add.isPending} sx={{ flexShrink: 0 }}>
            {t('quick.add')}
          </Button>
        </>
      )}
    </Box>
  )
}

import Autocomplete from '@mui/material/Autocomplete'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { type RewardKind, rewardKinds } from '@vitrina/contract/club/club.rules'
import { type SubmitEvent, useDeferredValue, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { readMoney } from '#lib/read-money.rules.ts'
import { suggestedProductsQuery } from '#parts/product/suggested-products.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { type ShownDeskReward, useSaveReward } from './club-desk.api.ts'
import { LocalisedFields, type LocalisedText, trimmed } from './localised-fields.tsx'

type Product = { id: number; article: string; name: string }
type Props = { reward: ShownDeskReward | null; onClose: () => void }

/** A new reward, or a change of one; rewards already ordered stay as they were. */
export function RewardForm({ reward, onClose }: Props) {
  const { t } = useTranslation('club-desk')
  const save = useSaveReward()
  const [kind, setKind] = useState<RewardKind>(reward?.kind ?? 'goods')
  const [name, setName] = useState<LocalisedText>(reward?.name ?? { ru: '' })
  const [description, setDescription] = useState<LocalisedText>(reward?.description ?? { ru: '' })
  const [product, setProduct] = useState<Product | null>(reward?.product ?? null)
  const [cost, setCost] = useState(reward ? String(reward.cost) : '')
  const [worth, setWorth] = useState(reward?.worth ? String(reward.worth) : '')
  const [stock, setStock] = useState(reward?.stock === null || !reward ? '' : String(reward.stock))
  const [isPublished, setIsPublished] = useState(reward?.isPublished ?? true)
  const isDiscount = kind === 'discount'
  const isStockRight = stock === '' || /^\d{1,6}$/.test(stock)
  const isIncomplete = name.ru.trim() === '' || readMoney(cost) === null || (isDiscount && readMoney(worth) === null) || !isStockRight
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = {
      kind,
      name: trimmed(name),
      description: trimmed(description),
      productId: kind === 'goods' ? (product?.id ?? null) : null,
      cost: readMoney(cost) ?? 0,
      worth: isDiscount ? readMoney(worth) : null,
      stock: stock === '' ? null : Number(stock),
      isPublished,
    }
    save.mutate({ id: reward?.id ?? null, body }, { onSuccess: onClose })
  }
  return (
    <AppDialog isOpen title={t(reward ? 'rewards.change' : 'rewards.add')} isBusy={save.isPending} onClose={onClose}>
      <DialogForm
        submit={t('save')}
        isPending={save.isPending}
        isIncomplete={isIncomplete}
        error={save.error instanceof ApiError ? (save.error.fields[0]?.message ?? save.error.message) : undefined}
        onSubmit={submit}
      >
        <TextField select label={t('rewards.kind')} value={kind} onChange={({ target }) => setKind(target.value as RewardKind)}>
          {rewardKinds.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`kinds.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <LocalisedFields label={t('rewards.name')} maxLength={120} value={name} onChange={setName} />
        <LocalisedFields label={t('rewards.description')} maxLength={1000} isLong value={description} onChange={setDescription} />
        {kind === 'goods' && <ProductField chosen={product} onChoose={setProduct} />}
        <TextField
          required
          label={t('rewards.cost')}
          value={cost}
          error={cost !== '' && readMoney(cost) === null}
          onChange={({ target }) => setCost(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
        />
        {isDiscount && (
          <TextField
            required
            label={t('rewards.worth')}
            value={worth}
            error={worth !== '' && readMoney(worth) === null}
            onChange={({ target }) => setWorth(target.value)}
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
          />
        )}
        <TextField
          label={t('rewards.stock')}
          helperText={t('rewards.stockHint')}
          value={stock}
          error={!isStockRight}
          onChange={({ target }) => setStock(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
        />
        <FormControlLabel
          control={<Switch checked={isPublished} onChange={(_, isOn) => setIsPublished(isOn)} />}
          label={t('rewards.publish')}
        />
      </DialogForm>
    </AppDialog>
  )
}

function ProductField({ chosen, onChoose }: { chosen: Product | null; onChoose: (product: Product | null) => void }) {
  const { t } = useTranslation('club-desk')
  const [text, setText] = useState(chosen ? `${chosen.article} ${chosen.name}` : '')
  const keyword = useDeferredValue(text.trim())
  const { data } = useQuery({ ...suggestedProductsQuery(keyword), enabled: keyword.length > 1 })
  return (
    <Autocomplete<Product>
      options={data?.products ?? []}
      // The server has matched them.
      filterOptions={(options) => options}
      getOptionLabel={({ article, name }) => `${article} ${name}`}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      value={chosen}
      onChange={(_, product) => onChoose(product)}
      inputValue={text}
      onInputChange={(_, typed) => setText(typed)}
      noOptionsText={t('rewards.productNothing')}
      renderInput={(props) => <TextField {...props} label={t('rewards.product')} helperText={t('rewards.productHint')} />}
    />
  )
}

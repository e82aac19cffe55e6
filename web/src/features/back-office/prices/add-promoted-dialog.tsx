import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { NamedOptionField } from '../goods/named-option.tsx'
import { FoundGoodsField } from './found-goods-field.tsx'
import { type PriceRow, priceReferenceQuery, useAddPromoted } from './prices.api.ts'
import { readPercent } from './typed-figures.rules.ts'

/** Goods by name, or all of a brand and section, with one discount to begin with. */
export function AddPromotedDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('prices-desk')
  const reference = useQuery(priceReferenceQuery).data
  const add = useAddPromoted(id)
  const [goods, setGoods] = useState<readonly PriceRow[]>([])
  const [brand, setBrand] = useState<number | null>(null)
  const [section, setSection] = useState<number | null>(null)
  const [percent, setPercent] = useState('')
  const discount = readPercent(percent)
  const isNamed = goods.length > 0
  return (
    <AppDialog isOpen title={t('promotions.addGoods')} isBusy={add.isPending} onClose={onClose}>
      <DialogForm
        submit={t('promotions.addGoods')}
        isPending={add.isPending}
        isIncomplete={discount === null || (!isNamed && brand === null && section === null)}
        error={add.error?.message}
        onSubmit={(event) => {
          event.preventDefault()
          if (discount === null) return
          const filter = { ...(brand !== null && { brand }), ...(section !== null && { section }) }
          const chosen = isNamed ? { productIds: goods.map(({ productId }) => productId) } : { filter }
          add.mutate(
            { goods: chosen, discount },
            {
              onSuccess: ({ added }) => {
                showMessage({ text: t('promotions.added', { count: added }), kind: 'success' })
                onClose()
              },
            },
          )
        }}
      >
        <FoundGoodsField
          label={t('promotions.product')}
          onChoose={(product) => setGoods([...goods.filter(({ productId }) => productId !== product.productId), product])}
        />
        {isNamed && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {goods.map(({ productId, article }) => (
              <Chip
                key={productId}
                size="small"
                label={article}
                onDelete={() => setGoods(goods.filter((one) => one.productId !== productId))}
              />
            ))}
          </Box>
        )}
        {!isNamed && (
          <>
            <Typography variant="body2" color="textSecondary">
              {t('promotions.orAll')}
            </Typography>
            <NamedOptionField
              label={t('filters.brand')}
              options={reference?.brands ?? []}
              value={brand}
              onChange={(chosen) => setBrand(chosen === null ? null : Number(chosen))}
            />
            <NamedOptionField
              label={t('filters.section')}
              options={reference?.sections ?? []}
              value={section}
              onChange={(chosen) => setSection(chosen === null ? null : Number(chosen))}
            />
          </>
        )}
        <TextField
          required
          size="small"
          label={t('discounts.percent')}
          value={percent}
          error={percent !== '' && discount === null}
          helperText={percent !== '' && discount === null ? t('discounts.wrong') : t('promotions.priceLater')}
          onChange={({ target }) => setPercent(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      </DialogForm>
    </AppDialog>
  )
}

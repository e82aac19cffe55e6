import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { CustomProduct } from '@vitrina/contract/catalogue/custom-products'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { useSite } from '#parts/site/use-site.ts'
import { DialogForm } from '#ui/dialog-form.tsx'
import { useDraft } from '#ui/drafts.ts'
import { showMessage } from '#ui/messages.ts'
import { showErrors } from '#ui/show-errors.ts'
import { useSaveCustomProduct, useUploadPhoto } from './custom-products.api.ts'
import { bodyOf, type CustomProductDraft, draftOf, emptyDraft, isLink, readPrice } from './custom-product.rules.ts'
import { type Photo, PhotoField } from './photo-field.tsx'

type Props = {
  product: CustomProduct | null
  /** Of a new one. */
  name: string
  onSaved: (id: number) => void
}

const sides = { display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } } as const

/** C-15. Typed values survive closing; the product is saved even when its photo fails. */
export function CustomProductForm({ product, name, onSaved }: Props) {
  const { t } = useTranslation('product')
  const { currency } = useSite()
  const draft = useDraft<CustomProductDraft>(`custom-product-${product?.id ?? 'new'}`, product ? draftOf(product) : { ...emptyDraft, name })
  const [photo, setPhoto] = useState<Photo>(product?.image ?? null)
  /** Saved already; only its photo failed. */
  const [savedProduct, setSavedProduct] = useState<CustomProduct | null>(null)
  const form = useForm<CustomProductDraft>({ defaultValues: draft.initial })
  const save = useSaveCustomProduct()
  const upload = useUploadPhoto()
  const { errors } = form.formState

  const done = (saved: CustomProduct, text: string) => {
    draft.clearDraft()
    showMessage({ text, kind: 'success' })
    onSaved(saved.id)
  }
  const sendPhoto = (saved: CustomProduct, file: File) =>
    upload.mutate(
      { id: saved.id, photo: file },
      {
        onSuccess: () => done(saved, t(product ? 'own.saved' : 'own.created')),
        onError: () => {
          draft.clearDraft()
          setSavedProduct(saved)
          showMessage({ text: t('own.photoFailed'), kind: 'error' })
        },
      },
    )
  const submit = form.handleSubmit((values) =>
    save.mutate(
      { id: product?.id ?? null, body: bodyOf(values), imageDeleted: Boolean(product?.image) && photo === null },
      {
        onSuccess: (saved) => (photo instanceof File ? sendPhoto(saved, photo) : done(saved, t(product ? 'own.saved' : 'own.created'))),
        onError: (error) => void showErrors(form, error),
      },
    ),
  )
  if (savedProduct) {
    const reason = upload.error instanceof ApiError ? upload.error.message : ''
    return (
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Alert severity="warning">{t('own.photoFailedText', { name: savedProduct.name, reason })}</Alert>
        <PhotoField photo={photo} onChange={setPhoto} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            variant="contained"
            loading={upload.isPending}
            disabled={!(photo instanceof File)}
            onClick={() => photo instanceof File && sendPhoto(savedProduct, photo)}
          >
            {t('own.photoRetry')}
          </Button>
          <Button variant="outlined" disabled={upload.isPending} onClick={() => onSaved(savedProduct.id)}>
            {t('own.photoSkip')}
          </Button>
        </Box>
      </Box>
    )
  }

  const field = (key: keyof CustomProductDraft, validate?: (value: string) => true | string, limit = 250) => ({
    ...form.register(key, { onChange: () => draft.saveDraft(form.getValues()), ...(validate && { validate }) }),
    label: t(`own.${key}`, { sign: currency.sign }),
    error: Boolean(errors[key]),
    helperText: errors[key]?.message,
    slotProps: { htmlInput: { maxLength: limit } },
  })
  const isFilled = (value: string) => value.trim() !== '' || t('own.required')
  return (
    <DialogForm
      onSubmit={(event) => void submit(event)}
      submit={t(product ? 'own.save' : 'own.create')}
      isPending={save.isPending || upload.isPending}
    >
      <TextField {...field('name', isFilled)} required autoFocus />
      <Box sx={sides}>
        <TextField {...field('article')} />
        <TextField {...field('brand')} />
        <TextField {...field('unit', isFilled, 20)} required />
        <TextField
          {...field('price', (value) => readPrice(value) !== undefined || t('own.wrongPrice'), 20)}
          helperText={errors.price?.message ?? t('own.priceHint')}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
        />
      </Box>
      <TextField {...field('link', (value) => isLink(value) || t('own.wrongLink'), 500)} type="url" placeholder="https://" />
      <TextField {...field('note', undefined, 2000)} multiline minRows={2} maxRows={6} />
      <TextField
        {...form.register('visibility', { onChange: () => draft.saveDraft(form.getValues()) })}
        select
        label={t('own.visibility')}
        defaultValue={draft.initial.visibility}
      >
        <MenuItem value="private">{t('own.private')}</MenuItem>
        <MenuItem value="company">{t('own.company')}</MenuItem>
      </TextField>
      <PhotoField photo={photo} onChange={setPhoto} />
    </DialogForm>
  )
}

import TextField from '@mui/material/TextField'
import type { NamedCart } from '@vitrina/contract/cart/named-carts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ApiError } from '#api/api-error.ts'
import { randomUuid } from '#lib/random-uuid.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { useCreateCart, useRenameCart } from './named-carts.api.ts'

type Props = { /** None: another one begins. */ cart: NamedCart | null; onClose: () => void }

export function CartNameDialog({ cart, onClose }: Props) {
  const { t } = useTranslation('cart-page')
  const create = useCreateCart()
  const rename = useRenameCart()
  // One press makes one cart, even if the network repeats the request.
  const [key] = useState(randomUuid)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: cart?.name ?? '' } })
  const under = cart ? rename : create
  const submit = handleSubmit(({ name }) =>
    cart ? rename.mutate({ id: cart.id, name }, { onSuccess: onClose }) : create.mutate({ name, key }, { onSuccess: onClose }),
  )
  const wrong = formState.errors.name?.message
  return (
    <AppDialog isOpen isBusy={under.isPending} title={cart ? t('carts.rename') : t('carts.create')} onClose={onClose}>
      <DialogForm
        onSubmit={(event) => void submit(event)}
        submit={t('carts.keep')}
        isPending={under.isPending}
        error={under.error instanceof ApiError ? under.error.message : undefined}
      >
        <TextField
          {...register('name', { validate: (name) => name.trim() !== '' || t('carts.nameRequired') })}
          label={t('carts.name')}
          autoFocus
          error={Boolean(wrong)}
          helperText={wrong}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
      </DialogForm>
    </AppDialog>
  )
}

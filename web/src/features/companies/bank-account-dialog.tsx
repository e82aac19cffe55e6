import TextField from '@mui/material/TextField'
import type { BankAccount, BankAccountFields } from '@vitrina/contract/companies/companies'
import { accountProblems } from '@vitrina/contract/companies/companies.rules'
import { useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { showErrors } from '#ui/show-errors.ts'
import { useSaveAccount } from './companies.api.ts'
import type { Entity } from './legal-entity-card.tsx'

const names = ['bik', 'bankName', 'correspondentAccount', 'account'] as const

const tight = ({ bik, bankName, correspondentAccount, account }: BankAccountFields): BankAccountFields => ({
  bik: bik.replace(/\s+/g, ''),
  bankName: bankName.trim(),
  correspondentAccount: correspondentAccount.replace(/\s+/g, ''),
  account: account.replace(/\s+/g, ''),
})

const empty: BankAccountFields = { bik: '', bankName: '', correspondentAccount: '', account: '' }

/** An account that does not match its bank is rejected before it is sent. */
export function BankAccountDialog({ entity, account }: { entity: Entity; account: BankAccount | undefined }) {
  const { t } = useTranslation('companies')
  const { close } = useHistoryStateSwitch()
  const form = useForm<BankAccountFields>({ defaultValues: account ? tight(account) : empty })
  const save = useSaveAccount()
  const { errors } = form.formState
  const dismiss = () => close('openedCompanyTool')
  const check = (name: (typeof names)[number]) => () => {
    const wrong = accountProblems(tight(form.getValues())).find(({ field }) => field === name)
    if (!wrong) return true
    return wrong.problem === 'required' || name === 'bankName' ? t('wrong.required') : t(`wrong.${name}`)
  }
  const send = form.handleSubmit((draft) =>
    save.mutate(
      { entityId: entity.id, accountId: account?.id, body: tight(draft) },
      {
        onSuccess: () => {
          dismiss()
          showMessage({ text: t('accounts.kept'), kind: 'success' })
        },
        onError: (error) => void showErrors(form, error),
      },
    ),
  )
  return (
    <AppDialog
      isOpen
      title={t(account ? 'accounts.changeTitle' : 'accounts.addTitle', { name: entity.shortName })}
      onClose={dismiss}
      isBusy={save.isPending}
    >
      <DialogForm onSubmit={(event) => void send(event)} submit={t('save')} isPending={save.isPending}>
        {names.map((name, place) => (
          <TextField
            key={name}
            {...form.register(name, { validate: check(name) })}
            label={t(`accounts.${name}`)}
            required
            autoFocus={place === 0}
            error={Boolean(errors[name])}
            helperText={errors[name]?.message}
            slotProps={{
              htmlInput: {
                maxLength: name === 'bankName' ? 300 : 40,
                autoComplete: 'off',
                ...(name !== 'bankName' && { inputMode: 'numeric' }),
              },
            }}
          />
        ))}
      </DialogForm>
    </AppDialog>
  )
}

import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { useChooseCompany } from '#parts/companies/companies.api.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { showErrors } from '#ui/show-errors.ts'
import { useCreateCompany } from './companies.api.ts'
import { type EntityForm, emptyEntity, requisitesOf } from './legal-entity.params.ts'
import { LegalEntityFields } from './legal-entity-fields.tsx'

/** Adds a further company from the directory; it does not become active by itself. */
export function NewCompanyDialog() {
  const { t } = useTranslation('companies')
  const { close } = useHistoryStateSwitch()
  const form = useForm<EntityForm>({ defaultValues: emptyEntity })
  const create = useCreateCompany()
  const choose = useChooseCompany()
  const dismiss = () => close('openedCompanyTool')
  const send = form.handleSubmit((draft) =>
    create.mutate(requisitesOf(draft), {
      onSuccess: ({ id, name, state, isActive }) => {
        dismiss()
        showMessage({
          text: t(state === 'pending' ? 'newCompany.pending' : 'newCompany.done', { name }),
          kind: 'success',
          duration: 6_000,
          ...(!isActive && { action: { label: t('newCompany.switch'), run: () => choose.mutate(id) } }),
        })
      },
      onError: (error) => void showErrors(form, error),
    }),
  )
  return (
    <AppDialog isOpen title={t('newCompany.title')} onClose={dismiss} isBusy={create.isPending}>
      <DialogForm onSubmit={(event) => void send(event)} submit={t('newCompany.submit')} isPending={create.isPending}>
        <Typography variant="body2" color="textSecondary">
          {t('newCompany.text')}
        </Typography>
        <LegalEntityFields form={form} isSearched />
      </DialogForm>
    </AppDialog>
  )
}

import { useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { showMessage } from '#ui/messages.ts'
import { showErrors } from '#ui/show-errors.ts'
import { useSaveEntity } from './companies.api.ts'
import type { Entity } from './legal-entity-card.tsx'
import { type EntityForm, emptyEntity, requisitesOf } from './legal-entity.params.ts'
import { LegalEntityFields } from './legal-entity-fields.tsx'

const formOf = ({ type, shortName, fullName, inn, kpp, ogrn, legalAddress, headName, headPost, taxMode }: Entity): EntityForm => ({
  type,
  shortName,
  fullName,
  inn: inn ?? '',
  kpp: kpp ?? '',
  ogrn: ogrn ?? '',
  legalAddress,
  headName,
  headPost,
  taxMode,
})

export function LegalEntityDialog({ entity }: { entity: Entity | undefined }) {
  const { t } = useTranslation('companies')
  const { close } = useHistoryStateSwitch()
  const form = useForm<EntityForm>({ defaultValues: entity ? formOf(entity) : emptyEntity })
  const save = useSaveEntity()
  const dismiss = () => close('openedCompanyTool')
  const send = form.handleSubmit((draft) =>
    save.mutate(
      { id: entity?.id, body: requisitesOf(draft) },
      {
        onSuccess: ({ shortName }) => {
          dismiss()
          showMessage({ text: t('entities.kept', { name: shortName }), kind: 'success' })
        },
        onError: (error) => void showErrors(form, error),
      },
    ),
  )
  return (
    <AppDialog isOpen title={t(entity ? 'entities.changeTitle' : 'entities.addTitle')} onClose={dismiss} isBusy={save.isPending}>
      <DialogForm onSubmit={(event) => void send(event)} submit={t('save')} isPending={save.isPending}>
        <LegalEntityFields form={form} isSearched={!entity} isTypeFixed={(entity?.contracts.length ?? 0) > 0} />
      </DialogForm>
    </AppDialog>
  )
}

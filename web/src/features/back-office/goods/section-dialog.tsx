import TextField from '@mui/material/TextField'
import type { GoodsSection } from '@vitrina/contract/goods/sections'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { useAddSection, useMoveSection, useRenameSection } from './goods.api.ts'
import { NamedOptionField } from './named-option.tsx'
import { sectionNames } from './use-names.ts'

export type SectionEdit =
  | { kind: 'add'; parentId: number | null }
  | { kind: 'rename'; section: GoodsSection }
  | { kind: 'move'; section: GoodsSection }

type Props = { edit: SectionEdit; sections: readonly GoodsSection[]; onClose: () => void }

export function SectionDialog({ edit, sections, onClose }: Props) {
  const { t } = useTranslation('goods')
  const add = useAddSection()
  const rename = useRenameSection()
  const move = useMoveSection()
  const [name, setName] = useState(edit.kind === 'rename' ? edit.section.name : '')
  const [parentId, setParentId] = useState(edit.kind === 'move' ? edit.section.parentId : null)
  const isPending = add.isPending || rename.isPending || move.isPending
  const error = add.error ?? rename.error ?? move.error
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const after = { onSuccess: onClose }
    if (edit.kind === 'add') add.mutate({ name: name.trim(), parentId: edit.parentId }, after)
    else if (edit.kind === 'rename') rename.mutate({ id: edit.section.id, name: name.trim() }, after)
    // At the end of the new parent.
    else move.mutate({ id: edit.section.id, parentId, position: 10_000 }, after)
  }
  // A section inside this one cannot become its parent.
  const parents = edit.kind === 'move' ? sectionNames(sections).filter(({ id }) => !isWithin(sections, id, edit.section.id)) : []
  return (
    <AppDialog isOpen title={t(`sections.${edit.kind}`)} isBusy={isPending} onClose={onClose}>
      <DialogForm
        submit={t('save')}
        isPending={isPending}
        isIncomplete={edit.kind !== 'move' && name.trim() === ''}
        error={error instanceof ApiError ? (error.fields[0]?.message ?? error.message) : undefined}
        onSubmit={submit}
      >
        {edit.kind === 'move' ? (
          <NamedOptionField
            label={t('sections.parent')}
            options={[{ id: 0, name: t('sections.root') }, ...parents]}
            value={parentId ?? 0}
            onChange={(id) => setParentId(Number(id) || null)}
          />
        ) : (
          <TextField
            required
            autoFocus
            label={t('fields.name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        )}
      </DialogForm>
    </AppDialog>
  )
}

const isWithin = (sections: readonly GoodsSection[], id: number | string, branch: number): boolean =>
  sections.find((section) => section.id === id)?.path.includes(branch) ?? false

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { mdiDeleteOutline, mdiFolderRemoveOutline } from '@mdi/js'
import type { OfferChange, OfferDocument, OfferGroup } from '@vitrina/contract/offers/offer-document.rules'
import type { SharedMarkup } from '@vitrina/contract/offers/offer-price.rules'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { Icon } from '#ui/icon.tsx'
import { ungroup } from './line-changes.rules.ts'
import { MarkupFields } from './markup-fields.tsx'

type Props = {
  group: OfferGroup
  document: OfferDocument
  isEditable: boolean
  onChange: (changes: OfferChange[]) => void
  onClose: () => void
}

export function GroupDialog({ group, document, isEditable, onChange, onClose }: Props) {
  const { t } = useTranslation('offers')
  const [name, setName] = useState(group.name)
  const [markup, setMarkup] = useState<SharedMarkup | null>(group.markup)
  const act = (changes: OfferChange[]) => {
    onChange(changes)
    onClose()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    act([{ op: 'setGroup', id: group.id, fields: { name: name.trim(), markup } }])
  }
  return (
    <AppDialog isOpen isSmall title={t('group.title')} onClose={onClose}>
      <DialogForm onSubmit={submit} submit={t('line.save')} isPending={false} isIncomplete={name.trim() === '' || !isEditable}>
        <TextField
          label={t('columns.group')}
          value={name}
          disabled={!isEditable}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <MarkupFields
          label={t('columns.markup')}
          markup={markup}
          allowed={{ fixed: false, none: true }}
          isOff={!isEditable}
          onChange={(next) => setMarkup(next?.mode === 'fixed' ? null : next)}
        />
      </DialogForm>
      {isEditable && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
          <Button
            color="inherit"
            startIcon={<Icon path={mdiFolderRemoveOutline} fontSize="small" />}
            onClick={() => act(ungroup(document, group.id))}
          >
            {t('group.ungroup')}
          </Button>
          <Button
            color="error"
            startIcon={<Icon path={mdiDeleteOutline} fontSize="small" />}
            onClick={() => act([{ op: 'removeGroup', id: group.id }])}
          >
            {t('group.remove')}
          </Button>
        </Box>
      )}
    </AppDialog>
  )
}
